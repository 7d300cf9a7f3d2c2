/// The colour spaces that pictures and colours keep apart.
package enum ColorSpace: String, Sendable {
  case sRGB
  case displayP3
}

/// A picture's pixels: red, green, blue and alpha, a byte each, rows from the top, alpha not multiplied in.
package struct PixelPicture: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var bytes: [UInt8]
  package var space: ColorSpace

  /// What a picture may have: as much as four of the largest a phone takes.
  package static let greatestCount = 200_000_000

  /// Nil where the number of bytes is not that of the size.
  package init?(width: Int, height: Int, bytes: [UInt8], space: ColorSpace = .sRGB) {
    guard let count = PixelPicture.byteCount(width, height), bytes.count == count else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
    self.space = space
  }

  /// Nil for sizes that no picture has.
  static func byteCount(_ width: Int, _ height: Int) -> Int? {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, width * height <= greatestCount else {
      return nil
    }
    return width * height * 4
  }

  /// Red, green, blue, alpha; nil outside.
  package func pixel(_ x: Int, _ y: Int) -> [UInt8]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  package var isOpaque: Bool {
    var index = 3
    while index < bytes.count {
      if bytes[index] != 255 { return false }
      index += 4
    }
    return true
  }

  /// Laid over white, for formats without alpha.
  func overWhite() -> PixelPicture {
    guard !isOpaque else { return self }
    var result = self
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      for index in start..<start + 3 {
        result.bytes[index] = UInt8((Int(bytes[index]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      result.bytes[start + 3] = 255
    }
    return result
  }
}

/// Files of pictures, told by their first bytes.
package enum PictureFormat: String, Sendable {
  case heic = "HEIC"
  case png = "PNG"
  case jpeg = "JPEG"

  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8),
      ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif"].contains(
        String(decoding: bytes[8..<12], as: UTF8.self))
    {
      self = .heic
    } else {
      return nil
    }
  }
}

import Foundation

/// How large a picture is, read from the beginning of its file without a library: PNG, JPEG, PDF and SVG.
struct PictureHeader {
  /// Pixels; points in drawings.
  var width: Double
  var height: Double
  /// Whether it is made of lines and not of pixels.
  var isDrawing: Bool

  /// How much of a file is looked at, in bytes.
  private static let reach = 64 * 1024

  static func size(ofFile path: String) -> PictureHeader? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: reach) else { return nil }
    return PictureHeader([UInt8](data))
  }

  /// - Parameter bytes: the beginning of a file.
  init?(_ bytes: [UInt8]) {
    let found =
      switch PictureFormat(bytes) {
      case .png: PictureHeader.png(bytes)
      case .jpeg: PictureHeader.jpeg(bytes)
      case .heic: nil as (Double, Double)?
      case nil: bytes.starts(with: "%PDF".utf8) ? PictureHeader.pdf(bytes) : PictureHeader.svg(bytes)
      }
    guard let found, found.0 > 0, found.1 > 0, found.0 < 100_000, found.1 < 100_000 else { return nil }
    (width, height) = found
    isDrawing = PictureFormat(bytes) == nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The IHDR chunk comes first.
  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4) else {
      return nil
    }
    return (Double(width), Double(height))
  }

  /// The start-of-frame segment, whichever kind.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let isFrame = 0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame, let height = number(bytes, at: offset + 5, count: 2),
        let width = number(bytes, at: offset + 7, count: 2)
      {
        return (Double(width), Double(height))
      }
      guard let length = number(bytes, at: offset + 2, count: 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// The first MediaBox that is not compressed.
  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let box = text.range(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
  }

  /// `width` and `height` of the `svg` element, else the size of its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = text[start.upperBound..<end]
    func value(_ name: String) -> Substring? {
      for quote in ["\"", "'"] {
        guard let begin = tag.range(of: " \(name)=\(quote)") else { continue }
        let rest = tag[begin.upperBound...]
        if let close = rest.firstIndex(of: Character(quote)) { return rest[..<close] }
      }
      return nil
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { text in
        for unit in ["px", "pt"] where text.hasSuffix(unit) { return Double(text.dropLast(2)) }
        return Double(text)
      }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? (box[2], box[3]) : nil
  }
}

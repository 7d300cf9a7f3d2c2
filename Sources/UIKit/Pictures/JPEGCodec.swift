import Foundation

/// JPEG through TurboJPEG.
enum JPEGCodec {
  private typealias Handle = UnsafeMutableRawPointer
  private static let rgba: Int32 = 7

  private static func withHandle<Result>(
    _ library: SystemLibrary, _ maker: String, _ body: (Handle) throws -> Result
  ) throws -> Result {
    let make = try library.function(maker, as: (@convention(c) () -> Handle?).self)
    let destroy = try library.function("tjDestroy", as: (@convention(c) (Handle) -> Int32).self)
    guard let handle = make() else { throw PictureProblem(description: "TurboJPEG does not start") }
    defer { _ = destroy(handle) }
    return try body(handle)
  }

  private static func words(_ library: SystemLibrary) -> String {
    let get = try? library.function("tjGetErrorStr", as: (@convention(c) () -> UnsafePointer<CChar>?).self)
    return get?().map { String(cString: $0) } ?? ""
  }

  /// - Returns: the pixels as they are stored, and how they are to be turned: 1 to 8, as Exif has it.
  static func read(_ bytes: [UInt8], library: SystemLibrary) throws -> (
    picture: PixelPicture, orientation: Int
  ) {
    let readHeader = try library.function(
      "tjDecompressHeader3",
      as: (@convention(c) (
        Handle, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      ) -> Int32).self)
    let decompress = try library.function(
      "tjDecompress2",
      as: (@convention(c) (
        Handle, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32, Int32
      ) -> Int32).self)
    let facts = facts(of: bytes)
    return try withHandle(library, "tjInitDecompress") { handle in
      try bytes.withUnsafeBufferPointer { source in
        var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard
          readHeader(handle, source.baseAddress, UInt(source.count), &width, &height, &sampling, &colors) == 0
        else { throw PictureProblem.unreadable("JPEG", words(library)) }
        // 3 and 4 are the spaces of print.
        guard colors < 3 else { throw PictureProblem.unreadable("JPEG", "it is in CMYK") }
        guard let count = PixelPicture.byteCount(Int(width), Int(height)) else {
          throw PictureProblem.unreadable("JPEG", "\(width) × \(height) pixels")
        }
        var pixels = [UInt8](repeating: 0, count: count)
        let status = pixels.withUnsafeMutableBufferPointer {
          decompress(
            handle, source.baseAddress, UInt(source.count), $0.baseAddress, width, 0, height, rgba, 0)
        }
        guard status == 0,
          let picture = PixelPicture(
            width: Int(width), height: Int(height), bytes: pixels, space: facts.space)
        else { throw PictureProblem.unreadable("JPEG", words(library)) }
        return (picture, facts.orientation)
      }
    }
  }

  /// - Parameter quality: 0 to 1; 0 is the smallest file.
  static func write(_ picture: PixelPicture, quality: Double, library: SystemLibrary) throws -> [UInt8] {
    let compress = try library.function(
      "tjCompress2",
      as: (@convention(c) (
        Handle, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
        UnsafeMutablePointer<UInt>, Int32, Int32, Int32
      ) -> Int32).self)
    let free = try library.function(
      "tjFree", as: (@convention(c) (UnsafeMutablePointer<UInt8>?) -> Void).self)
    // GUESS: UIKit's pictures have no alpha in JPEG; white is below.
    let flat = picture.overWhite()
    let number = Int32(1 + (min(max(quality.isNaN ? 1 : quality, 0), 1) * 99).rounded())
    let bytes: [UInt8] = try withHandle(library, "tjInitCompress") { handle in
      var result: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      // Every pixel keeps its colour where the quality is high, four share one where it is not.
      let status = flat.bytes.withUnsafeBufferPointer {
        compress(
          handle, $0.baseAddress, Int32(flat.width), 0, Int32(flat.height), rgba, &result, &count,
          number >= 90 ? 0 : 2, number, 0)
      }
      defer { free(result) }
      guard status == 0, let result else {
        throw PictureProblem(description: "the JPEG picture cannot be written: \(words(library))")
      }
      return Array(UnsafeBufferPointer(start: result, count: Int(count)))
    }
    return picture.space == .displayP3 ? named(bytes) : bytes
  }

  // MARK: Segments

  private static let profileMark = Array("ICC_PROFILE".utf8) + [0]

  private static func facts(of bytes: [UInt8]) -> (orientation: Int, space: ColorSpace) {
    var orientation = 1
    var profile: [UInt8] = []
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let mark = bytes[index + 1]
      if mark == 0xFF {
        index += 1
        continue
      }
      // The picture itself begins.
      if mark == 0xDA || mark == 0xD9 { break }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let content = bytes[index + 4..<end]
      if mark == 0xE1, content.starts(with: Array("Exif".utf8) + [0, 0]) {
        orientation = exifOrientation(Array(content.dropFirst(6))) ?? orientation
      } else if mark == 0xE2, content.starts(with: profileMark), profile.count < 4_000_000 {
        // Profiles come in pieces, in order; two bytes number them.
        profile += content.dropFirst(profileMark.count + 2)
      }
      index = end
    }
    return (orientation, ColorProfile.space(of: profile) ?? .sRGB)
  }

  /// Entry 0x0112 of the first directory.
  private static func exifOrientation(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ index: Int, _ length: Int) -> Int? {
      guard index >= 0, index + length <= bytes.count else { return nil }
      let part = bytes[index..<index + length]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<min(count, 500) {
      let place = start + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112 { return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  private static func named(_ bytes: [UInt8]) -> [UInt8] {
    let content = profileMark + [1, 1] + ColorProfile.displayP3
    let length = content.count + 2
    return Array(bytes.prefix(2)) + [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content
      + bytes.dropFirst(2)
  }
}

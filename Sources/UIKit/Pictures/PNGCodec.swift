import Foundation

/// PNG through libpng's simple interface, which needs no jumps out of callbacks.
enum PNGCodec {
  private typealias Image = UnsafeMutableRawPointer

  /// libpng's `png_image`: a pointer, seven numbers and 64 bytes of words.
  private enum Field {
    static let size = 104
    static let version = 8
    static let width = 12
    static let height = 16
    static let format = 20
    static let words = 36
  }
  /// Red to alpha, a byte each.
  private static let rgba: UInt32 = 3

  private static func withImage<Result>(_ body: (Image) throws -> Result) rethrows -> Result {
    try withUnsafeTemporaryAllocation(byteCount: Field.size, alignment: 8) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      let image = buffer.baseAddress!
      image.storeBytes(of: UInt32(1), toByteOffset: Field.version, as: UInt32.self)
      return try body(image)
    }
  }

  private static func words(_ image: Image) -> String {
    String(cString: image.advanced(by: Field.words).assumingMemoryBound(to: CChar.self))
  }

  static func read(_ bytes: [UInt8], library: SystemLibrary) throws -> PixelPicture {
    let begin = try library.function(
      "png_image_begin_read_from_memory", as: (@convention(c) (Image, UnsafeRawPointer?, Int) -> Int32).self)
    let finish = try library.function(
      "png_image_finish_read",
      as: (@convention(c) (
        Image, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?
      ) ->
        Int32).self)
    let free = try library.function("png_image_free", as: (@convention(c) (Image) -> Void).self)
    let space = space(of: bytes)
    return try bytes.withUnsafeBytes { source in
      try withImage { image in
        defer { free(image) }
        guard begin(image, source.baseAddress, source.count) != 0 else {
          throw PictureProblem.unreadable("PNG", words(image))
        }
        let width = Int(image.load(fromByteOffset: Field.width, as: UInt32.self))
        let height = Int(image.load(fromByteOffset: Field.height, as: UInt32.self))
        guard let count = PixelPicture.byteCount(width, height) else {
          throw PictureProblem.unreadable("PNG", "\(width) × \(height) pixels")
        }
        image.storeBytes(of: rgba, toByteOffset: Field.format, as: UInt32.self)
        var pixels = [UInt8](repeating: 0, count: count)
        let done = pixels.withUnsafeMutableBytes { finish(image, nil, $0.baseAddress, 0, nil) }
        guard done != 0, let picture = PixelPicture(width: width, height: height, bytes: pixels, space: space)
        else { throw PictureProblem.unreadable("PNG", words(image)) }
        return picture
      }
    }
  }

  static func write(_ picture: PixelPicture, library: SystemLibrary) throws -> [UInt8] {
    let write = try library.function(
      "png_image_write_to_memory",
      as: (@convention(c) (
        Image, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>, Int32, UnsafeRawPointer?, Int32,
        UnsafeRawPointer?
      ) -> Int32).self)
    let bytes: [UInt8] = try picture.bytes.withUnsafeBytes { source in
      try withImage { image in
        image.storeBytes(of: UInt32(picture.width), toByteOffset: Field.width, as: UInt32.self)
        image.storeBytes(of: UInt32(picture.height), toByteOffset: Field.height, as: UInt32.self)
        image.storeBytes(of: rgba, toByteOffset: Field.format, as: UInt32.self)
        // More than any PNG of the size has: rows with a byte before each, chunks and their heads.
        var count = picture.bytes.count + picture.height + picture.bytes.count / 100 + 4096
        var result = [UInt8](repeating: 0, count: count)
        let done = result.withUnsafeMutableBytes {
          write(image, $0.baseAddress, &count, 0, source.baseAddress, 0, nil)
        }
        guard done != 0, count <= result.count else {
          throw PictureProblem(description: "the PNG picture cannot be written: \(words(image))")
        }
        return Array(result.prefix(count))
      }
    }
    return picture.space == .displayP3 ? named(bytes) : bytes
  }

  // MARK: Chunks

  private struct Chunk {
    let type: String
    /// With length, type and sum.
    let whole: Range<Int>
    let content: Range<Int>
  }

  private static func chunks(of bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = index + 12 + length
      guard length < 1 << 31, end <= bytes.count else { break }
      let type = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, whole: index..<end, content: index + 8..<end - 4))
      index = end
    }
    return chunks
  }

  /// From the coded primaries or the profile that the file names.
  private static func space(of bytes: [UInt8]) -> ColorSpace {
    for chunk in chunks(of: bytes) {
      if chunk.type == "IDAT" { break }
      if chunk.type == "cICP", let primaries = bytes[chunk.content].first {
        return primaries == 12 ? .displayP3 : .sRGB
      }
      if chunk.type == "iCCP", let profile = profile(Array(bytes[chunk.content])) {
        return ColorProfile.space(of: profile) ?? .sRGB
      }
    }
    return .sRGB
  }

  /// A name, a zero, the method, and the profile packed by zlib.
  private static func profile(_ content: [UInt8]) -> [UInt8]? {
    guard let end = content.firstIndex(of: 0), end + 2 <= content.count,
      let unpack = try? SystemLibrary.zlib.function(
        "uncompress",
        as: (@convention(c) (
          UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>?, UInt
        ) ->
          Int32).self)
    else { return nil }
    let packed = Array(content[(end + 2)...])
    var profile = [UInt8](repeating: 0, count: 1_000_000)
    var count = UInt(profile.count)
    let status = profile.withUnsafeMutableBufferPointer { out in
      packed.withUnsafeBufferPointer { unpack(out.baseAddress, &count, $0.baseAddress, UInt($0.count)) }
    }
    return status == 0 ? Array(profile.prefix(Int(count))) : nil
  }

  /// The file with the profile of Display P3 in place of what libpng says of its colours.
  private static func named(_ bytes: [UInt8]) -> [UInt8] {
    let profile = ColorProfile.displayP3
    var result = Array(bytes.prefix(8))
    for chunk in chunks(of: bytes) where !["sRGB", "gAMA", "cHRM", "iCCP"].contains(chunk.type) {
      result += bytes[chunk.whole]
      if chunk.type == "IHDR" {
        result += self.chunk("iCCP", Array("Display P3".utf8) + [0, 0] + packed(profile))
      }
    }
    return result
  }

  /// As zlib has it, in one block that is not compressed.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var a = 1
    var b = 0
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = UInt16(bytes.count)
    let head: [UInt8] = [
      0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    return head + bytes + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let body = Array(type.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(UInt32(content.count)) + body + number(~sum)
  }
}

/// Decodes what stands for other characters in attribute values and text.
///
/// Only the five entities of XML and character references are known. Entities that a document declares for
/// itself are never looked up, so nothing can expand and no other file is ever read; they stay as written.
enum References {
  enum Context {
    /// A line break or tab written as such counts as a space.
    case attribute
    /// A line break written in any way counts as a line feed.
    case text
  }

  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, as context: Context) -> String {
    guard bytes.contains(where: { $0 == 0x26 || $0 < 0x20 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x26, let reference = reference(in: bytes, at: index) {
        decoded.append(contentsOf: String(reference.character).utf8)
        index += reference.length
        continue
      }
      index += 1
      if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        decoded.append(context == .attribute ? 0x20 : 0x0A)
      } else if context == .attribute && (byte == 0x0A || byte == 0x09) {
        decoded.append(0x20)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The character that the reference at `index` stands for and the reference's length in bytes; nil where
  /// there is no reference that is known.
  static func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (character: Unicode.Scalar, length: Int)? {
    // The longest reference that means anything: &#x0010FFFF; with room for zeros.
    let longest = 16
    var end = index + 1
    let limit = min(bytes.count, index + longest)
    while end < limit, bytes[end] != 0x3B { end += 1 }
    guard end < limit, end > index + 1 else { return nil }
    let name = UnsafeBufferPointer(rebasing: bytes[(index + 1)..<end])
    guard let character = name[0] == 0x23 ? numbered(name) : entity(name) else { return nil }
    return (character, end + 1 - index)
  }

  private static func entity(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    if matches(name, "amp") { return "&" }
    if matches(name, "lt") { return "<" }
    if matches(name, "gt") { return ">" }
    if matches(name, "quot") { return "\"" }
    if matches(name, "apos") { return "'" }
    return nil
  }

  private static func matches(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    guard name.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<name.count where name[offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// `#10` or `#xA`.
  private static func numbered(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = name.count > 1 && name[1] == 0x78
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var value: UInt32 = 0
    let digits = name[(isHexadecimal ? 2 : 1)...]
    guard !digits.isEmpty else { return nil }
    for byte in digits {
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte - 0x30)
      case 0x41...0x46 where isHexadecimal: digit = UInt32(byte - 0x41 + 10)
      case 0x61...0x66 where isHexadecimal: digit = UInt32(byte - 0x61 + 10)
      default: return nil
      }
      value = value * radix + digit
      if value > 0x10FFFF { return nil }
    }
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}

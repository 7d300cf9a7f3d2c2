/// Where and why a text is no JSON.
package struct JSONError: Error, Hashable, Sendable {
  package var message: String
  /// Bytes from the start.
  package var offset: Int
}

extension JSONValue {
  /// Reads one document and nothing behind it.
  package init(parsing text: String) throws(JSONError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.document()
  }
}

/// A reader over bytes: RFC 8259 without duplicate-key checks, at most 64 levels deep.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let deepest = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw error("something follows the document") }
    return value
  }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: position) }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard position < bytes.count else { throw error("a value is missing") }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error("nested too deeply") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    position += 1
    var result: [JSONMember] = []
    if take("}") { return result }
    while true {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("a key is missing")
      }
      let key = try string()
      guard take(":") else { throw error("a colon is missing") }
      result.append(JSONMember(key: key, value: try value()))
      if take(",") { continue }
      guard take("}") else { throw error("a brace is missing") }
      return result
    }
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    position += 1
    var result: [JSONValue] = []
    if take("]") { return result }
    while true {
      result.append(try value())
      if take(",") { continue }
      guard take("]") else { throw error("a bracket is missing") }
      return result
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let end = position + word.utf8.count
    guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else {
      throw error("an unknown word")
    }
    position = end
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    while position < bytes.count, Self.isNumberPart(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      position = start
      throw error("a value is missing")
    }
    return value
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\")
    {
      position += 1
    }
    var units = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try escape(into: &units) } else { units.append(byte) }
    }
    throw error("a string does not end")
  }

  private mutating func escape(into units: inout [UInt8]) throws(JSONError) {
    guard position < bytes.count else { throw error("a string does not end") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "u"): units.append(contentsOf: Array(String(try escapedCharacter()).utf8))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    default: throw error("an unknown escape")
    }
  }

  private mutating func escapedCharacter() throws(JSONError) -> Character {
    var code = UInt32(try hexadecimal())
    if 0xD800..<0xDC00 ~= code, position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = UInt32(try hexadecimal())
      if 0xDC00..<0xE000 ~= low { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
    }
    return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    guard position + 4 <= bytes.count,
      let value = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error("an unknown escape") }
    position += 4
    return value
  }
}

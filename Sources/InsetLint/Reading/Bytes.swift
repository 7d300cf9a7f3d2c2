/// Bytes that the lexer asks for by name.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let at = UInt8(ascii: "@")
  static let dot = UInt8(ascii: ".")
  static let backtick = UInt8(ascii: "`")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let underscore = UInt8(ascii: "_")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
}

/// What a byte can begin.
enum ByteClass: UInt8 {
  /// Those that go on with a word come first.
  case letter, digit, space, newline, open, close, other

  static let table: [ByteClass] = (0...255).map { value -> ByteClass in
    let byte = UInt8(value)
    switch byte {
    case Byte.newline: return .newline
    case Byte.space, Byte.tab, Byte.carriageReturn, 0x0B, 0x0C: return .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), Byte.underscore,
      UInt8(ascii: "$"), 0x80...0xFF:
      return .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digit
    case Byte.leftParenthesis, Byte.leftBracket, Byte.leftBrace: return .open
    case Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace: return .close
    default: return .other
    }
  }
}

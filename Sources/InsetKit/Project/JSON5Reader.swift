/// Reads JSON5 (json5.org): JSON with comments, trailing commas, names without quotes, single quotes, and numbers such
/// as `.5`, `+1` and `0xFF`.
struct JSON5Reader {
  struct Failure: Error, Equatable {
    let line: Int
    /// What was expected, as in `a value`.
    let message: String
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  /// A file nested deeper is no configuration.
  private static let deepest = 64

  static func read(_ text: String) throws(Failure) -> JSON5 {
    var reader = JSON5Reader(text)
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    if reader.current != nil { throw reader.failure("nothing more") }
    return value
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { index = 1 }
  }

  // MARK: Steps

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    if current == "\n" { line += 1 }
    index += 1
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }

  private func failure(_ expected: String) -> Failure {
    let found =
      switch current {
      case nil: "the end of the file"
      case "\n", "\r": "the end of the line"
      case let scalar?: "'\(scalar)'"
      }
    return Failure(line: line, message: "\(expected) is expected, not \(found)")
  }

  private mutating func skipSpace() throws(Failure) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", next == "/" {
        while let scalar = current, scalar != "\n" { index += 1 }
      } else if scalar == "/", next == "*" {
        let start = line
        advance()
        advance()
        while !(current == "*" && next == "/") {
          if current == nil { throw Failure(line: start, message: "a comment has no end") }
          advance()
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Failure) -> JSON5 {
    try skipSpace()
    let start = line
    if depth > JSON5Reader.deepest { throw Failure(line: line, message: "values are nested too deep") }
    switch current {
    case "{": return JSON5(value: .object(try fields(depth: depth)), line: start)
    case "[": return JSON5(value: .array(try elements(depth: depth)), line: start)
    case "\"", "'": return JSON5(value: .string(try string()), line: start)
    default: break
    }
    let before = self
    let word = takeWord()
    switch word {
    case "null": return JSON5(value: .null, line: start)
    case "true": return JSON5(value: .bool(true), line: start)
    case "false": return JSON5(value: .bool(false), line: start)
    default: break
    }
    if let number = JSON5Reader.number(word) { return JSON5(value: .number(number), line: start) }
    self = before
    if word.isEmpty { throw failure("a value") }
    throw Failure(line: line, message: "'\(word.prefix(40))' is no value; texts stand in quotes")
  }

  private mutating func fields(depth: Int) throws(Failure) -> [JSON5.Field] {
    var fields: [JSON5.Field] = []
    advance()
    while true {
      try skipSpace()
      if take("}") { return fields }
      let start = line
      var name = ""
      if current == "\"" || current == "'" { name = try string() } else { name = takeWord() }
      if name.isEmpty { throw failure("a name or '}'") }
      try skipSpace()
      if !take(":") { throw failure("':' behind '\(name.prefix(40))'") }
      fields.append(JSON5.Field(name: name, line: start, value: try value(depth: depth + 1)))
      try skipSpace()
      if take(",") { continue }
      if current != "}" { throw failure("',' or '}'") }
    }
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSON5] {
    var elements: [JSON5] = []
    advance()
    while true {
      try skipSpace()
      if take("]") { return elements }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if take(",") { continue }
      if current != "]" { throw failure("',' or ']'") }
    }
  }

  // MARK: Words

  /// What can stand without quotes: names, numbers, `true`.
  private mutating func takeWord() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = current {
      let isPart =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || ["$", "_", "+", "-", "."].contains(scalar)
      guard isPart else { break }
      word.append(scalar)
      advance()
    }
    return String(word)
  }

  private mutating func string() throws(Failure) -> String {
    let start = line
    let quote = current
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      advance()
      if scalar == quote { return String(text) }
      switch scalar {
      case "\n": throw Failure(line: start, message: "a text has no closing quote")
      case "\\": if let escaped = try escape() { text.append(escaped) }
      default: text.append(scalar)
      }
    }
    throw Failure(line: start, message: "a text has no closing quote")
  }

  /// What stands behind a backslash; nil for a line that goes on.
  private mutating func escape() throws(Failure) -> Unicode.Scalar? {
    guard let scalar = current else { throw failure("a letter behind '\\'") }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "0": return "\0"
    case "\n": return nil
    case "x": return try hexadecimal(2)
    case "u": return try hexadecimal(4)
    default: return scalar
    }
  }

  /// A character by its number. Halves of a pair become the replacement character: no path needs them.
  private mutating func hexadecimal(_ count: Int) throws(Failure) -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let scalar = current, let digit = Character(scalar).hexDigitValue, scalar.isASCII else {
        throw failure("\(count) digits of a character's number")
      }
      value = value * 16 + UInt32(digit)
      advance()
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func number(_ word: String) -> Double? {
    guard let first = word.unicodeScalars.first(where: { $0 != "+" && $0 != "-" }) else { return nil }
    guard first.isASCII, first == "." || first.properties.numericType != nil else {
      switch word {
      case "NaN", "+NaN", "-NaN": return .nan
      case "Infinity", "+Infinity": return .infinity
      case "-Infinity": return -.infinity
      default: return nil
      }
    }
    // `.5` and `5.` are numbers here, and none to Swift.
    let isNegative = word.hasPrefix("-")
    var digits = isNegative || word.hasPrefix("+") ? String(word.dropFirst()) : word
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    return Double(digits).map { isNegative ? -$0 : $0 }
  }
}

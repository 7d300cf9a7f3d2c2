import InsetDiagnostics

// The little language of text screens: words, numbers and quoted strings on a line.

/// Writes and reads the tokens of one line.
enum TextTokens {
  /// Splits a line at spaces that lie outside quotes.
  static func split(_ line: Substring) -> [String] {
    var tokens: [String] = []
    var current = ""
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        current.append(character)
        isEscaped = false
      } else if character == "\\" && isQuoted {
        current.append(character)
        isEscaped = true
      } else if character == "\"" {
        current.append(character)
        isQuoted.toggle()
      } else if (character == " " || character == "\t") && !isQuoted {
        if !current.isEmpty { tokens.append(current) }
        current = ""
      } else {
        current.append(character)
      }
    }
    if !current.isEmpty { tokens.append(current) }
    return tokens
  }

  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The bare word where it can stand alone, else the quoted string.
  static func word(_ string: String) -> String {
    let isPlain = string.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+": true
      default: scalar.value > 0xA0
      }
    }
    return isPlain && !string.isEmpty ? string : quoted(string)
  }

  /// `@25`, with the column where it is not the first, and with the file where it is another.
  static func place(_ place: Place, in file: String) -> String {
    var word = "@\(place.line)"
    if place.column != 1 { word += ":\(place.column)" }
    if place.file != file { word += "," + quoted(place.file) }
    return word
  }

  /// The text of a token, without its quotes if it has them.
  static func unquoted(_ token: some StringProtocol) -> String {
    guard token.count >= 2, token.first == "\"", token.last == "\"" else { return String(token) }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in token.dropFirst().dropLast().unicodeScalars {
      if isEscaped {
        switch scalar {
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "t": result.append("\t")
        default: result.append(scalar)
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The parts of a list, split at commas outside quotes, still quoted.
  static func list(_ token: some StringProtocol) -> [String] {
    var parts: [String] = []
    var current = ""
    var isQuoted = false
    var isEscaped = false
    for character in token {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" && isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == "," && !isQuoted {
        parts.append(current)
        current = ""
        continue
      }
      current.append(character)
    }
    parts.append(current)
    return parts
  }

  /// At most three decimals, no trailing zeros: `20.333`, `16`.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int64(value.magnitude * 1000 + 0.5)
    if thousandths == 0 { return "0" }
    let whole = thousandths / 1000
    let rest = thousandths % 1000
    let sign = value < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(rest)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  static func numbers(_ values: [Double], separator: String = ",") -> String {
    values.map(number).joined(separator: separator)
  }

  /// The numbers of a list, or nil where one of them is none or their count is another.
  static func numbers(_ token: some StringProtocol, count: Int? = nil, separator: Character = ",")
    -> [Double]?
  {
    let parts = token.split(separator: separator, omittingEmptySubsequences: false)
    if let count, parts.count != count { return nil }
    var values: [Double] = []
    for part in parts {
      guard let value = Double(part) else { return nil }
      values.append(value)
    }
    return values
  }
}

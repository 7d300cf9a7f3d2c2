/// The texts of a `.strings` file: `"key" = "value";` and comments.
///
/// Whatever else stands there is passed over: a file of translations that is half right is half used.
struct StringsFile {
  private(set) var strings: [String: String] = [:]

  init(_ text: String) {
    var reader = Reader(text)
    while let key = reader.string() {
      guard reader.take("="), let value = reader.value() else { continue }
      strings[key] = value
    }
  }

  /// UTF-8, or UTF-16 with a mark of its order.
  init?(bytes: [UInt8]) {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: self.init(StringsFile.wide(bytes, low: 0, high: 1))
    case [0xFE, 0xFF]: self.init(StringsFile.wide(bytes, low: 1, high: 0))
    default:
      self.init(
        String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self))
    }
  }

  private static func wide(_ bytes: [UInt8], low: Int, high: Int) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }
}

private struct Reader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func isAhead(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return position + wanted.count <= scalars.count
      && scalars[position..<(position + wanted.count)].elementsEqual(wanted)
  }

  private mutating func skip(past end: String) {
    while position < scalars.count, !isAhead(end) { position += 1 }
    position = min(scalars.count, position + end.unicodeScalars.count)
  }

  /// The next text in quotes, or bare word; comments and signs before it are passed over.
  mutating func string() -> String? {
    while let scalar = next {
      if isAhead("/*") {
        position += 2
        skip(past: "*/")
      } else if isAhead("//") {
        skip(past: "\n")
      } else if scalar == "\"" {
        position += 1
        return quoted()
      } else if isWord(scalar) {
        return word()
      } else {
        position += 1
      }
    }
    return nil
  }

  /// The text in quotes or bare word that comes right next.
  mutating func value() -> String? {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
    guard let scalar = next, scalar == "\"" || isWord(scalar) else { return nil }
    return string()
  }

  /// Whether a sign comes next; then it is passed.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
    guard next == sign else { return false }
    position += 1
    return true
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }

  private mutating func word() -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, isWord(scalar) || scalar == "." || scalar == "-" {
      text.append(scalar)
      position += 1
    }
    return String(text)
  }

  /// What stands up to the next quote; nil where the file ends before.
  private mutating func quoted() -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      position += 1
      guard scalar == "\\", let escaped = next else {
        text.append(scalar)
        continue
      }
      position += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u": text.append(code())
      default: text.append(escaped)
      }
    }
    guard next != nil else { return nil }
    position += 1
    return String(text)
  }

  /// Four hexadecimal digits.
  private mutating func code() -> Unicode.Scalar {
    let end = min(scalars.count, position + 4)
    let digits = String(String.UnicodeScalarView(scalars[position..<end]))
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    position = end
    return scalar
  }
}

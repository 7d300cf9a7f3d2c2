/// Numbers that have a name in a project: `let barHeight: CGFloat = 49`, `#define BAR 49`.
struct ConstantTable: Sendable {
  /// Nil where one name stands for several numbers.
  private var values: [String: Double?] = [:]

  init() {}

  init(_ reader: TokenReader) {
    if reader.language == .swift {
      for place in reader.places(of: "let") where reader.isWord(place + 1) { takeSwift(place + 1, reader) }
    } else {
      for directive in reader.tree.directives where directive.kind == .define {
        let tokens = directive.tokens
        guard reader.isWord(tokens.lowerBound + 1), tokens.count >= 3 else { continue }
        let value = (tokens.lowerBound + 2)..<tokens.upperBound
        if let number = reader.literal(value) { add(reader.text(tokens.lowerBound + 1), number) }
      }
      for place in reader.places(of: "const") {
        // `static const CGFloat name = 49;` and `static CGFloat const name = 49;`
        for name in [place + 1, place + 2, place + 3] where reader.at(name + 1, "=") {
          if reader.kind(name + 2) == .number, reader.at(name + 3, ";"),
            let number = reader.literal((name + 2)..<(name + 3))
          {
            add(reader.text(name), number)
          }
        }
      }
    }
  }

  private mutating func takeSwift(_ name: Int, _ reader: TokenReader) {
    var index = name + 1
    if reader.at(index, ":") {
      index += 2
      while reader.at(index, ".") { index += 2 }
    }
    guard reader.at(index, "=") else { return }
    var end = index + 1
    while end < reader.count, end == index + 1 || !reader.tokens[end].startsLine, end < index + 6,
      !reader.tokens[end].isClose || reader.partner(end) ?? 0 > index, !reader.at(end, ";")
    {
      end += 1
    }
    if let number = reader.literal((index + 1)..<end) { add(reader.text(name), number) }
  }

  mutating func add(_ name: String, _ value: Double) {
    if let old = values[name], old != value { values[name] = .some(nil) } else { values[name] = value }
  }

  mutating func merge(_ other: ConstantTable) {
    for (name, value) in other.values {
      if let old = values[name], old != value { values[name] = .some(nil) } else { values[name] = value }
    }
  }

  func value(of name: String) -> Double? { values[name] ?? nil }
  func knows(_ name: String) -> Bool { values[name] != nil }
}

extension TokenReader {
  /// The number that a range spells: `64`, `-64.f`, `(64)`, `CGFloat(64)`.
  func literal(_ range: Range<Int>) -> Double? {
    var range = range
    for _ in 0..<4 {
      guard let first = range.first else { return nil }
      if at(first, "("), partner(first) == range.upperBound - 1 {
        range = (first + 1)..<(range.upperBound - 1)
      } else if at(first, any: ["CGFloat", "Double", "Float"]), at(first + 1, "("),
        partner(first + 1) == range.upperBound - 1
      {
        range = (first + 2)..<(range.upperBound - 1)
      } else {
        break
      }
    }
    guard let first = range.first else { return nil }
    if at(first, "-"), range.count == 2 { return number(first + 1).map { -$0 } }
    return range.count == 1 ? number(first) : nil
  }

  /// The value of a number token.
  func number(_ index: Int) -> Double? {
    guard kind(index) == .number else { return nil }
    var text = self.text(index).filter { $0 != "_" }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map(Double.init)
    }
    while let last = text.last, "fFlLuU.".contains(last) { text.removeLast() }
    return Double(text)
  }
}

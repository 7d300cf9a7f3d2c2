/// A class, structure, extension or the like; in Objective-C an interface or an implementation.
public struct TypeDeclaration: Sendable, Hashable {
  public var name: String
  /// What stands after the colon, in order; of an Objective-C interface its superclass.
  public var inherited: [String]
  /// The tokens from the opening bracket (or `@implementation`) to the closing one (or `@end`).
  public var body: Range<Int>
}

/// A function, method, initializer or the accessors of a property, with a body.
public struct FunctionDeclaration: Sendable, Hashable {
  public enum Kind: Sendable { case function, initializer, property }
  public var kind: Kind
  /// `viewDidLoad`, `tableView`, `init`; of an Objective-C method its first part: `tableView`, `initWithFrame`.
  public var name: String
  /// `tableView(_:heightForRowAt:)` or `tableView:heightForRowAtIndexPath:`.
  public var selector: String
  /// From the first word to the body.
  public var header: Range<Int>
  /// With its brackets.
  public var body: Range<Int>
}

/// Finds the declarations of a file.
struct DeclarationScan {
  private let reader: TokenReader
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [FunctionDeclaration] = []

  init(_ reader: TokenReader) {
    self.reader = reader
    if reader.language == .swift { scanSwift() } else { scanObjectiveC() }
    functions.sort { $0.body.lowerBound < $1.body.lowerBound }
    types.sort { $0.body.lowerBound < $1.body.lowerBound }
  }

  // MARK: Swift

  private mutating func scanSwift() {
    for keyword in ["class", "struct", "enum", "extension", "protocol", "actor"] {
      for place in reader.places(of: keyword) { swiftType(place) }
    }
    for place in reader.places(of: "func") { swiftFunction(place, .function) }
    for keyword in ["init", "deinit", "subscript"] {
      for place in reader.places(of: keyword)
      where !reader.at(place - 1, ".") && !reader.at(place - 1, "func") {
        swiftFunction(place, .initializer)
      }
    }
    for place in reader.places(of: "var") { swiftProperty(place) }
  }

  private mutating func swiftType(_ place: Int) {
    guard reader.isWord(place + 1), !reader.at(place - 1, "."),
      !reader.at(place + 1, any: ["func", "var", "let", "subscript", "override", "final", "static"])
    else { return }
    var name = reader.text(place + 1)
    var index = place + 2
    var inherited: [String] = []
    var isAfterColon = false
    var isInClause = false
    for _ in 0..<200 {
      guard index < reader.count, !reader.tokens[index].isClose else { return }
      if reader.at(index, "{") { break }
      if reader.at(index, "where") { isInClause = true }
      if isInClause {
        index = reader.after(index)
        continue
      }
      if reader.at(index, ":") { isAfterColon = true }
      if reader.isWord(index), reader.at(index - 1, "."), !isAfterColon { name = reader.text(index) }
      if reader.isWord(index), isAfterColon, !reader.at(index + 1, "."), !reader.at(index - 1, "<") {
        inherited.append(reader.text(index))
      }
      index = reader.after(index)
    }
    guard reader.at(index, "{"), let close = reader.partner(index) else { return }
    types.append(TypeDeclaration(name: name, inherited: inherited, body: index..<(close + 1)))
  }

  private mutating func swiftFunction(_ place: Int, _ kind: FunctionDeclaration.Kind) {
    var index = place + 1
    var name = reader.text(place)
    if kind == .function {
      name = reader.text(index)
      index += 1
    }
    // Generic parameters and the `?` of a failing initializer lie before the parameters.
    for _ in 0..<60 where index < reader.count && !reader.at(index, "(") && !reader.at(index, "{") {
      index += 1
    }
    var labels: [String] = []
    if reader.at(index, "(") {
      labels = parameterLabels(index)
      index = reader.after(index)
    }
    guard let open = swiftBody(from: index), let close = reader.partner(open) else { return }
    functions.append(
      FunctionDeclaration(
        kind: kind, name: name, selector: name + "(" + labels.map { $0 + ":" }.joined() + ")",
        header: place..<open, body: open..<(close + 1)))
  }

  /// The bracket that opens a body, or nil where the declaration has none.
  private func swiftBody(from start: Int) -> Int? {
    var index = start
    for _ in 0..<120 {
      guard index < reader.count, !reader.tokens[index].isClose else { return nil }
      if reader.at(index, "{") { return index }
      if reader.tokens[index].startsLine, index > start,
        reader.at(index, any: ["func", "var", "let", "init", "@", "override", "private", "public", "static"])
      {
        return nil
      }
      index = reader.after(index)
    }
    return nil
  }

  private func parameterLabels(_ open: Int) -> [String] {
    var labels: [String] = []
    var isFirst = true
    for index in reader.level(reader.inside(open)) {
      if isFirst, reader.isWord(index) { labels.append(reader.text(index)) }
      isFirst = reader.at(index, ",")
    }
    return labels
  }

  private mutating func swiftProperty(_ place: Int) {
    guard reader.isWord(place + 1), reader.at(place + 2, ":") || reader.at(place + 2, "{") else { return }
    var index = place + 2
    for _ in 0..<40 {
      guard index < reader.count, !reader.tokens[index].isClose, !reader.at(index, "=") else { return }
      if reader.at(index, "{") { break }
      if index > place + 2, reader.tokens[index].startsLine { return }
      index = reader.after(index)
    }
    guard reader.at(index, "{"), let close = reader.partner(index) else { return }
    let name = reader.text(place + 1)
    functions.append(
      FunctionDeclaration(
        kind: .property, name: name, selector: name, header: place..<index, body: index..<(close + 1)))
  }

  // MARK: Objective-C

  private mutating func scanObjectiveC() {
    for keyword in ["interface", "implementation"] {
      for place in reader.places(of: keyword) where reader.at(place - 1, "@") { objectiveCType(place) }
    }
    let isMethodLanguage = reader.mentions("implementation")
    var index = 0
    while index < reader.count {
      let isMethod = reader.at(index, "-") || reader.at(index, "+")
      if isMethod, isMethodLanguage, reader.tokens[index].startsLine || index == 0, reader.at(index + 1, "(")
      {
        method(index)
      } else if reader.at(index, "{"), reader.at(index - 1, ")") {
        cFunction(body: index)
      }
      index = reader.after(index)
    }
  }

  private mutating func objectiveCType(_ place: Int) {
    guard reader.isWord(place + 1) else { return }
    var inherited: [String] = []
    if reader.at(place + 2, ":"), reader.isWord(place + 3) { inherited.append(reader.text(place + 3)) }
    let end = reader.places(of: "end").first { $0 > place && reader.at($0 - 1, "@") } ?? (reader.count - 1)
    types.append(
      TypeDeclaration(name: reader.text(place + 1), inherited: inherited, body: (place - 1)..<(end + 1)))
  }

  private mutating func method(_ start: Int) {
    var index = reader.after(start + 1)
    var selector = ""
    let first = reader.text(index)
    for _ in 0..<120 {
      guard index < reader.count else { return }
      if reader.at(index, "{") { break }
      if reader.at(index, ";") || reader.at(index, "@") { return }
      if reader.isWord(index) {
        if reader.at(index + 1, ":") {
          selector += reader.text(index) + ":"
        } else if selector.isEmpty {
          selector = reader.text(index)
        }
      }
      index = reader.after(index)
    }
    guard reader.at(index, "{"), let close = reader.partner(index) else { return }
    functions.append(
      FunctionDeclaration(
        kind: first.hasPrefix("init") ? .initializer : .function, name: first, selector: selector,
        header: start..<index, body: index..<(close + 1)))
  }

  private mutating func cFunction(body: Int) {
    guard let close = reader.partner(body), let open = reader.partner(body - 1), reader.isWord(open - 1),
      !reader.at(open - 1, any: ["if", "for", "while", "switch"])
    else { return }
    let name = reader.text(open - 1)
    functions.append(
      FunctionDeclaration(
        kind: .function, name: name, selector: name, header: (open - 1)..<body, body: body..<(close + 1)))
  }
}

/// An option of a command, as `--devices WORD`.
struct Option {
  let name: String
  /// What the value is called in help; nil for a switch.
  let value: String?
  let help: String
  /// Whether the next word is the value; it always is where this is nil, and `--name=VALUE` always gives one.
  let takesValueIf: (@Sendable (String) -> Bool)?

  init(
    _ name: String, _ value: String? = nil, _ help: String,
    takesValueIf: (@Sendable (String) -> Bool)? = nil
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.takesValueIf = takesValueIf
  }
}

/// The user asked for something that cannot be: exit code 2.
struct UsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// A command line, taken apart by the options that a command knows.
struct Arguments {
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: [String], options: [Option]) throws {
    var index = 0
    var onlyPositionals = false
    while index < words.count {
      let word = words[index]
      index += 1
      guard !onlyPositionals, word.hasPrefix("-"), word != "-" else {
        if word.isEmpty { throw UsageError("an empty word names nothing") }
        positionals.append(word)
        continue
      }
      if word == "--" {
        onlyPositionals = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        let hint = Arguments.suggestion(for: parts[0], options.map(\.name))
        throw UsageError("unknown option '\(Arguments.shown(parts[0]))'\(hint)")
      }
      guard option.value != nil else {
        if parts.count > 1 { throw UsageError("\(option.name) takes no value") }
        values[option.name, default: []].append("")
        continue
      }
      if parts.count > 1 {
        values[option.name, default: []].append(parts[1])
      } else if let takesValueIf = option.takesValueIf {
        let isValue = index < words.count && takesValueIf(words[index])
        values[option.name, default: []].append(isValue ? words[index] : "")
        if isValue { index += 1 }
      } else if index < words.count {
        values[option.name, default: []].append(words[index])
        index += 1
      } else {
        throw UsageError("\(option.name) needs a value: \(option.value ?? "")")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  /// All values of an option; commas separate several in one. Nil where the option is not there.
  func list(_ name: String) throws -> [String]? {
    guard let given = values[name] else { return nil }
    let words = given.flatMap { $0.split(separator: ",").map { $0.trimmingSpaces } }.filter { !$0.isEmpty }
    if words.isEmpty { throw UsageError("\(name) needs a value") }
    return words
  }

  /// A word of the user as messages repeat it: not all of a very long one.
  static func shown(_ word: String) -> String { word.count > 80 ? word.prefix(77) + "…" : word }

  /// `; did you mean …?` with the nearest of some words; empty where none is near.
  static func suggestion(for word: String, _ known: [String]) -> String {
    guard word.count <= 80 else { return "" }
    let near = known.map { ($0, distance($0, word)) }.min { $0.1 < $1.1 }
    guard let near, near.1 <= max(2, word.count / 3) else { return "" }
    return "; did you mean \(near.0)?"
  }

  /// Edits that turn one word into the other.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

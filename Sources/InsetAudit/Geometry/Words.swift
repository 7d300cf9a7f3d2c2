import InsetScreens

/// How findings speak of views and lengths.
enum Words {
  /// At most one decimal: `28`, `20.3`.
  static func points(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let tenths = Int64(min(value.magnitude, 1e12) * 10 + 0.5)
    let sign = value < 0 && tenths > 0 ? "-" : ""
    return tenths % 10 == 0 ? "\(sign)\(tenths / 10)" : "\(sign)\(tenths / 10).\(tenths % 10)"
  }

  /// `'Skip' button`, `page control`, `label`.
  static func name(of node: Node) -> String {
    let noun = Words.noun(for: node)
    if node.role == .image, let image = node.image, !image.name.isEmpty { return "'\(image.name)' \(noun)" }
    let isNamed = !node.name.isEmpty && node.name != node.className && node.name != node.baseClass
    guard isNamed else { return noun }
    let name = "'\(shortened(node.name))'"
    // Labels in documents often say what the thing is: 'Search Bar'.
    return node.name.lowercased().hasSuffix(noun) ? name : "\(name) \(noun)"
  }

  /// One line of at most so many characters.
  static func shortened(_ text: String, to length: Int = 40) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > length ? line.prefix(length - 1) + "…" : line
  }

  static func noun(for node: Node) -> String {
    ViewWords.noun(baseClass: node.baseClass, role: node.role)
  }

  /// `a, b and c`
  static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
  }
}

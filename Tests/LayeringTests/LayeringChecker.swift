import Foundation

/// Reads a package as text and says where it breaks its own layers.
///
/// SwiftPM builds a target that imports a sibling it does not declare, as long as the sibling happens to be built
/// first; so the arrows are checked here.
struct LayeringChecker {
  struct Source {
    var target: String
    /// From the package's root.
    var path: String
    var text: String
  }

  var manifest: PackageManifest
  var layers: LayerTable
  /// Sources and tests.
  var sources: [Source]

  /// One line a problem, `path:line: what is wrong`, sorted.
  func problems() -> [String] {
    (problemsOfTable() + sources.flatMap(problems)).sorted()
  }

  private func problemsOfTable() -> [String] {
    let table = "docs/ARCHITECTURE.md"
    let built = manifest.targets.filter { $0.kind != .testTarget }
    var problems: [String] = []
    for target in built {
      guard let row = layers.row(of: target.name) else {
        problems.append("\(table): \(target.name) has no row in the table of layers")
        continue
      }
      for name in target.dependencies.sorted() {
        if let problem = arrow(from: row, to: name) {
          problems.append("Package.swift: \(problem)")
        }
      }
    }
    for row in layers.rows where !built.contains(where: { $0.name == row.target }) {
      problems.append("\(table): \(row.target) is in the table of layers and not in Package.swift")
    }
    return problems
  }

  private func problems(_ source: Source) -> [String] {
    guard let target = manifest.target(named: source.target) else {
      return ["\(source.path): \(source.target) is not a target of Package.swift"]
    }
    let code = SwiftText.code(of: source.text)
    var problems: [String] = []
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = "\(source.path):\(index + 1)"
      for name in Self.imports(in: String(line)) where manifest.target(named: name) != nil {
        if name == target.name { continue }
        if !target.dependencies.contains(name) {
          problems.append("\(place): \(target.name) imports \(name), which it does not declare")
        }
        if target.kind != .testTarget, let row = layers.row(of: target.name),
          let problem = arrow(from: row, to: name)
        {
          problems.append("\(place): \(problem)")
        }
      }
      // Only the two executables speak to the terminal.
      if target.kind == .target, let word = Self.printing(in: String(line)) {
        problems.append("\(place): \(target.name) must not print, and calls \(word)")
      }
    }
    return problems
  }

  private func arrow(from row: LayerTable.Row, to name: String) -> String? {
    guard let other = layers.row(of: name) else { return nil }
    if other.layer < row.layer { return nil }
    if other.layer > row.layer {
      return "\(row.target) (layer \(row.layer)) points up to \(name) (layer \(other.layer))"
    }
    if row.besides.contains(name) { return nil }
    return "\(row.target) points sideways to \(name), both in layer \(row.layer)"
  }

  /// The modules that a line of code imports.
  static func imports(in line: String) -> [String] {
    line.split(separator: ";").compactMap { statement in
      var words = statement.split { $0 == " " || $0 == "\t" }[...]
      let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
        words.removeFirst()
      }
      guard words.first == "import" else { return nil }
      words.removeFirst()
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
      ]
      if let word = words.first, kinds.contains(word), words.count > 1 { words.removeFirst() }
      return words.first?.split(separator: ".").first.map(String.init)
    }
  }

  /// The first word of a line that writes to standard output or standard error.
  static func printing(in line: String) -> String? {
    let calls = ["print", "debugPrint", "NSLog", "puts", "fputs", "printf", "fprintf", "putchar"]
    for word in calls {
      var rest = line[...]
      while let found = rest.range(of: word + "(") {
        let before = line[..<found.lowerBound]
        rest = rest[found.upperBound...]
        // `report.print(` is some other function, and so is the one that `func print(` declares.
        if let last = before.last, last.isLetter || last.isNumber || last == "_" { continue }
        if before.hasSuffix(".") && !before.hasSuffix("Swift.") { continue }
        if before.hasSuffix("func ") { continue }
        return word
      }
    }
    return ["FileHandle.standardOutput", "FileHandle.standardError"].first(where: line.contains)
  }
}

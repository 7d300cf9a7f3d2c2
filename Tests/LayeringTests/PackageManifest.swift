/// The targets of a Package.swift and what each says it depends on.
///
/// The manifest is read as text, so that the test needs no second build of the package and sees what a person sees.
struct PackageManifest {
  struct Target: Equatable {
    enum Kind: String, CaseIterable { case target, executableTarget, testTarget }
    var name: String
    var kind: Kind
    var dependencies: Set<String>
  }

  var targets: [Target]

  /// - Parameter text: the manifest; comments in it are ignored.
  init(text: String) {
    let characters = Array(Self.withoutComments(text))
    targets = []
    for kind in Target.Kind.allCases {
      let call = Array(".\(kind.rawValue)(")
      var index = 0
      while index + call.count <= characters.count {
        guard Array(characters[index..<index + call.count]) == call else {
          index += 1
          continue
        }
        let body = Self.balanced(characters, from: index + call.count, open: "(", close: ")")
        // Inside `dependencies`, `.target(name:)` names a dependency; it declares nothing.
        if let name = Self.string(after: "name:", in: body), !Self.isInsideDependencies(characters, index) {
          let list = Self.list(after: "dependencies:", in: body)
          targets.append(Target(name: name, kind: kind, dependencies: Set(list)))
        }
        index += call.count
      }
    }
    targets.sort { $0.name < $1.name }
  }

  func target(named name: String) -> Target? {
    targets.first { $0.name == name }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        guard let comment = line.range(of: "//") else { return String(line) }
        // Addresses in strings hold two slashes as well.
        let before = line[..<comment.lowerBound]
        return before.filter { $0 == "\"" }.count % 2 == 0 ? String(before) : String(line)
      }
      .joined(separator: "\n")
  }

  /// What lies between brackets, the opening one just before `start`.
  private static func balanced(
    _ characters: [Character], from start: Int, open: Character, close: Character
  ) -> String {
    var depth = 1
    var end = start
    while end < characters.count {
      if characters[end] == open { depth += 1 }
      if characters[end] == close { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    return String(characters[start..<end])
  }

  private static func isInsideDependencies(_ characters: [Character], _ index: Int) -> Bool {
    var depth = 0
    var position = index - 1
    while position >= 0 {
      if characters[position] == "]" { depth += 1 }
      if characters[position] == "[" {
        if depth == 0 {
          let before = String(characters[..<position]).trimmedEnd
          return before.hasSuffix("dependencies:")
        }
        depth -= 1
      }
      position -= 1
    }
    return false
  }

  private static func string(after label: String, in text: String) -> String? {
    guard let found = text.range(of: label) else { return nil }
    let quoted = text[found.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    return quoted.count > 1 ? String(quoted[1]) : nil
  }

  private static func list(after label: String, in text: String) -> [String] {
    guard let found = text.range(of: label),
      let open = text[found.upperBound...].firstIndex(of: "[")
    else { return [] }
    let rest = Array(text[text.index(after: open)...])
    let body = balanced(rest, from: 0, open: "[", close: "]")
    return body.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

import InsetDiagnostics

/// Reports toolbars that code pins to the bottom of the screen.
///
///     toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
///
/// Instead, pin them to the safe area: the bar's background reaches the edge by itself.
public struct StandaloneToolbarAtRoot: LintRule {
  public static let info = RuleInfo(
    id: "standalone-toolbar-at-root", severity: .error,
    summary: "A toolbar put by code hangs on the bottom of the screen.",
    documentation: """
      Reports a constraint from the bottom of a `UIToolbar` to that of a controller's view.

      ## Why

      A toolbar draws its background down to the edge by itself, but keeps its items in its frame: 34 of its 44 points lie in the
      home indicator's area.

      ## Example

      ```swift
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      ```

      ## Instead

      ```swift
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      ```

      ## Fix safety

      Safe where the app only runs on iOS 11 and later.

      ## When it is right

      Toolbars above a keyboard, whose constraint code keeps and changes; toolbars in views that are no controller's.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard reader.mentions("UIToolbar") else { return [] }
    let word = reader.language == .swift ? "constraint" : "constraintEqualToAnchor"
    return reader.places(of: word).compactMap { place in
      guard let (bar, guide) = ends(at: place, reader), isToolbar(bar, reader), !isKept(place, reader),
        !file.isFallback(place, below: 11), isInController(place, file, project)
      else { return nil }
      let isNew = (project.facts.deploymentTarget ?? 0) >= 11
      let view = reader.joined(guide)
      return finding(
        file, place,
        "toolbar '\(bar)' hangs on the bottom of \(view.hasPrefix("view") ? "the screen" : "its view")",
        why: ["its items lie in the home indicator's area, while its background reaches the edge by itself"],
        remedy: "pin it to the safe area's bottom",
        isNew ? .safe([file.inserting("safeAreaLayoutGuide.", before: guide.upperBound - 1)]) : nil)
    }
  }

  /// The bar's name and the tokens of `view.bottomAnchor`.
  private func ends(at place: Int, _ reader: TokenReader) -> (bar: String, guide: Range<Int>)? {
    if reader.language == .swift {
      guard reader.at(place + 1, "("), reader.at(place - 1, "."), reader.at(place - 2, "bottomAnchor"),
        let first = reader.arguments(place + 1).first, first.label == "equalTo",
        reader.joined(first.value) == "view.bottomAnchor"
      else { return nil }
      let chain = reader.joined(reader.chain(endingAt: place - 2))
      return (String(chain.dropLast(".bottomAnchor".count)), first.value)
    }
    guard let open = reader.parent(place), let message = reader.message(open),
      let value = message.arguments.first?.value, reader.joined(value) == "view.bottomAnchor"
    else { return nil }
    let receiver = reader.joined(message.receiver)
    guard receiver.hasSuffix(".bottomAnchor") else { return nil }
    return (String(receiver.dropLast(".bottomAnchor".count)), value)
  }

  /// Whether a name is declared as a toolbar: `let bar = UIToolbar()`, `var bar: UIToolbar`, `UIToolbar *bar`.
  private func isToolbar(_ name: String, _ reader: TokenReader) -> Bool {
    guard !name.isEmpty, !name.contains(".") else { return false }
    return reader.places(of: "UIToolbar").contains { index in
      if reader.language == .objectiveC {
        return reader.at(index + 1, "*") && reader.text(index + 2) == name
      }
      return (reader.at(index - 1, "=") || reader.at(index - 1, ":"))
        && (reader.text(index - 2) == name || reader.at(index - 3, ":") && reader.text(index - 4) == name)
    }
  }

  /// A constraint that code keeps is one that it moves.
  private func isKept(_ place: Int, _ reader: TokenReader) -> Bool {
    let statement = reader.statement(around: place)
    return reader.level(statement).contains {
      reader.at($0, "=") && !reader.at($0 - 1, any: ["isActive", "active"])
    }
  }

  private func isInController(_ place: Int, _ file: CodeFile, _ project: LintProject) -> Bool {
    guard let type = file.type(around: place) else { return false }
    if type.name.hasSuffix("Controller") || type.inherited.contains(where: { $0.hasSuffix("Controller") }) {
      return true
    }
    return project.isKind(type.name, of: ["UIViewController"])
  }
}

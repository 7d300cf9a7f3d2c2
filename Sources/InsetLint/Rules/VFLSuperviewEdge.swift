import InsetDiagnostics

/// Reports controls that a visual format pins to the bottom of a controller's view.
///
///     "V:[okButton]-8-|"
///
/// Instead, use an anchor to the safe area for that edge.
public struct VFLSuperviewEdge: LintRule {
  public static let info = RuleInfo(
    id: "vfl-superview-edge", severity: .warning,
    summary: "A visual format pins a control to the edge of the screen.",
    documentation: """
      Reports a vertical visual format in a controller that ends with a button or a toolbar and the superview's edge.

      ## Why

      The format language knows no safe area: `|` is the edge of the screen, and the control lies on the home indicator.

      ## Example

      ```swift
      NSLayoutConstraint.constraints(withVisualFormat: "V:[okButton]-8-|", metrics: nil, views: views)
      ```

      ## Instead

      An anchor to `view.safeAreaLayoutGuide.bottomAnchor` for that edge.

      ## When it is right

      Backgrounds, lists and inner views, and distances of 34 points and more.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.tokens.indices.compactMap { place in
      guard let format = reader.string(place), format.hasPrefix("V:"), let name = Self.lastView(format),
        let type = file.type(around: place), project.isKind(type.name, of: ["UIViewController"]),
        Names.isControl(name.lowercased()) || name.lowercased().contains("toolbar"),
        !file.isFallback(place, below: 11)
      else { return nil }
      return finding(
        file, place, "'\(name)' ends at the edge of the screen, where the home indicator is",
        remedy: "use an anchor to view.safeAreaLayoutGuide.bottomAnchor for that edge")
    }
  }

  /// The view before the superview's edge, where less than a home indicator is between.
  static func lastView(_ format: String) -> String? {
    guard format.hasSuffix("|") else { return nil }
    var rest = format.dropLast()
    if rest.hasSuffix("-") {
      rest = rest.dropLast()
      if let start = rest.lastIndex(of: "-"), !rest[start...].contains("]") {
        let distance = rest[rest.index(after: start)...].filter { $0 != "(" && $0 != ")" }
        if let number = Double(distance) { if number >= 34 { return nil } } else { return nil }
        rest = rest[..<start]
      }
    }
    guard rest.hasSuffix("]"), let open = rest.lastIndex(of: "[") else { return nil }
    let inside = rest[rest.index(after: open)...].dropLast()
    return String(inside.prefix { $0 != "(" })
  }
}

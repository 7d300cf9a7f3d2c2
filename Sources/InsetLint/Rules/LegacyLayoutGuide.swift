import InsetDiagnostics

/// Reports the layout guides from before iOS 11.
///
///     label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)
///
/// Instead, use the safe area.
public struct LegacyLayoutGuide: LintRule {
  public static let info = RuleInfo(
    id: "legacy-layout-guide", severity: .warning,
    summary: "The top or bottom layout guide is used, which knows no sides.",
    documentation: """
      Reports `topLayoutGuide` and `bottomLayoutGuide`.

      ## Why

      They are deprecated since iOS 11. They know no sides and nothing of additional insets.

      ## Example

      ```swift
      label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)
      ```

      ## Instead

      `view.safeAreaLayoutGuide.topAnchor`

      ## Severity

      Info where it is not known that the app only runs on iOS 11 and later.

      ## Fix safety

      Safe for edges where the app only runs on iOS 11 and later: `topLayoutGuide.bottomAnchor` becomes
      `view.safeAreaLayoutGuide.topAnchor`. Unsafe for `length`: the insets are 0 until the view has its place.

      ## When it is right

      Code that runs before iOS 11 alone.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let isNew = (project.facts.deploymentTarget ?? 0) >= 11
    let places = [
      "topLayoutGuide", "bottomLayoutGuide", "mas_topLayoutGuide", "mas_bottomLayoutGuide",
      "mas_topLayoutGuideBottom", "mas_bottomLayoutGuideTop",
    ].flatMap {
      reader.places(of: $0)
    }
    return places.sorted().compactMap { place in
      guard !file.isFallback(place, below: 11), reader.kind(place + 1) != .number,
        !reader.at(place - 1, any: ["var", "let", "func"]), !reader.at(place + 1, any: [":", "("]),
        !isLocal(place, file)
      else { return nil }
      return finding(
        file, place, "\(reader.text(place)) is deprecated, and knows no sides",
        remedy: "use view.safeAreaLayoutGuide", severity: isNew ? .warning : .info,
        isNew ? fix(file, place) : nil)
    }
  }

  /// `let topLayoutGuide: CGFloat = …`, and what the function does with it.
  private func isLocal(_ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    guard !reader.at(place - 1, "."), let body = file.function(around: place)?.body else { return false }
    return reader.places(of: reader.text(place)).contains {
      body.contains($0) && $0 < place && reader.at($0 - 1, any: ["let", "var"])
    }
  }
}

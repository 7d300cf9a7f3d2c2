import InsetDiagnostics

/// Reports bars that are coloured for iOS 13 and not for iOS 15.
///
///     navigationBar.standardAppearance = appearance
///
/// Instead, set `scrollEdgeAppearance` too.
public struct BarScrollEdgeAppearance: LintRule {
  public static let info = RuleInfo(
    id: "bar-scroll-edge-appearance", severity: .warning,
    summary: "A bar has a standard appearance and none for the scroll edge.",
    documentation: """
      Reports the first `standardAppearance` of a navigation bar in a project that nowhere sets `scrollEdgeAppearance`.

      ## Why

      From iOS 15 a bar is transparent while its content rests at the edge: titles stand on whatever is below.

      ## Example

      ```swift
      navigationBar.standardAppearance = appearance
      ```

      ## Instead

      `navigationBar.scrollEdgeAppearance = appearance`

      ## When it is right

      A bar that is meant to be transparent at the edge; a comment `inset:allow bar-scroll-edge-appearance` says so.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard reader.mentions("standardAppearance"),
      !project.files.contains(where: {
        $0.reader.mentions("scrollEdgeAppearance") || $0.reader.mentions("setScrollEdgeAppearance")
      })
    else { return [] }
    return reader.places(of: "standardAppearance").filter { place in
      guard reader.at(place + 1, "=") else { return false }
      let chain = reader.joined(reader.chain(endingAt: place)).lowercased()
      return !chain.contains("tabbar") && !chain.contains("toolbar")
    }.prefix(1).map { place in
      finding(
        file, place, "the bar has no appearance for the scroll edge, and is transparent there from iOS 15",
        remedy: "set scrollEdgeAppearance too")
    }
  }
}

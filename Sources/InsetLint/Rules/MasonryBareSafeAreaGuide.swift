import InsetDiagnostics

/// Reports Masonry's safe area guide without an edge.
///
///     make.edges.equalTo(self.view.mas_safeAreaLayoutGuide);
///
/// Instead, name the edge.
public struct MasonryBareSafeAreaGuide: LintRule {
  public static let info = RuleInfo(
    id: "masonry-bare-safe-area-guide", severity: .error,
    summary: "Masonry's safe area guide is used without an edge.",
    documentation: """
      Reports `mas_safeAreaLayoutGuide` in constraints other than a single one to the bottom.

      ## Why

      In Masonry 1.1.0, its last release, the word stands for the guide's bottom: with another edge the app ends in an
      exception, or everything hangs on the bottom.

      ## Example

      ```objc
      make.edges.equalTo(self.view.mas_safeAreaLayoutGuide);
      ```

      ## Instead

      One constraint an edge: `make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);` and so on.

      ## Fix safety

      Safe: one statement an edge. No fix for leading and trailing edges, for which that release has no guide, or where
      an offset or a priority follows.

      ## When it is right

      `make.bottom` alone means what it says. Masonry's main branch gives the word another meaning.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "mas_safeAreaLayoutGuide").compactMap { place in
      guard let open = reader.parent(place), reader.at(open, "("),
        reader.at(open - 1, any: ["equalTo", "mas_equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"])
      else { return nil }
      let edges = reader.joined(reader.chain(endingAt: open - 1))
      if edges.contains(".bottom.") && !edges.contains(".top") && !edges.contains("left")
        && !edges.contains("right")
      {
        return nil
      }
      return finding(
        file, place, "mas_safeAreaLayoutGuide stands for the bottom edge alone in Masonry 1.1.0",
        remedy: "write a constraint an edge, with mas_safeAreaLayoutGuideTop, …Left, …Bottom, …Right",
        fix(file, place, open: open))
    }
  }
}

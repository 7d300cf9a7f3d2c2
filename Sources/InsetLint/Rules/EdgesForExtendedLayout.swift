import InsetDiagnostics

/// Reports controllers whose view ends at the bars.
///
///     edgesForExtendedLayout = []
///
/// Instead, let the view reach the edges and its content the safe area.
public struct EdgesForExtendedLayout: LintRule {
  public static let info = RuleInfo(
    id: "edges-for-extended-layout", severity: .info,
    summary: "A controller keeps its view from under the bars.",
    documentation: """
      Reports `edgesForExtendedLayout` without edges.

      ## Why

      The view then ends at the bars: behind a translucent bar there is nothing but black, and origins move by its height.

      ## Example

      ```swift
      edgesForExtendedLayout = []
      ```

      ## Instead

      Leave the default, and pin content to the safe area.

      ## When it is right

      Opaque bars, with `extendedLayoutIncludesOpaqueBars` left false. So it is advice.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "edgesForExtendedLayout").compactMap { place in
      guard reader.at(place + 1, "="), isNone(place + 2, reader), !file.isFallback(place, below: 11) else {
        return nil
      }
      return finding(
        file, place, "the view ends at the bars, and shows nothing behind them",
        remedy: "leave edgesForExtendedLayout, and pin content to the safe area")
    }
  }

  private func isNone(_ value: Int, _ reader: TokenReader) -> Bool {
    if reader.at(value, "[") { return reader.partner(value) == value + 1 }
    return reader.at(value, "UIRectEdgeNone")
  }
}

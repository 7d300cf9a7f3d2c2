import InsetDiagnostics

/// Reports the appearance proxy that switches inset adjustment off everywhere.
///
///     UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
///
/// Instead, set it on the one scroll view that needs it.
public struct GlobalInsetAdjustmentNever: LintRule {
  public static let info = RuleInfo(
    id: "global-inset-adjustment-never", severity: .error,
    summary: "The whole app's scroll views stop adjusting for the safe area.",
    documentation: """
      Reports `contentInsetAdjustmentBehavior` set to never on an appearance proxy.

      ## Why

      Every list of the app ends under the home indicator, and so do pickers and share sheets of the system.

      ## Example

      ```swift
      UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
      ```

      ## Instead

      Set it on the scroll view that handles its insets itself.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let places =
      reader.places(of: "contentInsetAdjustmentBehavior")
      + reader.places(of: "setContentInsetAdjustmentBehavior")
    return places.compactMap { place in
      let statement = reader.statement(around: outermost(place, reader))
      guard
        reader.mentions("appearance", in: statement)
          || reader.mentions("appearanceWhenContainedIn", in: statement),
        reader.mentions("never", in: statement)
          || reader.mentions("UIScrollViewContentInsetAdjustmentNever", in: statement)
      else { return nil }
      return finding(
        file, place, "all scroll views of the app stop adjusting for the safe area",
        remedy: "set it on the one scroll view that handles its insets itself")
    }
  }

  private func outermost(_ place: Int, _ reader: TokenReader) -> Int {
    var place = place
    while let open = reader.parent(place), reader.at(open, "[") { place = open }
    return place
  }
}

import InsetDiagnostics

/// Reports `automaticallyAdjustsScrollViewInsets`.
///
///     automaticallyAdjustsScrollViewInsets = false
///
/// Instead, set `contentInsetAdjustmentBehavior` on the scroll view.
public struct AutoAdjustsInsetsDeprecated: LintRule {
  public static let info = RuleInfo(
    id: "auto-adjusts-insets-deprecated", severity: .warning,
    summary: "A controller switches off insets in the way of before iOS 11.",
    documentation: """
      Reports `automaticallyAdjustsScrollViewInsets` outside of code for old systems.

      ## Why

      Since iOS 11 each scroll view decides for itself, and the controller's property is deprecated: it has no say where the
      scroll view's behaviour is set.

      ## Example

      ```swift
      automaticallyAdjustsScrollViewInsets = false
      ```

      ## Instead

      `scrollView.contentInsetAdjustmentBehavior = .never`, and insets of your own from the safe area.

      ## When it is right

      Fallbacks for systems before iOS 11. Where the deployment target is not known to be 11 or later it is advice.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let isNew = (project.facts.deploymentTarget ?? 0) >= 11
    let places =
      reader.places(of: "automaticallyAdjustsScrollViewInsets").filter { reader.at($0 + 1, "=") }
      + reader.places(of: "setAutomaticallyAdjustsScrollViewInsets").filter { reader.at($0 + 1, ":") }
    return places.sorted().compactMap { place in
      guard !file.isFallback(place, below: 11) else { return nil }
      return finding(
        file, place, "automaticallyAdjustsScrollViewInsets is deprecated since iOS 11",
        remedy: "set contentInsetAdjustmentBehavior on the scroll view", severity: isNew ? .warning : .info)
    }
  }
}

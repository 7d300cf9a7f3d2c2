import InsetDiagnostics

/// Reports web views whose scroll view does not adjust.
///
///     webView.scrollView.contentInsetAdjustmentBehavior = .never
///
/// Instead, let one side keep the page inside.
public struct WebViewInset: LintRule {
  public static let info = RuleInfo(
    id: "web-view-inset", severity: .info,
    summary: "A web view leaves the safe area to its page.",
    documentation: """
      Reports `contentInsetAdjustmentBehavior` `never` on the scroll view of a web view.

      ## Why

      The page then lies under bars, housing and home indicator, unless it uses `env(safe-area-inset-…)` with
      `viewport-fit=cover` itself.

      ## Example

      ```swift
      webView.scrollView.contentInsetAdjustmentBehavior = .never
      ```

      ## Instead

      Leave the behaviour automatic, or make sure that every page keeps its content inside.

      ## When it is right

      Pages of your own that handle the insets. So it is advice.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "contentInsetAdjustmentBehavior").compactMap { place in
      guard reader.at(place + 1, "="),
        reader.mentions(in: (place + 2)..<min(place + 5, reader.count), where: { $0.hasSuffix("never") })
      else { return nil }
      let chain = reader.joined(reader.chain(endingAt: place)).lowercased()
      guard chain.hasSuffix(".scrollview.contentinsetadjustmentbehavior"), chain.contains("web") else {
        return nil
      }
      return finding(
        file, place, "the page itself has to keep clear of bars and home indicator",
        remedy: "leave the behaviour automatic, or use env(safe-area-inset-bottom) in every page")
    }
  }
}

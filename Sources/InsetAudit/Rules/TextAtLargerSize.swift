import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports what no longer fits at a larger Dynamic Type setting.
///
///     <fontDescription style="UICTFontTextStyleBody"/> in a label of fixed height        // 17 points become 23
///
/// Instead, let the height follow the text. No fix.
///
/// Right, and not reported: what does not fit at the usual size either.
public struct TextAtLargerSize: AuditRule {
  public static let info = RuleInfo(
    id: "text-at-larger-size", severity: .warning,
    summary: "A text is cut, or views run into each other, at a larger text size.",
    documentation: """
      With `--text-sizes`, lays every screen out once more at larger Dynamic Type settings, and reports texts that are cut,
      views that run into each other and views that leave the window, where all is well at the usual size.

      ## Why

      Fonts with a text style grow by a third at the largest of
      the seven usual settings, and to three times their size at the accessibility ones.

      ## Example

      ```xml
      <constraint firstItem="label" firstAttribute="height" constant="21"/>
      ```

      ## Instead

      Let the label have as many lines as it needs, give it no fixed height, and put the content into a scroll view.

      ## Severity

      Warning.

      ## Fix safety

      No fix: what may scroll or wrap is the author's choice.

      ## When it is right

      Not reported: what does not fit at the usual size either; fonts of a fixed size, which do not grow; labels that code
      fills; cells and hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    VariationCheck(kind: .textSize, info: Self.info).findings(screens, facts)
  }
}

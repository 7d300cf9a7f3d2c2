import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports what no longer fits where the screen is laid out from right to left.
///
///     title.left = root.left + 16; price.leading = root.leading + 200        // over each other in Arabic
///
/// Instead, use leading and trailing throughout. No fix.
///
/// Right, and not reported: what does not fit from left to right either.
public struct LayoutFromRightToLeft: AuditRule {
  public static let info = RuleInfo(
    id: "layout-from-right-to-left", severity: .warning,
    summary: "Views run into each other, or leave the window, in Arabic and Hebrew.",
    documentation: """
      With `--languages rtl`, lays every screen out once more from right to left, and reports views that run into each
      other or leave the window, and texts that are cut, where all is well from left to right.

      ## Why

      Leading and trailing edges change sides, left and right ones do not. A row that mixes the two falls into itself.

      ## Example

      ```xml
      <constraint firstItem="title" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16"/>
      <constraint firstItem="price" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="200"/>
      ```

      ## Instead

      Use leading and trailing for all of a row (`rtl-left-right-anchor` names the constraints).

      ## Severity

      Warning.

      ## Fix safety

      No fix here; that of `rtl-left-right-anchor` is safe where both ends of a constraint are left or right.

      ## When it is right

      Not reported: what does not fit from left to right either; players and other controls that keep their direction;
      cells and hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    VariationCheck(kind: .rightToLeft, info: Self.info).findings(screens, facts)
  }
}

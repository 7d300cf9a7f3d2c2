import InsetDiagnostics

/// Reports toolbars that code pins to the bottom of a controller's view.
///
///     tools.bottomAnchor.constraint(equalTo: view.bottomAnchor)
///
/// Instead, pin them to the safe area.
public struct StandaloneToolbarInCode: LintRule {
  public static let info = RuleInfo(
    id: "standalone-toolbar-at-root", severity: .error,
    summary: "A toolbar put by hand hangs on the bottom of the screen.",
    documentation: """
      Reports a constraint from the bottom of a toolbar to the bottom of a controller's view.

      ## Why

      The toolbar's items lie on the home indicator. Pinned to the safe area, the bar's background reaches the edge by
      itself.

      ## Example

      ```swift
      tools.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      ```

      ## Instead

      `equalTo: view.safeAreaLayoutGuide.bottomAnchor`, without a constraint for the height.

      ## When it is right

      The toolbar of a navigation controller, which nobody pins.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    BottomPins.all(in: file, project).compactMap { pin in
      guard pin.type == "UIToolbar" else { return nil }
      return finding(
        file, pin.place,
        "the toolbar '\(pin.name)' hangs on the bottom of the screen, where the home indicator is",
        remedy: "pin it to view.safeAreaLayoutGuide.bottomAnchor, and leave its height to it")
    }
  }
}

import InsetDiagnostics

/// Reports controls that code pins to the bottom of a controller's view.
///
///     payButton.bottomAnchor.constraint(equalTo: view.bottomAnchor)
///
/// Instead, pin them to the safe area.
public struct ControlAtRootBottomInCode: LintRule {
  public static let info = RuleInfo(
    id: "control-in-home-indicator-zone", severity: .warning,
    summary: "A control hangs on the bottom of the screen and not on the safe area.",
    documentation: """
      Reports a constraint from the bottom of a button, field, page control or the like to the bottom of a controller's view,
      at less distance than the home indicator takes.

      ## Why

      The control lies on the home indicator: the swipe up wins over the tap.

      ## Example

      ```swift
      payButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)
      ```

      ## Instead

      `equalTo: view.safeAreaLayoutGuide.bottomAnchor`

      ## When it is right

      Only views are reported whose class is seen in the same file. Backgrounds, lists and containers may reach the edge.
      """)

  public init() {}

  static let controls: Set<String> = [
    "UIButton", "UITextField", "UIPageControl", "UISegmentedControl", "UISlider", "UISwitch", "UIStepper",
  ]

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    BottomPins.all(in: file, project).compactMap { pin in
      guard Self.controls.contains(pin.type) else { return nil }
      return finding(
        file, pin.place, "'\(pin.name)' hangs on the bottom of the screen, where the home indicator is",
        remedy: "pin it to view.safeAreaLayoutGuide.bottomAnchor")
    }
  }
}

import InsetDiagnostics

/// Reports frames of a controller's tab bar that code sets.
///
///     override func viewDidLayoutSubviews() { tabBar.frame.size.height = 60 }
///
/// Instead, style the bar, or make one of your own.
public struct TabBarFrameOverride: LintRule {
  public static let info = RuleInfo(
    id: "tabbar-frame-override", severity: .warning,
    summary: "The frame of a controller's tab bar is set by hand.",
    documentation: """
      Reports a tab bar controller's bar whose frame or height is set during layout.

      ## Why

      The controller sets it too. The bar jumps, and its height misses the home indicator on some phone.

      ## Example

      ```swift
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabBar.frame.size.height = 60
      }
      ```

      ## Instead

      `UITabBarAppearance` and item insets; for another height a bar of your own with `additionalSafeAreaInsets`.

      ## When it is right

      A tab bar that no controller owns has to be placed.
      """)

  static let callbacks: Set<String> = [
    "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewDidLoad", "viewDidAppear", "viewWillAppear",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "tabBar").compactMap { place in
      guard reader.at(place + 1, "."), reader.at(place + 2, any: ["frame", "bounds"]),
        let function = file.function(around: place), Self.callbacks.contains(function.name),
        isOfController(place, file, project)
      else { return nil }
      let end = reader.chainEnd(from: place)
      let part = reader.text(end - 1)
      guard reader.at(end, any: ["=", "+=", "-="]), ["frame", "bounds", "height", "size", "y"].contains(part)
      else { return nil }
      return finding(
        file, place, "the tab bar's \(part) is set by hand in \(function.name)",
        why: ["its controller lays the bar out as well"],
        remedy: "style the bar with UITabBarAppearance, or make a bar of your own")
    }
  }

  /// A bar that a controller owns; a bar of one's own has to be placed.
  private func isOfController(_ place: Int, _ file: CodeFile, _ project: LintProject) -> Bool {
    let chain = file.reader.joined(file.reader.chain(endingAt: place))
    if chain.hasSuffix("tabBarController.tabBar") { return true }
    guard chain == "tabBar", let type = file.type(around: place) else { return false }
    return project.isKind(type.name, of: ["UITabBarController"])
  }
}

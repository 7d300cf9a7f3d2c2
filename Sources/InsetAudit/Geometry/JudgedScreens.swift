import InsetDevices
import InsetScreens

extension ScreenSet {
  /// The screens that people see as screens, on canvases the app can come to: no cells, no nib views that become a
  /// part of something, no launch screens (nothing on them is touched, and no bar of the system lies over them).
  func judged(_ facts: ProjectFacts) -> [FlatScreen] {
    if facts.isExtension { return [] }
    return looked.filter { $0.isWholeScreen && $0.isPossible(facts) }
  }

  /// Parts as well: cells, nib views, launch screens.
  func possible(_ facts: ProjectFacts) -> [FlatScreen] { looked.filter { $0.isPossible(facts) } }

  /// Variations are looked at only where they are held against ordinary screens.
  private var looked: [FlatScreen] {
    comparesVariations ? flat : flat.filter { $0.canvas.variation == nil }
  }
}

extension FlatScreen {
  /// Whether the app can come to be shown there: by what the project says, and by the oldest system that the Xcode
  /// which saved the document builds for.
  fileprivate func isPossible(_ facts: ProjectFacts) -> Bool {
    guard facts.allow(canvas) else { return false }
    return facts.deploymentTarget != nil || canvas.systemVersion >= oldestSystem
  }

  /// By the release notes of Xcode 14, 15 and 16; earlier ones build for anything that is looked at.
  private var oldestSystem: Double {
    switch screen.document.toolsVersion {
    case 21000..<22000: 11
    case 22000..<23000: 12
    case 23000..<32700: 15
    default: 0
    }
  }

  /// Whether the root view is a whole screen, not a part that its author drew at a size no phone has.
  fileprivate var isWholeScreen: Bool {
    guard screen.kind == .controller || screen.kind == .nibController else { return false }
    guard let size = screen.savedSize else { return true }
    // The smallest phone is 320 × 480. What is drawn higher than any is content to scroll, shown in a screen.
    return min(size.width, size.height) >= 320 && max(size.width, size.height) >= 480
  }

  /// Whether the screen lies at the window's edges in this pose, so that the window's bands lie over it.
  ///
  /// - Parameter deploymentTarget: before iOS 13 a sheet covers the window on a phone. // PR-01, PR-02
  func reachesWindow(at edge: EdgeSource.Edge, deploymentTarget: Double?) -> Bool {
    switch screen.presentation {
    case nil, .fullScreen: return true
    case .embedded: return false
    case .sheet, .formSheet, .popover:
      if canvas.idiom == .pad { return false }
      if edge != .top || canvas.verticalSizeClass == .compact { return true }
      return (deploymentTarget ?? 13) < 13
    }
  }
}

import InsetDevices
import InsetScreens

extension ScreenSet {
  /// The screens that people see as screens, on canvases the app can come to: no cells, no nib views that become a
  /// part of something, no launch screens (nothing on them is touched, and no bar of the system lies over them).
  func judged(_ facts: ProjectFacts) -> [FlatScreen] {
    flat.filter { flat in
      (flat.screen.kind == .controller || flat.screen.kind == .nibController) && facts.allow(flat.canvas)
    }
  }
}

extension FlatScreen {
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

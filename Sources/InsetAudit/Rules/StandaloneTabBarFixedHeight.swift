import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports tab bars put by hand that leave their buttons too little height above the home indicator.
///
///     tabBar.height = 49; root.bottom = tabBar.bottom        // 15 points are left above the area on iPhone X
///
/// Instead, let its top lie 49 points above the safe area's bottom. A suggestion.
///
/// Right, and not reported: the tab bar of a tab bar controller; a tab bar at the safe area's bottom; one that is
/// higher by the inset; launch screens.
public struct StandaloneTabBarFixedHeight: AuditRule {
  public static let info = RuleInfo(
    id: "standalone-tabbar-fixed-height", severity: .error,
    summary: "A tab bar put by hand is no higher than without a home indicator, so its buttons are squeezed.",
    documentation: """
      Reports a tab bar that the document places itself, that ends at the bottom of the screen and has less height
      above the home indicator's area than its buttons need.

      ## Why

      A tab bar lays its buttons out inside its safe area. At 49 points with 34 of them in the home indicator's area,
      15 points are left for an image and a title.

      ## Example

      ```xml
      <constraint firstAttribute="height" constant="49"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="tabBar" secondAttribute="bottom"/>
      ```

      ## Instead

      No height; the bottom at the root view's, and the top above the safe area's bottom:

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="tabBar" secondAttribute="top" constant="49"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="tabBar" secondAttribute="bottom"/>
      ```

      Better still, use a tab bar controller.

      ## Severity

      Error.

      ## Fix safety

      A suggestion: what stands above the bar moves with it.

      ## When it is right

      Not reported: the tab bar of a controller, which the controller sizes; one that ends at the safe area, since it
      draws its background down to the edge; one that is higher by the inset; launch screens.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      for bar in screen.standaloneBars("UITabBar") {
        if let sighting = sighting(of: bar, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of bar: Item, in screen: FlatScreen) -> Sighting? {
    let canvas = screen.canvas
    guard let zone = canvas.indicatorZoneTop, bar.frame.midY > canvas.size.height / 2,
      bar.frame.maxY >= zone + Exposure.tolerance, !screen.isParked(bar, beyond: .bottom),
      !screen.isCovered(bar.frame, of: bar)
    else { return nil }
    let metrics = canvas.metrics
    let natural = canvas.verticalSizeClass == .compact ? metrics.compactTabBarHeight : metrics.tabBarHeight
    let usable = zone - bar.frame.minY
    guard usable < natural - Exposure.tolerance else { return nil }
    let height = screen.heightConstraint(of: bar)
    let cause = screen.cause(of: bar, edge: .bottom)
    return Sighting(
      key: screen.key(of: bar), group: nil, canvas: canvas, severity: .error, amount: natural - usable,
      name: Words.name(of: bar.node), place: place(height, cause), message: message(bar, usable, canvas),
      why: why(bar, zone, height, cause, canvas), remedy: remedy(height))
  }

  private func place(_ height: DocumentConstraint?, _ cause: Cause) -> Place {
    guard var place = height?.place else { return cause.place }
    place.object = cause.place.object
    return place
  }
}

// MARK: - Messages

extension StandaloneTabBarFixedHeight {
  private func message(_ bar: Item, _ usable: Double, _ canvas: Canvas) -> String {
    let left = "\(Words.points(max(0, usable))) of its \(Words.points(bar.frame.height)) pt"
    return
      "\(Words.name(of: bar.node)) put by hand has \(left) above the home indicator area (\(canvas.name))"
  }

  private func why(
    _ bar: Item, _ zone: Double, _ height: DocumentConstraint?, _ cause: Cause, _ canvas: Canvas
  ) -> [String] {
    let top = Words.points(bar.frame.minY)
    let bottom = Words.points(bar.frame.maxY)
    let end = Words.points(canvas.size.height)
    var why = ["it spans y \(top) to \(bottom) of \(end); the safe area ends at \(Words.points(zone))"]
    if let height { why.append(height.text + (height.place.map { " (line \($0.line))" } ?? "")) }
    return why + cause.chain.filter { !why.contains($0) }
  }

  private func remedy(_ height: DocumentConstraint?) -> String {
    let how = "hold its top 49 pt above the safe area's bottom and its bottom at the root view's"
    return height == nil ? how : "take its height away; " + how
  }
}

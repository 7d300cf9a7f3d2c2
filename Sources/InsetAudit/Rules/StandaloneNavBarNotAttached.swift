import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports navigation bars put by hand that lie under the status bar or the sensor housing.
///
///     navigationBar.top = root.top        // its title lies under the notch on iPhone X
///
/// Instead, hang it on the safe area's top and let its delegate answer `.topAttached`. A suggestion.
///
/// Right, and not reported: the bar of a navigation controller; a bar at the safe area's top; a bar of a sheet.
public struct StandaloneNavBarNotAttached: AuditRule {
  public static let info = RuleInfo(
    id: "standalone-navbar-not-attached", severity: .error,
    summary: "A navigation bar put by hand lies under the status bar or the sensor housing.",
    documentation: """
      Reports a navigation bar that the document places itself and that begins above the safe area, so that its title
      and buttons lie under the status bar or the sensor housing.

      ## Why

      A navigation bar lays its items out in its frame. At y 0 or 20, for the status bar of the old phones, they lie
      wholly or half under a notch or an island.

      ## Example

      ```xml
      <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>
      ```

      On iPhone X in portrait the bar spans y 20 to 64, and the safe area begins at 44.

      ## Instead

      ```xml
      <constraint firstItem="bar" firstAttribute="top" secondItem="safeArea" secondAttribute="top"/>
      ```

      and in the bar's delegate, so that its background reaches up to the edge:

      ```swift
      func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
      ```

      Better still, put the screen into a navigation controller.

      ## Severity

      Error where the title is under the status bar or the housing, warning where only the bar's upper part is.

      ## Fix safety

      A suggestion: what stands below the bar moves with it.

      ## When it is right

      Not reported: the bar of a navigation controller; a bar at the safe area's top; a bar with a whole bar's height
      below the safe area's top; a bar in a sheet or an embedded screen; landscape on phones, where nothing is
      above.
      """)

  /// The height that a bar's items need, points. // BC-01
  private static let itemsHeight = 44.0
  /// GUESS: the height of a title of 17 points, points.
  private static let titleHeight = 21.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .top, deploymentTarget: facts.deploymentTarget) {
      for bar in screen.standaloneBars("UINavigationBar") where screen.spansWidth(bar) {
        if let sighting = sighting(of: bar, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of bar: Item, in screen: FlatScreen) -> Sighting? {
    let safeTop = SafeLines(of: bar, in: screen).top
    let overlap = safeTop - max(0, bar.frame.minY)
    // A few points are the difference between two status bars.
    guard overlap >= 6, bar.frame.maxY - safeTop < Self.itemsHeight - Exposure.tolerance,
      !screen.isParked(bar, beyond: .top), !screen.isCovered(bar.frame, of: bar),
      screen.bar(over: bar.frame, of: bar) == nil
    else { return nil }
    let titleTop = bar.frame.midY - Self.titleHeight / 2
    let hidesTitle = safeTop - titleTop >= Self.titleHeight / 4
    let cause = screen.cause(of: bar, edge: .top)
    return Sighting(
      key: screen.key(of: bar), group: nil, canvas: screen.canvas, severity: hidesTitle ? .error : .warning,
      amount: overlap, name: Words.name(of: bar.node), place: cause.place,
      message: message(bar, overlap, screen.canvas), why: why(bar, safeTop, cause),
      remedy: cause.remedy(
        "top", " without a constant, and let its delegate answer .topAttached", in: screen.screen.document))
  }
}

// MARK: - Messages

extension StandaloneNavBarNotAttached {
  private func message(_ bar: Item, _ overlap: Double, _ canvas: Canvas) -> String {
    let part = "\(Words.points(min(overlap, bar.frame.height))) of its \(Words.points(bar.frame.height)) pt"
    let what = canvas.housingBand == nil ? "the status bar" : "the sensor housing and the status bar"
    return "\(Words.name(of: bar.node)) put by hand lies with \(part) under \(what) (\(canvas.name))"
  }

  private func why(_ bar: Item, _ safeTop: Double, _ cause: Cause) -> [String] {
    let top = Words.points(bar.frame.minY)
    let bottom = Words.points(bar.frame.maxY)
    return ["it spans y \(top) to \(bottom); the safe area begins at \(Words.points(safeTop))"] + cause.chain
  }
}

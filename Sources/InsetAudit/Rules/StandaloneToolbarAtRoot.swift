import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports toolbars put by hand whose items lie in the home indicator's area.
///
/// A toolbar draws its background down to the edge by itself, but keeps its items in its frame.
///
///     root.bottom = toolbar.bottom        // 34 of its 44 points lie in the area on iPhone X
///
/// Instead, hang it on the safe area, without a height. The edit is safe.
///
/// Right, and not reported: a toolbar at the safe area; the toolbar of a navigation controller; a toolbar above the
/// keyboard; a toolbar that serves as a background.
public struct StandaloneToolbarAtRoot: AuditRule {
  public static let info = RuleInfo(
    id: "standalone-toolbar-at-root", severity: .error,
    summary: "A toolbar put by hand reaches into the home indicator's area with its items.",
    documentation: """
      Reports a toolbar that the document places itself and whose frame reaches into the home indicator's area, or
      under a tab bar.

      ## Why

      A toolbar draws its background down to the edge of the screen by itself, but it keeps its items in its frame. At
      the root view's bottom they lie under the home indicator, where the swipe for Home wins over a tap.

      ## Example

      ```xml
      <constraint firstItem="root" firstAttribute="bottom" secondItem="toolbar" secondAttribute="bottom"/>
      ```

      On iPhone X in portrait the toolbar spans y 768 to 812, and the area begins at 778: 10 of 44 points are left.

      ## Instead

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="toolbar" secondAttribute="bottom"/>
      ```

      and no constraint for its height: the toolbar has one of its own.

      ## Severity

      Error. Warning for a toolbar without items, which code may fill. Info where it is held from above and ends there
      only because the window is low.

      ## Fix safety

      Replacing the constraint's item by the safe area is safe.

      ## When it is right

      Not reported: a toolbar at the safe area's bottom; that of a navigation controller, which the controller
      places; an input accessory view; a toolbar without items that other views stand on, since it is their
      background.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    let hold = Hold(screens: judged, edge: .bottom)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      for bar in screen.standaloneBars("UIToolbar") {
        if let sighting = sighting(of: bar, in: screen, hold) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of bar: Item, in screen: FlatScreen, _ hold: Hold) -> Sighting? {
    let height = screen.canvas.size.height
    let line = SafeLines(of: bar, in: screen).bottom
    let overlap = min(bar.frame.maxY, height) - max(bar.frame.minY, line)
    guard line < height - 0.5, overlap >= Exposure.tolerance, bar.frame.midY > height / 2,
      !screen.isParked(bar, beyond: .bottom), !screen.isCovered(bar.frame, of: bar)
    else { return nil }
    let hasItems = !(bar.node.attributes["items"] ?? "").isEmpty
    if !hasItems && screen.hasContentAbove(bar) { return nil }
    let isHeld = hold.holds(bar, in: screen)
    let cause = screen.cause(of: bar, edge: .bottom)
    return Sighting(
      key: screen.key(of: bar), group: nil, canvas: screen.canvas,
      severity: !isHeld ? .info : hasItems ? .error : .warning, amount: overlap,
      name: Words.name(of: bar.node),
      place: cause.place, message: message(bar, overlap, line, screen.canvas),
      why: why(bar, line, cause, screen.canvas), remedy: remedy(cause, isHeld, screen.screen.document))
  }
}

extension FlatScreen {
  /// Whether a control or text is drawn on the bar without being in it.
  fileprivate func hasContentAbove(_ bar: Item) -> Bool {
    items[bar.end...].contains { item in
      guard let matter = matter(of: item) else { return false }
      return bar.frame.contains(x: matter.frame.midX, y: matter.frame.midY)
    }
  }
}

// MARK: - Messages

extension StandaloneToolbarAtRoot {
  private func message(_ bar: Item, _ overlap: Double, _ line: Double, _ canvas: Canvas) -> String {
    let part = "\(Words.points(overlap)) of its \(Words.points(bar.frame.height)) pt"
    let isIndicator = canvas.indicatorZoneTop.map { line >= $0 - 0.5 } ?? false
    let area = isIndicator ? "inside the home indicator area" : "under the bar at the bottom"
    return "\(Words.name(of: bar.node)) put by hand lies with \(part) \(area) (\(canvas.name))"
  }

  private func why(_ bar: Item, _ line: Double, _ cause: Cause, _ canvas: Canvas) -> [String] {
    let top = Words.points(bar.frame.minY)
    let bottom = Words.points(bar.frame.maxY)
    let height = Words.points(canvas.size.height)
    return [
      "it spans y \(top) to \(bottom) of \(height); the safe area ends at \(Words.points(line))",
      "a toolbar extends its background by itself, and its items stay in its frame",
    ] + cause.chain
  }

  private func remedy(_ cause: Cause, _ isHeld: Bool, _ document: DocumentFacts) -> String {
    guard isHeld else {
      return "it is held from above and the window is too low for it: hold it from the bottom"
    }
    return cause.remedy("bottom", " and leave its height to itself", in: document)
  }
}

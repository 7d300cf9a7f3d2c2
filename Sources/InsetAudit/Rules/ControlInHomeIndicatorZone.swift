import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls and text that lie in the home indicator's area, or under a bar at the bottom.
///
/// A swipe up for Home wins over a tap there, and the indicator is drawn over what is there.
///
///     root.bottom = button.bottom + 8        // 26 of 30 points lie in the area on iPhone X
///
/// Instead, let the safe area hold it: `safeArea.bottom = button.bottom + 8`. A fix that replaces the constraint's
/// item and keeps its constant is safe where the view is a control and no inequality stands beside it.
///
/// Right, and not reported: backgrounds, pictures, lists and containers that reach the edge while their content
/// stays above it; the end of scrolling content, which rests above the indicator; a tall button that fills up to
/// the edge with its title above the area; bars of the system; cells and nib views that become part of a screen.
public struct ControlInHomeIndicatorZone: AuditRule {
  public static let info = RuleInfo(
    id: "control-in-home-indicator-zone", severity: .error,
    summary: "A control or text lies in the home indicator's area, or under a bar at the bottom.",
    documentation: """
      Reports a control, or text, whose rectangle reaches into the area of the home indicator, or under the tab bar
      or toolbar that a container puts at the bottom.

      ## Why

      The system's swipe up for Home wins over a tap in that area, so a button there answers late or not at all.
      The indicator is drawn over whatever is there, and the rounded corners cut it.

      ## Example

      ```xml
      <constraint firstItem="root" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="8"/>
      ```

      On iPhone X in portrait the button spans y 774 to 804 of 812. The area begins at 778: 26 of 30 points are in it.

      ## Instead

      Let the safe area hold the view, with the same constant:

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="8"/>
      ```

      To keep a distance from the edge where there is no indicator, take two constraints: a required one, not below
      the safe area, and one of priority 750 to the edge.

      ## Severity

      Error for a control whose title, thumb or dots lie in the area. Warning for a control of whose touch area a
      quarter does while its title is free, and for text. Nothing where only the rim does. Info for a control that
      the document disables, for a view that is held from above and ends in the area only because the window is low
      (there the content is too tall), and on iPads that draw the tab bar at the top.

      ## Fix safety

      Replacing the constraint's item by the safe area is safe where the view is a control or a label, has no scroll
      view above it and no inequality beside it. Otherwise the fix is a suggestion.

      ## When it is right

      Not reported: backgrounds, pictures, maps, lists and containers that reach the edge while their content stays
      above the area; what ends the content of a scroll view, since the scroll view's inset lifts it above the
      indicator; a tall button that fills up to the edge with its title above the area; system bars; views that are
      hidden, transparent, covered, or parked outside the screen; cells and nib views that become part of a screen.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    let hold = Hold(screens: judged, edge: .bottom)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      for item in screen.items where item.scroller == nil {
        if let sighting = sighting(of: item, in: screen, hold) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen, _ hold: Hold) -> Sighting? {
    guard let matter = screen.matter(of: item), matter.kind != .icon else { return nil }
    let line = SafeLines(of: item, in: screen).bottom
    let size = screen.canvas.size
    guard line < size.height - 0.5,
      let exposure = Exposure(matter, beyond: line, at: .bottom, of: size),
      let severity = severity(of: item, matter, exposure),
      !screen.isParked(item, beyond: .bottom), !screen.isCovered(exposure.rect, of: item)
    else { return nil }
    let cause = screen.cause(of: item, edge: .bottom)
    let row = screen.row(of: item)
    let isHeld = hold.holds(item, in: screen)
    let isSure = isHeld && !screen.hasTabBarAtTop && !screen.isOpen(item, vertically: true)
    let bar = screen.barAtBottom(over: exposure.rect, of: item, line: line)
    let isDisabled = matter.kind == .control && !item.node.isEnabled
    return Sighting(
      key: screen.key(of: item), group: cause.group ?? row ?? cause.constraintGroup, canvas: screen.canvas,
      severity: isSure ? severity : .info,
      amount: exposure.overlap, name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, exposure, bar, screen.canvas),
      why: why(item, line, cause, screen.canvas, isDisabled: isDisabled),
      remedy: isHeld
        ? remedy(cause, screen.screen.document, isInRow: row != nil)
        : "it is held from above and the window is too low for it: let the content scroll or give way")
  }

  private func severity(of item: Item, _ matter: Matter, _ exposure: Exposure) -> Severity? {
    switch matter.kind {
    case .control:
      guard let severity = exposure.severityForControl else { return nil }
      return item.node.isEnabled ? severity : .info
    case .text: return exposure.coversContent ? .warning : nil
    case .icon: return nil
    }
  }
}

// MARK: - What lies at the bottom

extension FlatScreen {
  /// Whether the system draws the tab bar at the top: iPads from iPadOS 18, whose geometry is not established well
  /// enough to call what lies at the bottom a fault. // BC-49
  fileprivate var hasTabBarAtTop: Bool {
    items.contains { item in
      item.node.baseClass == "UITabBar" && item.isShown && item.frame.midY < canvas.size.height / 2
    }
  }

  /// What a container's bar is called that lies over a rectangle; nil where the home indicator's area is meant.
  fileprivate func barAtBottom(over rect: Rect, of item: Item, line: Double) -> String? {
    if let zone = canvas.indicatorZoneTop, line >= zone - 0.5 { return nil }
    return bar(over: rect, of: item).map { Words.noun(for: $0.node) } ?? "bar at the bottom"
  }

  /// The low row at the bottom in which a view stands with others: such a row has one fault, not five.
  fileprivate func row(of item: Item) -> String? {
    guard let parent = item.parent.map({ items[$0] }), parent.parent != nil,
      parent.frame.height < canvas.size.height / 4, parent.frame.maxY >= canvas.size.height - 1
    else { return nil }
    return "row " + key(of: parent)
  }
}

// MARK: - Messages

extension ControlInHomeIndicatorZone {
  private func message(_ node: Node, _ exposure: Exposure, _ bar: String?, _ canvas: Canvas) -> String {
    let part = "\(Words.points(exposure.overlap)) of \(Words.points(exposure.extent)) pt"
    let area = bar.map { "under the \($0)" } ?? "inside the home indicator area"
    return "\(Words.name(of: node)) lies \(part) \(area) (\(canvas.name))"
  }

  private func why(
    _ item: Item, _ line: Double, _ cause: Cause, _ canvas: Canvas, isDisabled: Bool
  ) -> [String] {
    let top = Words.points(item.frame.minY)
    let bottom = Words.points(item.frame.maxY)
    let height = Words.points(canvas.size.height)
    var why = ["it spans y \(top) to \(bottom) of \(height); the safe area ends at \(Words.points(line))"]
    why += cause.chain
    if isDisabled { why.append("it is disabled in the document, so this counts once code enables it") }
    return why
  }

  private func remedy(_ cause: Cause, _ document: DocumentFacts, isInRow: Bool) -> String {
    if isInRow && document.usesSafeAreas {
      return
        "hold what is in the bar by the safe area, and let the bar grow below it instead of fixing its height"
    }
    return cause.remedy("bottom", " and keep the constant", in: document)
  }
}

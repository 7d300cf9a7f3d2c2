import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls, text and icons that lie beside the safe area, on its left or right.
///
/// In landscape the sensor housing and the rounded corners are at the sides.
///
///     label.leading = root.leading + 12        // 32 points lie outside on iPhone X in landscape
///
/// Instead, hang it on the safe area or on the layout margins. A fix is safe for a label or a control.
///
/// Right, and not reported: backgrounds, pictures, lines, lists, maps and bars over the full width; a button over
/// the full width with its title in the middle; cells, whose content the table keeps inside; apps that are held
/// in portrait only.
public struct ContentOutsideSafeSides: AuditRule {
  public static let info = RuleInfo(
    id: "content-outside-safe-sides", severity: .error,
    summary:
      "A control, text or an icon lies beside the safe area, where housing and corners are in landscape.",
    documentation: """
      Reports a control, text or an icon that lies on the left or right of the safe area: in landscape on phones
      with a sensor housing, and in any pose on a window whose insets at the sides are not zero.

      ## Why

      In landscape the housing cuts into one side and the rounded corners into both. The insets are the same on both
      sides, whichever way the phone is turned. What lies there is hidden, clipped, or cannot be touched.

      ## Example

      ```xml
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="12"/>
      ```

      On iPhone X in landscape the label begins at x 12 and the safe area at 44: 32 points are outside.

      ## Instead

      ```xml
      <constraint firstItem="label" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading" constant="12"/>
      ```

      The root view's layout margins will do as well: they contain the safe area.

      ## Severity

      Error where a quarter of what the view draws, or eight points of it, lies outside and within the depth of the
      housing. Warning for icons, and for a control of whose touch area a quarter lies outside. Info for what lies
      outside but clear of the housing's depth, for a control that the document disables, and for a view whose place the
      constraints leave open.

      ## Fix safety

      Replacing the constraint's item is safe for a label or a control, and a suggestion for a container.

      ## When it is right

      Not reported: backgrounds, pictures, lines, maps, lists and bars over the full width; what reaches over the
      full width and draws in its middle (a button's title, a label's centred text, the dots of a page control);
      what scrolls sideways; the content of cells, which the table keeps inside; a picture flush with the edge;
      views that are hidden, transparent, covered or parked outside the screen; apps that Info.plist holds in
      portrait.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .left, deploymentTarget: facts.deploymentTarget) {
      for item in screen.items where !screen.scrollsSideways(item) {
        if let sighting = sighting(of: item, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen) -> Sighting? {
    // A search bar keeps its field inside by itself.
    guard item.node.role != .bar, let matter = screen.matter(of: item) else { return nil }
    let size = screen.canvas.size
    let lines = SafeLines(of: item, in: screen)
    var sides: [Side] = []
    if lines.left > 0.5, let exposure = Exposure(matter, beyond: lines.left, at: .left, of: size) {
      sides.append(
        Side(edge: .left, line: lines.left, exposure: exposure, gap: (matter.content ?? matter.frame).minX))
    }
    if lines.right < size.width - 0.5,
      let exposure = Exposure(matter, beyond: lines.right, at: .right, of: size)
    {
      sides.append(
        Side(
          edge: .right, line: lines.right, exposure: exposure,
          gap: size.width - (matter.content ?? matter.frame).maxX))
    }
    sides = sides.compactMap { side in
      var side = side
      guard let severity = severity(of: item, matter, side, in: screen),
        !screen.isParked(item, beyond: side.edge), !screen.isCovered(side.exposure.rect, of: item),
        screen.bar(over: side.exposure.rect, of: item) == nil
      else { return nil }
      side.severity = severity
      return side
    }
    guard let worst = sides.max(by: { ($0.severity, $0.points) < ($1.severity, $1.points) }) else {
      return nil
    }
    let cause = screen.cause(of: item, edge: worst.edge)
    // What stands together in scrolling content is put right together.
    let page = item.scroller == nil ? nil : item.parent.map { "page " + screen.key(of: screen.items[$0]) }
    return Sighting(
      key: screen.key(of: item), group: cause.group ?? page ?? cause.constraintGroup, canvas: screen.canvas,
      severity: worst.severity,
      amount: worst.points, name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, worst, sides, screen.canvas),
      why: why(item, sides, cause, screen.canvas),
      remedy: cause.remedy(
        sides.count > 1 ? "sides" : worst.edge == .left ? "left edge" : "right edge",
        ", or to the layout margins",
        in: screen.screen.document))
  }

  private func severity(of item: Item, _ matter: Matter, _ side: Side, in screen: FlatScreen) -> Severity? {
    let exposure = side.exposure
    let severity: Severity
    switch matter.kind {
    case .control:
      guard let found = exposure.severityForControl else { return nil }
      severity = item.node.isEnabled ? found : .info
    case .text:
      guard exposure.coversContent else { return nil }
      severity = .error
    case .icon:
      guard exposure.coversContent, !exposure.reachesEdge else { return nil }
      severity = .warning
    }
    // Clear of the housing's depth nothing is hidden: the content is only out of line.
    return side.gap >= screen.canvas.housingDepth || screen.isOpen(item, vertically: false) ? .info : severity
  }

  /// One side on which a view lies outside.
  fileprivate struct Side {
    var edge: EdgeSource.Edge
    var line: Double
    var exposure: Exposure
    var severity = Severity.info
    /// From the window's edge to what counts.
    var gap: Double
    /// What counts: the part of what is drawn, else of the rectangle.
    var points: Double { exposure.contentOverlap.flatMap { $0 > 0 ? $0 : nil } ?? exposure.overlap }
    var extent: Double { (exposure.contentOverlap ?? 0) > 0 ? exposure.contentExtent : exposure.extent }
  }
}

extension Canvas {
  /// How far a sensor housing at a side reaches in, points; either side, since a phone is turned both ways. All of
  /// the inset where the window tells no housing.
  fileprivate var housingDepth: Double {
    let depths = sensorHousing.filter { $0.height > $0.width }.map { min($0.maxX, size.width - $0.minX) }
    return depths.max() ?? max(safeAreaInsets.left, safeAreaInsets.right)
  }
}

extension FlatScreen {
  /// Whether a view is moved sideways by a scroll view above it, so that its x means little.
  fileprivate func scrollsSideways(_ item: Item) -> Bool {
    var index = item.scroller
    while let current = index {
      let list = items[current]
      guard let scroll = list.node.scroll else { return true }
      let inset = scroll.adjustedContentInset
      if scroll.contentSize.width + inset.left + inset.right > list.frame.width + 0.5 { return true }
      index = list.scroller
    }
    return false
  }
}

// MARK: - Messages

extension ContentOutsideSafeSides {
  private func message(_ node: Node, _ worst: Side, _ sides: [Side], _ canvas: Canvas) -> String {
    let part = "\(Words.points(worst.points)) of \(Words.points(worst.extent)) pt"
    let side = sides.count > 1 ? "on both sides" : "on the \(worst.edge.rawValue)"
    return "\(Words.name(of: node)) lies \(part) outside the safe area \(side) (\(canvas.name))"
  }

  private func why(_ item: Item, _ sides: [Side], _ cause: Cause, _ canvas: Canvas) -> [String] {
    let left = Words.points(item.frame.minX)
    let right = Words.points(item.frame.maxX)
    let lines = sides.map { side in
      side.edge == .left
        ? "the safe area begins at \(Words.points(side.line))"
        : "the safe area ends at \(Words.points(side.line))"
    }
    let width = Words.points(canvas.size.width)
    return ["it spans x \(left) to \(right) of \(width); \(Words.list(lines))"] + cause.chain
  }
}

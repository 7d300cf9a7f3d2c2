import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls, text and icons that lie in the band of the notch or the island at the top.
///
/// Pixels are missing under the housing, and a touch beside it goes to the status bar.
///
///     button.top = root.top + 20        // 24 of 44 points lie in the band on iPhone X
///
/// Instead, hang it on the safe area: `button.top = safeArea.top`. The old distance stands for the old status bar,
/// so a fix is a suggestion: the constant has to be chosen anew.
///
/// Right, and not reported: pictures and backgrounds under the band, lists (they inset themselves), bars, what
/// lies under a navigation bar, a sheet that begins below the band, landscape (there the band is at the sides).
public struct ContentUnderSensorHousing: AuditRule {
  public static let info = RuleInfo(
    id: "content-under-sensor-housing", severity: .error,
    summary: "A control, text or an icon lies in the band of the notch or the island.",
    documentation: """
      Reports a control, text or an icon whose rectangle reaches into the band at the top that holds the sensor
      housing (the notch or the island), in portrait.

      ## Why

      Under the housing pixels are missing. Beside it the status bar lies over the content, and takes the touch: a
      button there is half dead. Most often the number 20 stands for a status bar of the old phones.

      ## Example

      ```xml
      <constraint firstItem="close" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>
      ```

      On iPhone X in portrait the button spans y 20 to 64. The band ends at 44: 24 of 44 points are in it; on
      iPhone 14 Pro the band ends at 59.

      ## Instead

      ```xml
      <constraint firstItem="close" firstAttribute="top" secondItem="safeArea" secondAttribute="top"/>
      ```

      ## Severity

      Error for a control whose title lies in the band, and for text under the housing itself. Warning for a control of
      whose touch area a quarter lies in the band, for text or an icon beside the housing, where the status bar is, and
      for what lies under the status bar on every phone: there a bar or another view may be meant to stand above. In the
      nib of a controller, which code may put below an opaque bar, warning for a control, and info for text. Info also
      for what lies in the band but below the housing and the status bar, for a control that the document disables, and for a view whose place the constraints leave open.

      ## Fix safety

      A suggestion: the constant has to be chosen anew, since 20 stood for the status bar.

      ## When it is right

      Not reported: pictures, maps and backgrounds under the band; lists and what is in them, since a scroll view
      insets itself; system bars and what lies under one; a tall button that fills up to the edge with its title
      below the band; sheets, which begin below the band; views that are hidden, transparent, covered or parked
      outside the screen; landscape, where `content-outside-safe-sides` looks.
      """)

  /// The height of the status bar on phones with a home button, points. // BC-64
  private static let oldStatusBar = 20.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .top, deploymentTarget: facts.deploymentTarget) {
      guard let band = screen.canvas.housingBand else { continue }
      for item in screen.items where item.scroller == nil {
        if let sighting = sighting(of: item, in: screen, band: band) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen, band: Rect) -> Sighting? {
    // A container's bar lies over all that is in the band, on every device.
    guard let matter = screen.matter(of: item),
      SafeLines(of: item, in: screen).top <= band.maxY + 0.5,
      let exposure = Exposure(matter, beyond: band.maxY, at: .top, of: screen.canvas.size)
    else { return nil }
    let isHoused = screen.canvas.sensorHousing.contains { housing in
      guard let content = matter.content, let part = content.intersection(housing) else { return false }
      return part.height >= Exposure.tolerance && part.width >= Exposure.tolerance
    }
    guard var severity = severity(of: item, matter, exposure, isHoused: isHoused),
      !screen.isParked(item, beyond: .top), !screen.isCovered(exposure.rect, of: item),
      screen.bar(over: exposure.rect, of: item) == nil
    else { return nil }
    if (matter.content ?? matter.frame).minY >= screen.canvas.coveredTop - Exposure.tolerance {
      // In the band, but below all that lies over it.
      severity = .info
    }
    if item.frame.minY < Self.oldStatusBar - Exposure.tolerance {
      // It would lie under the status bar of the old phones too, so something else is meant to be above it.
      severity = min(severity, screen.screen.kind == .nibController ? .info : .warning)
    }
    if screen.isOpen(item, vertically: true) { severity = .info }
    if screen.screen.kind == .nibController {
      // Code may put it below an opaque bar, and its root view then begins there.
      severity = min(severity, matter.kind == .control ? .warning : .info)
    }
    let cause = screen.cause(of: item, edge: .top)
    return Sighting(
      key: screen.key(of: item), group: cause.group ?? cause.constraintGroup, canvas: screen.canvas,
      severity: severity,
      amount: exposure.overlap, name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, exposure, isHoused, screen.canvas),
      why: why(item, band, cause, screen.canvas),
      remedy: cause.remedy(
        "top", ", with a constant that leaves out the old status bar", in: screen.screen.document))
  }

  private func severity(
    of item: Item, _ matter: Matter, _ exposure: Exposure, isHoused: Bool
  ) -> Severity? {
    switch matter.kind {
    case .control:
      guard let severity = exposure.severityForControl else { return nil }
      return item.node.isEnabled ? severity : .info
    case .text:
      guard exposure.coversContent else { return nil }
      return isHoused ? .error : .warning
    case .icon:
      // A picture flush with the edge is decoration; under the housing it is lost all the same.
      guard exposure.coversContent, !exposure.reachesEdge || isHoused else { return nil }
      return .warning
    }
  }
}

extension Canvas {
  /// Down to where the housing or the status bar lies over the content, points; the rest of the band is free.
  fileprivate var coveredTop: Double {
    max(sensorHousing.map(\.maxY).max() ?? 0, statusBarHeight)
  }
}

// MARK: - Messages

extension ContentUnderSensorHousing {
  private func message(_ node: Node, _ exposure: Exposure, _ isHoused: Bool, _ canvas: Canvas) -> String {
    let part = "\(Words.points(exposure.overlap)) of \(Words.points(exposure.extent)) pt"
    let area = isHoused ? "under the sensor housing" : "in the band of the sensor housing"
    return "\(Words.name(of: node)) lies \(part) \(area) (\(canvas.name))"
  }

  private func why(_ item: Item, _ band: Rect, _ cause: Cause, _ canvas: Canvas) -> [String] {
    let top = Words.points(item.frame.minY)
    let bottom = Words.points(item.frame.maxY)
    var why = ["it spans y \(top) to \(bottom); the safe area begins at \(Words.points(band.maxY))"]
    if let housing = canvas.sensorHousing.first {
      let left = Words.points(housing.minX)
      let right = Words.points(housing.maxX)
      why.append(
        "the housing spans x \(left) to \(right), y \(Words.points(housing.minY)) to "
          + Words.points(housing.maxY))
    }
    return why + cause.chain
  }

}

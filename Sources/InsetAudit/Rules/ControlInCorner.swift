import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of controls and texts inside the safe area that the display's rounded corner cuts.
///
///     button.top = safeArea.top; button.leading = safeArea.leading        // iPhone Duo has no insets there
///
/// Instead, keep it off the corner by the margins. Advice only.
///
/// Right, and not reported: what is beyond the safe area, since other rules judge it.
public struct ControlInCorner: AuditRule {
  public static let info = RuleInfo(
    id: "control-in-corner", severity: .info,
    summary: "A control or text lies in a rounded corner of the display.",
    documentation: """
      Tells of a control, or text, that is inside the safe area and yet cut by a rounded corner of the display.

      ## Why

      On most devices the safe area holds the corners but for a few points. On iPhone Duo it has no inset at one or two sides, and the corner
      of the inner display has a radius of about 55 points: what stands at both edges there loses its corner.

      ## Example

      ```xml
      <constraint firstItem="button" firstAttribute="top" secondItem="safeArea" secondAttribute="top"/>
      <constraint firstItem="button" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading"/>
      ```

      ## Instead

      Hang it on the layout margins, or on the corner-adapted guide of iOS 26.

      ## Severity

      Info: how round the corners of iPhone Duo are is not known well.

      ## Fix safety

      No fix.

      ## When it is right

      Not reported: what lies beyond the safe area; less than eight points of it; backgrounds, pictures and groups; what
      scrolls; hidden views; invented phones.
      """)

  /// How far a content's corner may lie in the rounded corner, points.
  private static let tolerance = 8.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.canvas.cornerRadius > 0 && screen.canvas.device != nil {
      guard screen.reachesWindow(at: .top, deploymentTarget: facts.deploymentTarget) else { continue }
      for item in screen.items where item.scroller == nil {
        guard let matter = screen.matter(of: item), matter.kind != .icon,
          let content = matter.content ?? matter.frame.intersection(screen.canvas.bounds),
          isInSafeArea(content, item, screen), let cut = screen.canvas.cornerCut(of: content),
          cut >= Self.tolerance, !screen.isCovered(content, of: item)
        else { continue }
        let name = Words.name(of: item.node)
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: "corner", canvas: screen.canvas, severity: .info, amount: cut,
            name: name, place: item.node.place ?? screen.screen.document.place,
            message: "\(name) lies \(Words.points(cut)) pt in a rounded corner (\(screen.canvas.name))",
            why: ["the corner has a radius of \(Words.points(screen.canvas.cornerRadius)) pt"],
            remedy: "hang it on the layout margins, or on the corner-adapted guide of iOS 26"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func isInSafeArea(_ rect: Rect, _ item: Item, _ screen: FlatScreen) -> Bool {
    screen.canvas.bounds.inset(by: screen.canvas.safeAreaInsets).contains(rect, tolerance: 0.5)
  }
}

extension Canvas {
  /// By how much the corner of a rectangle lies outside of the display's rounded corner, points; nil where none does.
  func cornerCut(of rect: Rect) -> Double? {
    let radius = cornerRadius
    // The point of the rectangle that is nearest to each corner, seen from the corner.
    let sides = [rect.minX, size.width - rect.maxX]
    let ends = [rect.minY, size.height - rect.maxY]
    var deepest: Double?
    for x in sides {
      for y in ends where x < radius && y < radius {
        let distance = ((radius - x) * (radius - x) + (radius - y) * (radius - y)).squareRoot()
        if distance > radius { deepest = max(deepest ?? 0, distance - radius) }
      }
    }
    return deepest
  }
}

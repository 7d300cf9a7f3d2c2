import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of sliders that begin at the edge from which a swipe leads back.
///
///     slider.leading = root.leading + 2        // its thumb at the least value lies under the back swipe
///
/// Instead, keep it off the edge by the margin. Advice only.
public struct EdgeGestureConflict: AuditRule {
  public static let info = RuleInfo(
    id: "edge-gesture-conflict", severity: .info,
    summary: "A slider begins at the screen's edge, where a swipe leads back.",
    documentation: """
      Tells of a slider that begins less than eight points from the window's leading edge on a screen with a navigation
      bar of its controller.

      ## Why

      A swipe from that edge goes back to the screen before. A thumb at the least value lies there, and who drags it
      leaves the screen.

      ## Example

      ```xml
      <constraint firstItem="slider" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="2"/>
      ```

      ## Instead

      Hang it on the layout margins, 16 points or more from the edge.

      ## Severity

      Info.

      ## Fix safety

      No fix.

      ## When it is right

      Not reported: sliders at the margin; screens without a navigation controller; sliders in scroll views that move;
      disabled and hidden ones. A slider at the bottom is `control-in-home-indicator-zone`. Gesture recognizers of the
      app's own are added by code and are not seen.
      """)

  /// GUESS: within a thumb's radius of the edge, points; how wide the system's own strip is nobody documents.
  private static let nearest = 8.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.hasNavigationBar {
      for item in screen.items where item.node.baseClass == "UISlider" && item.isControl && item.isSeen {
        let isMirrored = screen.canvas.layoutDirection == .rightToLeft
        let gap = isMirrored ? screen.canvas.size.width - item.frame.maxX : item.frame.minX
        guard item.node.isEnabled, item.scroller == nil, gap < Self.nearest, gap >= -1 else { continue }
        let name = Words.name(of: item.node)
        let cause = screen.cause(of: item, edge: isMirrored ? .right : .left)
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: nil, canvas: screen.canvas, severity: .info,
            amount: Self.nearest - gap, name: name, place: cause.place,
            message:
              "\(name) begins \(Words.points(gap)) pt from the edge where a swipe leads back (\(screen.canvas.name))",
            why: cause.chain, remedy: "hang it on the layout margins"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }
}

extension FlatScreen {
  fileprivate var hasNavigationBar: Bool {
    items.contains { $0.node.baseClass == "UINavigationBar" && $0.node.isControllerBar && $0.isShown }
  }
}

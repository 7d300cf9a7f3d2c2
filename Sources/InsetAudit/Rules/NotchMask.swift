import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of black bars that hide the notch or the island.
///
///     bar.top = root.top; bar.bottom = safeArea.top; bar.backgroundColor = black
///
/// Instead, let the screen's own colour go up to the edge. Advice only.
public struct NotchMask: AuditRule {
  public static let info = RuleInfo(
    id: "notch-mask", severity: .info,
    summary: "A black bar covers exactly the band of the sensor housing, as if to hide it.",
    documentation: """
      Tells of an opaque black view without content that covers the top of the screen from side to side and ends where
      the safe area begins, on a screen of another colour.

      ## Why

      Apple's Human Interface Guidelines ask not to mask the housing with bars: the app looks smaller than it is, and
      the bar is wrong on the next device.

      ## Example

      ```xml
      <constraint firstItem="bar" firstAttribute="bottom" secondItem="safeArea" secondAttribute="top"/>
      ```

      ## Instead

      Let the background go on to the screen's top.

      ## Severity

      Info.

      ## Fix safety

      No fix.

      ## When it is right

      Not reported: screens that are black as a whole, as players are; bars that hold something; bars that do not end at
      the safe area; devices without a housing.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      guard let band = screen.canvas.housingBand,
        screen.reachesWindow(at: .top, deploymentTarget: facts.deploymentTarget)
      else { continue }
      for item in screen.items[screen.documentView.index..<screen.documentView.end] {
        guard item.index != screen.documentView.index, isMask(item, over: band, in: screen) else { continue }
        let name = Words.name(of: item.node)
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: nil, canvas: screen.canvas, severity: .info,
            amount: band.height, name: name, place: item.node.place ?? screen.screen.document.place,
            message: "\(name) is a black bar over the band of the sensor housing (\(screen.canvas.name))",
            why: ["it covers y 0 to \(Words.points(item.frame.maxY)); the safe area begins there"],
            remedy: "let the screen's background go on to the top"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func isMask(_ item: Item, over band: Rect, in screen: FlatScreen) -> Bool {
    guard item.isSeen, item.node.subviews.isEmpty, item.bar == nil, item.control == nil, item.scroller == nil,
      item.node.role == .background || item.node.role == .container, isBlack(item.node.backgroundColor),
      item.opacity > 0.95, item.frame.minY <= 0.5, screen.canvas.isSpanned(by: item.frame),
      abs(item.frame.maxY - band.maxY) <= 1
    else { return false }
    // What is seen below it.
    guard
      case .color(let below)? = screen.paint(y: item.frame.maxY + 4, from: 0, to: screen.canvas.size.width)
    else { return false }
    return below.red + below.green + below.blue > 90
  }

  private func isBlack(_ text: String?) -> Bool {
    guard let color = Color(text), color.alpha > 0.95 else { return false }
    return max(color.red, max(color.green, color.blue)) < 16
  }
}

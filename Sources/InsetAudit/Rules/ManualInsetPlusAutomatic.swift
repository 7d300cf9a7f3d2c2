import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports scroll views whose own content inset repeats the bar that the system adds already.
///
///     scrollView.contentInset.top = 64        // 64 + 64 points above the first row
///
/// Instead, take the inset away, or switch the adjustment off. A suggestion.
///
/// Right, and not reported: small paddings; a scroll view whose adjustment is `never`.
public struct ManualInsetPlusAutomatic: AuditRule {
  public static let info = RuleInfo(
    id: "manual-inset-plus-automatic", severity: .warning,
    summary: "A scroll view's own inset repeats a bar that the system adds to it already.",
    documentation: """
      Reports a scroll view with a content inset as high as a bar, to which UIKit adds the safe area with that bar once
      more.

      ## Why

      Since iOS 11 a scroll view adds the safe area to its content inset by itself. An inset of 64 for the navigation
      bar, or of 49 for the tab bar, from the time before makes the gap twice as high.

      ## Example

      ```xml
      <tableView>
          <inset key="contentInset" minX="0.0" minY="64" maxX="0.0" maxY="49"/>
      </tableView>
      ```

      ## Instead

      Take the inset away; or set `contentInsetAdjustmentBehavior="never"` and keep it.

      ## Severity

      Warning.

      ## Fix safety

      A suggestion: code may count on the inset.

      ## When it is right

      Not reported: insets that are no bar's height; a scroll view to which the system adds nothing at that edge; one
      whose adjustment is `never`.
      """)

  /// Heights of bars with and without the status bar of the old phones and of those with a notch, points. // BC-01
  private static let top: Set<Double> = [64, 88, 91, 92, 96, 97, 98, 103, 106]
  private static let bottom: Set<Double> = [49, 83, 34]

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      for list in screen.items where list.node.role == .list && list.isSeen && list.scroller == nil {
        if let sighting = sighting(of: list, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of list: Item, in screen: FlatScreen) -> Sighting? {
    guard let scroll = list.node.scroll, scroll.adjustmentBehavior != "never" else { return nil }
    let added = (
      top: scroll.adjustedContentInset.top - scroll.contentInset.top,
      bottom: scroll.adjustedContentInset.bottom - scroll.contentInset.bottom
    )
    let isTop = Self.top.contains(scroll.contentInset.top) && added.top >= 30
    let isBottom = Self.bottom.contains(scroll.contentInset.bottom) && added.bottom >= 30
    guard isTop || isBottom else { return nil }
    let own = isTop ? scroll.contentInset.top : scroll.contentInset.bottom
    let system = isTop ? added.top : added.bottom
    var place = list.node.place ?? screen.screen.document.place
    place.object = list.node.id
    return Sighting(
      key: screen.key(of: list), group: nil, canvas: screen.canvas, severity: .warning, amount: own + system,
      name: Words.name(of: list.node), place: place,
      message: message(list.node, own, system, isTop ? "above" : "below", screen.canvas),
      why: [
        "its own content inset is \(Words.points(own)) pt, and UIKit adds \(Words.points(system)) pt for the safe area"
      ],
      remedy: "take the content inset away, or set the inset adjustment to never and keep it")
  }
}

// MARK: - Messages

extension ManualInsetPlusAutomatic {
  private func message(
    _ node: Node, _ own: Double, _ system: Double, _ side: String, _ canvas: Canvas
  ) -> String {
    "\(Words.name(of: node)) leaves \(Words.points(own + system)) pt \(side) its content, since its own inset of "
      + "\(Words.points(own)) pt comes on top of the system's (\(canvas.name))"
  }
}

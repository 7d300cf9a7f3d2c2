import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports coloured bars, and background pictures, that end at the safe area's bottom above another colour.
///
///     safeArea.bottom = payBar.bottom        // a white band of 34 points below a green bar
///
/// Instead, let the background reach the root view's bottom and keep its content on the safe area. That needs a
/// second view or another constraint, so a fix is a suggestion.
///
/// Right, and not reported: toolbars and tab bars, which extend their background themselves; floating cards and
/// capsules; a bar with a backing of its colour below; a bar over the same colour.
public struct BarBackgroundStopsAtSafeArea: AuditRule {
  public static let info = RuleInfo(
    id: "bar-background-stops-at-safe-area", severity: .warning,
    summary:
      "A coloured bar or a background picture ends at the safe area, and a band of another colour is below.",
    documentation: """
      Reports a coloured view over the full width, or a background picture, that ends at the bottom of the safe area
      while another colour is seen below it.

      ## Why

      On a phone without a home indicator the bar ends at the edge. On the others a band of 34 points (21 in
      landscape) in another colour opens below it, and the bar seems to float.

      ## Example

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="payBar" secondAttribute="bottom"/>
      ```

      ## Instead

      Pin the coloured view to the root view's bottom and its content to its safe area:

      ```xml
      <constraint firstItem="root" firstAttribute="bottom" secondItem="payBar" secondAttribute="bottom"/>
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="buy" secondAttribute="bottom" constant="15"/>
      ```

      and let the height follow.

      ## Severity

      Warning for a bar and for a background picture above a plain colour. Info for a bar above a picture, a map or a
      list, where it may float on purpose, and for a coloured view taller than a bar.

      ## Fix safety

      A suggestion: the content has to be held by the safe area, often in a view of its own.

      ## When it is right

      Not reported: toolbars, tab bars and navigation bars, which extend their background themselves; cards and
      capsules that do not span the width; a bar with a view of its colour below; a bar above the same colour; a view
      without colour.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      var reported: [Item] = []
      for item in screen.items where !reported.contains(where: { $0.contains(item) }) {
        guard let sighting = sighting(of: item, in: screen) else { continue }
        sightings.append(sighting)
        reported.append(item)
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen) -> Sighting? {
    let canvas = screen.canvas
    guard let zone = canvas.indicatorZoneTop, let kind = Background(item, in: screen), item.isSeen,
      item.parent != nil, item.scroller == nil, item.cell == nil, item.bar == nil, item.control == nil,
      canvas.isSpanned(by: item.frame), abs(item.frame.maxY - zone) <= 0.5,
      SafeLines(of: item, in: screen).bottom >= zone - 0.5,
      !screen.isParked(item, beyond: .bottom)
    else { return nil }
    let left = item.frame.minX
    let right = item.frame.maxX
    // What is seen of the view's lower rim must be the view, not something laid over it.
    let rim = screen.paint(y: zone - 0.5, from: left, to: right)
    let below = screen.paint(y: (zone + canvas.size.height) / 2, from: left, to: right)
    guard let rim, let below, let severity = severity(kind, item, rim: rim, below: below, canvas)
    else { return nil }
    let cause = screen.cause(of: item, edge: .bottom)
    let band = canvas.size.height - zone
    return Sighting(
      key: screen.key(of: item), group: nil, canvas: canvas, severity: severity, amount: band,
      name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, kind, band, below, canvas),
      why: why(item, rim, below, cause, canvas), remedy: remedy(kind))
  }

  private func severity(
    _ kind: Background, _ item: Item, rim: Paint, below: Paint, _ canvas: Canvas
  ) -> Severity? {
    switch (kind, rim, below) {
    case (.picture, .picture, .color): return .warning
    case (.bar, .color(let own), .color(let other)):
      guard own.differs(from: other) else { return nil }
      return item.frame.height <= canvas.size.height / 3 ? .warning : .info
    case (.bar, .color, .picture), (.bar, .color, .content): return .info
    default: return nil
    }
  }
}

/// A view that people see as a background.
private enum Background {
  case bar
  case picture

  init?(_ item: Item, in screen: FlatScreen) {
    switch item.node.role {
    case .container, .background:
      guard let color = Color(item.node.backgroundColor), color.alpha * item.opacity >= 0.5,
        item.frame.height >= 20
      else { return nil }
      self = .bar
    case .image:
      // A picture that fills its frame and takes most of the screen.
      guard let image = item.node.image, image.contentMode != "scaleAspectFit",
        image.contentMode.hasPrefix("scale"), item.frame.height >= screen.canvas.size.height * 0.6
      else { return nil }
      self = .picture
    case .control, .text, .list, .cell, .bar, .canvas, .separator: return nil
    }
  }
}

// MARK: - Messages

extension BarBackgroundStopsAtSafeArea {
  private func message(
    _ node: Node, _ kind: Background, _ band: Double, _ below: Paint, _ canvas: Canvas
  ) -> String {
    let what = kind == .picture ? "background \(Words.name(of: node))" : Words.name(of: node)
    let under =
      switch below {
      case .color(let color): "a band of \(Words.points(band)) pt in \(color.hex)"
      default: "a band of \(Words.points(band)) pt of what lies behind"
      }
    return "\(what) stops at the safe area, with \(under) below (\(canvas.name))"
  }

  private func why(_ item: Item, _ rim: Paint, _ below: Paint, _ cause: Cause, _ canvas: Canvas) -> [String] {
    let top = Words.points(item.frame.minY)
    let bottom = Words.points(item.frame.maxY)
    var why = ["it spans y \(top) to \(bottom) of \(Words.points(canvas.size.height))"]
    if case .color(let own) = rim, case .color(let other) = below {
      why.append("its colour is \(own.hex), the band's \(other.hex)")
    }
    return why + cause.chain
  }

  private func remedy(_ kind: Background) -> String {
    switch kind {
    case .picture: "pin its bottom to the root view"
    case .bar: "pin its bottom to the root view and hold its content by the safe area"
    }
  }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports constraints to the safe area whose constant is the safe area's own inset.
///
/// The guide knows the inset already; a constant of 34 or 44 adds it once more.
///
///     safeArea.bottom = field.bottom + 34        // 68 points from the edge on iPhone X, 34 on iPhone 8
///
/// Instead, take the distance that is meant, often 0, 8 or 16. A suggestion: only the author knows it.
///
/// Right, and not reported: another distance; something else in the gap; a distance outwards; a constant that code
/// holds by an outlet.
public struct SafeInsetAddedTwice: AuditRule {
  public static let info = RuleInfo(
    id: "safe-inset-added-twice", severity: .warning,
    summary: "A constraint to the safe area adds the device's inset once more as its constant.",
    documentation: """
      Reports a view that hangs on the safe area, or on an old layout guide, with a constant that is just the inset of
      the device the document was drawn for.

      ## Why

      The guide lies inside the inset already. With a constant of 34 a field stands 68 points above the edge of an
      iPhone X, and 34 above that of a phone with a home button, where it was meant to stand at the edge.

      ## Example

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="field" secondAttribute="bottom" constant="34"/>
      ```

      ## Instead

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="field" secondAttribute="bottom" constant="8"/>
      ```

      ## Severity

      Warning, only where the constant equals the inset of the document's own device on that edge to the point, the gap
      is empty, and, at the top, no bar of a controller is above: the same number there is the bar's height.

      ## Fix safety

      A suggestion: only the author knows the distance that was meant.

      ## When it is right

      Not reported: any other constant; a distance outwards; a gap in which another view stands; a constant that code
      holds by an outlet; cells and parts of screens; documents drawn for a device without insets.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      guard let device = screen.screen.document.deviceInsets else { continue }
      for constraint in screen.screen.constraints where !constraint.hasOutlet {
        guard let hold = constraint.guideHold, hold.edge == hold.guideEdge,
          let inset = inset(hold.edge, of: device), abs(hold.inset - inset) < 0.01,
          let sighting = sighting(of: constraint, hold, in: screen)
        else { continue }
        sightings.append(sighting)
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  /// What the device takes from an edge; nil for status bars of 20 and 24 points, which are common margins too.
  private func inset(_ edge: EdgeSource.Edge, of device: Insets) -> Double? {
    let inset =
      switch edge {
      case .top: device.top
      case .left: device.left
      case .bottom: device.bottom
      case .right: device.right
      }
    return inset > 24.5 ? inset : nil
  }

  private func sighting(
    of constraint: DocumentConstraint, _ hold: DocumentConstraint.GuideHold, in screen: FlatScreen
  ) -> Sighting? {
    guard let item = screen.item(id: hold.view), item.isSeen, item.scroller == nil, item.cell == nil,
      let owner = screen.item(id: hold.owner), owner.node.safeAreaInsets != .zero,
      let gap = gap(of: item, hold.edge, in: owner), abs(gap.depth - hold.inset) < 1.5,
      !screen.holdsContent(gap.rect, besides: item)
    else { return nil }
    // A list 44 points below is meant to stand below a bar that code brings.
    if hold.edge == .top, hold.inset < 44.5, item.node.role == .list { return nil }
    // Below a controller's bar the number may be the height of a bar of an older release.
    if hold.edge == .top, owner.node.safeAreaInsets.top > screen.canvas.safeAreaInsets.top + 0.5 {
      return nil
    }
    var place = constraint.place ?? item.node.place ?? screen.screen.document.place
    place.object = item.node.id
    return Sighting(
      key: "constraint " + constraint.id, group: nil, canvas: screen.canvas, severity: .warning,
      amount: inset(hold.edge, of: owner.node.safeAreaInsets) ?? 0, name: Words.name(of: item.node),
      place: place, message: message(item.node, hold, screen.canvas), why: why(constraint, hold, owner),
      remedy: "take the distance from the safe area that is meant, often 0, 8 or 16")
  }

  /// The space between the view and the safe area's edge.
  private func gap(of item: Item, _ edge: EdgeSource.Edge, in owner: Item) -> (rect: Rect, depth: Double)? {
    let safe = owner.frame.inset(by: owner.node.safeAreaInsets)
    let frame = item.frame
    switch edge {
    case .top:
      let depth = frame.minY - safe.minY
      return (Rect(x: frame.x, y: safe.minY, width: frame.width, height: depth), depth)
    case .bottom:
      let depth = safe.maxY - frame.maxY
      return (Rect(x: frame.x, y: frame.maxY, width: frame.width, height: depth), depth)
    case .left:
      let depth = frame.minX - safe.minX
      return (Rect(x: safe.minX, y: frame.y, width: depth, height: frame.height), depth)
    case .right:
      let depth = safe.maxX - frame.maxX
      return (Rect(x: frame.maxX, y: frame.y, width: depth, height: frame.height), depth)
    }
  }
}

extension FlatScreen {
  /// Whether something that people see on purpose stands in a gap.
  fileprivate func holdsContent(_ gap: Rect, besides item: Item) -> Bool {
    guard !gap.isEmpty else { return false }
    return items.contains { other in
      guard other.index != item.index, !item.contains(other), !other.contains(item),
        let shown = matters[other.index].map({ $0.content ?? $0.frame }) ?? listOrBar(other)
      else { return false }
      return shown.intersection(gap).map { min($0.width, $0.height) >= 4 } ?? false
    }
  }

  private func listOrBar(_ item: Item) -> Rect? {
    let role = item.node.role
    guard item.isSeen, role == .list || role == .bar || role == .canvas,
      item.frame.height < canvas.size.height / 2
    else { return nil }
    return item.frame
  }
}

// MARK: - Messages

extension SafeInsetAddedTwice {
  private func message(_ node: Node, _ hold: DocumentConstraint.GuideHold, _ canvas: Canvas) -> String {
    let distance = Words.points(hold.inset)
    return "\(Words.name(of: node)) keeps \(distance) pt from the safe area, which is the inset once more "
      + "(\(canvas.name))"
  }

  private func why(_ constraint: DocumentConstraint, _ hold: DocumentConstraint.GuideHold, _ owner: Item)
    -> [String]
  {
    let own = inset(hold.edge, of: owner.node.safeAreaInsets) ?? 0
    var why = ["the document was drawn for a device with an inset of \(Words.points(hold.inset)) pt there"]
    if own > 0 {
      why.append(
        "the safe area is \(Words.points(own)) pt from the edge already, the view \(Words.points(own + hold.inset)) pt"
      )
    }
    return why + [constraint.text + (constraint.place.map { " (line \($0.line))" } ?? "")]
  }
}

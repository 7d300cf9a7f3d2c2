import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports views that hang on the wrong end of the safe area, so that they lie outside of it.
///
/// `topLayoutGuide.bottom` was the line below the bars; `safeArea.bottom` is the other end of the screen.
///
///     title.top = safeArea.bottom + 24        // below the screen
///
/// Instead, take the same edge: `title.top = safeArea.top + 24`. Safe where the layout shows the view outside.
///
/// Right, and not reported: a view that fills the space between the safe area and the edge; a panel that waits there
/// to be moved in; a constraint that code holds by an outlet.
public struct SafeAreaOppositeEdge: AuditRule {
  public static let info = RuleInfo(
    id: "safe-area-opposite-edge", severity: .error,
    summary: "A view's edge hangs on the opposite edge of the safe area, so the view lies outside.",
    documentation: """
      Reports a view whose top is held by the bottom of the safe area, or another edge by the opposite one, where that
      puts the view outside.

      ## Why

      With the old guides `view.top = topLayoutGuide.bottom` was right: that guide was the strip above the content. The
      safe area is the content's own rectangle, so the same words put the view below it: off the screen, or under the
      home indicator.

      ## Example

      ```xml
      <constraint firstItem="title" firstAttribute="top" secondItem="safeArea" secondAttribute="bottom" constant="24"/>
      ```

      ## Instead

      ```xml
      <constraint firstItem="title" firstAttribute="top" secondItem="safeArea" secondAttribute="top" constant="24"/>
      ```

      ## Severity

      Error for a control, text or an icon; warning for a picture, a list or a container with content.

      ## Fix safety

      Safe where the layout shows the view outside the safe area: the constant stays.

      ## When it is right

      Not reported: a view without content that fills the space between the safe area and the screen's edge; a
      container or list exactly at the safe area's end, since a panel waits there to be moved in; a constraint that
      code holds by an outlet; a view that the constraint leaves inside; hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      for constraint in screen.screen.constraints where !constraint.hasOutlet && constraint.priority > 500 {
        guard let hold = constraint.guideHold, hold.edge == hold.guideEdge.opposite,
          let sighting = sighting(of: constraint, hold, in: screen)
        else { continue }
        sightings.append(sighting)
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(
    of constraint: DocumentConstraint, _ hold: DocumentConstraint.GuideHold, in screen: FlatScreen
  ) -> Sighting? {
    guard let item = screen.item(id: hold.view), let owner = screen.item(id: hold.owner), item.isShown,
      item.opacity > 0.05, owner.contains(item), item.scroller == nil, item.cell == nil,
      let severity = severity(of: item, constant: hold.inset, in: screen)
    else { return nil }
    let line = line(hold.guideEdge, of: owner)
    let distance = outside(item.frame, line, hold.guideEdge)
    guard distance >= -1, !fillsStrip(item, hold.guideEdge, in: screen) else { return nil }
    var place = constraint.place ?? item.node.place ?? screen.screen.document.place
    place.object = item.node.id
    return Sighting(
      key: "constraint " + constraint.id, group: nil, canvas: screen.canvas, severity: severity,
      amount: distance, name: Words.name(of: item.node), place: place,
      message: message(item, hold.guideEdge, screen.canvas), why: why(item, constraint, hold, line),
      remedy: "pin its \(word(hold.edge)) to the safe area's \(word(hold.edge)) and keep the constant")
  }

  private func severity(of item: Item, constant: Double, in screen: FlatScreen) -> Severity? {
    if screen.matters[item.index] != nil || item.node.role == .text || item.node.role == .control {
      return .error
    }
    switch item.node.role {
    case .bar: return .error
    case .image, .list, .container, .canvas, .cell:
      // A panel that waits to be moved in stands right at the end.
      return abs(constant) < 0.5 ? nil : .warning
    default: return nil
    }
  }

  /// Where the guide's edge is, window coordinates.
  private func line(_ edge: EdgeSource.Edge, of owner: Item) -> Double {
    let safe = owner.frame.inset(by: owner.node.safeAreaInsets)
    switch edge {
    case .top: return safe.minY
    case .left: return safe.minX
    case .bottom: return safe.maxY
    case .right: return safe.maxX
    }
  }

  /// How far beyond the line the view begins; negative where part of it is inside.
  private func outside(_ frame: Rect, _ line: Double, _ edge: EdgeSource.Edge) -> Double {
    switch edge {
    case .top: line - frame.maxY
    case .left: line - frame.maxX
    case .bottom: frame.minY - line
    case .right: frame.minX - line
    }
  }

  /// Whether the view is a background between the safe area and the screen's edge.
  private func fillsStrip(_ item: Item, _ edge: EdgeSource.Edge, in screen: FlatScreen) -> Bool {
    let bounds = screen.canvas.bounds
    let frame = item.frame
    let isAtEdge =
      switch edge {
      case .top: abs(frame.minY - bounds.minY) < 1
      case .left: abs(frame.minX - bounds.minX) < 1
      case .bottom: abs(frame.maxY - bounds.maxY) < 1
      case .right: abs(frame.maxX - bounds.maxX) < 1
      }
    let hasContent = screen.items[item.index..<item.end].contains { screen.matters[$0.index] != nil }
    return isAtEdge && !hasContent
  }
}

// MARK: - Messages

extension SafeAreaOppositeEdge {
  private func message(_ item: Item, _ edge: EdgeSource.Edge, _ canvas: Canvas) -> String {
    let side =
      switch edge {
      case .top: "above the safe area"
      case .left: "left of the safe area"
      case .bottom: "below the safe area"
      case .right: "right of the safe area"
      }
    let isOff = item.frame.intersection(canvas.bounds) == nil
    return "\(Words.name(of: item.node)) lies \(side)\(isOff ? ", off the screen" : "") (\(canvas.name))"
  }

  private func why(
    _ item: Item, _ constraint: DocumentConstraint, _ hold: DocumentConstraint.GuideHold, _ line: Double
  ) -> [String] {
    let frame = item.frame
    let span =
      hold.edge.isVertical
      ? "y \(Words.points(frame.minY)) to \(Words.points(frame.maxY))"
      : "x \(Words.points(frame.minX)) to \(Words.points(frame.maxX))"
    let end = hold.guideEdge.isNear ? "begins" : "ends"
    return [
      "it spans \(span); the safe area \(end) at \(Words.points(line))",
      constraint.text + (constraint.place.map { " (line \($0.line))" } ?? ""),
    ]
  }

  private func word(_ edge: EdgeSource.Edge) -> String {
    switch edge {
    case .top: "top"
    case .left: "leading edge"
    case .bottom: "bottom"
    case .right: "trailing edge"
    }
  }
}

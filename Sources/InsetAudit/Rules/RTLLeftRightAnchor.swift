import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports constraints to left and right edges, which do not turn around in right-to-left languages.
///
///     icon.left = safeArea.left + 16        // stays at the left in Arabic and Hebrew
///
/// Instead, take leading and trailing: `icon.leading = safeArea.leading + 16`. Safe: from left to right nothing
/// changes.
///
/// Right, and not reported: a view with the same distance on both sides; what must not turn around, such as players,
/// maps and charts.
public struct RTLLeftRightAnchor: AuditRule {
  public static let info = RuleInfo(
    id: "rtl-left-right-anchor", severity: .warning,
    summary: "A constraint holds a left or right edge, so the view does not turn around in Arabic or Hebrew.",
    documentation: """
      Reports a constraint between left and right edges where leading and trailing edges would put the view elsewhere
      in a right-to-left language.

      ## Why

      In Arabic, Hebrew and Persian a screen is mirrored: UIKit does so for leading and trailing, and leaves left and
      right alone. An icon at the left stays there while its text moves to the right. On a device with unequal insets
      at its sides it is the wrong side that is kept free.

      ## Example

      ```xml
      <constraint firstItem="icon" firstAttribute="left" secondItem="safeArea" secondAttribute="left" constant="16"/>
      ```

      ## Instead

      ```xml
      <constraint firstItem="icon" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading" constant="16"/>
      ```

      In Interface Builder, check *Respect Language Direction* for both ends of the constraint.

      ## Severity

      Warning.

      ## Fix safety

      Safe where both ends are left or right: from left to right nothing changes.

      ## When it is right

      Not reported: a view with the same distance at the left and at the right of the same thing, which looks the same
      when mirrored; a view that is told not to turn around (`semanticContentAttribute` playback, spatial, force
      left-to-right); maps, videos, and classes whose names say player, chart, map or timeline; hidden views and launch
      screens.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts).filter { $0.screen.kind != .launchScreen }
    var sightings: [Sighting] = []
    for screen in checked {
      let turned = screen.screen.constraints.filter(\.isPhysical)
      for constraint in turned where !turned.contains(where: { $0.mirrors(constraint) }) {
        if let sighting = sighting(of: constraint, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of constraint: DocumentConstraint, in screen: FlatScreen) -> Sighting? {
    let ends = [constraint.first, constraint.second].compactMap { $0 }
    let items = ends.compactMap { screen.item(id: $0.view) }
    guard items.count == 2, let item = moving(items, ends), item.isShown, item.opacity > 0.05,
      !items.contains(where: \.keepsDirection)
    else { return nil }
    var place = constraint.place ?? item.node.place ?? screen.screen.document.place
    place.object = item.node.id
    let words = constraint.text + (constraint.place.map { " (line \($0.line))" } ?? "")
    return Sighting(
      key: "constraint " + constraint.id, group: nil, canvas: screen.canvas, severity: .warning, amount: 0,
      name: Words.name(of: item.node), place: place, message: message(item.node, constraint), why: [words],
      remedy: "take leading and trailing in place of left and right at both ends")
  }

  /// The view that the constraint puts somewhere: the one that is not around the other.
  private func moving(_ items: [Item], _ ends: [DocumentConstraint.End]) -> Item? {
    if items[0].contains(items[1]) || ends[0].guide != nil { return items[1] }
    return items[0]
  }
}

extension DocumentConstraint {
  /// Both ends are edges that keep their side.
  fileprivate var isPhysical: Bool { first.side != nil && second?.side != nil && first.attribute != .centerX }

  /// Whether the two hold the same view at both sides of the same thing with the same distance.
  fileprivate func mirrors(_ other: DocumentConstraint) -> Bool {
    guard let mine = distance, let theirs = other.distance, mine.side != theirs.side else { return false }
    return mine.items == theirs.items && abs(mine.points - theirs.points) < 0.01
  }

  /// From an edge of one thing to the same edge of another, inwards of the second.
  private var distance: (items: Set<String>, side: EdgeSource.Edge, points: Double)? {
    guard let second, let side = first.side, second.side == side, relation == .equal else { return nil }
    // Written from either end: what counts is that both distances have the same sense.
    let points = (side == .left ? constant : -constant) * (first.key < second.key ? 1 : -1)
    return ([first.key, second.key], side, points)
  }
}

extension DocumentConstraint.End {
  fileprivate var key: String { view + "/" + (guide?.rawValue ?? "") }

  fileprivate var side: EdgeSource.Edge? {
    switch attribute {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    default: nil
    }
  }
}

extension Item {
  /// Whether the view is to look the same in every language.
  fileprivate var keepsDirection: Bool {
    if node.attributes["semantic"] != nil || node.role == .canvas { return true }
    let name = node.className.lowercased()
    let instruments = [
      "player", "chart", "graph", "map", "timeline", "waveform", "meter", "gauge", "compass",
    ]
    if instruments.contains(where: name.contains) { return true }
    // What its author calls left is meant to be there.
    let label = node.name.lowercased()
    return label.hasPrefix("left") || label.hasPrefix("right")
  }
}

// MARK: - Messages

extension RTLLeftRightAnchor {
  private func message(_ node: Node, _ constraint: DocumentConstraint) -> String {
    let side = constraint.first.side == .left ? "left" : "right"
    return
      "\(Words.name(of: node)) is held at its \(side) side also where the language runs from right to left"
  }
}

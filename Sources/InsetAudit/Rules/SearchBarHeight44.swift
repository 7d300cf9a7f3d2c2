import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports search bars in a slot that is lower than they are since iOS 11.
///
///     box.height = 44, clips; box.top = searchBar.top        // the bar is 56 high: 12 points are cut off
///
/// Instead, let the slot follow the search bar: `box.bottom = searchBar.bottom`. A suggestion.
///
/// Right, and not reported: a search bar whose own height is 44, which it takes; a slot as high as the bar.
public struct SearchBarHeight44: AuditRule {
  public static let info = RuleInfo(
    id: "searchbar-height-44", severity: .warning,
    summary:
      "A search bar stands in a slot that is lower than the bar, so it is cut or covers what is below.",
    documentation: """
      Reports a search bar of which a view around it cuts off a part, or that reaches out of a view of fixed height and
      over what stands below.

      ## Why

      Up to iOS 10 a search bar was 44 points high; since iOS 11 it is 56. In a slot of 44 points its lower edge is
      cut, a black line shows below, or its field jumps when it becomes active.

      ## Example

      ```xml
      <view clipsSubviews="YES" id="box">
          <subviews> <searchBar id="search"/> </subviews>
          <constraints>
              <constraint firstAttribute="height" constant="44"/>
          </constraints>
      </view>
      ```

      ## Instead

      ```xml
      <constraint firstAttribute="bottom" secondItem="search" secondAttribute="bottom"/>
      ```

      and no height; or a search controller in the navigation item.

      ## Severity

      Warning.

      ## Fix safety

      A suggestion: what stands below moves by 12 points.

      ## When it is right

      Not reported: a search bar with a height of its own, also one of 44 points, which it takes; a slot that follows
      the bar; a search bar that is hidden, parked outside the screen or in a table's header.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts)
    var sightings: [Sighting] = []
    for screen in checked {
      for bar in screen.standaloneBars("UISearchBar") {
        if let sighting = sighting(of: bar, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of bar: Item, in screen: FlatScreen) -> Sighting? {
    for slot in screen.ancestors(of: bar) {
      if slot.index == screen.documentView.index { return nil }
      let lost = max(0, bar.frame.maxY - slot.frame.maxY) + max(0, slot.frame.minY - bar.frame.minY)
      guard lost >= Exposure.tolerance else { continue }
      // A slot that is folded away is opened by code.
      guard slot.frame.height >= bar.frame.height / 2 else { return nil }
      let isCut = slot.node.clipsToBounds
      guard isCut || screen.isCrossed(by: bar, outOf: slot) else { return nil }
      let height = screen.heightConstraint(of: slot)
      var place = height?.place ?? slot.node.place ?? screen.screen.document.place
      place.object = slot.node.id.isEmpty ? bar.node.id : slot.node.id
      return Sighting(
        key: screen.key(of: bar), group: nil, canvas: screen.canvas, severity: .warning, amount: lost,
        name: Words.name(of: bar.node), place: place,
        message: message(bar, slot, lost, isCut: isCut, screen.canvas), why: why(bar, slot, height),
        remedy: "let the view around it follow the search bar, and take its height away")
    }
    return nil
  }
}

extension FlatScreen {
  /// Whether what a bar covers outside of its slot is another view's.
  fileprivate func isCrossed(by bar: Item, outOf slot: Item) -> Bool {
    let below = Rect(
      x: bar.frame.x, y: slot.frame.maxY, width: bar.frame.width,
      height: max(0, bar.frame.maxY - slot.frame.maxY))
    return items.contains { other in
      guard !slot.contains(other), other.index != slot.index, other.isSeen, !other.contains(slot) else {
        return false
      }
      let isContent = matters[other.index] != nil || other.node.role == .list
      return isContent && (other.frame.intersection(below)?.height ?? 0) >= Exposure.tolerance
    }
  }
}

// MARK: - Messages

extension SearchBarHeight44 {
  private func message(_ bar: Item, _ slot: Item, _ lost: Double, isCut: Bool, _ canvas: Canvas) -> String {
    let part = "\(Words.points(lost)) of its \(Words.points(bar.frame.height)) pt"
    let what = isCut ? "is cut by \(part)" : "reaches out by \(part)"
    return "\(Words.name(of: bar.node)) \(what), since the view around it is "
      + "\(Words.points(slot.frame.height)) pt high (\(canvas.name))"
  }

  private func why(_ bar: Item, _ slot: Item, _ height: DocumentConstraint?) -> [String] {
    func span(_ item: Item) -> String {
      "y \(Words.points(item.frame.minY)) to \(Words.points(item.frame.maxY))"
    }
    var why = [
      "the search bar spans \(span(bar)), the view around it \(span(slot))",
      "since iOS 11 a search bar is 56 pt high, before it was 44",
    ]
    if let height { why.append(height.text + (height.place.map { " (line \($0.line))" } ?? "")) }
    return why
  }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports scroll views that reach the screen's edge, adjust nothing, and end with content in the home indicator's
/// area.
///
///     scrollView.contentInsetAdjustmentBehavior = never; root.bottom = scrollView.bottom
///
/// Instead, take `automatic`, or end the content with a distance. A suggestion.
///
/// Right, and not reported: pages and pictures that scroll sideways; an inset of its own; content that ends above.
public struct InsetAdjustmentNeverUncompensated: AuditRule {
  public static let info = RuleInfo(
    id: "inset-adjustment-never-uncompensated", severity: .warning,
    summary: "A scroll view without automatic insets comes to rest with content under the home indicator.",
    documentation: """
      Reports a scroll view whose inset adjustment is `never`, that reaches into the home indicator's area, and whose
      last control or text comes to rest there.

      ## Why

      Left alone, a scroll view adds the safe area to its content inset: the last row can be scrolled above the
      indicator. With `never` it cannot, unless code adds the inset.

      ## Example

      ```xml
      <scrollView contentInsetAdjustmentBehavior="never" id="scroll"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom"/>
      ```

      ## Instead

      Leave the adjustment to `automatic`; or, where only the top is meant, end the content with a distance from its
      bottom that holds the inset.

      ## Severity

      Warning where the document knows the content: the last control or text rests in the area. Info for tables and
      collection views, whose rows and insets code brings.

      ## Fix safety

      A suggestion: the top of the content moves as well.

      ## When it is right

      Not reported: a scroll view that scrolls sideways or by pages; one with a content inset of its own; content that
      ends above the area; a list that ends at the safe area.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      for list in screen.items where list.node.role == .list {
        if let sighting = sighting(of: list, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of list: Item, in screen: FlatScreen) -> Sighting? {
    let line = SafeLines(of: list, in: screen).bottom
    guard let scroll = list.node.scroll, scroll.adjustmentBehavior == "never", !scroll.isPaging, list.isSeen,
      list.scroller == nil, list.frame.maxY > line + Exposure.tolerance,
      scroll.contentSize.width <= list.frame.width + 0.5,
      list.node.attributes["scrollDirection"] != "horizontal",
      scroll.contentInset.bottom < list.frame.maxY - line - Exposure.tolerance,
      !screen.isParked(list, beyond: .bottom), !screen.isCovered(list.frame, of: list)
    else { return nil }
    let isFilledByCode = list.node.baseClass == "UITableView" || list.node.baseClass == "UICollectionView"
    let end = screen.end(of: list, scroll)
    if !isFilledByCode {
      guard let end, end.rest - line >= Exposure.smallest else { return nil }
    } else if list.frame.height < screen.canvas.size.height / 4 {
      return nil
    }
    var place = list.node.place ?? screen.screen.document.place
    place.object = list.node.id
    return Sighting(
      key: screen.key(of: list), group: nil, canvas: screen.canvas,
      severity: isFilledByCode ? .info : .warning,
      amount: list.frame.maxY - line, name: Words.name(of: list.node), place: place,
      message: message(list.node, end?.item, screen.canvas), why: why(list, end?.rest, line, screen.canvas),
      remedy:
        "leave its inset adjustment to automatic, or end its content with a distance that holds the inset")
  }
}

extension FlatScreen {
  /// The last control or text of a scroll view's content and where its lower edge is, window coordinates, once the
  /// content is scrolled to its end.
  fileprivate func end(of list: Item, _ scroll: Node.Scroll) -> (item: Item, rest: Double)? {
    let hidden = max(0, scroll.contentSize.height + scroll.contentInset.bottom - list.frame.height)
    // Window frames are those at the present offset.
    let toCome = hidden - scroll.contentOffsetY
    let inside = descendants(of: list).compactMap { item in
      item.scroller == list.index ? item.essence.map { (item, $0.maxY - toCome) } : nil
    }
    return inside.max { $0.1 < $1.1 }.map { ($0.0, $0.1) }
  }
}

// MARK: - Messages

extension InsetAdjustmentNeverUncompensated {
  private func message(_ node: Node, _ last: Item?, _ canvas: Canvas) -> String {
    let end = last.map { Words.name(of: $0.node) } ?? "its last row"
    return "\(Words.name(of: node)) comes to rest with \(end) inside the home indicator area (\(canvas.name))"
  }

  private func why(_ list: Item, _ rest: Double?, _ line: Double, _ canvas: Canvas) -> [String] {
    var why = [
      "it ends at y \(Words.points(list.frame.maxY)) of \(Words.points(canvas.size.height)); "
        + "the safe area ends at \(Words.points(line))",
      "its inset adjustment is 'never', and the document gives it no inset of its own",
    ]
    if let rest { why.append("scrolled to the end, the content rests at y \(Words.points(rest))") }
    return why
  }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls and text of a scroll view that lie beyond the end of its content.
///
///     content.bottom = scrollView.bottom; button.top = label.bottom + 40        // the button is not held by it
///
/// Instead, let the last view hold the content's end: `content.bottom = button.bottom + 16`. No fix.
///
/// Right, and not reported: a scroll view whose content size is set by code.
public struct UnreachableContent: AuditRule {
  public static let info = RuleInfo(
    id: "unreachable-content", severity: .warning,
    summary: "A control or text lies beyond the end of a scroll view's content, where nobody can scroll.",
    documentation: """
      Reports a control, or text, in a scroll view that lies below the end of the content and outside of what is seen,
      so that no scrolling brings it into sight.

      ## Why

      A scroll view scrolls as far as the views that are pinned to its edges say. What hangs on other views and reaches
      beyond that end is drawn, seen for a moment while the content bounces, and cannot be touched.

      ## Example

      A content view with a fixed height of 600 points, and a button in it that ends at 640.

      ## Instead

      Let the last view hold the end of the content, in place of a fixed height:

      ```xml
      <constraint firstItem="content" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="16"/>
      ```

      ## Severity

      Warning. Info in the nib of a controller, where only landscape shows it and nobody told which poses the app has,
      and where the content leaves its size open.

      ## Fix safety

      No fix: which view ends the content is the author's choice.

      ## When it is right

      Not reported: tables and collection views; a scroll view without a content size, which code gives it; what is in
      sight without scrolling; hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      let isOpen = !screen.screen.ambiguities.isEmpty || !screen.screen.conflicts.isEmpty
      let isSure = screen.isCertainPose(facts) && screen.screen.kind == .controller && !isOpen
      for item in screen.items {
        if let sighting = sighting(of: item, in: screen, isSure: isSure) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen, isSure: Bool) -> Sighting? {
    guard let list = item.scroller.map({ screen.items[$0] }), list.node.baseClass == "UIScrollView",
      list.scroller == nil, list.isShown, let scroll = list.node.scroll, scroll.contentSize.height > 1,
      !scroll.isPaging, let rect = item.essence
    else { return nil }
    let end = list.frame.minY - scroll.contentOffsetY + scroll.contentSize.height + scroll.contentInset.bottom
    let beyond = rect.maxY - max(end, list.frame.maxY - scroll.adjustedContentInset.bottom)
    guard beyond >= max(Exposure.smallest, rect.height / 4) else { return nil }
    let place = item.node.place ?? screen.screen.document.place
    return Sighting(
      key: screen.key(of: item), group: "list " + screen.key(of: list), canvas: screen.canvas,
      severity: isSure ? .warning : .info, amount: beyond, name: Words.name(of: item.node), place: place,
      message: message(item.node, beyond, rect.height, screen.canvas), why: why(rect, end, list),
      remedy: "let the last view hold the end of the content, in place of a fixed height")
  }
}

// MARK: - Messages

extension UnreachableContent {
  private func message(_ node: Node, _ beyond: Double, _ height: Double, _ canvas: Canvas) -> String {
    let part = "\(Words.points(min(beyond, height))) of \(Words.points(height)) pt"
    return "\(Words.name(of: node)) lies \(part) beyond the end of the content, where nobody can scroll "
      + "(\(canvas.name))"
  }

  private func why(_ rect: Rect, _ end: Double, _ list: Item) -> [String] {
    [
      "it ends \(Words.points(rect.maxY - end)) pt below the content's end",
      "the scroll view is \(Words.points(list.frame.height)) pt high"
        + (list.node.place.map { " (line \($0.line))" } ?? ""),
    ]
  }
}

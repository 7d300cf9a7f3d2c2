import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports pagers to which UIKit adds the safe area at their sides, so that their pages drift.
///
///     pager.isPagingEnabled = true        // in landscape every page stops 44 points off on iPhone X
///
/// Instead, switch the adjustment off: `contentInsetAdjustmentBehavior = never`. Safe.
public struct PagingWithInsets: AuditRule {
  public static let info = RuleInfo(
    id: "paging-with-insets", severity: .warning,
    summary: "A scroll view that pages sideways gets insets at its sides, and its pages drift.",
    documentation: """
      Reports a scroll view with paging whose content scrolls sideways and to whose content inset UIKit adds the safe
      area at the left and right.

      ## Why

      Pages are as wide as the scroll view, and an inset of 44 or 59 points shifts each of them: the next page shows at
      the side.

      ## Example

      ```xml
      <scrollView pagingEnabled="YES" id="pager"/>
      ```

      over the full width, in landscape on iPhone X.

      ## Instead

      ```xml
      <scrollView pagingEnabled="YES" contentInsetAdjustmentBehavior="never" id="pager"/>
      ```

      ## Severity

      Warning.

      ## Fix safety

      Safe: in portrait, and on phones with a home button, nothing changes.

      ## When it is right

      Not reported: pagers that scroll up and down; one whose adjustment is `never`, or that lies inside the safe area;
      apps that are held in portrait.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      for list in screen.items where list.node.role == .list && list.isSeen {
        guard let scroll = list.node.scroll, scroll.isPaging,
          scroll.contentSize.width > list.frame.width + 0.5
        else { continue }
        let left = scroll.adjustedContentInset.left - scroll.contentInset.left
        let right = scroll.adjustedContentInset.right - scroll.contentInset.right
        guard max(left, right) > 0.5 else { continue }
        var place = list.node.place ?? screen.screen.document.place
        place.object = list.node.id
        sightings.append(
          Sighting(
            key: screen.key(of: list), group: nil, canvas: screen.canvas, severity: .warning,
            amount: max(left, right), name: Words.name(of: list.node), place: place,
            message: message(list.node, max(left, right), screen.canvas),
            why: [
              "it pages sideways, and UIKit adds \(Words.points(left)) and \(Words.points(right)) pt at its sides"
            ],
            remedy: "set its inset adjustment to never"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }
}

// MARK: - Messages

extension PagingWithInsets {
  private func message(_ node: Node, _ inset: Double, _ canvas: Canvas) -> String {
    "the pages of \(Words.name(of: node)) drift by \(Words.points(inset)) pt (\(canvas.name))"
  }
}

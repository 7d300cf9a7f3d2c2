import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports buttons and texts that have no width or no height.
///
///     title.top = root.top + 20; …; footer.bottom = root.bottom        // nothing left for the label in between
///
/// Instead, let something else give way. No fix.
///
/// Right, and not reported: labels without a text; what a constraint folds up, to be unfolded by code.
public struct ZeroSizeItem: AuditRule {
  public static let info = RuleInfo(
    id: "zero-size-item", severity: .warning,
    summary: "A button or a text has no width or no height, so nobody sees it.",
    documentation: """
      Reports a button with a title or an image, a label with a text of its own, and any other control, that is narrower
      or lower than one point, once a screen.

      ## Why

      A view of zero size is neither seen nor touched. It comes from a neighbour that is stronger and leaves nothing on a
      small screen.

      ## Example

      ```xml
      <label text="Total" horizontalCompressionResistancePriority="250"/> beside a label of priority 750
      ```

      ## Instead

      Give it a compression resistance above its neighbour's, or put the content into a scroll view.

      ## Severity

      Warning. Info in the nib of a controller, in landscape where nobody told which poses the app has, and where the
      constraints leave its size open.

      ## Fix safety

      No fix: the size is the author's choice.

      ## When it is right

      Not reported: labels without a text, buttons without a title and an image; a view that a constraint of zero width
      or height folds up; views that code holds by an outlet, or of a class of the app, which may have a size of their
      own; hidden views; cells and parts; custom views in bars, whose size the bar finds at run time.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      for item in screen.items where min(item.frame.width, item.frame.height) < 1 {
        guard isMissed(item), !isFolded(item, in: screen) else { continue }
        let name = Words.name(of: item.node)
        let side = item.frame.width < 1 ? "width" : "height"
        let isOpen = screen.isOpen(item, vertically: item.frame.width >= 1)
        let isSure =
          screen.isCertainPose(facts) && screen.screen.kind == .controller && !isOpen
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: "squeezed", canvas: screen.canvas,
            severity: isSure ? .warning : .info,
            amount: 0, name: name, place: item.node.place ?? screen.screen.document.place,
            message: "\(name) has no \(side) (\(screen.canvas.name))",
            why: [
              "it is \(Words.points(item.frame.width)) × \(Words.points(item.frame.height)) pt large"
            ], remedy: "let what stands beside it give way, or let the content scroll"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func isMissed(_ item: Item) -> Bool {
    let node = item.node
    guard !node.id.isEmpty, item.isShown, item.opacity > 0.05, item.cell == nil, item.control == nil,
      item.bar == nil, !node.hasOutlet, !node.isHeldByCode, node.className == node.baseClass
    else { return false }
    return hasContent(item)
  }

  private func hasContent(_ item: Item) -> Bool {
    let text = item.node.text.map { !$0.string.allSatisfy(\.isWhitespace) } ?? false
    switch item.node.baseClass {
    case "UILabel": return text
    case "UIButton": return text || item.node.image != nil
    default: return item.node.role == .control
    }
  }

  /// Whether a constraint makes it so on purpose, it or a view around it.
  private func isFolded(_ item: Item, in screen: FlatScreen) -> Bool {
    let ids = Set(([item] + screen.ancestors(of: item)).map(\.node.id)).subtracting([""])
    return screen.screen.constraints.contains { constraint in
      let isLength = constraint.first.attribute == .width || constraint.first.attribute == .height
      return constraint.second == nil && isLength && constraint.constant < 1
        && constraint.relation != .greater
        && ids.contains(constraint.first.view)
    }
  }
}

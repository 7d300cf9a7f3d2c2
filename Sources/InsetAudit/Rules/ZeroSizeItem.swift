import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports buttons, texts and items of bars that have no width or no height.
///
///     <barButtonItem> <view translatesAutoresizingMaskIntoConstraints="NO"/>        // 0 × 0 points in the bar
///
/// Instead, give it a size, or content that has one. No fix.
///
/// Right, and not reported: labels without a text; what a constraint folds up, to be unfolded by code.
public struct ZeroSizeItem: AuditRule {
  public static let info = RuleInfo(
    id: "zero-size-item", severity: .warning,
    summary: "A button, a text or an item of a bar has no width or no height, so nobody sees it.",
    documentation: """
      Reports a button with a title or an image, a label with a text of its own, and a view of the document in a bar,
      that is narrower or lower than one point.

      ## Why

      A view of zero size is neither seen nor touched. In a bar it comes from a custom view without constraints for its
      size; on a screen from a neighbour that is stronger and leaves nothing.

      ## Example

      ```xml
      <barButtonItem id="item"><view key="customView" translatesAutoresizingMaskIntoConstraints="NO" id="box"/></barButtonItem>
      ```

      ## Instead

      Give it constraints for width and height, or a compression resistance above its neighbour's.

      ## Severity

      Warning. Info in the nib of a controller, in landscape where nobody told which poses the app has, and for a view
      without content in a bar, which code may fill.

      ## Fix safety

      No fix: the size is the author's choice.

      ## When it is right

      Not reported: labels without a text, buttons without a title and an image; a view that a constraint of zero width
      or height folds up; views that code holds by an outlet, or of a class of the app, which may have a size of their
      own; hidden views; cells and parts.
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
          screen.isCertainPose(facts) && screen.screen.kind == .controller && hasContent(item) && !isOpen
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: nil, canvas: screen.canvas, severity: isSure ? .warning : .info,
            amount: 0, name: name, place: item.node.place ?? screen.screen.document.place,
            message: "\(name) has no \(side) (\(screen.canvas.name))",
            why: [
              "it is \(Words.points(item.frame.width)) × \(Words.points(item.frame.height)) pt large"
            ], remedy: "give it a size, or let what stands beside it give way"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func isMissed(_ item: Item) -> Bool {
    let node = item.node
    guard !node.id.isEmpty, item.isShown, item.opacity > 0.05, item.cell == nil, item.control == nil,
      !node.hasOutlet, !node.isHeldByCode, node.className == node.baseClass
    else { return false }
    return hasContent(item) || item.bar != nil && node.role != .separator && node.role != .bar
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

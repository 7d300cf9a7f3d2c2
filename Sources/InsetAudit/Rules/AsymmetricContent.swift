import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports lists, pictures and groups that hang on the safe area at one side and on the screen's edge at the other.
///
///     table.leading = safeArea.leading + 16; root.trailing = table.trailing + 16        // 75 and 16 in landscape
///
/// Instead, hang both sides on the same thing. No fix.
///
/// Right, and not reported: what is asymmetric in portrait, too; controls and texts, which other rules judge.
public struct AsymmetricContent: AuditRule {
  public static let info = RuleInfo(
    id: "asymmetric-content", severity: .warning,
    summary: "A wide view keeps off the inset at one side in landscape and not at the other.",
    documentation: """
      Reports a view at least half as wide as the window that stands in the middle in portrait, and not in landscape,
      since one of its sides hangs on the safe area or the margins and the other on the screen's edge.

      ## Why

      In portrait both are the same. In landscape the phone's insets at the sides are 44 to 68 points, both of them, and
      the view stands askew by so much.

      ## Example

      ```xml
      <constraint firstItem="table" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="table" secondAttribute="trailing"/>
      ```

      On iPhone X in landscape the table begins 44 points from the left and ends at the screen's right edge.

      ## Instead

      Hang both sides on the safe area, or both on the screen's edges.

      ## Severity

      Warning. Info where nobody told that the app turns.

      ## Fix safety

      No fix: which of the two sides is meant is the author's choice.

      ## When it is right

      Not reported: controls and texts (`content-outside-safe-sides` judges them); views that are askew in portrait as
      well; devices whose insets themselves differ from side to side; what lies in scroll views, cells and bars.
      """)

  /// Less than this may come from rounding or from margins, points.
  private static let least = 20.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    let upright = judged.filter { !$0.canvas.isLandscape && $0.canvas.hasEqualSides }
    var sightings: [Sighting] = []
    for screen in judged where screen.canvas.hasEqualSides && screen.canvas.safeAreaInsets.left > Self.least {
      guard screen.reachesWindow(at: .left, deploymentTarget: facts.deploymentTarget) else { continue }
      for item in screen.items[screen.documentView.index..<screen.documentView.end] {
        guard isWide(item, in: screen), let (near, far) = sides(of: item) else { continue }
        let gaps = (item.frame.minX, screen.canvas.size.width - item.frame.maxX)
        guard abs(gaps.0 - gaps.1) >= Self.least, stands(item, screen, amongAll: upright) else { continue }
        let name = Words.name(of: item.node)
        let safe = near ? "left" : "right"
        let cause = screen.cause(of: item, edge: near ? .right : .left)
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: cause.group, canvas: screen.canvas,
            severity: screen.isCertainPose(facts) ? .warning : .info, amount: abs(gaps.0 - gaps.1),
            name: name,
            place: cause.place,
            message:
              "\(name) stands \(Words.points(gaps.0)) pt from the left and \(Words.points(gaps.1)) pt from the right "
              + "(\(screen.canvas.name))",
            why: [
              "its \(safe) side hangs on the safe area, the other on the screen's edge"
            ] + cause.chain,
            remedy: far == near ? "" : "hang both sides on the safe area, or both on the screen's edges"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  /// A view that other rules say nothing of, half as wide as the window.
  private func isWide(_ item: Item, in screen: FlatScreen) -> Bool {
    guard item.isSeen, item.scroller == nil, item.cell == nil, item.bar == nil, item.control == nil,
      item.frame.width >= screen.canvas.size.width / 2, !screen.isOpen(item, vertically: false),
      !screen.isParked(item, beyond: .left), !screen.isParked(item, beyond: .right)
    else { return false }
    switch item.node.role {
    case .list, .image, .canvas, .container, .background: return true
    case .control, .text, .cell, .bar, .separator: return false
    }
  }

  /// Whether the left and the right side hang on something that knows the safe area; nil where both do, or none, or
  /// where that is not told.
  private func sides(of item: Item) -> (near: Bool, far: Bool)? {
    guard let near = isSafe(item, .left), let far = isSafe(item, .right), near != far else { return nil }
    return (near, far)
  }

  private func isSafe(_ item: Item, _ edge: EdgeSource.Edge) -> Bool? {
    switch item.node.edges.first(where: { $0.edge == edge })?.anchor {
    case .safeArea, .layoutMargins: true
    case .rootView: false
    default: nil
    }
  }

  /// Whether the view stands in the middle on every upright canvas, and there is one.
  private func stands(_ item: Item, _ screen: FlatScreen, amongAll upright: [FlatScreen]) -> Bool {
    let id = item.node.id
    guard !id.isEmpty else { return false }
    let all = upright.compactMap { other in other.item(id: id).map { (other, $0) } }
    return !all.isEmpty
      && all.allSatisfy { other, item in
        abs(item.frame.minX - (other.canvas.size.width - item.frame.maxX)) < 1
      }
  }
}

extension Canvas {
  fileprivate var hasEqualSides: Bool { abs(safeAreaInsets.left - safeAreaInsets.right) < 0.5 }
}

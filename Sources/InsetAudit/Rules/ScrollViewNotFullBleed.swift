import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports lists that stop at the safe area's bottom with nothing below.
///
/// A scroll view insets its content by itself; stopped short, it cuts its rows at a line and leaves a strip.
///
///     safeArea.bottom = list.bottom        // rows end at 778 of 812 on iPhone X
///
/// Instead, pin it to the root view's bottom. Safe where nothing lies below and its adjustment is not `never`.
///
/// Right, and not reported: something stands below (a bar, a field); a list in a card with margins; a list that
/// scrolls sideways; a small list.
public struct ScrollViewNotFullBleed: AuditRule {
  public static let info = RuleInfo(
    id: "scroll-view-not-full-bleed", severity: .warning,
    summary: "A list stops at the safe area's bottom and leaves a strip below.",
    documentation: """
      Reports a table, collection view or scroll view that ends at the bottom of the safe area, over the full width,
      with nothing below it.

      ## Why

      A scroll view adds the safe area to its own content inset: pinned to the edge, its rows run under the home
      indicator while it scrolls, and the last one comes to rest above. Stopped at the safe area, it cuts the rows at
      a line and leaves a strip of the background, 34 points on a phone in portrait.

      ## Example

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="list" secondAttribute="bottom"/>
      ```

      ## Instead

      ```xml
      <constraint firstItem="root" firstAttribute="bottom" secondItem="list" secondAttribute="bottom"/>
      ```

      ## Severity

      Warning for a table or collection view, and for another scroll view whose colour differs from the strip's.
      Info where the document gives both the same colour.

      ## Fix safety

      Safe where nothing is below and the scroll view's inset adjustment is not `never`; with `never` nothing would
      lift the last row, so the fix is a suggestion.

      ## When it is right

      Not reported: a list with something below it, such as a bar or an input field; a list in a card with margins;
      a list that scrolls sideways; one that takes less than a quarter of the screen; a list above a tab bar or
      toolbar; a scroll view whose content never scrolls and whose colour is the strip's.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      for item in screen.items where item.node.role == .list {
        if let sighting = sighting(of: item, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen) -> Sighting? {
    let canvas = screen.canvas
    guard let zone = canvas.indicatorZoneTop, item.isSeen, item.scroller == nil, item.bar == nil,
      item.parent != nil, abs(item.frame.maxY - zone) <= 0.5,
      SafeLines(of: item, in: screen).bottom >= zone - 0.5,
      screen.fillsSafeWidth(item), item.frame.height >= canvas.size.height / 4,
      !scrollsSideways(item), !screen.isParked(item, beyond: .bottom)
    else { return nil }
    let strip = Rect(
      x: item.frame.minX, y: zone, width: item.frame.width, height: canvas.size.height - zone)
    guard !screen.isTaken(strip, besides: item),
      !screen.isCovered(item.frame.intersection(canvas.bounds) ?? item.frame, of: item)
    else { return nil }
    let strips = screen.paint(y: strip.midY, from: strip.minX, to: strip.maxX)
    guard let severity = severity(of: item, strip: strips) else { return nil }
    let cause = screen.cause(of: item, edge: .bottom)
    return Sighting(
      key: screen.key(of: item), group: nil, canvas: canvas, severity: severity, amount: strip.height,
      name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, strip.height, canvas),
      why: why(item, strips, cause, canvas), remedy: remedy(item))
  }

  private func severity(of item: Item, strip: Paint?) -> Severity? {
    let own = Color(item.node.backgroundColor)
    if item.node.baseClass == "UITableView" || item.node.baseClass == "UICollectionView" {
      // Of one colour with the strip, only rows on their way show that the list ends.
      if case .color(let color)? = strip, let own, own.alpha > 0.95, !own.differs(from: color) {
        return .info
      }
      return .warning
    }
    if case .color(let color)? = strip, let own, own.alpha > 0.95, own.differs(from: color) {
      return .warning
    }
    guard let scroll = item.node.scroll else { return .info }
    let inset = scroll.adjustedContentInset
    return scroll.contentSize.height + inset.top + inset.bottom > item.frame.height + 0.5 ? .info : nil
  }

  /// Pages and rows of tiles; their lower edge is no line that cuts rows.
  private func scrollsSideways(_ item: Item) -> Bool {
    if item.node.attributes["scrollDirection"] == "horizontal" { return true }
    guard let scroll = item.node.scroll else { return false }
    return scroll.contentSize.width > item.frame.width + 0.5
      && scroll.contentSize.height <= item.frame.height + 0.5
  }
}

extension FlatScreen {
  /// Whether a view reaches over the whole safe width or more.
  fileprivate func fillsSafeWidth(_ item: Item) -> Bool {
    item.frame.minX <= canvas.safeAreaInsets.left + 0.5
      && item.frame.maxX >= canvas.size.width - canvas.safeAreaInsets.right - 0.5
  }

  /// Whether some other view stands in a strip: a control, text, a bar, or a colour laid there on purpose.
  fileprivate func isTaken(_ strip: Rect, besides item: Item) -> Bool {
    items.contains { other in
      guard other.index != item.index, !item.contains(other), !other.contains(item), other.isSeen,
        let part = other.paintedFrame?.intersection(strip), part.height >= 2
      else { return false }
      // A background of the whole screen is what the strip shows, and no view that stands in it.
      if other.frame.height > canvas.size.height / 2 { return false }
      switch other.node.role {
      case .control, .text, .bar, .list, .cell, .canvas, .image: return true
      case .background, .container, .separator:
        return Color(other.node.backgroundColor) != nil && part.area > strip.area * 0.9
      }
    }
  }
}

// MARK: - Messages

extension ScrollViewNotFullBleed {
  private func message(_ node: Node, _ height: Double, _ canvas: Canvas) -> String {
    "\(Words.name(of: node)) stops at the safe area and leaves a strip of \(Words.points(height)) pt "
      + "at the bottom (\(canvas.name))"
  }

  private func why(_ item: Item, _ strip: Paint?, _ cause: Cause, _ canvas: Canvas) -> [String] {
    let bottom = Words.points(item.frame.maxY)
    var why = ["it ends at y \(bottom) of \(Words.points(canvas.size.height)), and nothing stands below"]
    if case .color(let color)? = strip {
      if let own = Color(item.node.backgroundColor) {
        why.append("its colour is \(own.hex), the strip's \(color.hex)")
      } else {
        why.append("the strip's colour is \(color.hex)")
      }
    }
    return why + cause.chain
  }

  private func remedy(_ item: Item) -> String {
    let how = "pin its bottom to the root view: its content inset keeps the last row above the indicator"
    guard item.node.scroll?.adjustmentBehavior == "never" else { return how }
    return how + ", once its inset adjustment is no longer 'never'"
  }
}

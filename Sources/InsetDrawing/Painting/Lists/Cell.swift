import InsetDevices
import InsetScreens

extension NodePainter {
  /// A cell's background, where it has no colour of its own: by the table's style. // TB-22
  func paintCell() -> [Shape] {
    guard Color(node.backgroundColor) == nil else { return [] }
    switch context.tableStyle {
    case .grouped, .insetGrouped: return [cellBackground(palette.groupedCell)]
    case .plain: return [cellBackground(palette.background)]
    case nil: return []
    }
  }

  func cellBackground(_ color: Color) -> Shape {
    let radius = context.tableStyle == .insetGrouped ? sectionRadius : 0
    guard radius > 0 else {
      return cornerRadius > 0
        ? .roundedRect(frame, radius: cornerRadius, fill: .color(color)) : .rect(frame, fill: .color(color))
    }
    let position = attribute(NodeAttributes.sectionPosition) ?? "middle"
    let top = position == "first" || position == "only" ? radius : 0
    let bottom = position == "last" || position == "only" ? radius : 0
    return .path(roundedPath(frame, top: top, bottom: bottom), fill: .color(color))
  }

  /// // N-025
  private var sectionRadius: Double { context.usesGlass ? 26 : 10 }

  /// What lies over a cell's content: the accessory and the separator. // TB-13, TB-16, N-026
  func paintCellDecorations() -> [Shape] {
    accessoryShapes() + separatorShapes()
  }

  private func accessoryShapes() -> [Shape] {
    let safe = max(0, frame.maxX - (context.canvas.size.width - context.canvas.safeAreaInsets.right))
    let edge = frame.maxX - safe - 16
    let gray = palette.tertiaryLabel
    func box(_ width: Double, _ height: Double, right: Double) -> Rect {
      let x = context.isRightToLeft ? frame.x + frame.maxX - right : right - width
      return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
    }
    let chevron = context.isRightToLeft ? "chevron.left" : "chevron.right"
    let kind = attribute(NodeAttributes.accessory) ?? "none"
    if kind.hasPrefix("disclosure") {
      return Symbols.shapes(chevron, in: box(14, 14, right: edge + 3), color: gray, weight: 3)
    }
    if kind.hasPrefix("detailDisclosure") {
      return Symbols.shapes(chevron, in: box(14, 14, right: edge + 3), color: gray, weight: 3)
        + Symbols.shapes("info.circle", in: box(22, 22, right: edge - 18), color: tint)
    }
    if kind.hasPrefix("detail") {
      return Symbols.shapes("info.circle", in: box(22, 22, right: edge), color: tint)
    }
    guard kind == "checkmark" else { return [] }
    return Symbols.shapes("checkmark", in: box(17, 17, right: edge), color: tint, weight: 2.6)
  }

  private func separatorShapes() -> [Shape] {
    guard let color = context.separatorColor else { return [] }
    let position = attribute(NodeAttributes.sectionPosition) ?? "middle"
    let isGroup = context.tableStyle != .plain
    let line = context.hairline
    var shapes: [Shape] = []
    let left = number(NodeAttributes.separatorInsetLeft) ?? (context.usesGlass ? 20 : 16)
    let right = number(NodeAttributes.separatorInsetRight) ?? (context.usesGlass ? 20 : 0)
    let endsGroup = isGroup && (position == "last" || position == "only")
    if !endsGroup {
      let leading = context.isRightToLeft ? right : left
      let trailing = context.isRightToLeft ? left : right
      let rect = Rect(
        x: frame.x + leading, y: frame.maxY - line, width: max(frame.width - leading - trailing, 0),
        height: line)
      shapes.append(.rect(rect, fill: .color(color)))
    }
    if context.tableStyle == .grouped {
      let whole = Rect(x: frame.x, y: frame.y, width: frame.width, height: line)
      if position == "first" || position == "only" { shapes.append(.rect(whole, fill: .color(color))) }
      if endsGroup { shapes.append(.rect(whole.offset(x: 0, y: frame.height - line), fill: .color(color))) }
    }
    return shapes
  }
}

/// Says of each cell of a table where in its section it stands, for tables that do not say: cells that touch are a
/// section.
func cellsWithPositions(_ nodes: [Node]) -> [Node] {
  let cells = nodes.filter { $0.baseClass == "UITableViewCell" && !$0.isHidden }
  let tops = cells.map(\.windowFrame.minY).sorted()
  let bottoms = cells.map(\.windowFrame.maxY).sorted()
  func touches(_ edges: [Double], _ y: Double) -> Bool {
    // The first edge that is not clearly above `y`, found by halving.
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < y - 0.6 { low = middle + 1 } else { high = middle }
    }
    return low < edges.count && edges[low] <= y + 0.6
  }
  return nodes.map { node in
    guard node.baseClass == "UITableViewCell", node.attributes[NodeAttributes.sectionPosition] == nil else {
      return node
    }
    let isFirst = !touches(bottoms, node.windowFrame.minY)
    let isLast = !touches(tops, node.windowFrame.maxY)
    var placed = node
    placed.attributes[NodeAttributes.sectionPosition] =
      isFirst ? (isLast ? "only" : "first") : isLast ? "last" : "middle"
    return placed
  }
}

/// A rectangle whose upper and lower corners have radii of their own.
func roundedPath(_ rect: Rect, top: Double, bottom: Double) -> Path {
  let limit = min(rect.width, rect.height) / 2
  let upper = min(top, limit)
  let lower = min(bottom, limit)
  var path = Path()
  path.move(rect.x, rect.y + upper)
  if upper > 0 { path.arc(radius: upper, to: rect.x + upper, rect.y) }
  path.line(rect.maxX - upper, rect.y)
  if upper > 0 { path.arc(radius: upper, to: rect.maxX, rect.y + upper) }
  path.line(rect.maxX, rect.maxY - lower)
  if lower > 0 { path.arc(radius: lower, to: rect.maxX - lower, rect.maxY) }
  path.line(rect.x + lower, rect.maxY)
  if lower > 0 { path.arc(radius: lower, to: rect.x, rect.maxY - lower) }
  path.close()
  return path
}

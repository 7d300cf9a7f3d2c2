import InsetDevices
import InsetScreens

extension NodePainter {
  /// A toolbar: background down to the window's bottom, items with the spaces between them. // BC-60, BC-61
  func paintToolbar() -> [Shape] {
    let items = NodeAttributes.entries(attribute(NodeAttributes.items) ?? "").map(NodeAttributes.Item.init)
    if isInSideColumn { return paintColumnOfItems(items, hasBack: false) }
    let area = node.barBackground ?? frame
    let isAtTop = area.y < frame.y
    var shapes = barBackgroundShapes(lineAt: isAtTop ? .bottom : .top)
    guard !items.isEmpty else { return shapes }
    let content = barContent
    let canvas = context.canvas
    let reach = max(0, frame.maxY - (canvas.size.height - canvas.safeAreaInsets.bottom))
    let height = reach > 0 && reach < frame.height ? frame.height - reach : frame.height
    let gap = context.usesGlass ? 12.0 : 8.0
    let fixed = items.reduce(0) { $0 + width(of: $1) } + gap * Double(items.count - 1)
    let flexible = items.filter { $0.space == 0 }.count
    let room = max(0, content.width - 2 * barMargin - fixed)
    let spring = flexible > 0 ? room / Double(flexible) : 0
    var x = content.x + barMargin
    for item in items {
      let length = item.space == 0 ? spring : width(of: item)
      let start = context.isRightToLeft ? content.x + content.maxX - x - length : x
      let box = Rect(x: start, y: frame.y, width: length, height: height)
      shapes += barItem(item, in: box)
      x += length + gap
    }
    return shapes
  }
}

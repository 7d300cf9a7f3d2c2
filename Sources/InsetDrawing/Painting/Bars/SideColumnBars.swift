import InsetDevices
import InsetScreens

extension NodePainter {
  /// Whether a container's bar stands in the column beside the content, as on iPhone Duo. // N-046
  var isInSideColumn: Bool {
    let insets = context.canvas.safeAreaInsets
    return context.canvas.metrics.barsUseSideColumn && frame.width <= max(insets.left, insets.right) + 0.5
  }

  /// A navigation bar or a toolbar in the column: one item above the other, without a title.
  func paintColumnOfItems(_ items: [NodeAttributes.Item], hasBack: Bool) -> [Shape] {
    let shown = items.filter { $0.space == nil }
    let count = shown.count + (hasBack ? 1 : 0)
    guard count > 0 else { return [] }
    var boxes = columnBoxes(count: count)
    var shapes: [Shape] = []
    if hasBack {
      let box = boxes.removeFirst()
      let symbol = context.isRightToLeft ? "chevron.right" : "chevron.left"
      shapes += platter(centered(Size(width: 44, height: 44), in: box))
      shapes += Symbols.shapes(
        symbol, in: centered(Size(width: 20, height: 20), in: box), color: barPalette.label, weight: 2.8)
    }
    for (item, box) in zip(shown, boxes) {
      shapes += barItem(
        item, in: centered(Size(width: min(width(of: item), box.width - 8), height: 44), in: box))
    }
    return shapes
  }

  /// Equal parts of the bar, from the top.
  func columnBoxes(count: Int) -> [Rect] {
    let height = frame.height / Double(count)
    return (0..<count).map {
      Rect(x: frame.x, y: frame.y + height * Double($0), width: frame.width, height: height)
    }
  }
}

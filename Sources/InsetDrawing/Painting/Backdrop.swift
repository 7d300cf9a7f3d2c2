import InsetDevices
import InsetScreens

/// What lies behind a point of the screen: decides whether system marks on it are dark or light.
struct Backdrop {
  var root: Node
  var base: Color

  /// 0 for black, 1 for white.
  func luminance(atX x: Double, y: Double) -> Double {
    var color = base
    descend(root, depth: 0, x: x, y: y, clip: nil, color: &color)
    return color.luminance
  }

  private func descend(_ node: Node, depth: Int, x: Double, y: Double, clip: Rect?, color: inout Color) {
    guard !node.isHidden, node.alpha > 0, depth < Node.drawingDepth else { return }
    if let clip, !covers(clip, x, y) { return }
    if let area = node.barBackground, covers(area, x, y) {
      let bar = Color(node.attributes[NodeAttributes.barTintColor] ?? node.backgroundColor)
      if let bar { color = bar.faded(node.alpha).over(color) }
    }
    if covers(node.windowFrame, x, y) {
      if let own = Color(node.backgroundColor) { color = own.faded(node.alpha).over(color) }
      if node.role == .canvas && node.backgroundColor == nil && !node.baseClass.hasPrefix("MK") {
        color = Color(0x20242C)
      }
      if node.role == .image, let image = node.image, !image.isSystemSymbol, !image.name.isEmpty {
        color = Color(0xB9D3DE)
      }
    }
    var inner = clip
    if node.clipsToBounds {
      inner = clip.map { $0.intersection(node.windowFrame) ?? .zero } ?? node.windowFrame
    }
    for child in node.subviews { descend(child, depth: depth + 1, x: x, y: y, clip: inner, color: &color) }
  }

  private func covers(_ rect: Rect, _ x: Double, _ y: Double) -> Bool {
    x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY
  }
}

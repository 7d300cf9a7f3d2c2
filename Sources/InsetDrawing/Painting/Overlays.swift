import InsetDevices
import InsetScreens

/// The bands outside the window's safe area, tinted, and the safe area's edge.
func safeAreaShapes(of canvas: Canvas) -> [Shape] {
  let bounds = canvas.bounds
  let safe = bounds.inset(by: canvas.safeAreaInsets)
  guard safe != bounds, !safe.isEmpty else { return [] }
  let blue = Color(0x2F6FEB)
  var path = Path("", usesEvenOddRule: true)
  for rect in [bounds, safe] {
    path.move(rect.x, rect.y)
    path.line(rect.maxX, rect.y)
    path.line(rect.maxX, rect.maxY)
    path.line(rect.x, rect.maxY)
    path.close()
  }
  return [
    .path(path, fill: .color(blue.withAlpha(0.13))),
    .rect(safe, stroke: Stroke(blue.withAlpha(0.85), width: 1, dash: [5, 4])),
  ]
}

/// Every view's frame, controls and texts stronger than containers.
func frameShapes(of root: Node) -> [Shape] {
  var shapes: [Shape] = []
  root.forEachVisible { node in
    let color: Color
    switch node.role {
    case .control: color = Color(0x0A6CFF, alpha: 0.9)
    case .text, .image: color = Color(0x8A4FFF, alpha: 0.7)
    case .bar: color = Color(0xE0662A, alpha: 0.7)
    case .background, .container, .list, .cell, .canvas, .separator: color = Color(0x5B6470, alpha: 0.4)
    }
    let frame = node.windowFrame
    guard !frame.isEmpty else { return }
    shapes.append(.rect(frame, stroke: Stroke(color, width: 0.5)))
  }
  return shapes
}

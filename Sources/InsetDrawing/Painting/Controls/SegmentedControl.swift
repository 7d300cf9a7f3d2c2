import InsetDevices
import InsetScreens

extension NodePainter {
  /// A segmented control: a trough, the raised segment, thin lines between the others. // IC-03, AL-33
  func paintSegmentedControl() -> [Shape] {
    let segments = NodeAttributes.entries(attribute(NodeAttributes.segments) ?? "")
    let selected = integer(NodeAttributes.selectedIndex, default: 0, in: -1...1000)
    let area = Rect(x: frame.x, y: frame.y, width: frame.width, height: max(frame.height - 1, 0))
    return segmentShapes(segments, selected: selected, in: area)
  }

  func segmentShapes(_ segments: [String], selected: Int, in area: Rect) -> [Shape] {
    let isGlass = context.usesGlass
    let radius = isGlass ? area.height / 2 : 8.5
    var shapes: [Shape] = [.roundedRect(area, radius: radius, fill: .color(palette.tertiaryFill))]
    guard !segments.isEmpty else { return shapes }
    let width = area.width / Double(segments.count)
    let ink = node.isEnabled ? palette.label : palette.tertiaryLabel
    func place(_ index: Int) -> Rect {
      let shown = context.isRightToLeft ? segments.count - 1 - index : index
      return Rect(x: area.x + width * Double(shown), y: area.y, width: width, height: area.height)
    }
    for index in segments.indices.dropFirst() {
      if index == selected || index - 1 == selected { continue }
      let x = context.isRightToLeft ? place(index).maxX : place(index).x
      let stroke = Stroke(palette.separator, width: 1)
      shapes.append(.line(x1: x, y1: area.y + 8, x2: x, y2: area.maxY - 8, stroke: stroke))
    }
    if segments.indices.contains(selected) {
      let whole = place(selected)
      let raised = Rect(x: whole.x + 2, y: whole.y + 2, width: whole.width - 4, height: whole.height - 4)
      let inner = isGlass ? raised.height / 2 : 7
      shapes += softShadow(of: raised, radius: inner, opacity: 0.10, blur: 3)
      let fill = color(NodeAttributes.color) ?? palette.selectedSegment
      shapes.append(.roundedRect(raised, radius: inner, fill: .color(fill)))
    }
    for (index, segment) in segments.enumerated() {
      let box = place(index)
      if segment.hasPrefix("symbol:") || segment.hasPrefix("image:") {
        shapes += picture(segment, in: centered(Size(width: 17, height: 17), in: box), color: ink)
      } else {
        let inner = Rect(x: box.x + 4, y: box.y, width: max(box.width - 8, 0), height: box.height)
        shapes.append(
          centeredRun(segment, in: inner, size: 13, weight: index == selected ? 600 : 500, color: ink))
      }
    }
    return shapes
  }
}

import InsetDevices
import InsetScreens

extension NodePainter {
  /// A text field: its border, then text or placeholder. // IC-11, IC-12
  func paintTextField() -> [Shape] {
    let style = attribute(NodeAttributes.borderStyle) ?? attribute(NodeAttributes.style) ?? "none"
    var shapes: [Shape] = []
    let half = 0.25
    let edge = Rect(
      x: frame.x + half, y: frame.y + half, width: frame.width - 2 * half, height: frame.height - 2 * half)
    switch style {
    case "roundedRect":
      let radius = context.usesGlass ? 9.0 : 5.5
      if node.backgroundColor == nil {
        shapes.append(.roundedRect(frame, radius: radius, fill: .color(palette.background)))
      }
      shapes.append(
        .roundedRect(edge, radius: radius, stroke: Stroke(palette.label.withAlpha(0.18), width: 0.5)))
    case "bezel", "line":
      shapes.append(.rect(edge, stroke: Stroke(palette.label.withAlpha(0.45), width: 1)))
    default: break
    }
    let inset = style == "none" ? 0.0 : 7.0
    var box = Rect(x: frame.x + inset, y: frame.y, width: frame.width - 2 * inset, height: frame.height)
    if flag(NodeAttributes.showsClearButton) {
      let place = Rect(x: frame.maxX - 24, y: frame.midY - 9, width: 18, height: 18)
      shapes += Symbols.shapes("xmark.circle.fill", in: place, color: palette.gray.withAlpha(0.7))
      box.width = max(place.x - 4 - box.x, 0)
    }
    return shapes + fieldText(in: box)
  }

  /// A text view: the lines, which start inside its container insets. // IC-21
  func paintTextView() -> [Shape] {
    guard let text = node.text, text.lines.contains(where: { !$0.isEmpty }) else {
      guard let placeholder = attribute(NodeAttributes.placeholder), !placeholder.isEmpty else { return [] }
      return [
        run(
          placeholder, in: Rect(x: frame.x + 5, y: frame.y, width: frame.width - 10, height: frame.height),
          alignment: "natural", baseline: frame.y + 24, size: 17, color: palette.tertiaryLabel)
      ]
    }
    let box = Rect(x: frame.x + 5, y: frame.y, width: max(frame.width - 10, 0), height: frame.height)
    let room = (frame.height - firstBaseline(of: text)) / max(text.lineHeight, 1)
    let visible = room.isFinite ? Int(min(max(room, 0), 10_000)) + 2 : 0
    var shown = text
    shown.lines = Array(text.lines.prefix(visible))
    return lines(of: shown, in: box, color: Color(text.color) ?? palette.label)
  }

  /// A search bar: a rounded field with a lens, beside it perhaps Cancel. // IC-10
  func paintSearchBar() -> [Shape] {
    var shapes: [Shape] = []
    let style = attribute(NodeAttributes.style) ?? "default"
    if style != "minimal" && !context.isInsideBar {
      if node.backgroundColor == nil {
        let fill = color(NodeAttributes.barTintColor) ?? palette.bar
        shapes.append(.rect(node.barBackground ?? frame, fill: .color(fill)))
      }
      shapes.append(hairline(atTopOf: node.barBackground ?? frame))
      shapes.append(hairline(atBottomOf: node.barBackground ?? frame))
    }
    let scopes = NodeAttributes.entries(attribute(NodeAttributes.scopes) ?? "")
    let hasScopes = !scopes.isEmpty && frame.height > 80
    let rowHeight = hasScopes ? frame.height - 46 : frame.height
    let fieldHeight = min(36, rowHeight)
    var field = Rect(
      x: frame.x + 8, y: frame.y + (rowHeight - fieldHeight) / 2, width: max(frame.width - 16, 0),
      height: fieldHeight)
    if flag(NodeAttributes.showsCancelButton) {
      let width = 58.0
      field.width = max(field.width - width, 0)
      let box = Rect(x: field.maxX, y: field.y, width: width + 4, height: fieldHeight)
      shapes.append(centeredRun("Cancel", in: box, size: 17, color: tint))
    }
    let radius = context.usesGlass ? fieldHeight / 2 : 10.0
    shapes.append(.roundedRect(field, radius: radius, fill: .color(palette.tertiaryFill)))
    let lens = Rect(x: field.x + 8, y: field.midY - 8, width: 16, height: 16)
    shapes += Symbols.shapes("magnifyingglass", in: lens, color: palette.gray, weight: 2.2)
    let text = node.text?.string ?? ""
    let words = text.isEmpty ? attribute(NodeAttributes.placeholder) ?? "Search" : text
    let ink = text.isEmpty ? palette.gray : palette.label
    let box = Rect(
      x: lens.maxX + 6, y: field.y, width: max(field.maxX - lens.maxX - 12, 0), height: fieldHeight)
    shapes.append(
      run(
        words, in: box, alignment: "natural", baseline: box.midY + 6.1, size: 17, color: ink,
        width: fittedWidth(words, size: 17, weight: 400, width: nil, room: box.width)))
    if hasScopes {
      let area = Rect(x: frame.x + 8, y: frame.maxY - 40, width: max(frame.width - 16, 0), height: 31)
      shapes += segmentShapes(
        scopes, selected: integer(NodeAttributes.selectedIndex, default: 0, in: -1...1000), in: area)
    }
    return shapes
  }

  private func fieldText(in box: Rect) -> [Shape] {
    let text = node.text
    let string = text?.string ?? ""
    let size = text?.pointSize ?? 14
    let alignment = text?.alignment ?? "natural"
    let baseline =
      frame.y
      + (text.flatMap { $0.firstBaseline > 0 ? firstBaseline(of: $0) : nil } ?? frame.height / 2 + size * 0.36)
    if !string.isEmpty {
      let isSecure = flag(NodeAttributes.isSecure)
      let shown = isSecure ? String(repeating: "•", count: min(string.count, 40)) : string
      let measured = isSecure ? nil : text?.lineWidths.first
      let ink = Color(text?.color) ?? palette.label
      let line = run(
        shown, in: box, alignment: alignment, baseline: baseline, size: size,
        weight: Self.weight(text?.weight ?? ""),
        color: node.isEnabled ? ink : palette.tertiaryLabel, width: measured, fontName: text?.fontName ?? "")
      return [
        .group(Group([line], clip: Clip(Rect(x: box.x, y: frame.y, width: box.width, height: frame.height))))
      ]
    }
    guard let placeholder = attribute(NodeAttributes.placeholder), !placeholder.isEmpty else { return [] }
    let line = run(
      placeholder, in: box, alignment: alignment, baseline: baseline, size: size,
      color: palette.tertiaryLabel, fontName: text?.fontName ?? "")
    return [
      .group(Group([line], clip: Clip(Rect(x: box.x, y: frame.y, width: box.width, height: frame.height))))
    ]
  }
}

import InsetDevices
import InsetScreens

extension NodePainter {
  enum BarEdge { case top, bottom }

  /// The colours of a bar: its own style may differ from the screen's.
  var barPalette: Palette { attribute(NodeAttributes.barStyle) == "black" ? Palette(isDark: true) : palette }

  /// The bar's background, which may reach beyond the bar's frame, and the thin line towards the content.
  /// // BC-06, BC-08, BC-13, BC-61
  func barBackgroundShapes(lineAt edge: BarEdge, isTransparentByDefault: Bool = false) -> [Shape] {
    let area = node.barBackground ?? frame
    let style =
      attribute(NodeAttributes.barAppearance) ?? (isTransparentByDefault ? "transparent" : "standard")
    let own = color(NodeAttributes.barTintColor) ?? Color(node.backgroundColor)
    if context.usesGlass && own == nil && style != "opaque" { return [] }
    guard style != "transparent" || own != nil else { return [] }
    let fill = own ?? (style == "opaque" ? barPalette.bar.over(barPalette.background) : barPalette.bar)
    return [
      .rect(area, fill: .color(fill)), edge == .top ? hairline(atTopOf: area) : hairline(atBottomOf: area),
    ]
  }

  func hairline(atTopOf rect: Rect) -> Shape {
    let line = Rect(x: rect.x, y: rect.y - context.hairline, width: rect.width, height: context.hairline)
    return .rect(line, fill: .color(barPalette.separator))
  }

  func hairline(atBottomOf rect: Rect) -> Shape {
    let line = Rect(x: rect.x, y: rect.maxY, width: rect.width, height: context.hairline)
    return .rect(line, fill: .color(barPalette.separator))
  }

  /// A raised capsule of glass, as bars and their buttons have from iOS 26. // BC-30, BC-45
  func platter(_ rect: Rect) -> [Shape] {
    let radius = min(rect.width, rect.height) / 2
    return softShadow(of: rect, radius: radius, opacity: 0.10, blur: 8) + [
      .roundedRect(rect, radius: radius, fill: .color(barPalette.glass)),
      .roundedRect(rect, radius: radius, stroke: Stroke(Color.white.withAlpha(0.6), width: 0.75)),
    ]
  }

  // MARK: Items

  /// Points between a bar's content and the edge of the safe area. // BC-20…BC-23
  var barMargin: Double { frame.width < 414 ? 16 : 20 }

  /// The part of the bar that its content may use: beside the sensor housing in landscape.
  var barContent: Rect {
    let canvas = context.canvas
    let left = max(0, canvas.safeAreaInsets.left - frame.x)
    let right = max(0, frame.maxX - (canvas.size.width - canvas.safeAreaInsets.right))
    return Rect(
      x: frame.x + left, y: frame.y, width: max(frame.width - left - right, 0), height: frame.height)
  }

  func width(of item: NodeAttributes.Item) -> Double {
    if let space = item.space { return space }
    let content =
      item.title.isEmpty
      ? 24 : TextEstimate.width(of: item.title, size: 17, weight: item.isProminent ? 600 : 400)
    return context.usesGlass ? max(44, content + 24) : content
  }

  /// A bar button: words or a picture in the tint, on glass from iOS 26.
  func barItem(_ item: NodeAttributes.Item, in box: Rect) -> [Shape] {
    guard item.space == nil else { return [] }
    var shapes: [Shape] = []
    if context.usesGlass {
      shapes += platter(centered(Size(width: box.width, height: min(44, box.height)), in: box))
    }
    let ink = node.isEnabled ? tint : palette.tertiaryLabel
    if !item.title.isEmpty {
      shapes.append(
        centeredRun(item.title, in: box, size: 17, weight: item.isProminent ? 600 : 400, color: ink))
    } else {
      let side = min(22, box.height)
      shapes += picture(item.image, in: centered(Size(width: side, height: side), in: box), color: ink)
    }
    return shapes
  }

  /// A bar button that is a node of its own.
  func paintBarButton() -> [Shape] {
    guard node.text == nil || node.image == nil else { return buttonContent(color: tint) }
    let item = NodeAttributes.Item(
      title: node.text?.string ?? "",
      image: node.image.map { ($0.isSystemSymbol ? "symbol:" : "image:") + $0.name } ?? "",
      isProminent: attribute(NodeAttributes.style) == "done")
    guard !item.title.isEmpty || !item.image.isEmpty else { return [] }
    return barItem(item, in: frame)
  }
}

import InsetDevices
import InsetScreens

extension NodePainter {
  /// A tab bar: background down to the window's bottom, an icon and a word for each tab. // BC-40…BC-45
  func paintTabBar() -> [Shape] {
    var items = NodeAttributes.entries(attribute(NodeAttributes.items) ?? "").map(NodeAttributes.Item.init)
    let images = NodeAttributes.entries(attribute(NodeAttributes.images) ?? "")
    for (index, image) in images.enumerated() where index < items.count && items[index].image.isEmpty {
      items[index].image = image
    }
    let selected = integer(NodeAttributes.selectedIndex, default: 0, in: -1...1000)
    var shapes = barBackgroundShapes(lineAt: .top)
    guard !items.isEmpty else { return shapes }
    let row = tabRow(count: items.count)
    if context.usesGlass { shapes += platter(row) }
    let inner =
      context.usesGlass
      ? Rect(x: row.x + 4, y: row.y + 4, width: row.width - 8, height: row.height - 8) : row
    let width = inner.width / Double(items.count)
    let isBeside = row.height < 40 || (context.canvas.horizontalSizeClass == .regular && !context.usesGlass)
    for (index, item) in items.enumerated() {
      let shown = context.isRightToLeft ? items.count - 1 - index : index
      let box = Rect(x: inner.x + width * Double(shown), y: inner.y, width: width, height: inner.height)
      if context.usesGlass && index == selected {
        shapes.append(.roundedRect(box, radius: box.height / 2, fill: .color(barPalette.tertiaryFill)))
      }
      shapes += tab(item, in: box, isSelected: index == selected, isBeside: isBeside)
    }
    return shapes
  }

  /// A tab that is a node of its own.
  func paintTabBarButton() -> [Shape] {
    let image = node.image.map { ($0.isSystemSymbol ? "symbol:" : "image:") + $0.name } ?? ""
    let item = NodeAttributes.Item(title: node.text?.string ?? "", image: image)
    let isBeside = frame.height < 40
    return tab(item, in: frame, isSelected: flag(NodeAttributes.isSelected), isBeside: isBeside)
  }

  /// The row that the tabs share.
  private func tabRow(count: Int) -> Rect {
    let canvas = context.canvas
    let content = barContent
    if context.usesGlass {
      let width = min(86 * Double(count) + 16, content.width - 42)  // BC-45, N-014
      return Rect(
        x: content.midX - width / 2, y: frame.y, width: max(width, 0), height: min(62, frame.height))
    }
    let reach = max(0, frame.maxY - (canvas.size.height - canvas.safeAreaInsets.bottom))
    let height = reach < frame.height ? frame.height - reach : min(frame.height, 49)
    if canvas.horizontalSizeClass == .regular && canvas.idiom == .pad {
      let width = min(content.width, Double(count) * 130)  // BC-44
      return Rect(x: content.midX - width / 2, y: frame.y, width: width, height: height)
    }
    return Rect(x: content.x, y: frame.y, width: content.width, height: height)
  }

  private func tab(_ item: NodeAttributes.Item, in box: Rect, isSelected: Bool, isBeside: Bool) -> [Shape] {
    let ink = isSelected ? tint : context.usesGlass ? barPalette.label : barPalette.gray
    var name = item.image.isEmpty ? "symbol:circle" : item.image
    let isSymbol = name.hasPrefix("symbol:") || Symbols.isKnown(name)
    if isSelected && isSymbol && !name.hasSuffix(".fill") { name += ".fill" }
    var shapes: [Shape] = []
    let side = min(isBeside ? 18.0 : 24.0, box.height)
    let size = Size(width: side, height: side)
    var icon: Rect
    if isBeside {
      let words = TextEstimate.width(of: item.title, size: 13, weight: 500)
      let whole = side + 5 + words
      icon = Rect(x: box.midX - whole / 2, y: box.midY - side / 2, width: side, height: side)
      let text = Rect(x: icon.maxX + 5, y: box.y, width: words, height: box.height)
      shapes.append(
        run(
          item.title, in: text, alignment: "left", baseline: box.midY + 4.7, size: 13, weight: 500, color: ink
        ))
    } else if item.title.isEmpty {
      icon = centered(size, in: box)
    } else {
      let top = context.usesGlass ? box.y + 8 : box.y + 6
      icon = Rect(x: box.midX - side / 2, y: top, width: side, height: side)
      let text = Rect(x: box.x + 1, y: box.y, width: max(box.width - 2, 0), height: box.height)
      let baseline = context.usesGlass ? box.y + 45 : box.y + 43.5
      shapes.append(
        run(
          item.title, in: text, alignment: "center", baseline: baseline, size: 10, weight: 500, color: ink,
          width: fittedWidth(item.title, size: 10, weight: 500, width: nil, room: text.width)))
    }
    shapes += picture(name, in: icon, color: ink)
    if !item.badge.isEmpty {
      let width = max(17, TextEstimate.width(of: item.badge, size: 12) + 10)
      let badge = Rect(x: icon.maxX - 8, y: icon.y - 4, width: width, height: 17)
      shapes.append(.roundedRect(badge, radius: 8.5, fill: .color(palette.red)))
      shapes.append(centeredRun(item.badge, in: badge, size: 12, weight: 500, color: .white))
    }
    return shapes
  }
}

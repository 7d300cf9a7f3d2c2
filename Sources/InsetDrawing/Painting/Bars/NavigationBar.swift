import InsetDevices
import InsetScreens

extension NodePainter {
  /// A navigation bar: background up to the window's top, back button, items, title, large title.
  /// // BC-01, BC-04, BC-15
  func paintNavigationBar() -> [Shape] {
    // A bar that has no room below its row shows none, whatever it would like. // BC-04
    let isLarge = flag(NodeAttributes.showsLargeTitle) && frame.height > 80
    var shapes = barBackgroundShapes(lineAt: .bottom, isTransparentByDefault: isLarge)
    let content = barContent
    let ink = color(NodeAttributes.titleColor) ?? barPalette.label
    var top = frame.y
    if let prompt = attribute(NodeAttributes.prompt), !prompt.isEmpty {
      let box = Rect(x: content.x, y: top + 4, width: content.width, height: 26)
      shapes.append(centeredRun(prompt, in: box, size: 13, color: ink))
      top += context.canvas.metrics.promptHeight
    }
    let largeHeight = isLarge ? min(context.canvas.metrics.largeTitleHeight, frame.maxY - top) : 0
    let row = Rect(x: content.x, y: top, width: content.width, height: max(frame.maxY - top - largeHeight, 0))
    let sides = itemShapes(in: row)
    shapes += sides.shapes
    let title = attribute(NodeAttributes.title) ?? ""
    if isLarge {
      let size = largeHeight < 44 ? 28.0 : 34.0
      let box = Rect(
        x: content.x + barMargin, y: row.maxY, width: max(content.width - 2 * barMargin, 0),
        height: largeHeight)
      shapes.append(
        run(
          title, in: box, alignment: "natural", baseline: box.y + 36, size: size, weight: 700, color: ink,
          width: fittedWidth(title, size: size, weight: 700, width: nil, room: box.width)))
    } else if !title.isEmpty {
      shapes += titleShapes(title, in: row, left: sides.left, right: sides.right, ink: ink)
    }
    return shapes
  }

  /// The title in the middle of the bar, moved aside where the items leave no room there.
  private func titleShapes(_ title: String, in row: Rect, left: Double, right: Double, ink: Color) -> [Shape]
  {
    let measured = TextEstimate.width(of: String(title.prefix(200)), size: 17, weight: 600)
    let room = max(right - left, 0)
    let width = min(measured, room)
    guard width > 12 else { return [] }
    let middle = min(max(row.midX, left + width / 2), right - width / 2)
    let box = Rect(x: middle - width / 2, y: row.y, width: width, height: row.height)
    var words = String(title.prefix(200))
    while TextEstimate.width(of: words, size: 17, weight: 600) > width + 1, words.count > 1 {
      words = String(words.dropLast(words.hasSuffix("…") ? 2 : 1)) + "…"
    }
    return [centeredRun(words, in: box, size: 17, weight: 600, color: ink)]
  }

  /// The back button and the items; `left` and `right` bound what is left for the title.
  private func itemShapes(in row: Rect) -> (shapes: [Shape], left: Double, right: Double) {
    var shapes: [Shape] = []
    let spacing = context.usesGlass ? 12.0 : 16.0
    var leading = row.x + barMargin
    var trailing = row.maxX - barMargin
    let isMirrored = context.isRightToLeft
    func place(_ width: Double, fromLeft: Bool) -> Rect {
      if fromLeft {
        defer { leading += width + spacing }
        return Rect(x: leading, y: row.y, width: width, height: row.height)
      }
      trailing -= width
      defer { trailing -= spacing }
      return Rect(x: trailing, y: row.y, width: width, height: row.height)
    }
    if let back = attribute(NodeAttributes.backTitle) {
      let words = context.usesGlass ? "" : back
      let textWidth = words.isEmpty ? 0 : TextEstimate.width(of: words, size: 17) + 6
      if !context.usesGlass {
        if isMirrored { trailing += 8 } else { leading -= 8 }
      }
      let box = place(context.usesGlass ? 44 : 14 + textWidth, fromLeft: !isMirrored)
      if context.usesGlass { shapes += platter(centered(Size(width: 44, height: 44), in: box)) }
      let edge = isMirrored ? box.maxX - 14 : box.x
      let chevron = Rect(
        x: context.usesGlass ? box.midX - 8 : edge, y: row.midY - 10.5, width: 14, height: 21)
      let symbol = isMirrored ? "chevron.right" : "chevron.left"
      let ink = context.usesGlass ? barPalette.label : tint
      let mark = centered(Size(width: 20, height: 20), in: chevron)
      shapes += Symbols.shapes(symbol, in: mark, color: ink, weight: 2.8)
      if !words.isEmpty {
        let text = Rect(
          x: isMirrored ? box.x : box.x + 20, y: row.y, width: textWidth - 6, height: row.height)
        shapes.append(
          run(words, in: text, alignment: "left", baseline: row.midY + 6.1, size: 17, color: tint))
      }
    }
    let lists = [(NodeAttributes.leftItems, true), (NodeAttributes.rightItems, false)]
    for (key, isLeading) in lists {
      for entry in NodeAttributes.entries(attribute(key) ?? "") {
        let item = NodeAttributes.Item(entry)
        let box = place(width(of: item), fromLeft: isLeading != isMirrored)
        shapes += barItem(item, in: box)
      }
    }
    for child in node.subviews where !child.isHidden && child.alpha > 0 {
      let box = child.windowFrame
      guard box.width < row.width / 2, box.midY < row.maxY else { continue }
      if box.midX < row.midX - row.width / 6 { leading = max(leading, box.maxX + 8) }
      if box.midX > row.midX + row.width / 6 { trailing = min(trailing, box.x - 8) }
    }
    return (shapes, min(leading, trailing), max(leading, trailing))
  }
}

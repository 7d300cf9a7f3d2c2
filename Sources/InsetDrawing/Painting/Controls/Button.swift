import InsetDevices
import InsetScreens

extension NodePainter {
  /// A button of any style: its background, then image and title side by side or one above the other.
  func paintButton() -> [Shape] {
    let style = ButtonStyle(name: attribute(NodeAttributes.style) ?? "system", painter: self)
    var shapes: [Shape] = []
    let name = attribute(NodeAttributes.backgroundImage) ?? ""
    if let artwork = context.artwork[name] {
      shapes.append(.artwork(frame, artwork, tint: artwork.isTemplate == true ? tint : nil))
    } else if !name.isEmpty || flag(NodeAttributes.hasBackgroundImage) {
      shapes.append(.imagePlaceholder(frame, name: name.isEmpty ? node.id : name, radius: cornerRadius))
    }
    if let fill = style.fill {
      shapes.append(.roundedRect(frame, radius: style.radius(of: self), fill: .color(fill)))
    }
    if let symbol = style.symbol {
      let side = min(22, min(frame.width, frame.height))
      return shapes
        + Symbols.shapes(
          symbol, in: centered(Size(width: side, height: side), in: frame), color: style.content)
    }
    return shapes + buttonContent(color: style.content)
  }

  /// The button's image: the node's own, else the one its attributes name.
  var contentImage: Node.Image? {
    if let image = node.image { return image.name.isEmpty ? nil : image }
    guard let name = attribute(NodeAttributes.image), !name.isEmpty else { return nil }
    let isSymbol = flag(NodeAttributes.imageIsSymbol)
    return Node.Image(name: name, size: nil, isSystemSymbol: isSymbol, contentMode: "center")
  }

  /// Image and title where layout put them, else together in the middle.
  func buttonContent(color: Color) -> [Shape] {
    let text = node.text.flatMap { $0.lines.contains { !$0.isEmpty } ? $0 : nil }
    let title = contentImage?.isSystemSymbol == true || text == nil ? color : Color(text?.color) ?? color
    let textColor = node.isEnabled ? Color(text?.color) ?? color : color
    let place = ContentPlacement(painter: self, text: text)
    var shapes: [Shape] = []
    if let image = contentImage, let rect = place.image {
      let isSystem = (attribute(NodeAttributes.style) ?? "system") == "system"
      shapes += picture(
        named: image.name, isSymbol: image.isSystemSymbol, in: rect, color: title, tints: isSystem)
    }
    if let text, let rect = place.title {
      let isBeside = contentImage != nil || attribute(NodeAttributes.titleFrame) != nil
      shapes += lines(of: text, in: rect, color: textColor, alignment: isBeside ? "left" : "center")
    }
    if let subtitle = attribute(NodeAttributes.subtitle), !subtitle.isEmpty, let text {
      let last = frame.y + firstBaseline(of: text) + Double(max(text.lines.count, 1) - 1) * text.lineHeight
      shapes.append(
        run(
          subtitle, in: frame, alignment: "center", baseline: last + 17, size: 13, color: textColor.faded(0.8)
        ))
    }
    return shapes
  }
}

/// Colours and corners of the button styles.
private struct ButtonStyle {
  /// Colour of title and image.
  var content: Color
  var fill: Color?
  var isConfigured = false
  /// The picture of the buttons that are one.
  var symbol: String?

  init(name: String, painter: NodePainter) {
    let tint = painter.tint
    let base = painter.color(NodeAttributes.baseBackgroundColor)
    content = tint
    switch name {
    case "custom":
      content = painter.contentImage == nil && painter.context.backdrop.luminance > 0.9 ? tint : .white
    case "filled", "borderedProminent", "prominentGlass":
      isConfigured = true
      content = .white
      fill = base ?? tint
    case "tinted", "borderedTinted":
      isConfigured = true
      fill = (base ?? tint).withAlpha(0.16)
    case "gray", "bordered", "glass":
      isConfigured = true
      fill = base ?? painter.palette.tertiaryFill
    case "plain", "borderless": isConfigured = true
    case "close":
      symbol = "xmark.circle.fill"
      content = painter.palette.gray.withAlpha(0.6)
    case "contactAdd": symbol = "plus.circle"
    case "infoLight", "infoDark", "detailDisclosure": symbol = "info.circle"
    default: break
    }
    if let text = painter.node.text, let color = Color(text.color) { content = color }
    guard !painter.node.isEnabled else { return }
    content = painter.palette.tertiaryLabel
    if fill != nil { fill = painter.palette.tertiaryFill }
  }

  /// // N-030
  func radius(of painter: NodePainter) -> Double {
    let height = painter.frame.height
    switch painter.attribute(NodeAttributes.cornerStyle) {
    case "capsule": return height / 2
    case "small": return height * 0.125
    case "medium": return height * 0.175
    case "large": return height * 0.25
    case "fixed": return 5.95
    default: return painter.context.usesGlass ? min(height / 2, 17) : 5.95
    }
  }
}

/// Where the parts of a button lie.
private struct ContentPlacement {
  var image: Rect?
  var title: Rect?

  init(painter: NodePainter, text: Node.Text?) {
    let frame = painter.frame
    image = painter.rect(NodeAttributes.imageFrame)
    title = painter.rect(NodeAttributes.titleFrame)
    let imageSize = painter.contentImage.map { Self.size(of: $0, text: text, painter: painter) }
    let titleSize = text.map { Self.size(of: $0) }
    guard let imageSize else {
      title = title ?? frame
      return
    }
    guard let titleSize else {
      image = image ?? centered(imageSize, in: frame)
      return
    }
    // Symbols bring a little room of their own.
    let isSymbol = painter.contentImage?.isSystemSymbol == true
    let padding = (painter.number(NodeAttributes.imagePadding) ?? 0) + (isSymbol ? 4 : 0)
    let placement = painter.attribute(NodeAttributes.imagePlacement) ?? "leading"
    if placement == "top" || placement == "bottom" {
      // The title's baseline is layout's; the image keeps to the other half.
      let top = placement == "top" ? frame.y + 6 : frame.maxY - 6 - imageSize.height
      let place = Rect(
        x: frame.midX - imageSize.width / 2, y: top, width: imageSize.width, height: imageSize.height)
      image = image ?? place
      title =
        title
        ?? Rect(
          x: frame.midX - titleSize.width / 2, y: frame.y, width: titleSize.width, height: frame.height)
      return
    }
    let whole = imageSize.width + padding + titleSize.width
    let start = max(frame.midX - whole / 2, frame.x)
    let isTrailing = (placement == "trailing") != painter.context.isRightToLeft
    let imageX = isTrailing ? start + titleSize.width + padding : start
    let titleX = isTrailing ? start : start + imageSize.width + padding
    let imageY = frame.midY - imageSize.height / 2
    image = image ?? Rect(x: imageX, y: imageY, width: imageSize.width, height: imageSize.height)
    title = title ?? Rect(x: titleX, y: frame.y, width: titleSize.width, height: frame.height)
  }

  private static func size(of image: Node.Image, text: Node.Text?, painter: NodePainter) -> Size {
    let frame = painter.frame
    let limit = Size(width: frame.width, height: frame.height)
    if image.isSystemSymbol && image.size == nil {
      let points = painter.number(NodeAttributes.symbolPointSize) ?? text?.pointSize ?? 17
      let side = min(points * 1.15, limit.height)
      return Size(width: side, height: side)
    }
    let natural = image.size ?? Size(width: 24, height: 24)
    guard natural.width > limit.width || natural.height > limit.height else { return natural }
    return fitted(natural, in: Rect(x: 0, y: 0, width: limit.width, height: limit.height)).size
  }

  private static func size(of text: Node.Text) -> Size {
    let weight = NodePainter.weight(text.weight)
    let widths = text.lines.enumerated().map { index, line in
      index < text.lineWidths.count
        ? text.lineWidths[index] : TextEstimate.width(of: line, size: text.pointSize, weight: weight)
    }
    return Size(width: widths.max() ?? 0, height: text.lineHeight * Double(text.lines.count))
  }
}

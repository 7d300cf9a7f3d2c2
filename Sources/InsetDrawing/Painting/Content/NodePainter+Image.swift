import InsetDevices
import InsetScreens

extension NodePainter {
  /// An image view: a symbol in the tint, or a stand-in picture; without an image a faint mark of the place.
  func paintImageView() -> [Shape] {
    guard let image = node.image, !image.name.isEmpty else { return paintEmptyImage() }
    if !image.isSystemSymbol, let artwork = context.artwork[image.name] { return paint(artwork, image) }
    let place = imageRect(image, in: frame)
    let shapes = picture(named: image.name, isSymbol: image.isSystemSymbol, in: place, color: tint)
    let overflows = !frame.contains(place, tolerance: 0.5)
    return overflows && node.clipsToBounds ? [.group(Group(shapes, clip: Clip(frame)))] : shapes
  }

  /// The app's own image. One that fills its view and keeps its shape is larger than the view.
  private func paint(_ artwork: Artwork, _ image: Node.Image) -> [Shape] {
    var place = imageRect(image, in: frame)
    if image.contentMode == "scaleAspectFill", let size = artwork.size ?? image.size {
      place = covering(size, frame)
    }
    let shape = Shape.artwork(place, artwork, tint: artwork.isTemplate == true ? tint : nil)
    guard node.clipsToBounds || cornerRadius > 0 else { return [shape] }
    return [.group(Group([shape], clip: Clip(frame, radius: cornerRadius)))]
  }

  /// The least rectangle of a size's shape around the middle of a box that covers it.
  private func covering(_ size: Size, _ box: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return box }
    let factor = max(box.width / size.width, box.height / size.height)
    return centered(Size(width: size.width * factor, height: size.height * factor), in: box)
  }

  /// Where an image lies in a box, by its content mode.
  func imageRect(_ image: Node.Image, in box: Rect) -> Rect {
    let natural = image.size ?? (image.isSystemSymbol ? Size(width: 20, height: 20) : box.size)
    switch image.contentMode {
    case "scaleAspectFit": return fitted(natural, in: box)
    case "scaleToFill", "scaleAspectFill", "redraw":
      return image.isSystemSymbol ? fitted(natural, in: box) : box
    case "center": return centered(natural, in: box)
    default:
      var rect = centered(natural, in: box)
      let mode = image.contentMode.lowercased()
      if mode.hasPrefix("top") { rect.y = box.y }
      if mode.hasPrefix("bottom") { rect.y = box.maxY - rect.height }
      if mode.hasSuffix("left") { rect.x = box.x }
      if mode.hasSuffix("right") { rect.x = box.maxX - rect.width }
      return rect
    }
  }

  /// A symbol, or a stand-in for an asset: small ones whose name tells what they show look like icons, others like
  /// photographs.
  ///
  /// - Parameter tints: whether an image that leaves it open is drawn in the colour, as in bars and system buttons.
  func picture(
    named name: String, isSymbol: Bool, in rect: Rect, color: Color, tints: Bool = false
  ) -> [Shape] {
    guard !rect.isEmpty else { return [] }
    if !isSymbol, let artwork = context.artwork[name] {
      let place = artwork.size.map { fitted($0, in: rect) } ?? rect
      return [.artwork(place, artwork, tint: artwork.isTemplate ?? tints ? color : nil)]
    }
    if isSymbol { return Symbols.shapes(name, in: rect, color: color) }
    let side = min(rect.width, rect.height)
    if max(rect.width, rect.height) <= 40 {
      let guess = Symbols.guess(for: name)
      if guess != "unknown" || side < 12 {
        let icon = centered(Size(width: min(side, 26), height: min(side, 26)), in: rect)
        return Symbols.shapes(guess, in: icon, color: node.baseClass == "UIImageView" ? palette.gray : color)
      }
      return [.imagePlaceholder(rect, name: name, radius: max(cornerRadius, side * 0.16))]
    }
    return [.imagePlaceholder(rect, name: name, radius: cornerRadius)]
  }

  /// A picture by its attribute text: `symbol:heart`, `image:logo` or a bare name.
  func picture(_ reference: String, in rect: Rect, color: Color) -> [Shape] {
    if reference.hasPrefix("symbol:") {
      return Symbols.shapes(String(reference.dropFirst(7)), in: rect, color: color)
    }
    let name = reference.hasPrefix("image:") ? String(reference.dropFirst(6)) : reference
    if context.artwork[name] != nil {
      return picture(named: name, isSymbol: false, in: rect, color: color, tints: true)
    }
    return Symbols.shapes(Symbols.guess(for: name), in: rect, color: color)
  }

  private func paintEmptyImage() -> [Shape] {
    guard node.backgroundColor == nil, min(frame.width, frame.height) >= 12 else { return [] }
    let mark = context.backdrop.luminance > 0.5 ? Color.black : Color.white
    let side = min(min(frame.width, frame.height) * 0.4, 44)
    return [
      .roundedRect(frame, radius: cornerRadius, fill: .color(mark.withAlpha(0.045)))
    ]
      + Symbols.shapes(
        "photo", in: centered(Size(width: side, height: side), in: frame), color: mark.withAlpha(0.2))
  }
}

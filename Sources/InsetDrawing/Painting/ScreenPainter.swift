import InsetDevices
import InsetScreens

/// Draws a whole screen: the views, then the device around them, then what the options add on top.
struct ScreenPainter {
  var screen: Screen
  var options: DrawingOptions

  /// Cells and nib views are parts: there is no window around them.
  private var isPart: Bool {
    switch screen.kind {
    case .cell, .nibView: true
    case .controller, .launchScreen, .nibController: false
    }
  }

  func paint() -> DisplayList {
    isPart ? paintPart() : paintWindow()
  }

  private func paintWindow() -> DisplayList {
    let canvas = screen.canvas
    let bounds = canvas.bounds
    let palette = Palette(isDark: screen.root.attributes[NodeAttributes.userInterfaceStyle] == "dark")
    let context = PaintContext(canvas: canvas, palette: palette, artwork: options.artwork)
    var inside: [Shape] = [.rect(bounds, fill: .color(palette.background))]
    inside += NodePainter(node: screen.root, context: context).paintTree()
    inside += overlays(bounds: bounds)

    let device = DevicePainter(screen: screen, palette: palette)
    var shapes: [Shape] = []
    if options.showsDevice {
      let viewBox = device.viewBox
      shapes += backgroundShapes(viewBox)
      shapes += device.body()
      shapes.append(.group(Group(inside, clip: Clip(bounds, radius: device.screenRadius))))
      shapes += device.systemOverlay()
      shapes += callouts(within: viewBox)
      return DisplayList(viewBox: viewBox, shapes: shapes)
    }
    shapes += backgroundShapes(bounds)
    shapes.append(.group(Group(inside, clip: Clip(bounds))))
    shapes += callouts(within: bounds)
    return DisplayList(viewBox: bounds, shapes: shapes)
  }

  /// A part lies on a card of its own size, with a little room for callouts.
  private func paintPart() -> DisplayList {
    let room = 12.0
    let frame = screen.root.windowFrame
    let card = Rect(x: frame.x, y: frame.y, width: max(frame.width, 24), height: max(frame.height, 24))
    let viewBox = Rect(
      x: card.x - room, y: card.y - room, width: card.width + 2 * room, height: card.height + 2 * room)
    let palette = Palette(isDark: screen.root.attributes[NodeAttributes.userInterfaceStyle] == "dark")
    let context = PaintContext(canvas: screen.canvas, palette: palette, artwork: options.artwork)
    var shapes = backgroundShapes(viewBox)
    shapes += softShadow(of: card, radius: 8, opacity: 0.10, blur: 6)
    shapes.append(.roundedRect(card, radius: 8, fill: .color(palette.background)))
    let inside = NodePainter(node: screen.root, context: context).paintTree() + overlays(bounds: card)
    shapes.append(.group(Group(inside, clip: Clip(card, radius: 8))))
    shapes.append(.roundedRect(card, radius: 8, stroke: Stroke(Color(0x3C3C43, alpha: 0.18), width: 0.5)))
    shapes += callouts(within: viewBox)
    return DisplayList(viewBox: viewBox, shapes: shapes)
  }

  private func backgroundShapes(_ rect: Rect) -> [Shape] {
    guard let color = Color(options.background) else { return [] }
    return [.rect(rect, fill: .color(color))]
  }

  private func overlays(bounds: Rect) -> [Shape] {
    var shapes: [Shape] = []
    if options.showsSafeArea && !isPart { shapes += safeAreaShapes(of: screen.canvas) }
    if options.showsFrames { shapes += frameShapes(of: screen.root) }
    let painter = HighlightPainter(canvas: screen.canvas, isPart: isPart)
    for highlight in options.highlights { shapes += painter.outline(of: highlight, bounds: bounds) }
    return shapes
  }

  private func callouts(within viewBox: Rect) -> [Shape] {
    HighlightPainter(canvas: screen.canvas, isPart: isPart)
      .callouts(for: options.highlights, within: viewBox)
  }
}

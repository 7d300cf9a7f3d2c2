import InsetDevices
import InsetScreens

extension NodePainter {
  /// A map: land, water, a park, roads and a pin.
  func paintMap() -> [Shape] {
    guard !frame.isEmpty else { return [] }
    let isDark = palette.isDark
    let land: Color = isDark ? Color(0x2B2D33) : Color(0xF3EFE6)
    let water: Color = isDark ? Color(0x27435C) : Color(0xB5DAF0)
    let park: Color = isDark ? Color(0x2C4234) : Color(0xCFE6BF)
    let road: Color = isDark ? Color(0x3D4048) : .white
    let casing: Color = isDark ? Color(0x23252A) : Color(0xDFD9CC)
    func x(_ share: Double) -> Double { frame.x + frame.width * share }
    func y(_ share: Double) -> Double { frame.y + frame.height * share }
    var shapes: [Shape] = [.rect(frame, fill: .color(land))]
    var river = Path()
    river.move(x(-0.02), y(0.70))
    river.curve(x(0.22), y(0.62), x(0.30), y(0.86), x(0.52), y(0.80))
    river.curve(x(0.74), y(0.74), x(0.84), y(0.52), x(1.02), y(0.56))
    river.line(x(1.02), y(0.78))
    river.curve(x(0.86), y(0.74), x(0.80), y(0.94), x(0.56), y(0.97))
    river.curve(x(0.32), y(1.00), x(0.22), y(0.80), x(-0.02), y(0.88))
    river.close()
    var green = Path()
    green.move(x(0.60), y(0.12))
    green.curve(x(0.78), y(0.08), x(0.94), y(0.14), x(0.92), y(0.28))
    green.curve(x(0.90), y(0.42), x(0.66), y(0.40), x(0.60), y(0.32))
    green.close()
    shapes += [.path(green, fill: .color(park)), .path(river, fill: .color(water))]
    let unit = min(max(min(frame.width, frame.height) / 60, 1.5), 7)
    var roads: [Path] = []
    var ring = Path()
    ring.move(x(-0.02), y(0.34))
    ring.curve(x(0.30), y(0.30), x(0.48), y(0.50), x(1.02), y(0.42))
    roads.append(ring)
    var avenue = Path()
    avenue.move(x(0.36), y(-0.02))
    avenue.curve(x(0.40), y(0.30), x(0.30), y(0.60), x(0.42), y(1.02))
    roads.append(avenue)
    for (from, to) in [((0.0, 0.14), (0.58, 0.04)), ((0.10, 0.0), (0.16, 0.64)), ((0.58, 0.0), (0.72, 1.0))] {
      var street = Path()
      street.move(x(from.0), y(from.1))
      street.line(x(to.0), y(to.1))
      roads.append(street)
    }
    for path in roads { shapes.append(.path(path, stroke: Stroke(casing, width: unit * 1.5))) }
    for path in roads { shapes.append(.path(path, stroke: Stroke(road, width: unit))) }
    return [.group(Group(shapes + mapPin(), clip: Clip(frame, radius: cornerRadius)))]
  }

  /// A pin whose tip is the map's middle.
  private func mapPin() -> [Shape] {
    let side = min(min(frame.width, frame.height) * 0.3, 32)
    guard side > 4 else { return [] }
    let head = Rect(x: frame.midX - side / 2, y: frame.midY - side * 1.3, width: side, height: side)
    var tip = Path()
    tip.move(head.x + side * 0.12, head.midY + side * 0.3)
    tip.curve(
      head.x + side * 0.3, head.maxY, frame.midX - side * 0.08, frame.midY - side * 0.1, frame.midX,
      frame.midY)
    tip.curve(
      frame.midX + side * 0.08, frame.midY - side * 0.1, head.maxX - side * 0.3, head.maxY,
      head.maxX - side * 0.12, head.midY + side * 0.3)
    tip.close()
    let dot = centered(Size(width: side * 0.36, height: side * 0.36), in: head)
    return [
      .path(tip, fill: .color(palette.red)),
      .roundedRect(head, radius: side / 2, fill: .color(palette.red)),
      .roundedRect(dot, radius: side, fill: .color(.white)),
    ]
  }

  /// A web view: a page's outline in grey, since nothing is loaded.
  func paintWebView() -> [Shape] {
    guard !frame.isEmpty else { return [] }
    var shapes: [Shape] = []
    if node.backgroundColor == nil { shapes.append(.rect(frame, fill: .color(palette.background))) }
    let ink = palette.quaternaryFill
    let left = frame.x + 20
    let width = max(frame.width - 40, 0)
    var y = frame.y + 24
    func bar(_ share: Double, _ height: Double) {
      shapes.append(
        .roundedRect(Rect(x: left, y: y, width: width * share, height: height), radius: 4, fill: .color(ink)))
      y += height
    }
    bar(0.62, 22)
    y += 18
    let picture = min(width * 0.5, frame.height * 0.3)
    bar(1, picture)
    y += 20
    for (index, share) in [1, 0.94, 0.98, 0.6, 0.97, 1, 0.9, 0.4].enumerated() {
      guard y < frame.maxY - 20 else { break }
      bar(share, 11)
      y += index == 3 ? 22 : 10
    }
    return [.group(Group(shapes, clip: Clip(frame)))]
  }

  /// Camera, video, drawing surfaces: a dark picture with a mark of what it is.
  func paintCanvas() -> [Shape] {
    guard !frame.isEmpty, node.backgroundColor == nil || node.subviews.isEmpty else { return [] }
    let name = (node.className + " " + node.baseClass).lowercased()
    let isVideo = ["video", "player", "movie"].contains { name.contains($0) }
    let symbol =
      isVideo ? "play.fill" : name.contains("camera") || name.contains("preview") ? "camera" : "cube"
    let side = min(min(frame.width, frame.height) * 0.2, 48)
    let colors = [Color(0x2F3542), Color(0x14171D)]
    let shapes: [Shape] =
      [.rect(frame, fill: .gradient(colors, isDiagonal: true))]
      + Symbols.shapes(
        symbol, in: centered(Size(width: side, height: side), in: frame), color: Color.white.withAlpha(0.5))
    return [.group(Group(shapes, clip: Clip(frame, radius: cornerRadius)))]
  }

  /// A view that the app's code draws: a faint dashed outline and the class's name.
  func paintCustomView() -> [Shape] {
    let ink = context.backdrop.luminance > 0.5 ? Color.black : Color.white
    let edge = Rect(
      x: frame.x + 0.5, y: frame.y + 0.5, width: frame.width - 1, height: frame.height - 1)
    let stroke = Stroke(ink.withAlpha(0.18), width: 1, dash: [3, 3])
    var shapes: [Shape] = [
      .roundedRect(edge, radius: max(cornerRadius, 3), fill: .color(ink.withAlpha(0.025)), stroke: stroke)
    ]
    let name = String(node.className.prefix(60))
    if TextEstimate.width(of: name, size: 11) <= frame.width - 8 {
      shapes.append(centeredRun(name, in: frame, size: 11, color: ink.withAlpha(0.4)))
    }
    return shapes
  }

  /// A visual effect view: its material as a translucent colour.
  func paintVisualEffect() -> [Shape] {
    let style = (attribute(NodeAttributes.style) ?? "regular").lowercased()
    guard !style.contains("vibrancy") else { return [] }
    let isDark = style.contains("dark") || (palette.isDark && !style.contains("light"))
    let strength =
      style.contains("ultrathin") ? 0.45 : style.contains("thin") ? 0.6 : style.contains("thick") ? 0.9 : 0.76
    let color: Color = isDark ? Color(0x1E1E20, alpha: strength) : Color(0xF7F7F8, alpha: strength)
    return [.roundedRect(frame, radius: cornerRadius, fill: .color(color))]
  }
}

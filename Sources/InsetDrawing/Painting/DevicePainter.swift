import InsetDevices
import InsetScreens

/// The device around a screen: a quiet outline, the sensor housing, the status bar, the home indicator.
struct DevicePainter {
  var canvas: Canvas
  private var root: Node
  private var palette: Palette

  init(screen: Screen, palette: Palette) {
    self.canvas = screen.canvas
    self.root = screen.root
    self.palette = palette
  }

  private enum Kind { case rounded, homeButton, window }

  private var kind: Kind {
    if canvas.cornerRadius > 0 { return .rounded }
    return canvas.device == nil || canvas.pose == .window ? .window : .homeButton
  }

  /// Radius of the screen's own corners.
  var screenRadius: Double { kind == .window ? 10 : canvas.cornerRadius }

  /// Thickness of the black border on each side, points.
  private var border: Insets {
    let isPad = canvas.idiom == .pad
    switch kind {
    case .window: return Insets()
    case .rounded:
      let side = isPad ? 22.0 : 10.0
      return Insets(top: side, left: side, bottom: side, right: side)
    case .homeButton:
      let side = isPad ? 24.0 : 14.0
      let ends = isPad ? 58.0 : 64.0
      return canvas.isLandscape
        ? Insets(top: side, left: ends, bottom: side, right: ends)
        : Insets(top: ends, left: side, bottom: ends, right: side)
    }
  }

  /// The metal around the border.
  private let rim = 3.0

  private var glassRect: Rect { grown(canvas.bounds, border) }
  private var bodyRect: Rect {
    grown(glassRect, kind == .window ? Insets() : Insets(top: rim, left: rim, bottom: rim, right: rim))
  }

  /// What the picture shows.
  var viewBox: Rect {
    let room = kind == .window ? 1.0 : 4.0
    return grown(bodyRect, Insets(top: room, left: room, bottom: room, right: room))
  }

  private func grown(_ rect: Rect, _ insets: Insets) -> Rect {
    rect.inset(
      by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Behind the screen

  func body() -> [Shape] {
    switch kind {
    case .window:
      return [.roundedRect(canvas.bounds, radius: 10, stroke: Stroke(Color(0x3C3C43, alpha: 0.35), width: 1))]
    case .rounded:
      return frameShapes(radius: canvas.cornerRadius + border.top)
    case .homeButton:
      return frameShapes(radius: canvas.idiom == .pad ? 34 : 42) + homeButton()
    }
  }

  private func frameShapes(radius: Double) -> [Shape] {
    let metal = [Color(0x6E7178), Color(0x4A4D53), Color(0x63666C)]
    return buttons() + [
      .roundedRect(bodyRect, radius: radius + rim, fill: .gradient(metal, isDiagonal: true)),
      .roundedRect(glassRect, radius: radius, fill: .color(Color(0x0B0B0D))),
    ]
  }

  /// The buttons at the device's edges, as a hint which way it is held.
  private func buttons() -> [Shape] {
    guard canvas.idiom == .phone else { return [] }
    let color = Paint.color(Color(0x5A5D63))
    let body = bodyRect
    func bar(_ start: Double, _ length: Double, onFirstSide: Bool) -> Shape {
      let rect: Rect
      if canvas.isLandscape {
        // The device's left side is at the bottom when its top points left.
        let leftIsBottom = canvas.pose != .landscapeRight
        let x = canvas.pose == .landscapeRight ? body.maxX - start - length : body.x + start
        let atBottom = onFirstSide == leftIsBottom
        rect = Rect(x: x, y: atBottom ? body.maxY - 2 : body.y - 2, width: length, height: 4)
      } else {
        rect = Rect(x: onFirstSide ? body.x - 2 : body.maxX - 2, y: body.y + start, width: 4, height: length)
      }
      return .roundedRect(rect, radius: 2, fill: color)
    }
    return [
      bar(120, 26, onFirstSide: true), bar(168, 50, onFirstSide: true), bar(230, 50, onFirstSide: true),
      bar(184, 76, onFirstSide: false),
    ]
  }

  private func homeButton() -> [Shape] {
    let side = canvas.idiom == .pad ? 36.0 : 42.0
    let glass = glassRect
    let atRight = canvas.pose != .landscapeRight
    let area: Rect
    if canvas.isLandscape {
      let width = border.left
      area = Rect(x: atRight ? glass.maxX - width : glass.x, y: glass.y, width: width, height: glass.height)
    } else {
      let upsideDown = canvas.pose == .portraitUpsideDown
      let height = border.bottom
      area = Rect(
        x: glass.x, y: upsideDown ? glass.y : glass.maxY - height, width: glass.width, height: height)
    }
    let ring = centered(Size(width: side, height: side), in: area)
    return [.roundedRect(ring, radius: side / 2, stroke: Stroke(Color(0x4A4D53), width: 2)), receiver()]
  }

  /// The slot above the screen of devices with a home button.
  private func receiver() -> Shape {
    let glass = glassRect
    let long = canvas.idiom == .pad ? 8.0 : 52.0
    let short = canvas.idiom == .pad ? 8.0 : 6.0
    let middle: (x: Double, y: Double)
    switch canvas.pose {
    case .landscapeRight: middle = (glass.maxX - border.right / 2, glass.midY)
    case .portraitUpsideDown: middle = (glass.midX, glass.maxY - border.bottom / 2)
    default:
      let isTurned = canvas.isLandscape
      middle = isTurned ? (glass.x + border.left / 2, glass.midY) : (glass.midX, glass.y + border.top / 2)
    }
    let width = canvas.isLandscape ? short : long
    let height = canvas.isLandscape ? long : short
    let slot = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    return .roundedRect(slot, radius: 4, fill: .color(Color(0x2A2C30)))
  }

  // MARK: Over the screen

  /// Status bar, sensor housing and home indicator.
  func systemOverlay() -> [Shape] {
    StatusBarPainter(canvas: canvas, root: root, palette: palette).shapes() + housingShapes()
      + indicatorShapes()
  }

  private func housingShapes() -> [Shape] {
    canvas.sensorHousing.flatMap { housing -> [Shape] in
      let black = Paint.color(Color(0x0B0B0D))
      let touchesTop = housing.minY <= 0.5
      let touchesLeft = housing.minX <= 0.5
      let touchesRight = housing.maxX >= canvas.size.width - 0.5
      let touchesBottom = housing.maxY >= canvas.size.height - 0.5
      guard touchesTop || touchesLeft || touchesRight || touchesBottom else {
        let side = min(housing.width, housing.height)
        let isWide = housing.width >= housing.height
        let lens = Rect(
          x: isWide ? housing.maxX - side * 0.78 : housing.midX - side * 0.26,
          y: isWide ? housing.midY - side * 0.26 : housing.y + side * 0.26, width: side * 0.52,
          height: side * 0.52)
        return [
          .roundedRect(housing, radius: side / 2, fill: black),
          .roundedRect(lens, radius: side, fill: .color(Color(0x1B2130))),
        ]
      }
      return [
        .path(
          notch(housing, fromTop: touchesTop, fromLeft: touchesLeft, fromRight: touchesRight), fill: black)
      ]
    }
  }

  /// A notch: it widens towards the edge and has round inner corners.
  private func notch(_ rect: Rect, fromTop: Bool, fromLeft: Bool, fromRight: Bool) -> Path {
    // Drawn as if from the top, then turned to its side.
    let isAcross = fromTop || !(fromLeft || fromRight)
    let length = isAcross ? rect.width : rect.height
    let depth = isAcross ? rect.height : rect.width
    let outer = 6.0
    let inner = min(20, depth * 0.62)
    func point(_ along: Double, _ into: Double) -> (Double, Double) {
      if fromTop { return (rect.x + along, rect.y + into) }
      if fromLeft { return (rect.x + into, rect.y + along) }
      if fromRight { return (rect.maxX - into, rect.y + along) }
      return (rect.x + along, rect.maxY - into)
    }
    var path = Path()
    func move(_ a: Double, _ b: Double) {
      let p = point(a, b)
      path.move(p.0, p.1)
    }
    func line(_ a: Double, _ b: Double) {
      let p = point(a, b)
      path.line(p.0, p.1)
      last = (a, b)
    }
    // A quarter of a circle: the handles reach 0.55 of the way to the corner.
    var last = (-outer, 0.0)
    func bend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
      let first = point(last.0 + (a - last.0) * 0.55, last.1 + (b - last.1) * 0.55)
      let second = point(c + (a - c) * 0.55, d + (b - d) * 0.55)
      let end = point(c, d)
      path.curve(first.0, first.1, second.0, second.1, end.0, end.1)
      last = (c, d)
    }
    move(-outer, -1)
    line(-outer, 0)
    bend(0, 0, 0, outer)
    line(0, depth - inner)
    bend(0, depth, inner, depth)
    line(length - inner, depth)
    bend(length, depth, length, depth - inner)
    line(length, outer)
    bend(length, 0, length + outer, 0)
    line(length + outer, -1)
    path.close()
    return path
  }

  private func indicatorShapes() -> [Shape] {
    guard let indicator = canvas.homeIndicator else { return [] }
    let below = Backdrop(root: root, base: palette.background).luminance(
      atX: indicator.midX, y: indicator.midY)
    let ink: Color = below > 0.5 ? Color(0x000000, alpha: 0.92) : Color(0xFFFFFF, alpha: 0.95)
    return [.roundedRect(indicator, radius: indicator.height / 2, fill: .color(ink))]
  }
}

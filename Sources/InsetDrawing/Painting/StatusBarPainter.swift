import InsetDevices
import InsetScreens

/// The system's status bar: time on one side, signal, network and battery on the other.
struct StatusBarPainter {
  var canvas: Canvas
  var root: Node
  var palette: Palette

  func shapes() -> [Shape] {
    let height = canvas.statusBarHeight
    guard height >= 12 else { return sideCluster() }
    let width = canvas.size.width
    let below = Backdrop(root: root, base: palette.background)
    let middle = min(height / 2, 24)
    func ink(_ x: Double) -> Color { below.luminance(atX: x, y: middle) > 0.5 ? Color(0x0A0A0A) : .white }

    let top = canvas.sensorHousing.first {
      $0.midY < height && $0.midX > width * 0.25 && $0.midX < width * 0.75
    }
    if let housing = top {
      let isIsland = housing.minY > 0.5
      let line = isIsland ? housing.midY : min(height - 16, 28)
      let left = housing.minX / 2 + (isIsland ? 4 : 2)
      let right = width - (width - housing.maxX) / 2 - (isIsland ? 4 : 2)
      let size = isIsland ? 17.0 : 15.5
      return [time(at: left, line: line, size: size, color: ink(left))]
        + glyphs(endingAt: right + (isIsland ? 34 : 30), line: line, color: ink(right))
    }
    if height > 30 {
      let line = height - 16
      return [time(at: 44, line: line, size: 15.5, color: ink(44))]
        + glyphs(endingAt: width - 20, line: line, color: ink(width - 40))
    }
    let line = height / 2
    if canvas.idiom == .pad {
      return [
        .text(
          TextRun(
            "9:41  Tue Jan 9", x: 16, baseline: line + 4.4, size: 12, weight: 500, color: ink(40)))
      ] + glyphs(endingAt: width - 14, line: line, color: ink(width - 40))
    }
    return [time(at: width / 2, line: line, size: 12, color: ink(width / 2))]
      + signal(x: 7, line: line, color: ink(20))
      + wifi(x: 29, line: line, color: ink(36))
      + battery(endingAt: width - 6, line: line, color: ink(width - 20))
  }

  /// Where the status stands in a strip at the side. // N-041
  private func sideCluster() -> [Shape] {
    let safe = canvas.safeAreaInsets
    guard safe.right > 60, safe.left < 1, safe.top < 1, canvas.size.height > 200 else { return [] }
    let x = canvas.size.width - safe.right / 2
    let below = Backdrop(root: root, base: palette.background).luminance(atX: x, y: 100)
    let color: Color = below > 0.5 ? Color(0x0A0A0A) : .white
    return [time(at: x, line: 96, size: 15, color: color)]
      + battery(endingAt: x + 13, line: 122, color: color)
  }

  private func time(at x: Double, line: Double, size: Double, color: Color) -> Shape {
    .text(
      TextRun(
        "9:41", x: x, baseline: line + size * 0.36, anchor: .middle, size: size, weight: 600, color: color))
  }

  private func glyphs(endingAt x: Double, line: Double, color: Color) -> [Shape] {
    signal(x: x - 68, line: line, color: color) + wifi(x: x - 46, line: line, color: color)
      + battery(endingAt: x, line: line, color: color)
  }

  private func signal(x: Double, line: Double, color: Color) -> [Shape] {
    (0..<4).map { index in
      let height = 4 + Double(index) * 2.4
      let bar = Rect(x: x + Double(index) * 4.5, y: line + 5.5 - height, width: 3, height: height)
      return .roundedRect(bar, radius: 0.9, fill: .color(color))
    }
  }

  private func wifi(x: Double, line: Double, color: Color) -> [Shape] {
    let rect = Rect(x: x, y: line - 8, width: 15.5, height: 15.5)
    return Symbols.shapes("wifi", in: rect, color: color, weight: 3)
  }

  private func battery(endingAt x: Double, line: Double, color: Color) -> [Shape] {
    let body = Rect(x: x - 26, y: line - 5.5, width: 22.5, height: 11)
    let charge = Rect(x: body.x + 2, y: body.y + 2, width: 18.5, height: 7)
    let tip = Rect(x: body.maxX + 1, y: line - 2, width: 1.4, height: 4)
    return [
      .roundedRect(body, radius: 3.2, stroke: Stroke(color.withAlpha(0.4), width: 1)),
      .roundedRect(charge, radius: 1.7, fill: .color(color)),
      .roundedRect(tip, radius: 0.7, fill: .color(color.withAlpha(0.45))),
    ]
  }
}

import InsetDevices
import InsetScreens

/// A colour, each part from 0 to 255.
struct Color: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// `#RRGGBBAA` or `#RRGGBB`; what stands behind an `@` says the same colour in a wider space.
  init?(_ text: String?) {
    guard let text = text?.split(separator: "@").first, text.hasPrefix("#"),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let value: UInt32
    switch text.count {
    case 9: value = number
    case 7: value = number << 8 | 0xFF
    default: return nil
    }
    red = Double(value >> 24)
    green = Double(value >> 16 & 0xFF)
    blue = Double(value >> 8 & 0xFF)
    alpha = Double(value & 0xFF) / 255
  }

  /// The colour seen where this one lies over `below` with `opacity`.
  func over(_ below: Color, opacity: Double) -> Color {
    let part = alpha * opacity
    var result = below
    result.red += (red - below.red) * part
    result.green += (green - below.green) * part
    result.blue += (blue - below.blue) * part
    return result
  }

  /// Whether a person tells the two apart side by side. A list's grey on white (242 and 255) is told apart.
  func differs(from other: Color) -> Bool {
    max(abs(red - other.red), max(abs(green - other.green), abs(blue - other.blue))) > 8
  }

  var hex: String {
    func pair(_ value: Double) -> String {
      let digits = String(Int(value + 0.5), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + pair(red) + pair(green) + pair(blue)
  }
}

/// What is to be seen at a point.
enum Paint: Equatable {
  case color(Color)
  /// An image, a map, a video.
  case picture
  /// Text, a control, a list's rows, a bar.
  case content
  /// No view paints there.
  case nothing
}

extension FlatScreen {
  /// What is seen at a point of the window.
  /// - Parameter leavingOut: a view that is not painted, with all below it.
  func paint(x: Double, y: Double, leavingOut: Item? = nil) -> Paint {
    var glass: [(Color, Double)] = []
    func finish(_ base: Color) -> Paint {
      .color(glass.reversed().reduce(base) { $1.0.over($0, opacity: $1.1) })
    }
    for item in items.reversed() where item.isShown && item.opacity > 0.01 {
      if let leavingOut, item.index >= leavingOut.index && item.index < leavingOut.end { continue }
      guard let visible = item.paintedFrame, visible.contains(x: x, y: y) else { continue }
      switch item.node.role {
      case .image:
        // An image view that nobody has given an image paints nothing but its colour.
        if item.node.image != nil { return .picture }
      case .canvas: return .picture
      case .text, .control, .bar, .cell: return .content
      case .background, .container, .list, .separator: break
      }
      guard let color = Color(item.node.backgroundColor), color.alpha > 0 else { continue }
      if color.alpha * item.opacity > 0.95 { return finish(color) }
      glass.append((color, item.opacity))
    }
    return .nothing
  }

  /// What is seen along a horizontal line; nil where it changes on the way.
  func paint(y: Double, from left: Double, to right: Double, leavingOut: Item? = nil) -> Paint? {
    let width = right - left
    var found: Paint?
    for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let here = paint(x: left + width * part, y: y, leavingOut: leavingOut)
      if let found, found != here { return nil }
      found = here
    }
    return found
  }

  /// Whether an opaque view drawn later hides a rectangle of `item` wholly. Bars are asked for by `bar(over:of:)`.
  func isCovered(_ rect: Rect, of item: Item) -> Bool {
    items[item.end...].contains { later in
      guard later.isShown, later.node.role != .bar, later.bar == nil, let visible = later.visible,
        visible.contains(rect, tolerance: 0.5)
      else { return false }
      if later.node.role == .canvas { return later.opacity > 0.95 }
      guard let color = Color(later.node.backgroundColor) else { return false }
      return color.alpha * later.opacity > 0.95
    }
  }

  /// A system bar drawn over the middle of a rectangle of `item`.
  func bar(over rect: Rect, of item: Item) -> Item? {
    items[item.end...].first { later in
      later.node.role == .bar && later.isShown && later.opacity > 0.05
        && (later.paintedFrame?.contains(x: rect.midX, y: rect.midY) ?? false)
    }
  }
}

extension Item {
  /// What the view fills, a bar's background included.
  var paintedFrame: Rect? { node.role == .bar ? node.barBackground ?? visible : visible }
}

extension Rect {
  func contains(x: Double, y: Double) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
  var area: Double { isEmpty ? 0 : width * height }
}

import InsetDevices
import InsetScreens

/// The views that matter when something lies over them, and which part of each does.
struct Matter: Sendable {
  enum Kind: Sendable {
    /// Touched by people.
    case control
    case text
    /// A small picture that stands apart: an icon, an avatar.
    case icon
  }
  var kind: Kind
  /// The view's rectangle, window coordinates.
  var frame: Rect
  /// What is drawn inside: the glyphs of a label, the title of a button, the whole of a switch. Nil for a control
  /// that shows nothing of its own, such as a clear button over a picture.
  var content: Rect?
}

extension FlatScreen {
  func matter(of item: Item) -> Matter? { matters[item.index] }
}

extension Matter {
  /// Whether and how a view matters by itself; nil for backgrounds, containers, lists, bars and what is part of
  /// another control, of a cell or of a bar.
  init?(_ item: Item, among items: [Item]) {
    guard item.isSeen, item.control == nil, item.bar == nil, item.cell == nil else { return nil }
    let node = item.node
    frame = item.frame
    switch node.role {
    case .control:
      if Item.showsOnly.contains(node.baseClass) { return nil }
      content = Matter.content(of: item, among: items)
      kind = .control
      if !node.isUserInteractionEnabled {
        // Nobody can touch it, so it is no more than its text.
        guard content != nil else { return nil }
        kind = .text
      }
    case .bar:
      // A search field moves with its frame; the other bars know the safe area themselves.
      guard node.baseClass == "UISearchBar" else { return nil }
      kind = .control
      content = frame
    case .text:
      content = Matter.content(of: item, among: items)
      guard content != nil else { return nil }
      kind = .text
    case .image:
      guard node.image != nil, frame.width <= Item.iconSide, frame.height <= Item.iconSide,
        node.backgroundColor == nil
      else { return nil }
      kind = .icon
      content = frame
    case .background, .container, .list, .cell, .canvas, .separator: return nil
    }
  }

  /// The rectangle in which a view draws its text, picture or moving parts.
  private static func content(of item: Item, among items: [Item]) -> Rect? {
    let node = item.node
    let inside = items[(item.index + 1)..<item.end].filter { child in
      child.isSeen && (child.node.role == .text || (child.node.role == .image && child.node.image != nil))
    }
    if node.role == .control && !inside.isEmpty {
      let parts = inside.compactMap { $0.node.text == nil ? $0.frame : $0.textRect }
      return parts.reduce(nil) { union($0, $1) }
    }
    switch node.baseClass {
    case "UIPageControl":
      let pages = node.attributes["numberOfPages"].flatMap { Double($0) } ?? 3
      return item.frame.centred(width: min(pages * Item.pageDotPitch, item.frame.width), height: 8)
    case "UISwitch", "UIStepper", "UISegmentedControl", "UISlider", "UITextField", "UISearchBar":
      return item.frame
    default: break
    }
    let title = item.textRect
    guard let image = node.image, node.role == .control else { return title }
    let size = image.size ?? Size(width: 22, height: 22)
    let picture = item.placed(
      width: min(size.width, item.frame.width), height: min(size.height, item.frame.height))
    return union(title, picture)
  }

  private static func union(_ a: Rect?, _ b: Rect) -> Rect {
    guard let a else { return b }
    let x = min(a.minX, b.minX)
    let y = min(a.minY, b.minY)
    return Rect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }
}

extension Item {
  /// Controls that show and take no touch worth keeping free, and wheels, whose middle is what is used.
  static let showsOnly: Set<String> = [
    "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UIDatePicker",
  ]
  /// The longest side of a picture that counts as an icon, points. A larger one is decoration or background.
  static let iconSide = 80.0
  // GUESS: 7-point dots at a pitch of 16 to 18. // IC-07
  static let pageDotPitch = 16.0

  /// The rectangle of the drawn lines, window coordinates; nil where there is no text.
  ///
  /// Where nobody measured the lines they are estimated a little narrow: a fault that rests on an estimate
  /// must hold for the narrowest likely text.
  var textRect: Rect? {
    guard let text = node.text else { return nil }
    let lines = text.lines.isEmpty ? [text.string] : text.lines
    let widths =
      !text.lineWidths.isEmpty
      ? text.lineWidths : lines.map { Item.leastWidth(of: $0, pointSize: text.pointSize) }
    guard let widest = widths.max(), widest > 0 else { return nil }
    let height = min(Double(lines.count) * text.lineHeight, frame.height)
    let width = min(widest, frame.width)
    if node.role == .control { return placed(width: width, height: height) }
    let x: Double
    switch text.alignment {
    case "center": x = frame.midX - width / 2
    case "right": x = frame.maxX - width
    default: x = frame.minX
    }
    return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  /// A rectangle of a size inside a control, where the control's alignment puts it.
  func placed(width: Double, height: Double) -> Rect {
    var rect = frame.centred(width: width, height: height)
    switch node.attributes["contentHorizontalAlignment"] {
    case "left", "leading": rect.x = frame.minX
    case "right", "trailing": rect.x = frame.maxX - width
    default: break
    }
    switch node.attributes["contentVerticalAlignment"] {
    case "top": rect.y = frame.minY
    case "bottom": rect.y = frame.maxY - height
    default: break
    }
    return rect
  }

  private static func leastWidth(of line: String, pointSize: Double) -> Double {
    line.unicodeScalars.reduce(0) { width, scalar in
      // Ideographs and kana fill their square; Latin letters are half as wide on average, often less.
      width + (scalar.value >= 0x2E80 ? 0.9 : 0.42) * pointSize
    }
  }
}

extension Rect {
  func centred(width: Double, height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

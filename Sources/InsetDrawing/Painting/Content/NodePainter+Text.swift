import InsetDevices
import InsetScreens

extension NodePainter {
  /// A label: the lines as layout wrapped them, at the baselines it gave.
  func paintLabel() -> [Shape] {
    guard let text = node.text else { return [] }
    let color = Color(text.color) ?? palette.label
    return lines(of: text, in: frame, color: node.isEnabled ? color : palette.tertiaryLabel)
  }

  /// The lines of a text whose first baseline counts from the top of the view.
  func lines(of text: Node.Text, in box: Rect, color: Color, alignment: String? = nil) -> [Shape] {
    var shapes: [Shape] = []
    let first = frame.y + firstBaseline(of: text)
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      let baseline = first + Double(index) * text.lineHeight
      let width = index < text.lineWidths.count ? text.lineWidths[index] : nil
      shapes.append(
        run(
          line, in: box, alignment: alignment ?? text.alignment, baseline: baseline, size: text.pointSize,
          weight: Self.weight(text.weight), color: color, width: width, fontName: text.fontName))
    }
    return shapes
  }

  /// Points from the view's top to the first baseline.
  ///
  /// Where the text knows only its own ascent, though the view is taller, the place follows from the class:
  /// labels, buttons and fields centre their text, a text view starts below its container inset. // IC-15, IC-21
  func firstBaseline(of text: Node.Text) -> Double {
    let ascent = text.lineHeight * 0.952148 / 1.193359
    let offset: Double
    switch node.baseClass {
    case "UILabel", "UIButton", "UITextField":
      offset = (frame.height - text.lineHeight * Double(max(text.lines.count, 1))) / 2
    case "UITextView": offset = 8
    default: return text.firstBaseline
    }
    let isOwnAscent = abs(text.firstBaseline - ascent) < abs(text.firstBaseline - ascent - offset)
    return isOwnAscent ? text.firstBaseline + offset : text.firstBaseline
  }

  /// One line, placed in a box by its alignment.
  func run(
    _ string: String, in box: Rect, alignment: String, baseline: Double, size: Double, weight: Int = 400,
    color: Color, width: Double? = nil, fontName: String = ""
  ) -> Shape {
    let known = width ?? 0
    var anchor = TextRun.Anchor.start
    var x = box.x
    let followsDirection = alignment == "natural" || alignment == "justified"
    if alignment == "center" {
      anchor = known > 0 ? .start : .middle
      x = known > 0 ? box.midX - known / 2 : box.midX
    } else if alignment == "right" || (followsDirection && context.isRightToLeft) {
      anchor = known > 0 ? .start : .end
      x = known > 0 ? box.maxX - known : box.maxX
    }
    return .text(
      TextRun(
        string, x: x, baseline: baseline, anchor: anchor, size: size, weight: weight, color: color,
        width: width, family: Self.family(fontName), isItalic: fontName.contains("Italic")))
  }

  /// A line in the middle of a box, its capitals centred vertically.
  func centeredRun(
    _ string: String, in box: Rect, size: Double, weight: Int = 400, color: Color, width: Double? = nil
  ) -> Shape {
    run(
      string, in: box, alignment: "center", baseline: box.midY + size * 0.36, size: size, weight: weight,
      color: color, width: fittedWidth(string, size: size, weight: weight, width: width, room: box.width))
  }

  /// The measured width, or a narrower one where nobody measured and the words would not fit.
  func fittedWidth(_ string: String, size: Double, weight: Int, width: Double?, room: Double) -> Double? {
    if let width { return width }
    let estimate = TextEstimate.width(of: string, size: size, weight: weight)
    return estimate > room && room > 0 ? max(room, estimate * 0.8) : nil
  }

  static func weight(_ name: String) -> Int {
    switch name.lowercased() {
    case "ultralight": 200
    case "thin": 200
    case "light": 300
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: Int(name).map { min(max($0, 100), 900) } ?? 400
    }
  }

  static func family(_ fontName: String) -> TextRun.Family {
    let name = fontName.lowercased()
    let monospaced = ["courier", "menlo", "mono", "consolas"]
    if monospaced.contains(where: { name.contains($0) }) { return .monospaced }
    let serif = ["georgia", "times", "serif", "garamond", "palatino", "didot", "baskerville", "newyork"]
    if !name.contains("sansserif") && serif.contains(where: { name.contains($0) }) { return .serif }
    return .system
  }
}

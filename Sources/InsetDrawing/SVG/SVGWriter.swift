import InsetDevices

/// Writes a display list as SVG that librsvg and browsers draw alike.
///
/// Only what both know is used: no masks, CSS or foreign objects, and one filter (`tintFilter`). Letters are spaced twice over, by
/// `letter-spacing` for librsvg, which has no `textLength`, and by `textLength` for browsers, where another font
/// may stand in.
struct SVGWriter {
  static let fontFamily = "Inter, -apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif"
  static let monospacedFamily = "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
  static let serifFamily = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"

  /// Stands for the digest in ids until the content is known. No text can hold it: `escaped` drops it.
  private static let mark = "\u{1}"

  private var body = ""
  private var definitions = ""
  private var identifiers: [String: String] = [:]

  static func write(_ list: DisplayList, scale: Double, title: String) -> String {
    var writer = SVGWriter()
    for shape in list.shapes { writer.write(shape) }
    let box = list.viewBox
    let factor = scale.isFinite && scale > 0 ? scale : 1
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    text += " width=\"\(decimal(box.width * factor))\" height=\"\(decimal(box.height * factor))\""
    text += " viewBox=\"\(decimal(box.x)) \(decimal(box.y)) \(decimal(box.width)) \(decimal(box.height))\""
    text += " role=\"img\" font-family=\"\(fontFamily)\">\n"
    text += "<title>\(escaped(title))</title>\n"
    if !writer.definitions.isEmpty { text += "<defs>\n\(writer.definitions)</defs>\n" }
    text += writer.body
    text += "</svg>\n"
    return named(text)
  }

  /// Replaces the mark by a digest of the text, so that ids of different pictures differ.
  private static func named(_ text: String) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let name = "x" + String(digest % 0x1_0000_0000_0000, radix: 16)
    return text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: name)
  }

  // MARK: Shapes

  private mutating func write(_ shape: Shape) {
    switch shape {
    case .rect(let rect, let fill, let stroke):
      guard isDrawn(rect, stroke) else { return }
      body += "<rect\(frame(rect))\(paint(fill))\(outline(stroke))\(wide(fill, stroke))/>\n"
    case .roundedRect(let rect, let radius, let fill, let stroke):
      guard isDrawn(rect, stroke) else { return }
      body +=
        "<rect\(frame(rect))\(corner(radius, rect))\(paint(fill))\(outline(stroke))\(wide(fill, stroke))/>\n"
    case .line(let x1, let y1, let x2, let y2, let stroke):
      body +=
        "<path d=\"M\(decimal(x1)) \(decimal(y1))L\(decimal(x2)) \(decimal(y2))\"\(outline(stroke))\(wide(nil, stroke))/>\n"
    case .path(let path, let fill, let stroke):
      let rule = path.usesEvenOddRule ? " fill-rule=\"evenodd\"" : ""
      body +=
        "<path d=\"\(escaped(path.data))\"\(rule)\(paint(fill))\(outline(stroke))\(wide(fill, stroke))/>\n"
    case .text(let run): write(run)
    case .imagePlaceholder(let rect, let name, let radius):
      for part in placeholderShapes(in: rect, name: name, radius: radius) { write(part) }
    case .artwork(let rect, let image, let tint): body += artwork(image, in: rect, tint: tint)
    case .group(let group): write(group)
    }
  }

  private func isDrawn(_ rect: Rect, _ stroke: Stroke?) -> Bool {
    rect.width >= 0 && rect.height >= 0 && (stroke != nil || !rect.isEmpty)
  }

  private mutating func write(_ group: Group) {
    guard !group.shapes.isEmpty, group.opacity > 0 else { return }
    var closing = ""
    if group.clip != nil || group.opacity < 1 {
      body += "<g"
      if let clip = group.clip {
        let content = "<rect\(frame(clip.rect))\(corner(clip.radius, clip.rect))/>"
        let id = identifier("c", for: "clip" + content) { "<clipPath id=\"\($0)\">\(content)</clipPath>\n" }
        body += " clip-path=\"url(#\(id))\""
      }
      if group.opacity < 1 { body += " opacity=\"\(decimal(group.opacity))\"" }
      body += ">\n"
      closing += "</g>\n"
    }
    if let transform = group.transform {
      body += "<g transform=\"translate(\(decimal(transform.x)) \(decimal(transform.y)))"
      if transform.rotation != 0 { body += " rotate(\(decimal(transform.rotation)))" }
      if transform.scale != 1 { body += " scale(\(decimal(transform.scale)))" }
      body += "\">\n"
      closing += "</g>\n"
    }
    for shape in group.shapes { write(shape) }
    body += closing
  }

  private mutating func write(_ run: TextRun) {
    let string = escaped(run.string)
    guard !string.isEmpty, run.size > 0 else { return }
    var text =
      "<text x=\"\(decimal(run.x))\" y=\"\(decimal(run.baseline))\" font-size=\"\(decimal(run.size))\""
    if run.weight != 400 { text += " font-weight=\"\(run.weight)\"" }
    if run.anchor != .start { text += " text-anchor=\"\(run.anchor.rawValue)\"" }
    if run.isItalic { text += " font-style=\"italic\"" }
    switch run.family {
    case .system: break
    case .monospaced: text += " font-family=\"\(Self.monospacedFamily)\""
    case .serif: text += " font-family=\"\(Self.serifFamily)\""
    }
    text += spacing(of: run) + paint(.color(run.color)) + wide(.color(run.color), nil)
    if needsPreservedSpaces(string) { text += " xml:space=\"preserve\"" }
    body += text + ">\(string)</text>\n"
  }

  private func needsPreservedSpaces(_ string: String) -> Bool {
    guard string.utf8.first != 32, string.utf8.last != 32 else { return true }
    var previous: UInt8 = 0
    for byte in string.utf8 {
      if byte == 32 && previous == 32 { return true }
      previous = byte
    }
    return false
  }

  private func spacing(of run: TextRun) -> String {
    guard TextEstimate.isSpaceable(run.string) else { return "" }
    let count = Double(run.string.unicodeScalars.count)
    guard run.family == .system, count > 0 else { return "" }
    guard let width = run.width, width > 0 else {
      let tracking = TextEstimate.tracking(size: run.size)
      return abs(tracking) < 0.005 ? "" : " letter-spacing=\"\(decimal(tracking))\""
    }
    let natural = TextEstimate.naturalWidth(of: run.string, size: run.size, weight: run.weight)
    let tracking = min(max((width - natural) / count, -run.size / 8), run.size / 4)
    return
      " letter-spacing=\"\(decimal(tracking))\" textLength=\"\(decimal(width))\" lengthAdjust=\"spacing\""
  }

  // MARK: Attributes

  private func frame(_ rect: Rect) -> String {
    " x=\"\(decimal(rect.x))\" y=\"\(decimal(rect.y))\""
      + " width=\"\(decimal(rect.width))\" height=\"\(decimal(rect.height))\""
  }

  private func corner(_ radius: Double, _ rect: Rect) -> String {
    let limited = min(radius, min(rect.width, rect.height) / 2)
    return limited > 0 ? " rx=\"\(decimal(limited))\"" : ""
  }

  private mutating func paint(_ paint: Paint?) -> String {
    switch paint {
    case nil: return " fill=\"none\""
    case .color(let color):
      return " fill=\"\(color.hex)\"" + opacity("fill-opacity", color)
    case .gradient(let colors, let isDiagonal):
      let end = isDiagonal ? "x2=\"1\" y2=\"1\"" : "x2=\"0\" y2=\"1\""
      var stops = ""
      for (index, color) in colors.enumerated() {
        let offset = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
        stops += "<stop offset=\"\(decimal(offset))\" stop-color=\"\(color.hex)\""
        stops += opacity("stop-opacity", color) + "/>"
      }
      let id = identifier("g", for: end + stops) {
        "<linearGradient id=\"\($0)\" x1=\"0\" y1=\"0\" \(end)>\(stops)</linearGradient>\n"
      }
      return " fill=\"url(#\(id))\""
    case .hatch(let color, let spacing):
      let side = decimal(spacing)
      let line =
        "<path d=\"M\(decimal(spacing / 2)) 0V\(side)\" stroke=\"\(color.hex)\""
        + opacity("stroke-opacity", color) + " stroke-width=\"\(decimal(spacing / 4))\"/>"
      let id = identifier("h", for: side + line) {
        "<pattern id=\"\($0)\" width=\"\(side)\" height=\"\(side)\" patternUnits=\"userSpaceOnUse\""
          + " patternTransform=\"rotate(45)\">\(line)</pattern>\n"
      }
      return " fill=\"url(#\(id))\""
    }
  }

  private func outline(_ stroke: Stroke?) -> String {
    guard let stroke, stroke.width > 0 else { return "" }
    var text = " stroke=\"\(stroke.color.hex)\"" + opacity("stroke-opacity", stroke.color)
    text += " stroke-width=\"\(decimal(stroke.width))\""
    if stroke.hasRoundEnds { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map { decimal($0) }.joined(separator: " "))\""
    }
    return text
  }

  /// Colours of Display P3 once more in their own space. Who does not know it, as librsvg, takes the attributes before.
  private func wide(_ fill: Paint?, _ stroke: Stroke?) -> String {
    var parts: [String] = []
    if case .color(let color)? = fill, let words = color.displayP3?.words { parts.append("fill:" + words) }
    if let stroke, stroke.width > 0, let words = stroke.color.displayP3?.words {
      parts.append("stroke:" + words)
    }
    return parts.isEmpty ? "" : " style=\"\(parts.joined(separator: ";"))\""
  }

  private func opacity(_ name: String, _ color: Color) -> String {
    color.alpha < 1 ? " \(name)=\"\(decimal(color.alpha))\"" : ""
  }

  /// The id of a definition, written once for equal content.
  mutating func identifier(
    _ kind: String, for content: String, definition: (String) -> String
  ) -> String {
    if let known = identifiers[content] { return known }
    let id = Self.mark + kind + String(identifiers.count)
    identifiers[content] = id
    definitions += definition(id)
    return id
  }
}

extension Color.DisplayP3 {
  /// As CSS has it.
  fileprivate var words: String {
    "color(display-p3 \(decimal(red)) \(decimal(green)) \(decimal(blue)))"
  }
}

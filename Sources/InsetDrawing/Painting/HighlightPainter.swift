import InsetDevices
import InsetDiagnostics

/// Faults on a picture: the zone hatched, the view outlined, a callout with a few words.
struct HighlightPainter {
  var canvas: Canvas
  /// A part of a screen has no safe area of a window around it.
  var isPart: Bool

  private func color(_ severity: Severity) -> Color {
    switch severity {
    case .error: Color(0xE5322D)
    case .warning: Color(0xE08600)
    case .info: Color(0x2F6FEB)
    }
  }

  /// Drawn inside the screen.
  func outline(of highlight: Highlight, bounds: Rect) -> [Shape] {
    let color = color(highlight.severity)
    let zones = highlight.zones ?? (isPart ? [] : Highlight.zones(enteredBy: highlight.rect, on: canvas))
    var shapes: [Shape] = []
    for zone in zones {
      guard let seen = zone.intersection(bounds) else { continue }
      shapes.append(.rect(seen, fill: .color(color.withAlpha(0.08))))
      shapes.append(.rect(seen, fill: .hatch(color.withAlpha(0.36), spacing: 7)))
      if let overlap = seen.intersection(highlight.rect) {
        shapes.append(.rect(overlap, fill: .color(color.withAlpha(0.16))))
      }
    }
    guard let rect = shown(highlight.rect, in: bounds) else { return shapes }
    shapes.append(.roundedRect(rect, radius: 4, fill: .color(color.withAlpha(0.08))))
    shapes.append(.roundedRect(rect, radius: 4, stroke: Stroke(Color.white.withAlpha(0.75), width: 4)))
    shapes.append(.roundedRect(rect, radius: 4, stroke: Stroke(color, width: 2)))
    return shapes
  }

  /// The outline, kept inside the window by its own thickness; nil where nothing of it can be seen.
  private func shown(_ rect: Rect, in bounds: Rect) -> Rect? {
    let edge = Rect(x: bounds.x + 2, y: bounds.y + 2, width: bounds.width - 4, height: bounds.height - 4)
    let atLeast = Rect(
      x: rect.x, y: rect.y, width: max(rect.width, 4), height: max(rect.height, 4))
    return atLeast.intersection(edge)
  }

  /// Drawn over everything, so that no corner cuts a word. Callouts give way to one another.
  func callouts(for highlights: [Highlight], within viewBox: Rect) -> [Shape] {
    var taken: [Rect] = []
    var shapes: [Shape] = []
    for highlight in highlights where !highlight.label.isEmpty {
      let lines = wrapped(highlight.label, room: max(80, min(viewBox.width - 32, 340)))
      let width = (lines.map { TextEstimate.width(of: $0, size: 13, weight: 600) }.max() ?? 0) + 20
      let size = Size(width: width, height: Double(lines.count) * 17 + 11)
      let place = place(size, beside: highlight.rect, within: viewBox, avoiding: taken)
      taken.append(place.rect)
      shapes += callout(lines, place: place, color: color(highlight.severity))
    }
    return shapes
  }

  private struct Place {
    var rect: Rect
    /// Tip of the pointer; nil where the callout lies on the view.
    var tip: (x: Double, y: Double, isBelow: Bool)?
  }

  private func place(_ size: Size, beside rect: Rect, within box: Rect, avoiding taken: [Rect]) -> Place {
    let x = min(max(rect.midX - size.width / 2, box.x + 8), max(box.maxX - size.width - 8, box.x + 8))
    let tipX = min(max(rect.midX, x + 14), x + size.width - 14)
    let above = Rect(x: x, y: rect.y - size.height - 9, width: size.width, height: size.height)
    let below = Rect(x: x, y: rect.maxY + 9, width: size.width, height: size.height)
    func isFree(_ place: Rect) -> Bool {
      place.y >= box.y + 4 && place.maxY <= box.maxY - 4 && !taken.contains { $0.intersection(place) != nil }
    }
    let screenMiddle = canvas.size.height / 2
    let order = rect.midY > screenMiddle || isPart ? [above, below] : [below, above]
    for candidate in order where isFree(candidate) {
      let isBelow = candidate == below
      return Place(rect: candidate, tip: (tipX, isBelow ? rect.maxY + 2 : rect.y - 2, isBelow))
    }
    var inside = Rect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    inside.y = min(max(inside.y, box.y + 4), max(box.maxY - size.height - 4, box.y + 4))
    while let hit = taken.first(where: { $0.intersection(inside) != nil }),
      hit.maxY + size.height + 4 < box.maxY
    {
      inside.y = hit.maxY + 4
    }
    return Place(rect: inside, tip: nil)
  }

  private func callout(_ lines: [String], place: Place, color: Color) -> [Shape] {
    let rect = place.rect
    var shapes = softShadow(of: rect, radius: 8, opacity: 0.22, blur: 4)
    shapes.append(.roundedRect(rect, radius: 8, fill: .color(color)))
    if let tip = place.tip {
      let base = tip.isBelow ? rect.y + 0.5 : rect.maxY - 0.5
      var pointer = Path()
      pointer.move(tip.x - 7, base)
      pointer.line(tip.x + 7, base)
      pointer.line(tip.x, tip.y)
      pointer.close()
      shapes.append(.path(pointer, fill: .color(color)))
    }
    for (index, line) in lines.enumerated() {
      shapes.append(
        .text(
          TextRun(
            line, x: rect.midX, baseline: rect.y + 18 + Double(index) * 17, anchor: .middle, size: 13,
            weight: 600, color: .white)))
    }
    return shapes
  }

  /// At most three lines, the last one cut.
  private func wrapped(_ label: String, room: Double) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in label.prefix(300).split(whereSeparator: { $0 == " " || $0.isNewline }) {
      let longer = current.isEmpty ? String(word) : current + " " + word
      if current.isEmpty || TextEstimate.width(of: longer, size: 13, weight: 600) <= room - 20 {
        current = longer
      } else {
        lines.append(current)
        current = String(word)
      }
    }
    if !current.isEmpty { lines.append(current) }
    if lines.count > 3 { lines = Array(lines.prefix(2)) + [lines[2] + " …"] }
    return lines.map(cut)

    func cut(_ line: String) -> String {
      var words = line
      while TextEstimate.width(of: words, size: 13, weight: 600) > room, words.count > 2 {
        words = String(words.dropLast(words.hasSuffix("…") ? 2 : 1)) + "…"
      }
      return words
    }
  }
}

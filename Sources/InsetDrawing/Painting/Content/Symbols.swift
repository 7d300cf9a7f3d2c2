import InsetDevices

/// Draws the stand-ins for SF Symbols by name.
enum Symbols {
  /// A glyph's parts, on a square of 24.
  struct Glyph {
    var outlines: [String] = []
    var inner: [String] = []
    var lines: [String] = []
    var solids: [String] = []
  }

  private static let glyphs: [String: Glyph] = {
    var glyphs: [String: Glyph] = [:]
    for line in SymbolTable.text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      var glyph = Glyph()
      for part in line[line.index(after: equals)...].split(separator: ";") {
        let trimmed = part.drop(while: { $0 == " " })
        let data = String(trimmed.dropFirst().drop(while: { $0 == " " }))
        switch trimmed.first {
        case "o": glyph.outlines.append(data)
        case "i": glyph.inner.append(data)
        case "l": glyph.lines.append(data)
        default: glyph.solids.append(data)
        }
      }
      for name in line[..<equals].split(separator: " ") { glyphs[String(name)] = glyph }
    }
    return glyphs
  }()

  /// Whether a name has an outline of its own, be it through its parts (`circle`, `fill`, `slash`).
  static func isKnown(_ name: String) -> Bool { Form(name).isKnown }

  /// The symbol, as large as `rect` allows, in its middle.
  static func shapes(_ name: String, in rect: Rect, color: Color, weight: Double = 1.9) -> [Shape] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let form = Form(name)
    let scale = side * 1.08 / 24
    let inside = form.shapes(color: color.withAlpha(1), weight: weight)
    let transform = Transform(x: rect.midX - 12 * scale, y: rect.midY - 12 * scale, scale: scale)
    return [.group(Group(inside, opacity: color.alpha, transform: transform))]
  }

  /// A symbol's name taken apart: what is drawn, and how.
  private struct Form {
    var glyph: Glyph
    var isKnown: Bool
    var isFilled = false
    var enclosure: String?
    var hasSlash = false

    init(_ name: String) {
      var parts = name.split(separator: ".").map(String.init)
      if let badge = parts.firstIndex(of: "badge"), badge > 0, Symbols.glyphs[name] == nil {
        parts = Array(parts[..<badge])
      }
      if let place = parts.lastIndex(of: "fill") {
        isFilled = true
        parts.remove(at: place)
      }
      if parts.last == "slash" && parts.count > 1 {
        hasSlash = true
        parts.removeLast()
      }
      let whole = parts.joined(separator: ".")
      if let found = Symbols.glyphs[whole] {
        glyph = found
        isKnown = true
        return
      }
      if let last = parts.last, parts.count > 1, last == "circle" || last == "square" {
        enclosure = last
        parts.removeLast()
      }
      var found: Glyph?
      let wanted = parts.count
      while found == nil && !parts.isEmpty {
        found = Symbols.glyphs[parts.joined(separator: ".")]
        if found == nil { parts.removeLast() }
      }
      isKnown = found != nil && parts.count == wanted
      glyph = found ?? Symbols.glyphs["unknown"] ?? Glyph()
    }

    func shapes(color: Color, weight: Double) -> [Shape] {
      let onFill: Color = color.luminance > 0.75 ? Color(0x1C1C1E) : .white
      var shapes: [Shape] = []
      if let enclosure, let ring = Symbols.glyphs[enclosure] {
        shapes += draw(ring, isFilled: isFilled, color: color, onFill: onFill, weight: weight)
        let inside = draw(
          glyph, isFilled: true, color: isFilled ? onFill : color, onFill: isFilled ? color : onFill,
          weight: weight * 1.5)
        shapes.append(.group(Group(inside, transform: Transform(x: 12 - 6.4, y: 12 - 6.4, scale: 12.8 / 24))))
      } else {
        shapes += draw(glyph, isFilled: isFilled, color: color, onFill: onFill, weight: weight)
      }
      if hasSlash {
        shapes.append(
          .line(
            x1: 3.5, y1: 3.5, x2: 20.5, y2: 20.5, stroke: Stroke(color, width: weight, hasRoundEnds: true)))
      }
      return shapes
    }

    private func draw(
      _ glyph: Glyph, isFilled: Bool, color: Color, onFill: Color, weight: Double
    ) -> [Shape] {
      let pen = Stroke(color, width: weight, hasRoundEnds: true)
      var shapes: [Shape] = []
      for data in glyph.outlines {
        shapes.append(.path(Path(data), fill: isFilled ? .color(color) : nil, stroke: pen))
      }
      let inner = isFilled ? Stroke(onFill, width: weight, hasRoundEnds: true) : pen
      for data in glyph.inner { shapes.append(.path(Path(data), stroke: inner)) }
      for data in glyph.lines { shapes.append(.path(Path(data), stroke: pen)) }
      for data in glyph.solids { shapes.append(.path(Path(data), fill: .color(color))) }
      return shapes
    }
  }

  /// A symbol that may stand in for an asset of that name in a bar: by common words, else a rounded square.
  static func guess(for asset: String) -> String {
    let name = asset.lowercased()
    if isKnown(name) { return name }
    return hints.first { hint in hint.words.contains { name.contains($0) } }?.symbol ?? "unknown"
  }

  private static let hints: [(words: [String], symbol: String)] = [
    (["setting", "gear", "config", "preference"], "gearshape"),
    (["search", "find"], "magnifyingglass"),
    (["home", "house"], "house"),
    (["profile", "user", "account", "person", "avatar"], "person"),
    (["contact", "people", "friend", "group"], "person.2"),
    (["chat", "message", "comment", "bubble"], "message"),
    (["mail", "inbox"], "envelope"),
    (["heart", "fav", "like", "love"], "heart"),
    (["star", "rating"], "star"),
    (["bookmark", "saved"], "bookmark"),
    (["map", "place", "location", "explore"], "map"),
    (["camera"], "camera"),
    (["photo", "gallery", "image", "picture"], "photo"),
    (["video", "movie"], "video"),
    (["cart", "shop", "store", "basket"], "cart"),
    (["bell", "notif", "alert"], "bell"),
    (["calendar", "event", "date"], "calendar"),
    (["clock", "history", "recent", "time"], "clock"),
    (["back", "left"], "chevron.left"),
    (["close", "cancel", "dismiss"], "xmark"),
    (["add", "plus", "create"], "plus"),
    (["menu", "hamburger", "list"], "list.bullet"),
    (["share", "export"], "square.and.arrow.up"),
    (["download"], "square.and.arrow.down"),
    (["compose", "edit", "write"], "square.and.pencil"),
    (["delete", "trash", "remove"], "trash"),
    (["info", "about"], "info.circle"),
    (["help", "question"], "questionmark.circle"),
    (["play"], "play"), (["pause"], "pause"),
    (["more", "dots", "ellipsis"], "ellipsis"),
    (["filter", "sort"], "line.3.horizontal.decrease"),
    (["refresh", "reload", "sync"], "arrow.clockwise"),
    (["send"], "paperplane"), (["lock"], "lock"), (["music", "song"], "music.note"),
    (["phone", "call"], "phone"), (["mic", "voice"], "mic"), (["wallet", "pay", "card"], "creditcard"),
    (["book", "read", "library"], "book"), (["news", "feed", "doc", "file"], "doc.text"),
    (["check", "done"], "checkmark"), (["globe", "world", "web", "language"], "globe"),
    (["chart", "stat", "report"], "chart.bar"), (["folder"], "folder"), (["flag"], "flag"),
  ]
}

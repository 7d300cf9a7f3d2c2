import InsetDevices
import InsetScreens

/// What the rules looked at and why they say nothing.
extension Explainer {
  func rightness(_ seen: [Seen]) -> [String] {
    var lines = bands(seen)
    lines += layers(seen)
    lines += text(seen)
    lines += target(seen)
    lines += fullBleed(seen)
    lines += bounds(seen)
    return lines
  }

  private func isFound(_ rule: String, _ seen: [Seen]) -> Bool {
    findings.contains { $0.rule == rule && $0.place.object == seen.first?.item.node.id }
  }

  // MARK: Over and under

  /// What it lies over and what lies over it, on the canvas where most do.
  private func layers(_ seen: [Seen]) -> [String] {
    guard !isFound("content-overlap", seen) else { return [] }
    let told = seen.map { ($0, $0.below, $0.above) }
    guard let most = told.max(by: { $0.1.count + $0.2.count < $1.1.count + $1.2.count }) else { return [] }
    var lines: [String] = []
    if !most.1.isEmpty, most.0.screen.matters[most.0.item.index] != nil {
      lines.append(
        "it lies over \(names(most.1)) and is drawn later, so that it is seen: to stand on a picture, a colour or a list "
          + "is meant so")
    }
    if !most.2.isEmpty {
      lines.append("over it lies \(names(most.2)), drawn later (\(most.0.canvas.name))")
    }
    return lines
  }

  private func names(_ items: [Item]) -> String {
    let names = items.prefix(3).map { item in
      Words.name(of: item.node) + (item.node.place.map { " (line \($0.line))" } ?? "")
    }
    return Words.list(names + (items.count > 3 ? ["\(items.count - 3) more"] : []))
  }

  // MARK: Text

  private func text(_ seen: [Seen]) -> [String] {
    guard !isFound("text-truncated", seen) else { return [] }
    let cut = seen.filter { $0.item.node.text?.isTruncated == true }
    guard let first = seen.first?.item, let text = first.node.text else { return [] }
    if let one = cut.first {
      var why = "the rule speaks only of texts that fit on the document's own canvas"
      if one.item.node.hasOutlet { why = "code holds it by an outlet and sets its text" }
      if text.isApproximate { why = "its font is not at hand, so that its width is a guess" }
      if one.item.cell != nil { why = "it lies in a cell, whose text comes from data" }
      return ["its text is cut on \(groups.phrase(cut.map(\.canvas))); \(why)"]
    }
    let tightest = seen.compactMap { one -> (one: Seen, spare: Double, need: Double)? in
      guard let need = one.item.node.text?.lineWidths.max(), need > 0 else { return nil }
      return (one, one.item.frame.width - need, need)
    }.min { $0.spare < $1.spare }
    guard first.node.baseClass == "UILabel", let tightest else { return [] }
    return [
      "its text fits on every canvas: at the tightest it needs \(Words.points(tightest.need)) of "
        + "\(Words.points(tightest.one.item.frame.width)) pt (\(tightest.one.canvas.name))"
    ]
  }

  // MARK: Touch

  private func target(_ seen: [Seen]) -> [String] {
    guard seen.contains(where: \.item.isControl) else { return [] }
    var lines: [String] = []
    if seen.contains(where: { !$0.item.node.isEnabled }) {
      lines.append("it is disabled in the document: what would be a fault is advice until code enables it")
    }
    let least = seen.min { $0.item.frame.smallerSide < $1.item.frame.smallerSide }
    if !isFound("touch-target-small", seen), let least {
      let frame = least.item.frame
      lines.append(
        "it is at least \(Words.points(frame.width)) × \(Words.points(frame.height)) pt large to touch (\(least.canvas.name))"
      )
    }
    return lines
  }

  // MARK: Lists

  private func fullBleed(_ seen: [Seen]) -> [String] {
    let lists = seen.filter { $0.item.node.role == .list && $0.item.scroller == nil }
    guard let first = lists.first, !isFound("scroll-view-not-full-bleed", seen) else { return [] }
    let ends = lists.filter { $0.distance(to: .bottom) <= 0.5 }
    if ends.count == lists.count { return ["it goes on to the screen's bottom, as a list should"] }
    return [
      "it ends \(Words.points(first.distance(to: .bottom))) pt above the screen's bottom (\(first.canvas.name)): no strip "
        + "of another colour shows below it, or something else stands there"
    ]
  }

  // MARK: Bounds

  private func bounds(_ seen: [Seen]) -> [String] {
    guard !isFound("content-out-of-bounds", seen) else { return [] }
    let outside = seen.filter { one in
      one.item.scroller == nil && EdgeSource.Edge.allCases.contains { one.distance(to: $0) < -1 }
    }
    guard !outside.isEmpty else { return [] }
    let words = groups.phrase(outside.map(\.canvas))
    return [
      "a part of it lies outside the window on \(words): it is no control or text of which a quarter does, or it is so on "
        + "the document's own canvas as well, and waits to be moved in"
    ]
  }
}

extension Seen {
  /// Pictures, colours and lists that were drawn before, are no ancestors, and lie under it.
  fileprivate var below: [Item] {
    screen.items[..<item.index].filter { other in
      !other.contains(item) && other.isSeen && other.bar == nil && Seen.isGround(other)
        && (other.frame.intersection(item.frame)?.area ?? 0) > 1
    }
  }

  /// What is drawn later over a part of it, no descendants.
  fileprivate var above: [Item] {
    screen.items[item.end...].filter { other in
      other.isSeen && (screen.matters[other.index] != nil || Seen.isGround(other))
        && (other.frame.intersection(item.frame)?.area ?? 0) > 1
    }
  }

  private static func isGround(_ item: Item) -> Bool {
    switch item.node.role {
    case .image: item.node.image != nil
    case .background: item.node.backgroundColor != nil
    case .canvas, .list: true
    default: false
    }
  }
}

extension Rect {
  fileprivate var smallerSide: Double { min(width, height) }
}

import InsetDevices
import InsetScreens

extension Explainer {
  /// What a constraint of the document does on each group of devices; nil where no canvas has it.
  public func constraint(id: String) -> Explanation? {
    let seen = screens.compactMap { screen in
      screen.constraint(id: id).map { SeenConstraint(screen: screen, constraint: $0) }
    }
    guard let first = seen.first?.constraint else { return nil }
    let line = first.place.map { ", line \($0.line)" } ?? ""
    var explanation = Explanation(title: "constraint " + first.text + line + place)
    explanation.add("what it asks", asked(first, seen))
    explanation.add("what it does", done(seen))
    explanation.add("what hangs on it", dependents(id))
    explanation.add(
      "what the rules found",
      found { finding in
        finding.place.object == id || (first.place != nil && finding.place.line == first.place?.line)
      })
    return explanation
  }

  private func asked(_ constraint: DocumentConstraint, _ seen: [SeenConstraint]) -> [String] {
    let relation =
      switch constraint.relation {
      case .equal: "holds exactly"
      case .less: "is an upper limit"
      case .greater: "is a lower limit"
      }
    var lines: [String] = []
    if constraint.priority >= 1000 {
      lines.append("it \(relation) and is required")
    } else {
      lines.append(
        "it \(relation), with priority \(Words.points(constraint.priority)): it gives way to stronger ones")
    }
    if constraint.hasOutlet { lines.append("code holds it by an outlet and may change it") }
    if let hold = constraint.guideHold {
      lines.append(
        hold.edge == hold.guideEdge
          ? "it holds a view's \(hold.edge.rawValue) edge by the safe area: on devices without an inset there, the safe "
            + "area ends at the screen's edge"
          : "it holds a view's \(hold.edge.rawValue) edge by the safe area's \(hold.guideEdge.rawValue)")
    }
    let missing = screens.filter { $0.constraint(id: constraint.id) == nil }
    if !missing.isEmpty {
      lines.append("it is not installed on \(groups.phrase(missing.map(\.canvas)))")
    }
    return lines
  }

  // MARK: On each device

  private func done(_ seen: [SeenConstraint]) -> [String] {
    let broken = seen.filter(\.isBroken)
    var lines: [String] = []
    if !broken.isEmpty {
      lines.append("UIKit drops it, since it contradicts others, on \(groups.phrase(broken.map(\.canvas)))")
    }
    let measured = seen.compactMap { one in one.miss.map { (one: one, miss: $0) } }
    guard let sample = measured.first?.one else {
      return lines + ["one of its ends stands for nothing that can be told in points"]
    }
    lines += groups.lines(measured.compactMap { one, _ in one.value.map { (one.canvas, $0) } }) {
      sample.words($0)
    }
    if sample.constraint.relation == .equal {
      let loose = measured.filter { abs($0.miss) > SeenConstraint.tolerance && !$0.one.isBroken }
      if loose.isEmpty, broken.isEmpty { return lines + ["it holds on every canvas"] }
      if !loose.isEmpty {
        let worst = loose.map { abs($0.miss) }.max() ?? 0
        lines.append(
          "it gives way, by up to \(Words.points(worst)) pt, on \(groups.phrase(loose.map(\.one.canvas)))")
      }
      return lines
    }
    let tight = measured.filter { abs($0.miss) <= SeenConstraint.tolerance }
    if tight.isEmpty {
      let least = measured.map { abs($0.miss) }.min() ?? 0
      lines.append(
        "it decides nothing: there are at least \(Words.points(least)) pt to spare on every canvas")
    } else {
      lines.append("it is reached, and so decides, on \(groups.phrase(tight.map(\.one.canvas)))")
    }
    return lines
  }

  // MARK: What hangs on it

  private func dependents(_ id: String) -> [String] {
    var order: [String] = []
    var canvases: [String: [Canvas]] = [:]
    for screen in screens {
      for item in screen.items {
        let edges = item.node.edges.filter { source in source.chain.contains { $0.id == id } }
        guard !edges.isEmpty else { continue }
        let line = item.node.place.map { " (line \($0.line))" } ?? ""
        let words =
          "\(Words.name(of: item.node))\(line): \(Words.list(edges.map(\.edge.rawValue)))"
          + (edges.count == 1 ? " edge" : " edges")
        if canvases[words] == nil { order.append(words) }
        canvases[words, default: []].append(screen.canvas)
      }
    }
    let shown = order.prefix(8).map { words in
      let on = canvases[words] ?? []
      return on.count == screens.count ? words : words + " on " + groups.phrase(on)
    }
    let more = order.count - shown.count
    return shown + (more > 0 ? ["\(more) more"] : [])
  }
}

/// A constraint on one canvas.
struct SeenConstraint {
  /// Frames are rounded to pixels, both ends of a constraint, points.
  static let tolerance = 0.75
  var screen: FlatScreen
  var constraint: DocumentConstraint
  var canvas: Canvas { screen.canvas }

  /// Whether the engine dropped it.
  var isBroken: Bool { screen.screen.conflicts.contains { $0.broken?.id == constraint.id } }

  /// By how much the first end is beyond what the constraint asks, points; nil where an end cannot be told.
  var miss: Double? {
    guard let first = position(constraint.first) else { return nil }
    guard let second = constraint.second else { return first - constraint.constant }
    guard let other = position(second) else { return nil }
    // Positions are the window's: a multiplier of a position is about the common superview.
    guard constraint.multiplier == 1 || second.attribute.isLength else { return nil }
    return first - (other * constraint.multiplier + constraint.constant)
  }

  /// The length it gives, or where the line lies that it holds: the distance from the screen's edge.
  var value: Double? {
    guard let first = position(constraint.first) else { return nil }
    switch line {
    case .length, .left, .top: return first
    case .right: return canvas.size.width - first
    case .bottom: return canvas.size.height - first
    }
  }

  func words(_ points: String) -> String {
    switch line {
    case .length: return "it is \(points) pt"
    case .left: return "the line it holds lies \(points) pt from the screen's left"
    case .right: return "the line it holds lies \(points) pt from the screen's right"
    case .top: return "the line it holds lies \(points) pt below the screen's top"
    case .bottom: return "the line it holds lies \(points) pt above the screen's bottom"
    }
  }

  private enum Line { case length, left, right, top, bottom }

  private var line: Line {
    switch constraint.first.attribute {
    case .width, .height: .length
    case .right, .trailing, .rightMargin, .trailingMargin: isLeftToRight ? .right : .left
    case .left, .leading, .leftMargin, .leadingMargin, .centerX, .centerXWithinMargins: .left
    case .top, .topMargin, .centerY, .centerYWithinMargins, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    }
  }

  private var isLeftToRight: Bool { canvas.layoutDirection == .leftToRight }

  /// A length, or a line in window coordinates.
  private func position(_ end: DocumentConstraint.End) -> Double? {
    guard let item = screen.item(id: end.view) else { return nil }
    let frame = item.frame
    switch end.guide {
    case nil: return SeenConstraint.position(end.attribute, of: frame, item.node, isLeftToRight)
    case .safeArea:
      return SeenConstraint.position(
        end.attribute, of: frame.inset(by: item.node.safeAreaInsets), nil, isLeftToRight)
    case .layoutMargins:
      return SeenConstraint.position(
        end.attribute, of: frame.inset(by: item.node.layoutMargins), nil, isLeftToRight)
    case .legacyTop:
      return end.attribute == .bottom ? frame.minY + item.node.safeAreaInsets.top : frame.minY
    case .legacyBottom:
      return end.attribute == .top ? frame.maxY - item.node.safeAreaInsets.bottom : frame.maxY
    case .readableContent, .keyboard, .scrollContent, .scrollFrame, .other: return nil
    }
  }

  private static func position(
    _ attribute: DocumentConstraint.Attribute, of rect: Rect, _ node: Node?, _ isLeftToRight: Bool
  ) -> Double? {
    let inner = node.map { rect.inset(by: $0.layoutMargins) }
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .leading: return isLeftToRight ? rect.minX : rect.maxX
    case .trailing: return isLeftToRight ? rect.maxX : rect.minX
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return inner?.minX
    case .rightMargin: return inner?.maxX
    case .topMargin: return inner?.minY
    case .bottomMargin: return inner?.maxY
    case .leadingMargin: return isLeftToRight ? inner?.minX : inner?.maxX
    case .trailingMargin: return isLeftToRight ? inner?.maxX : inner?.minX
    case .centerXWithinMargins: return inner?.midX
    case .centerYWithinMargins: return inner?.midY
    case .firstBaseline: return node?.text.map { rect.minY + $0.firstBaseline }
    case .lastBaseline:
      return node?.text.map {
        rect.minY + $0.firstBaseline + Double(max(0, $0.lines.count - 1)) * $0.lineHeight
      }
    }
  }
}

extension DocumentConstraint.Attribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}

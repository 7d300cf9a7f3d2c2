import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls and texts that run into each other on screens smaller than the document was drawn for.
///
///     title.leading = root.leading + 16; price.trailing = root.trailing - 16        // nothing between the two
///
/// Instead, hold them apart: `price.leading >= title.trailing + 8`. No fix.
///
/// Right, and not reported: what overlaps on large screens too, since it is meant so; a button that floats above a
/// list.
public struct ContentOverlap: AuditRule {
  public static let info = RuleInfo(
    id: "content-overlap", severity: .warning,
    summary: "Two controls or texts run into each other on smaller screens.",
    documentation: """
      Reports two controls or texts of which one covers a fifth or more of the other on some canvases, while they are
      apart wherever the window is as large as the document was drawn.

      ## Why

      Two views that hang on opposite sides, with nothing between them, meet on a narrow or a low screen. The text
      cannot be read, and a touch goes to the view on top.

      ## Example

      A title at the left and a price at the right of a row: on 320 points they lie over each other.

      ## Instead

      Hold them apart, and say which one gives way:

      ```xml
      <constraint firstItem="price" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="title" secondAttribute="trailing" constant="8"/>
      ```

      ## Severity

      Warning. Info where only landscape shows it and nobody told which poses the app has, in the nib of a controller,
      and where one of the two is a label that code fills.

      ## Fix safety

      No fix: which of the two gives way is the author's choice.

      ## When it is right

      Not reported: what overlaps also where the window is as large as the document; views inside one another; a view
      above scrolling content; cells and parts; hidden views.
      """)

  public init() {}

  /// More views than this in one screen are a board, whose pairs nobody laid out, and would take long.
  private static let most = 120

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    let kept = Fits(judged).forWantOfRoom(judged) { sightings(in: $0, facts) }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: kept)
  }

  private func sightings(in screen: FlatScreen, _ facts: ProjectFacts) -> [Sighting] {
    let shown = screen.items.filter { screen.matters[$0.index] != nil && $0.bar == nil }
    guard shown.count <= Self.most else { return [] }
    var found: [Sighting] = []
    for (number, a) in shown.enumerated() {
      for b in shown[(number + 1)...] where a.scroller == b.scroller && !a.contains(b) {
        if let sighting = sighting(a, b, in: screen, facts) { found.append(sighting) }
      }
    }
    return found
  }

  private func sighting(_ a: Item, _ b: Item, in screen: FlatScreen, _ facts: ProjectFacts) -> Sighting? {
    guard let first = screen.matters[a.index], let second = screen.matters[b.index],
      first.kind != .icon || second.kind != .icon
    else { return nil }
    let one = first.content ?? first.frame
    let two = second.content ?? second.frame
    guard let part = one.intersection(two), part.width >= 4, part.height >= 4,
      part.area >= min(one.area, two.area) / 5
    else { return nil }
    let isSure = screen.isCertainPose(facts) && screen.screen.kind == .controller
    let isSample = [a, b].contains { item in
      item.node.role == .text && item.node.hasOutlet
        || [true, false].contains { screen.isOpen(item, vertically: $0) }
    }
    let item = b
    let place = item.node.place ?? a.node.place ?? screen.screen.document.place
    return Sighting(
      key: screen.key(of: a) + " " + screen.key(of: b), group: "overlap", canvas: screen.canvas,
      severity: isSure && !isSample ? .warning : .info, amount: part.area, name: Words.name(of: item.node),
      place: place, message: message(a, b, part, screen.canvas), why: why(a, b, screen),
      remedy: "hold the two apart by a constraint, and let one of them give way or the content scroll")
  }
}

// MARK: - Messages

extension ContentOverlap {
  private func message(_ a: Item, _ b: Item, _ part: Rect, _ canvas: Canvas) -> String {
    let size = "\(Words.points(part.width)) × \(Words.points(part.height)) pt"
    return "\(Words.name(of: b.node)) lies over \(Words.name(of: a.node)) by \(size) (\(canvas.name))"
  }

  private func why(_ a: Item, _ b: Item, _ screen: FlatScreen) -> [String] {
    func line(_ item: Item) -> String {
      let frame = item.frame
      let place = item.node.place.map { " (line \($0.line))" } ?? ""
      return
        "\(Words.name(of: item.node)) spans x \(Words.points(frame.minX)) to \(Words.points(frame.maxX)), "
        + "y \(Words.points(frame.minY)) to \(Words.points(frame.maxY))\(place)"
    }
    var why = [line(a), line(b)]
    if let saved = screen.screen.savedSize {
      why.append(
        "the document was drawn \(Words.points(saved.width)) × \(Words.points(saved.height)) pt large")
    }
    return why
  }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls and text that reach out of the window on screens smaller than the document was drawn for.
///
///     <button> <rect x="300" width="80"/>        // drawn on 414 points; off the screen on 320
///
/// Instead, hang it on the side it belongs to, or let it give way. No fix.
///
/// Right, and not reported: what is outside on large screens too, since it waits to be moved in; scrolling content.
public struct ContentOutOfBounds: AuditRule {
  public static let info = RuleInfo(
    id: "content-out-of-bounds", severity: .warning,
    summary: "A control or text reaches out of the window on smaller screens.",
    documentation: """
      Reports a control, or text, of which a quarter or more lies outside of the window on some canvases, while it is
      inside wherever the window is as large as the document was drawn.

      ## Why

      A frame or a width that fits the canvas of Interface Builder need not fit a smaller phone, a narrow window on an
      iPad, or landscape. What is outside cannot be read or touched.

      ## Example

      A button at x 300, 80 points wide, drawn on a screen of 414 points: on 320 points 20 are left.

      ## Instead

      Hang it on the side it belongs to (`safeArea.trailing = button.trailing + 16`), let one of the views in its row
      give way, or let the content scroll.

      ## Severity

      Error for a control that is wholly outside in portrait, else warning. Info where only landscape shows it and
      nobody told which poses the app has, and in the nib of a controller.

      ## Fix safety

      No fix: which side it belongs to is the author's choice.

      ## When it is right

      Not reported: what is outside also where the window is as large as the document, since it waits to be moved in;
      scrolling content; cells and parts; hidden views; a control with a fixed frame below the bottom, which is
      `autoresizing-bottom-control`.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    let sightings = Fits(judged).forWantOfRoom(judged) { screen in
      screen.items[screen.documentView.index..<screen.documentView.end].compactMap { item in
        item.scroller == nil ? sighting(of: item, in: screen, facts) : nil
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen, _ facts: ProjectFacts) -> Sighting? {
    guard let rect = item.essence, rect.width > 1, rect.height > 1 else { return nil }
    let bounds = screen.canvas.bounds
    let parts: [(edge: EdgeSource.Edge, points: Double, extent: Double)] = [
      (.left, bounds.minX - rect.minX, rect.width), (.right, rect.maxX - bounds.maxX, rect.width),
      (.top, bounds.minY - rect.minY, rect.height), (.bottom, rect.maxY - bounds.maxY, rect.height),
    ]
    guard let worst = parts.max(by: { $0.points / $0.extent < $1.points / $1.extent }),
      worst.points >= max(Exposure.smallest, worst.extent / 4)
    else { return nil }
    if worst.edge == .bottom, item.node.usesAutoresizing, item.isControl { return nil }
    let isGone = worst.points >= worst.extent
    let isSure =
      screen.isCertainPose(facts) && screen.screen.kind == .controller
      && !screen.isOpen(item, vertically: worst.edge.isVertical)
    let isLost = isGone && item.isControl && !screen.canvas.isLandscape
    let cause = screen.cause(of: item, edge: worst.edge)
    return Sighting(
      key: screen.key(of: item), group: "\(worst.edge.rawValue) edge", canvas: screen.canvas,
      severity: !isSure ? .info : isLost ? .error : .warning, amount: worst.points,
      name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, worst.edge, worst.points, worst.extent, screen.canvas),
      why: why(rect, worst.edge, screen, cause), remedy: remedy(worst.edge))
  }
}

// MARK: - Messages

extension ContentOutOfBounds {
  private func message(
    _ node: Node, _ edge: EdgeSource.Edge, _ points: Double, _ extent: Double, _ canvas: Canvas
  ) -> String {
    let name = Words.name(of: node)
    if points >= extent { return "\(name) lies off the screen at the \(edge.rawValue) (\(canvas.name))" }
    return "\(name) lies \(Words.points(points)) of \(Words.points(extent)) pt off the screen at the "
      + "\(edge.rawValue) (\(canvas.name))"
  }

  private func why(_ rect: Rect, _ edge: EdgeSource.Edge, _ screen: FlatScreen, _ cause: Cause) -> [String] {
    let size = screen.canvas.size
    let span =
      edge.isVertical
      ? "y \(Words.points(rect.minY)) to \(Words.points(rect.maxY)) of \(Words.points(size.height))"
      : "x \(Words.points(rect.minX)) to \(Words.points(rect.maxX)) of \(Words.points(size.width))"
    var why = ["it spans \(span)"]
    if let saved = screen.screen.savedSize {
      why.append(
        "the document was drawn \(Words.points(saved.width)) × \(Words.points(saved.height)) pt large")
    }
    return why + cause.chain
  }

  private func remedy(_ edge: EdgeSource.Edge) -> String {
    switch edge {
    case .left, .right: "hang it on the side it belongs to, or let what stands beside it give way"
    case .top, .bottom: "let the content scroll, or let what stands above or below give way"
    }
  }
}

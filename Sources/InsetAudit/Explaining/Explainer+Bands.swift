import InsetDevices
import InsetScreens

/// Why a view may reach into a band at the window's edge, or does not.
extension Explainer {
  private static let bandRules: [EdgeSource.Edge: Set<String>] = [
    .bottom: ["control-in-home-indicator-zone", "unreachable-content", "autoresizing-bottom-control"],
    .top: ["content-under-sensor-housing", "content-under-bar"],
    .left: ["content-outside-safe-sides"], .right: ["content-outside-safe-sides"],
  ]

  /// One sentence for what stays inside, one for each edge that is passed and right.
  func bands(_ seen: [Seen]) -> [String] {
    var inside: [String] = []
    var lines: [String] = []
    for edge in EdgeSource.Edge.allCases {
      let reaching = seen.compactMap { one in one.reach(beyond: edge).map { (one: one, points: $0) } }
      // A phone that exists is the better witness.
      let real = reaching.filter { !$0.one.canvas.givesAdviceOnly }
      guard let worst = (real.isEmpty ? reaching : real).max(by: { $0.points < $1.points }) else {
        inside.append(edge.rawValue)
        continue
      }
      let rules = Self.bandRules[edge] ?? []
      let id = worst.one.item.node.id
      if findings.contains(where: { rules.contains($0.rule) && $0.place.object == id }) { continue }
      let words = "it reaches \(Words.points(worst.points)) pt into \(worst.one.bandName(edge))"
      let on = groups.phrase(reaching.map(\.one.canvas))
      lines.append("\(edge.rawValue): \(words) (\(worst.one.canvas.name)); on \(on)")
      lines.append("  " + worst.one.reason(beyond: edge, facts))
    }
    if !inside.isEmpty {
      lines.insert("it stays inside the safe area on every canvas at the \(Words.list(inside))", at: 0)
    }
    return lines
  }
}

extension Seen {
  /// Points of the view beyond the safe area at an edge and inside the window; nil for none.
  func reach(beyond edge: EdgeSource.Edge) -> Double? {
    let lines = SafeLines(of: item, in: screen)
    guard let frame = item.frame.intersection(canvas.bounds) else { return nil }
    let points =
      switch edge {
      case .top: min(frame.maxY, lines.top) - frame.minY
      case .left: min(frame.maxX, lines.left) - frame.minX
      case .bottom: frame.maxY - max(frame.minY, lines.bottom)
      case .right: frame.maxX - max(frame.minX, lines.right)
      }
    return points >= 0.5 ? points : nil
  }

  func bandName(_ edge: EdgeSource.Edge) -> String {
    let window = canvas.safeAreaInsets
    let lines = SafeLines(of: item, in: screen)
    switch edge {
    case .bottom:
      let isBar = lines.bottom < canvas.size.height - window.bottom - 0.5
      return isBar
        ? "what the bar at the bottom covers"
        : canvas.homeIndicator == nil ? "the inset at the bottom" : "the home indicator's area"
    case .top:
      if lines.top > window.top + 0.5 { return "what the bar at the top covers" }
      return canvas.housingBand == nil ? "the status bar's area" : "the band of the sensor housing"
    case .left, .right: return "the inset at the \(edge.rawValue)"
    }
  }

  /// Why that is right, or why nobody can tell.
  func reason(beyond edge: EdgeSource.Edge, _ facts: ProjectFacts) -> String {
    outerReason(beyond: edge, facts) ?? roleReason(beyond: edge)
  }

  /// What the surroundings say, whatever the view is.
  private func outerReason(beyond edge: EdgeSource.Edge, _ facts: ProjectFacts) -> String? {
    switch screen.screen.kind {
    case .cell: return "it is a cell: rows scroll, and the list's inset lifts the last one"
    case .nibView: return "it becomes a part of some screen, and where it will stand is not told here"
    case .launchScreen: return "nothing on a launch screen is touched"
    case .controller, .nibController: break
    }
    if facts.isExtension {
      return "an extension stands in a window of the system, which keeps these areas free"
    }
    if !item.isShown { return "it, or a view around it, is hidden in the document" }
    if item.opacity <= 0.05 { return "it is transparent in the document" }
    if !screen.reachesWindow(at: edge, deploymentTarget: facts.deploymentTarget) {
      return screen.screen.presentation == .embedded
        ? "its screen stands inside another one, where it is judged in place"
        : "its screen is shown as a card, which ends before the window's edge"
    }
    if let control = item.control.map({ screen.items[$0] }) {
      return "it is part of the \(Words.name(of: control.node)), which is judged as a whole"
    }
    if item.bar != nil { return "it lies in a bar of the system, which places it" }
    if item.cell != nil { return "it lies in a cell: rows scroll, and the list's inset lifts the last one" }
    if let list = item.scroller.map({ screen.items[$0] }) {
      let inset = list.node.scroll.map { edge.inset(of: $0.adjustedContentInset) } ?? 0
      let name = Words.name(of: list.node)
      return inset > 0.5
        ? "it lies in a scroll view (\(name)) whose inset of \(Words.points(inset)) pt lets the end of its content rest "
          + "outside the area"
        : "it lies in a scroll view (\(name)) and can be scrolled away from there"
    }
    if screen.isParked(item, beyond: edge) { return "it waits outside the window to be moved in" }
    if let rect = item.frame.intersection(canvas.bounds), screen.isCovered(rect, of: item) {
      return "an opaque view lies over it"
    }
    return nil
  }

  private func roleReason(beyond edge: EdgeSource.Edge) -> String {
    switch item.node.role {
    case .list: return listReason(beyond: edge)
    case .bar:
      return "bars of the system fill the screen up to its edge and keep their items inside the safe area"
    case .image where item.frame.width > Item.iconSide || item.frame.height > Item.iconSide:
      return
        "a picture goes to the screen's edge, or a strip of another colour would show; nothing on it is touched or "
        + "read"
    case .image: return "a small picture that nobody touches"
    case .background, .separator:
      return "a background goes to the screen's edge, or a strip of another colour would show"
    case .canvas: return "a map, a camera or a film fills the screen"
    case .cell: return "a cell scrolls, and the list's inset lifts the last one"
    case .container: return containerReason(beyond: edge)
    case .text:
      return
        "only the label's empty rim reaches there: its glyphs end before, or no more than a few points of them do"
    case .control:
      if Item.showsOnly.contains(item.node.baseClass) {
        return "it only shows, or its middle is what is touched"
      }
      return "no more than its rim reaches there: what it draws ends before, or it only fills up to the edge"
    }
  }

  private func listReason(beyond edge: EdgeSource.Edge) -> String {
    guard let scroll = item.node.scroll else { return "a scroll view fills the screen" }
    let inset = edge.inset(of: scroll.adjustedContentInset)
    if inset > 0.5 {
      let end = edge.isNear ? "first row begins outside the area" : "last row comes to rest outside the area"
      return
        "a list runs under it on purpose: rows go on to the screen's edge while they move, and an inset of "
        + "\(Words.points(inset)) pt lets them rest, so that the \(end)"
    }
    if !edge.isVertical {
      return "a list goes to the sides; its cells keep their content inside the safe area"
    }
    if scroll.adjustmentBehavior == "never" {
      return
        "it takes no inset of the safe area (contentInsetAdjustmentBehavior never); whether its content then lies "
        + "there is judged for what is in it"
    }
    return "its content does not scroll that way, and is judged by itself"
  }

  private func containerReason(beyond edge: EdgeSource.Edge) -> String {
    let inside = screen.descendants(of: item).filter { screen.matters[$0.index] != nil }
    let reaching = inside.filter { Seen(screen: screen, item: $0).reach(beyond: edge) != nil }
    let begin = "a group reaches the edge so that its colour does, and only holds other views: "
    if inside.isEmpty { return begin + "nothing in it is touched or read" }
    if reaching.isEmpty {
      return begin + "what is touched or read in it (\(inside.count)) stays inside the safe area"
    }
    let names = reaching.prefix(4).map { child in
      Words.name(of: child.node) + (child.node.place.map { " (line \($0.line))" } ?? "")
    }
    let more = reaching.count > 4 ? ["\(reaching.count - 4) more"] : []
    return begin + "ask for what reaches there, \(Words.list(names + more))"
  }
}

extension EdgeSource.Edge {
  fileprivate func inset(of insets: Insets) -> Double {
    switch self {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }
}

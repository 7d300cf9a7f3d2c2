import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports required constraints that cannot hold together.
///
/// UIKit logs "Unable to simultaneously satisfy constraints", drops one and lays out what is left.
///
///     button.width = 120; button.leading = root.leading + 16; root.trailing = button.trailing + 16
///
/// Instead, remove one, or give it a priority below 1000. A fix is a suggestion.
///
/// Right, and not reported above info: a cell or nib view that cannot hold at the size it was saved with, since it
/// gets another.
public struct UnsatisfiableConstraints: AuditRule {
  public static let info = RuleInfo(
    id: "unsatisfiable-constraints", severity: .error,
    summary: "Required constraints cannot hold together, and UIKit drops one.",
    documentation: """
      Reports a smallest set of required constraints that no layout satisfies: leave any one out, and the rest can
      hold. The constraint that is dropped is named.

      ## Why

      UIKit logs "Unable to simultaneously satisfy constraints", drops one of the set, and lays out what is left. The
      view that lost it is in the wrong place or has the wrong size.

      ## Example

      A button with a width of 120 points that is also pinned to both sides of the screen.

      ## Instead

      Remove one of the constraints, or give the one that may yield a priority below 1000. For a set that cannot hold
      in landscape only, put the content into a scroll view or let a height yield.

      ## Severity

      Error where the constraints of the document exclude each other on every canvas. Warning where that depends on
      the window, on its size, or on what a stack view adds; all that does not fit one window is one finding, and so
      is all that clashes on some canvases only. Info for
      a cell or a nib view that cannot hold at its saved size, since a table or its user gives it another, and for the
      launch screen of a phone on its side, since phones launch upright.

      ## Fix safety

      A suggestion: only the author knows which constraint was meant.

      ## When it is right

      Never, but a set that holds a constraint made by UIKit for a saved size may be an artefact of the document.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts)
    var canvasesOf: [String: Int] = [:]
    for screen in checked {
      for key in Set(screen.screen.conflicts.map(key)) { canvasesOf[key, default: 0] += 1 }
    }
    var sightings: [Sighting] = []
    for screen in checked {
      // Where no constraint of the document takes part, masks and frames clash, and UIKit lays those out without.
      for conflict in screen.screen.conflicts where conflict.constraints.contains(where: { !$0.id.isEmpty }) {
        let isEverywhere = canvasesOf[key(conflict)] == checked.count
        sightings.append(
          sighting(of: conflict, in: screen, facts, isEverywhere: isEverywhere, isAlone: checked.count == 1))
      }
    }
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: sightings)
  }

  /// The same conflict on another canvas: the dropped constraint, or else the set, says so.
  private func key(_ conflict: LayoutConflict) -> String {
    if let broken = conflict.broken, !broken.id.isEmpty { return broken.id }
    return conflict.constraints.map { $0.id.isEmpty ? $0.text : $0.id }.sorted().joined(separator: " ")
  }

  private func sighting(
    of conflict: LayoutConflict, in screen: FlatScreen, _ facts: ProjectFacts, isEverywhere: Bool,
    isAlone: Bool
  ) -> Sighting {
    let reason = Reason(conflict, in: screen)
    var severity: Severity
    switch reason {
    case .document:
      // Edges of the window and of its safe area fall together where code hides the bars.
      let hangsOnBars = conflict.constraints.contains {
        $0.text.contains("safe area.") || $0.text.contains("layout guide.")
      }
      severity = isEverywhere && !hangsOnBars ? .error : .warning
    case .arrangement, .window: severity = .warning
    case .partSize: severity = .info
    }
    if isHardlySeen(screen, facts) { severity = .info }
    let changed = [conflict.broken].compactMap { $0 }.filter { $0.place != nil } + conflict.constraints
    let constraint = changed.first { $0.place != nil }
    var place = constraint?.place ?? screen.screen.root.place ?? screen.screen.document.place
    place.object = constraint.flatMap { $0.id.isEmpty ? nil : $0.id }
    return Sighting(
      key: key(conflict), group: reason == .window ? "window" : isEverywhere ? nil : "some windows",
      canvas: screen.canvas,
      severity: severity,
      amount: Double(conflict.constraints.count),
      name: Words.shortened(constraint?.text ?? "", to: 100), things: "constraints", place: place,
      message: message(conflict, reason, screen.canvas, fitsNone: isEverywhere && !isAlone),
      why: why(conflict), remedy: remedy(reason, fitsNone: isEverywhere && !isAlone))
  }

  /// A launch screen of a phone on its side, where the app can be held upright: phones launch from an upright home
  /// screen, all but the largest.
  private func isHardlySeen(_ screen: FlatScreen, _ facts: ProjectFacts) -> Bool {
    screen.screen.kind == .launchScreen && screen.canvas.idiom == .phone && screen.canvas.isLandscape
      && (facts.orientations.isEmpty || facts.orientations.contains(.portrait))
  }

  /// What the constraints of a set cannot hold against.
  fileprivate enum Reason {
    /// Each other: all of them are the document's.
    case document
    /// Each other and what a stack view or a mask adds.
    case arrangement
    /// The size of the window: the content does not fit.
    case window
    /// The size at which a cell or a nib view was saved, which is not the one it gets.
    case partSize

    init(_ conflict: LayoutConflict, in screen: FlatScreen) {
      let made = conflict.constraints.filter(\.id.isEmpty)
      guard !made.isEmpty else {
        self = .document
        return
      }
      let lines = Set(made.compactMap { $0.place?.line })
      let isInCell = screen.items.contains { item in
        guard let line = item.node.place?.line, lines.contains(line) else { return false }
        return item.node.role == .cell || item.cell != nil
      }
      let isPart = screen.screen.kind == .cell || screen.screen.kind == .nibView
      // The window itself stands in no document.
      let isOfWindow = made.contains { $0.place == nil }
      self = isPart || isInCell ? .partSize : isOfWindow ? .window : .arrangement
    }
  }
}

// MARK: - Messages

extension UnsatisfiableConstraints {
  private func message(
    _ conflict: LayoutConflict, _ reason: Reason, _ canvas: Canvas, fitsNone: Bool
  ) -> String {
    let count = conflict.constraints.count
    let what =
      switch reason {
      // A length that only one size of a window would leave room for.
      case .window where fitsNone: "content fits no window: \(count) constraints cannot hold together"
      case .window: "content does not fit the window: \(count) constraints cannot hold together"
      case .partSize: "\(count) constraints cannot hold together at the saved size"
      case .document, .arrangement: "\(count) constraints cannot hold together"
      }
    guard let broken = conflict.broken else { return "\(what) (\(canvas.name))" }
    return "\(what), of which UIKit drops \(Words.shortened(broken.text, to: 100)) (\(canvas.name))"
  }

  /// The document's constraints, as many as can be read, then the number of the others.
  private func why(_ conflict: LayoutConflict) -> [String] {
    let own = conflict.constraints.filter { !$0.id.isEmpty }
    let shown = own.prefix(8)
    var why = shown.map { $0.text + ($0.place.map { " (line \($0.line))" } ?? "") }
    let more = own.count - shown.count
    let made = conflict.constraints.count - own.count
    if more > 0 { why.append("\(more) more of the document") }
    if made > 0 { why.append("\(made) made by UIKit: for stack views, masks, and the size around") }
    return why
  }

  private func remedy(_ reason: Reason, fitsNone: Bool) -> String {
    switch reason {
    case .window where !fitsNone:
      "let one of them give way by a priority below 1000, or put the content into a scroll view"
    default: "remove one of them, or give the one that may yield a priority below 1000"
    }
  }
}

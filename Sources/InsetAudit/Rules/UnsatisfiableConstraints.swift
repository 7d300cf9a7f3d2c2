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

      Error where the set cannot hold on any canvas. Warning where it depends on the window's size. Info for a cell
      or a nib view that cannot hold at its saved size, since a table or its user gives it another.

      ## Fix safety

      A suggestion: only the author knows which constraint was meant.

      ## When it is right

      Never, but a set that holds a constraint made by UIKit for a saved size may be an artefact of the document.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.flat.filter { facts.allow($0.canvas) }
    var canvasesOf: [String: Int] = [:]
    for screen in checked {
      for key in Set(screen.screen.conflicts.map(key)) { canvasesOf[key, default: 0] += 1 }
    }
    var sightings: [Sighting] = []
    for screen in checked {
      for conflict in screen.screen.conflicts {
        let isEverywhere = canvasesOf[key(conflict)] == checked.count
        sightings.append(sighting(of: conflict, in: screen, isEverywhere: isEverywhere))
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
    of conflict: LayoutConflict, in screen: FlatScreen, isEverywhere: Bool
  ) -> Sighting {
    let isOwn = conflict.constraints.allSatisfy { !$0.id.isEmpty }
    let severity: Severity
    switch screen.screen.kind {
    case .controller, .nibController, .launchScreen: severity = isEverywhere && isOwn ? .error : .warning
    case .nibView, .cell: severity = isEverywhere && isOwn ? .error : .info
    }
    let changed = [conflict.broken].compactMap { $0 }.filter { $0.place != nil } + conflict.constraints
    let constraint = changed.first { $0.place != nil }
    var place = constraint?.place ?? screen.screen.root.place ?? screen.screen.document.place
    if let id = constraint?.id, !id.isEmpty { place.object = id }
    return Sighting(
      key: key(conflict), group: nil, canvas: screen.canvas, severity: severity,
      amount: Double(conflict.constraints.count), name: constraint?.text ?? "constraint", place: place,
      message: message(conflict, screen.canvas), why: why(conflict),
      remedy: "remove one of them, or give the one that may yield a priority below 1000")
  }
}

// MARK: - Messages

extension UnsatisfiableConstraints {
  private func message(_ conflict: LayoutConflict, _ canvas: Canvas) -> String {
    let count = conflict.constraints.count
    let what = count == 1 ? "a constraint cannot hold" : "\(count) constraints cannot hold together"
    guard let broken = conflict.broken else { return "\(what) (\(canvas.name))" }
    return "\(what); '\(Words.shortened(broken.text))' is dropped (\(canvas.name))"
  }

  private func why(_ conflict: LayoutConflict) -> [String] {
    conflict.constraints.map { constraint in
      constraint.text + (constraint.place.map { " (line \($0.line))" } ?? " (made by UIKit)")
    }
  }
}

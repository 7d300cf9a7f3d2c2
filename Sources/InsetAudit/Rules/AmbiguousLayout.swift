import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports views whose position or size the constraints leave open.
///
/// UIKit picks one of many solutions, and may pick another after a rotation.
///
///     <label …/> with a centerX constraint and no vertical one
///
/// Instead, add what is missing. Never fixed automatically: only the author knows what was meant.
///
/// Right, and not reported above info: a custom view that may give its own size in code; an empty stack view that
/// code fills.
public struct AmbiguousLayout: AuditRule {
  public static let info = RuleInfo(
    id: "ambiguous-layout", severity: .warning,
    summary: "The constraints leave a view's position or size open.",
    documentation: """
      Reports a view whose position or size another solution of the same constraints would change.

      ## Why

      UIKit picks one solution, and nothing says that it picks the same one after a rotation, on another device or in
      another release. What looks right on one phone may be missing on the next.

      ## Example

      A view with constraints for its leading and trailing edges and its top, but none for its bottom or height, and
      no natural height: it may be 0 points high, or 300.

      ## Instead

      Add what is missing. For two labels in a row of which either may grow, give one of them another content hugging
      priority.

      ## Severity

      Warning. Info where only the size is open and code is likely to decide it: a custom class (it may have a
      natural size), or a stack view without views.

      ## Fix safety

      No fix: only the author knows what was meant.

      ## When it is right

      Not reported: hidden views; a view that is open only because its container is, since the container is
      reported; the size of a top-level nib view, which its user decides.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.flat.filter { facts.allow($0.canvas) }
    let sightings = checked.flatMap(sightings(in:))
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: sightings)
  }

  private func sightings(in screen: FlatScreen) -> [Sighting] {
    guard !screen.screen.ambiguities.isEmpty else { return [] }
    var open: [Int: Openness] = [:]
    for ambiguity in screen.screen.ambiguities {
      guard let item = screen.items.first(where: { $0.node.id == ambiguity.view }), !item.node.id.isEmpty,
        item.isShown, item.parent != nil
      else { continue }
      open[item.index] = Openness(properties: ambiguity.properties)
    }
    // What is open only because a view above is open in the same direction needs no word of its own.
    return open.keys.sorted().compactMap { index in
      guard var openness = open[index] else { return nil }
      for ancestor in screen.ancestors(of: screen.items[index]) {
        guard let above = open[ancestor.index] else { continue }
        if !above.horizontal.isEmpty { openness.horizontal = [] }
        if !above.vertical.isEmpty { openness.vertical = [] }
      }
      guard !openness.properties.isEmpty else { return nil }
      return sighting(of: screen.items[index], openness, in: screen)
    }
  }

  private func sighting(of item: Item, _ openness: Openness, in screen: FlatScreen) -> Sighting {
    let isSizeOnly = openness.properties.allSatisfy { $0 == "width" || $0 == "height" }
    let isCustom = item.node.className != item.node.baseClass
    let isEmptyStack = item.node.baseClass == "UIStackView" && item.node.subviews.isEmpty
    let severity: Severity = isSizeOnly && (isCustom || isEmptyStack) ? .info : .warning
    let place = item.node.place ?? screen.screen.document.place
    // Neighbours that are open in the same way share one cause: nothing says which of them yields.
    let group = "\(item.parent ?? -1) \(openness.directions)"
    return Sighting(
      key: screen.key(of: item), group: group, canvas: screen.canvas, severity: severity, amount: 0,
      name: Words.name(of: item.node), place: place, message: message(item.node, openness, screen.canvas),
      why: why(item, isCustom: isCustom && isSizeOnly), remedy: remedy(openness))
  }
}

/// The properties that are open, by direction.
private struct Openness {
  var horizontal: [String]
  var vertical: [String]

  init(properties: [String]) {
    horizontal = ["x", "width"].filter(properties.contains)
    vertical = ["y", "height"].filter(properties.contains)
  }

  var properties: [String] { horizontal + vertical }
  var directions: String { (horizontal.isEmpty ? "" : "horizontal ") + (vertical.isEmpty ? "" : "vertical") }
}

// MARK: - Messages

extension AmbiguousLayout {
  private func message(_ node: Node, _ openness: Openness, _ canvas: Canvas) -> String {
    let verb = openness.properties.count > 1 ? "are" : "is"
    return "\(Words.list(openness.properties.map(word))) of \(Words.name(of: node)) \(verb) left open "
      + "by its constraints (\(canvas.name))"
  }

  private func why(_ item: Item, isCustom: Bool) -> [String] {
    let frame = item.node.frame
    let position = "x \(Words.points(frame.x)), y \(Words.points(frame.y))"
    let size = "\(Words.points(frame.width)) × \(Words.points(frame.height)) pt"
    var why = ["the engine chose \(position), \(size); other solutions hold the same constraints"]
    if isCustom { why.append("its class \(item.node.className) may give a natural size in code") }
    return why
  }

  private func remedy(_ openness: Openness) -> String {
    let missing = openness.properties.map { property in
      switch property {
      case "x": "its horizontal position"
      case "y": "its vertical position"
      default: "its \(property)"
      }
    }
    return "add a constraint for \(Words.list(missing)), or let one of the views beside it yield by priority"
  }

  private func word(_ property: String) -> String {
    switch property {
    case "x": "horizontal position"
    case "y": "vertical position"
    default: property
    }
  }
}

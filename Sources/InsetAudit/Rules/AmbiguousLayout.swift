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

      Warning. Info where code is likely to decide what is open: the size of a custom class (it may have a natural
      size) or of a stack view that shows no views, and the views that hang on it; a view with an outlet that nothing
      holds at all; a view that no constraint names, which Interface Builder may hold by its frame; a view for which a
      placeholder constraint stands. Info also for views of a cell or a nib view that
      compete for the space of its saved size, since the part fits its content when it is used; and where the layout
      is open on some canvases only, since there the content does not fit.

      ## Fix safety

      No fix: only the author knows what was meant.

      ## When it is right

      Not reported: hidden views; an empty stack view with an outlet, which code fills; a view that is open only because its container is, since the container is
      reported; the size of a top-level nib view, which its user decides; what is open on invented phones
      alone.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts)
    var sightings = checked.flatMap(sightings(in:))
    // What is open on some canvases only is squeezed there: the content does not fit, which is another fault.
    var canvases: [String: Int] = [:]
    for sighting in sightings { canvases[sighting.key, default: 0] += 1 }
    for index in sightings.indices where (canvases[sightings[index].key] ?? 0) < checked.count {
      sightings[index].severity = .info
      sightings[index].why.append(
        "elsewhere it is not open: here its neighbours do not fit, or other constraints are installed")
    }
    // How a screen is squeezed on a phone that does not exist is not worth a word.
    let real = Set(sightings.filter { !$0.canvas.givesAdviceOnly }.map(\.key))
    sightings.removeAll { !real.contains($0.key) }
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: sightings)
  }

  private func sightings(in screen: FlatScreen) -> [Sighting] {
    // Where constraints conflict, what is open follows from the one that was dropped.
    guard !screen.screen.ambiguities.isEmpty, screen.screen.conflicts.isEmpty else { return [] }
    var open: [Int: Openness] = [:]
    for ambiguity in screen.screen.ambiguities {
      guard let item = screen.items.first(where: { $0.node.id == ambiguity.view }), !item.node.id.isEmpty,
        item.isShown, item.parent != nil
      else { continue }
      open[item.index] = Openness(properties: ambiguity.properties)
    }
    // What is open only because a view above is open in the same direction needs no word of its own.
    var own: [(item: Item, openness: Openness)] = []
    for index in open.keys.sorted() {
      guard var openness = open[index] else { continue }
      for ancestor in screen.ancestors(of: screen.items[index]) {
        guard let above = open[ancestor.index] else { continue }
        if !above.horizontal.isEmpty { openness.horizontal = [] }
        if !above.vertical.isEmpty { openness.vertical = [] }
      }
      if !openness.properties.isEmpty { own.append((screen.items[index], openness)) }
    }
    let groups = Dictionary(grouping: own) { group($0.item, $0.openness) }
    return own.filter { !isFilledByCode($0.item) }.map { item, openness in
      let neighbours = groups[group(item, openness)] ?? []
      let isDecidedElsewhere = neighbours.contains {
        self.isDecidedElsewhere($0.item, $0.openness, in: screen)
      }
      return sighting(of: item, openness, in: screen, isDecidedElsewhere: isDecidedElsewhere)
    }
  }

  /// Neighbours that are open in the same direction share one cause: nothing says which of them yields, or all hang
  /// on the one whose size is open.
  private func group(_ item: Item, _ openness: Openness) -> String {
    "\(item.parent ?? -1) \(openness.directions)"
  }

  /// Whether what is open is likely to be decided where the document does not show it.
  private func isDecidedElsewhere(_ item: Item, _ openness: Openness, in screen: FlatScreen) -> Bool {
    if screen.items[item.index..<item.end].contains(where: \.node.isHeldByCode) { return true }
    if item.node.hasOutlet, openness.isComplete { return true }
    // Interface Builder holds what no constraint names by its frame when it builds the app.
    if !screen.isNamed(item) { return true }
    // Nobody sees how large a spacer is that only keeps its neighbours apart.
    if isSpacer(item) { return true }
    guard openness.hasOpenSize else { return false }
    // A part fits its content once it is used: at its saved size there is space to compete for.
    if item.cell != nil || screen.screen.kind == .cell || screen.screen.kind == .nibView { return true }
    // A custom class may have a natural size; code fills an empty stack, or shows what it hides.
    return item.node.className != item.node.baseClass
      || item.node.baseClass == "UIStackView" && item.node.subviews.allSatisfy(\.isHidden)
  }

  /// An empty stack view with an outlet: what code puts into it decides.
  private func isFilledByCode(_ item: Item) -> Bool {
    item.node.hasOutlet && item.node.baseClass == "UIStackView" && item.node.subviews.allSatisfy(\.isHidden)
  }

  private func isSpacer(_ item: Item) -> Bool {
    item.node.baseClass == "UIView" && item.node.className == "UIView" && item.node.subviews.isEmpty
      && (Color(item.node.backgroundColor)?.alpha ?? 0) < 0.01
  }

  private func sighting(
    of item: Item, _ openness: Openness, in screen: FlatScreen, isDecidedElsewhere: Bool
  ) -> Sighting {
    let place = item.node.place ?? screen.screen.document.place
    return Sighting(
      key: screen.key(of: item), group: group(item, openness), canvas: screen.canvas,
      severity: isDecidedElsewhere ? .info : .warning, amount: 0, name: Words.name(of: item.node),
      place: place,
      message: message(item.node, openness, screen.canvas), why: why(item, openness),
      remedy: remedy(openness))
  }
}

extension FlatScreen {
  /// Whether a constraint of the document names the view, or a stack view arranges it. True where nobody told the
  /// constraints.
  fileprivate func isNamed(_ item: Item) -> Bool {
    if screen.constraints.isEmpty || superview(of: item)?.node.baseClass == "UIStackView" { return true }
    let id = item.node.id
    return screen.constraints.contains { $0.first.view == id || $0.second?.view == id }
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
  /// Nothing holds the view.
  var isComplete: Bool { horizontal.count == 2 && vertical.count == 2 }
  var hasOpenSize: Bool { horizontal.contains("width") || vertical.contains("height") }
  var directions: String { (horizontal.isEmpty ? "" : "horizontal ") + (vertical.isEmpty ? "" : "vertical") }
}

// MARK: - Messages

extension AmbiguousLayout {
  private func message(_ node: Node, _ openness: Openness, _ canvas: Canvas) -> String {
    let verb = openness.properties.count > 1 ? "are" : "is"
    return "\(Words.list(openness.properties.map(word))) of \(Words.name(of: node)) \(verb) left open "
      + "by its constraints (\(canvas.name))"
  }

  private func why(_ item: Item, _ openness: Openness) -> [String] {
    let frame = item.node.frame
    let position = "x \(Words.points(frame.x)), y \(Words.points(frame.y))"
    let size = "\(Words.points(frame.width)) × \(Words.points(frame.height)) pt"
    var why = ["the engine chose \(position), \(size); other solutions hold the same constraints"]
    if item.node.className != item.node.baseClass && openness.hasOpenSize {
      why.append("its class \(item.node.className) may give a natural size in code")
    }
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

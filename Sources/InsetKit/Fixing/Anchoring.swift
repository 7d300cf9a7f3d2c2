import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// Hangs views on the safe area that hang on the screen's edge.
@MainActor
struct Anchoring {
  let state: JudgedDocument
  let holds: RootHolds

  init(_ state: JudgedDocument) {
    self.state = state
    holds = RootHolds(state.document)
  }

  // MARK: With the move of a document

  /// Changes that nobody has to ask for once a document has safe areas: controls, text and bars that keep a distance
  /// from the screen's edge keep it from the safe area.
  ///
  /// Lists, pictures, coloured views and groups stay at the edge, and so does what is flush with it.
  func proposals() -> [FixProposal] {
    holds.holds.compactMap { hold in
      guard !hold.isSafeArea, let guide = hold.root.safeAreaGuide, holds.objection(to: hold) == nil,
        let inset = inset(hold.edge, of: hold.root)
      else { return nil }
      // What hides the status bar gives up the distance from it.
      if hold.edge == .top, inset > 0, state.hidesStatusBar { return nil }
      let distance = hold.distance - inset
      switch ViewPart(hold.view) {
      case .content: guard hold.distance > 0.5, distance >= 0 else { return nil }
      case .bar:
        guard distance == 0, !hold.edge.isHorizontal, belongs(hold.view, at: hold.edge) else { return nil }
      case .group, .backdrop: return nil
      }
      guard let edits = hold.edits(item: guide, distance: distance) else { return nil }
      return FixProposal(
        finding: nil, edits: edits, safety: .safe, views: views(hold),
        permitted: permitted(inset), change: Self.words(hold.edge))
    }
  }

  private func belongs(_ bar: Element, at edge: EdgeSource.Edge) -> Bool {
    switch bar.name {
    case "toolbar": edge == .bottom
    case "navigationBar", "searchBar": edge == .top
    default: false
    }
  }

  // MARK: For a finding

  /// The change for a view that lies beyond the safe area's edges.
  func proposal(
    for finding: Finding, at element: Element, edges: [EdgeSource.Edge]
  ) -> Result<FixProposal, FixRefusal> {
    let outer = holds.hold(at: element)
    guard let found = outer ?? holds.nestedHold(at: element) else {
      return .failure(
        FixRefusal("line \(element.line) ties it to another view: which one is to give way is open"))
    }
    guard !found.isSafeArea else {
      return .failure(FixRefusal("it hangs on the safe area already, and leads beyond it"))
    }
    guard state.document.usesSafeAreas else {
      return .failure(FixRefusal("the document does not use safe areas"))
    }
    guard let (guide, newGuide) = guide(of: found.root) else {
      return .failure(FixRefusal("a safe area guide has no place in the view around it"))
    }
    var both = [found]
    if edges.count > 1 {
      both = edges.flatMap { edge in
        outer == nil
          ? holds.nestedHolds(of: found.view, in: found.root, edge) : holds.holds(of: found.view, edge)
      }
    }
    var edits = newGuide
    var isSafe = true
    for hold in both where !hold.isSafeArea {
      if let objection = holds.objection(to: hold) { return .failure(FixRefusal(objection)) }
      let inset = inset(hold.edge, of: hold.root) ?? 0
      // Where the view lies under a bar of every device, its distance was never meant from the edge.
      let reaches = hold.distance - inset >= 0
      if !reaches, hold.edge == .top { isSafe = false }
      guard
        let changes = hold.edits(
          item: guide, distance: reaches ? hold.distance - inset : hold.edge == .top ? 0 : hold.distance)
      else { return .failure(FixRefusal("size classes change its distance")) }
      edits += changes
    }
    switch ViewPart(found.view) {
    case .content, .bar: break
    case .group, .backdrop: isSafe = false
    }
    return .success(
      FixProposal(
        finding: finding, edits: edits, safety: isSafe ? .safe : .unsafe,
        views: both.reduce(into: []) { $0.formUnion(views($1)) },
        permitted: Set(finding.canvases).union(permitted(inset(found.edge, of: found.root) ?? 0)),
        change: Self.words(found.edge)))
  }

  // MARK: Parts

  /// The id of a view's safe area guide, with the edits that bring it where there is none yet; nil where it has no place.
  private func guide(of view: Element) -> (id: String, edits: [Edit])? {
    if let id = view.safeAreaGuide { return (id, []) }
    var identifiers = NewIdentifiers(state.document)
    let id = identifiers.next(for: view.id ?? "")
    return view.addingSafeAreaGuide(id: id).map { (id, [$0]) }
  }

  /// What the safe area takes from the root on a phone with a home button; nil where the screen was not laid out there.
  private func inset(_ edge: EdgeSource.Edge, of root: Element) -> Double? {
    guard let canvas = ReferenceCanvases.first?.name, let id = root.id else { return nil }
    for screen in state.screens where screen.objects.contains(id) {
      var found: Double?
      screen.screen(on: canvas)?.root.forEach { node in
        guard found == nil, node.id == id else { return }
        let insets = node.safeAreaInsets
        switch edge {
        case .top: found = insets.top
        case .left: found = insets.left
        case .bottom: found = insets.bottom
        case .right: found = insets.right
        }
      }
      if let found { return found }
    }
    return nil
  }

  /// Above the status bar of 20 points lies a bar, whose height differs between devices: a number that was right on one
  /// of them was wrong on the others.
  private func permitted(_ inset: Double) -> Set<String> {
    inset <= 20.5 ? [] : ReferenceCanvases.names.subtracting([ReferenceCanvases.first?.name ?? ""])
  }

  private func views(_ hold: RootHold) -> Set<String> { [hold.view.id ?? "", hold.root.id ?? ""] }

  static func words(_ edge: EdgeSource.Edge) -> String {
    switch edge {
    case .top: "its top hangs on the safe area"
    case .bottom: "its bottom hangs on the safe area"
    case .left, .right: "its sides hang on the safe area"
    }
  }
}

/// Why no change is proposed, in the user's words.
struct FixRefusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

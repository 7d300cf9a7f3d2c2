import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// From a finding in a document to the change that mends it.
@MainActor
struct DocumentMenders {
  let state: JudgedDocument
  private let anchoring: Anchoring
  /// Elements that findings are placed at, by line and column.
  private let elements: [Position: Element]

  private struct Position: Hashable {
    var line: Int
    var column: Int
  }

  init(_ state: JudgedDocument) {
    self.state = state
    anchoring = Anchoring(state)
    let wanted = Set(state.findings.map { Position(line: $0.place.line, column: $0.place.column) })
    var elements: [Position: Element] = [:]
    state.document.root?.forEachDescendant { element in
      let place = element.place
      let position = Position(line: place.line, column: place.column)
      if wanted.contains(position) { elements[position] = element }
    }
    self.elements = elements
  }

  /// Rules of documents whose findings can be mended, beside the move to safe areas.
  static let rules: Set<String> = [
    "control-in-home-indicator-zone", "content-outside-safe-sides", "content-under-sensor-housing",
    "paging-with-insets", "rtl-left-right-anchor", "safe-area-opposite-edge", "safe-inset-added-twice",
    "scroll-view-not-full-bleed", "standalone-navbar-not-attached", "standalone-toolbar-at-root",
  ]

  /// The change for a finding, or why there is none; nil for a rule without changes.
  func proposal(for finding: Finding) -> Result<FixProposal, FixRefusal>? {
    guard Self.rules.contains(finding.rule) else { return nil }
    guard let element = elements[Position(line: finding.place.line, column: finding.place.column)] else {
      return .failure(FixRefusal("its line was not found again"))
    }
    if finding.rule == "paging-with-insets" { return paging(finding, element) }
    guard element.name == "constraint", let holder = element.parent?.parent else {
      return .failure(FixRefusal("no constraint decides where it lies: give it constraints"))
    }
    let constraint = ConstraintElement(element, holder: holder)
    switch finding.rule {
    case "control-in-home-indicator-zone", "standalone-toolbar-at-root":
      return anchoring.proposal(for: finding, at: element, edges: [.bottom])
    case "content-outside-safe-sides":
      return anchoring.proposal(for: finding, at: element, edges: [.left, .right])
    case "content-under-sensor-housing", "standalone-navbar-not-attached":
      // Code may hide the status bar, and then the distance from it goes too; what stands below a bar moves with it,
      // and a bar's delegate is code.
      return anchoring.proposal(for: finding, at: element, edges: [.top]).map { proposal in
        var proposal = proposal
        proposal.safety = .unsafe
        return proposal
      }
    case "scroll-view-not-full-bleed": return fullBleed(finding, element)
    case "safe-area-opposite-edge": return sameEdge(finding, constraint)
    case "safe-inset-added-twice": return withoutInset(finding, constraint)
    case "rtl-left-right-anchor": return turning(finding, constraint)
    default: return nil
    }
  }

  // MARK: Single faults

  /// A list reaches the screen's edge: its inset keeps the last row above the indicator.
  private func fullBleed(_ finding: Finding, _ element: Element) -> Result<FixProposal, FixRefusal> {
    guard let hold = anchoring.holds.hold(at: element), hold.isSafeArea, hold.edge == .bottom,
      let root = hold.root.id
    else { return .failure(FixRefusal("line \(element.line) does not tie it to the safe area alone")) }
    if let objection = anchoring.holds.objection(to: hold) { return .failure(FixRefusal(objection)) }
    guard hold.view["contentInsetAdjustmentBehavior"] != "never" else {
      return .failure(FixRefusal("its inset adjustment is never: nothing would lift its last row"))
    }
    guard hold.distance == 0, let edits = hold.edits(item: root, distance: 0) else {
      return .failure(FixRefusal("it keeps a distance from the safe area"))
    }
    return .success(
      FixProposal(
        finding: finding, edits: edits, safety: .safe, views: ids(hold.view, hold.root),
        permitted: Set(finding.canvases), change: "its bottom hangs on the screen's edge"))
  }

  /// The view hangs on the edge of the guide that its own edge has.
  private func sameEdge(_ finding: Finding, _ constraint: ConstraintElement) -> Result<
    FixProposal, FixRefusal
  > {
    for end in [ConstraintElement.End.first, .second] {
      guard let item = constraint.item(end), let guide = state.document.element(id: item),
        guide.name == "viewLayoutGuide", let own = constraint.attribute(end.other),
        EdgeSource.Edge(attribute: own) != nil
      else { continue }
      if anchoring.holds.outlets.contains(constraint.id) {
        return .failure(FixRefusal("code holds the constraint by an outlet and may change it"))
      }
      return .success(
        FixProposal(
          finding: finding, edits: constraint.settingAttribute(end, to: own), safety: .safe,
          views: [finding.place.object ?? "", constraint.item(end.other) ?? ""],
          permitted: ReferenceCanvases.names, change: "it hangs on the \(own) of the safe area"))
    }
    return .failure(FixRefusal("it hangs on an old layout guide"))
  }

  /// The guide knows the inset; the constant goes. Whether some other distance is meant only the author knows.
  private func withoutInset(
    _ finding: Finding, _ constraint: ConstraintElement
  ) -> Result<FixProposal, FixRefusal> {
    guard let edits = constraint.settingConstant(0) else {
      return .failure(FixRefusal("size classes change the constant"))
    }
    return .success(
      FixProposal(
        finding: finding, edits: edits, safety: .unsafe,
        views: [finding.place.object ?? "", constraint.firstItem, constraint.secondItem ?? ""],
        permitted: ReferenceCanvases.names,
        change: "it hangs on the safe area without the inset as its constant"))
  }

  /// Leading and trailing turn with the language; from left to right nothing moves.
  private func turning(_ finding: Finding, _ constraint: ConstraintElement) -> Result<FixProposal, FixRefusal>
  {
    let names = [
      "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    ]
    guard let first = names[constraint.firstAttribute],
      let second = constraint.secondAttribute.flatMap({ names[$0] })
    else { return .failure(FixRefusal("only one end is left or right")) }
    return .success(
      FixProposal(
        finding: finding,
        edits: constraint.settingAttribute(.first, to: first)
          + constraint.settingAttribute(.second, to: second),
        safety: .safe,
        views: [finding.place.object ?? "", constraint.firstItem, constraint.secondItem ?? ""],
        change: "it hangs on leading and trailing edges"))
  }

  /// Nothing is added at the sides of pages.
  private func paging(_ finding: Finding, _ element: Element) -> Result<FixProposal, FixRefusal> {
    guard element["pagingEnabled"] == "YES" else {
      return .failure(FixRefusal("it is no pager in the document"))
    }
    return .success(
      FixProposal(
        finding: finding, edits: [element.settingInsetAdjustment(to: "never")], safety: .safe,
        views: [element.id ?? ""], permitted: Set(finding.canvases), change: "its inset adjustment is never"))
  }

  private func ids(_ elements: Element...) -> Set<String> { Set(elements.compactMap(\.id)) }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Why an edge is where it is, and the line to change.
struct Cause {
  /// The line of the constraint to change; of the view's element where no constraint decides.
  var place: Place
  /// The constraint to change; nil where a frame in the document decides.
  var constraint: ConstraintReference?
  /// What the chain from the view ends at.
  var anchor: EdgeSource.Anchor
  /// No constraint decides: an autoresizing mask or a fixed frame does.
  var isFrame: Bool
  /// The group of views that this cause moves together; nil for the view alone.
  var group: String?
  /// The same for views that one constraint of another view moves; nil where no constraint decides.
  var constraintGroup: String? { constraint.map { "constraint " + ($0.id.isEmpty ? $0.text : $0.id) } }
  /// A sentence for each constraint from the screen's edge to the view.
  var chain: [String]
}

extension FlatScreen {
  /// What puts an edge of a view where it is.
  ///
  /// In a chain, the constraint to change is the one nearest to the view that the document holds. Where the view
  /// stands in plain groups without colour (stacks, boxes) whose own edge is too far out, it is that of the
  /// outermost such group: one change moves all that is in it. A coloured view, a list or an embedded
  /// controller's view keeps its edge, and its content moves.
  func cause(of item: Item, edge: EdgeSource.Edge) -> Cause {
    let own = source(of: item, edge: edge)
    var chosen = (item: item, source: own)
    for ancestor in ancestors(of: item) {
      guard isPlainGroup(ancestor), isFlush(ancestor, with: chosen.item, on: edge) else { break }
      guard let source = source(of: ancestor, edge: edge), source.chain.contains(where: { $0.place != nil })
      else { break }
      chosen = (ancestor, source)
    }
    let chain = own?.chain ?? []
    let constraint = chosen.source.flatMap { decisive($0.chain) } ?? decisive(chain)
    let element = item.node.place ?? firstPlace(above: item) ?? screen.document.place
    var place = constraint?.place ?? element
    place.object = item.node.id.isEmpty ? element.object : item.node.id
    let anchor = own?.anchor ?? .none
    return Cause(
      place: place, constraint: constraint,
      anchor: anchor,
      isFrame: constraint == nil && (anchor == .frame || item.node.usesAutoresizing),
      group: chosen.item.index == item.index ? nil : key(of: chosen.item),
      chain: sentences(for: own, of: item))
  }

  /// The constraint nearest to the view that moves edges: to be centred with another view, or to have a length, puts
  /// nothing where it does not belong.
  private func decisive(_ chain: [ConstraintReference]) -> ConstraintReference? {
    let placed = chain.filter { $0.place != nil }
    return placed.last { constraint(id: $0.id)?.holdsEdges ?? true } ?? placed.last
  }

  /// The reason of an edge; that of the opposite edge where it follows from the size.
  private func source(of item: Item, edge: EdgeSource.Edge) -> EdgeSource? {
    guard let source = item.node.edges.first(where: { $0.edge == edge }) else { return nil }
    guard source.anchor == .size, !source.chain.contains(where: { $0.place != nil }) else { return source }
    return item.node.edges.first { $0.edge == edge.opposite } ?? source
  }

  private func firstPlace(above item: Item) -> Place? {
    ancestors(of: item).lazy.compactMap(\.node.place).first
  }

  /// A view that only holds others: no colour, no picture, not the screen itself or an embedded one.
  private func isPlainGroup(_ item: Item) -> Bool {
    // The edges of a scroll view's content make its content size and have to stay.
    guard let parent = item.parent, items[parent].node.role != .list, item.node.role == .container,
      Color(item.node.backgroundColor) == nil
    else { return false }
    return !children(of: item).contains { child in
      // A background or a list that fills the group keeps the group's edges where they are.
      let fills = child.frame.width >= item.frame.width - 1 && child.frame.height >= item.frame.height - 1
      let isFill = child.node.role != .text && child.node.role != .control
      return fills && (isFill && child.node.role != .container || Color(child.node.backgroundColor) != nil)
    }
  }

  /// Whether the group's edge decides the content's: they are at most a margin apart.
  private func isFlush(_ group: Item, with item: Item, on edge: EdgeSource.Edge) -> Bool {
    let distance =
      switch edge {
      case .top: item.frame.minY - group.frame.minY
      case .left: item.frame.minX - group.frame.minX
      case .bottom: group.frame.maxY - item.frame.maxY
      case .right: group.frame.maxX - item.frame.maxX
      }
    return distance < Cause.widestMargin
  }

  private func sentences(for source: EdgeSource?, of item: Item) -> [String] {
    guard let source else {
      return item.node.usesAutoresizing ? [Cause.frameSentence(item)] : []
    }
    if source.chain.isEmpty {
      return source.anchor == .frame ? [Cause.frameSentence(item)] : []
    }
    return source.chain.map { constraint in
      let line = constraint.place.map { " (line \($0.line))" } ?? " (made by UIKit)"
      return constraint.text + line
    }
  }
}

extension Cause {
  /// What to do for an edge to come into the safe area.
  /// - Parameters:
  ///   - edges: `bottom`, `sides`
  ///   - constant: what becomes of the constant, as in `and keep the constant`.
  func remedy(_ edges: String, _ constant: String, in document: DocumentFacts) -> String {
    let how: String
    switch anchor {
    case _ where isFrame: how = "give it constraints, its \(edges) to the safe area"
    case .safeArea, .layoutMargins, .legacyGuide, .keyboard:
      how =
        "it hangs on a guide and leads beyond it: look at the constant, or at the attribute it is pinned to"
    default: how = "pin its \(edges) to the safe area instead of the screen's edge\(constant)"
    }
    return document.usesSafeAreas ? how : "turn on safe area layout guides for the document, then " + how
  }

  /// Up to here a distance between a group and its content is a margin, points. // LM-02
  static let widestMargin = 24.5

  fileprivate static func frameSentence(_ item: Item) -> String {
    let line = item.node.place.map { " (line \($0.line))" } ?? ""
    return "no constraint decides: the frame and the autoresizing mask in the document do" + line
  }
}

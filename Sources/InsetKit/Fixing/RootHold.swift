import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// A constraint that ties an edge of a view to the same edge of its screen: of the root view, or of its safe area.
struct RootHold {
  var constraint: ConstraintElement
  /// The view that holds the constraint.
  var holder: Element
  var root: Element
  /// Which end the root is.
  var rootEnd: ConstraintElement.End
  /// Whether the root's safe area is meant.
  var isSafeArea: Bool
  var view: Element
  /// Leading counts as left.
  var edge: EdgeSource.Edge

  /// How far the view's edge lies inside of the root's, points.
  var distance: Double {
    let isInwards = (edge == .top || edge == .left) == (rootEnd == .second)
    return isInwards ? constraint.constant : -constraint.constant
  }

  /// The edits that tie the view to another item of the root instead.
  /// - Parameters:
  ///   - item: the id of the root or of its guide.
  ///   - distance: from the new line inwards, points.
  /// - Returns: nil where the constant cannot be changed.
  func edits(item: String, distance: Double) -> [Edit]? {
    let isInwards = (edge == .top || edge == .left) == (rootEnd == .second)
    let constant = distance == self.distance ? constraint.constant : isInwards ? distance : -distance
    guard let edits = constraint.settingConstant(constant == 0 ? 0 : constant) else { return nil }
    return constraint.settingItem(rootEnd, to: item, holder: holder.id) + constraint.keepingConstant + edits
  }
}

/// All constraints of a document that tie views to the edges of screens.
struct RootHolds {
  let document: Document
  private(set) var holds: [RootHold] = []
  private let roots: [Element]
  private var byConstraint: [Int: Int] = [:]
  /// What code holds by outlets.
  private(set) var outlets: Set<String> = []
  /// Constraints that only some size classes have.
  private var masked: Set<String> = []

  init(_ document: Document) {
    self.document = document
    roots = RootHolds.roots(of: document)
    var items: [String: (root: Element, isSafeArea: Bool)] = [:]
    for root in roots {
      if let id = root.id { items[id] = (root, false) }
      if let guide = root.safeAreaGuide { items[guide] = (root, true) }
    }
    document.root?.forEachDescendant { element in
      switch element.name {
      case "constraint":
        guard let holder = element.parent?.parent else { return }
        if let hold = hold(ConstraintElement(element, holder: holder), holder, items) {
          byConstraint[element.byteRange.lowerBound] = holds.count
          holds.append(hold)
        }
      case "outlet", "outletCollection":
        if let destination = element["destination"] { outlets.insert(destination) }
      case "include", "exclude":
        if let reference = element["reference"] { masked.insert(reference) }
      default: break
      }
    }
  }

  /// The views that fill a screen: those of controllers, and that of a xib's owner.
  static func roots(of document: Document) -> [Element] {
    if document.isStoryboard {
      return document.scenes.flatMap(\.objects).filter(\.isController).compactMap(\.controllerView)
    }
    return [document.ownersView].compactMap { $0 }
  }

  private func hold(
    _ constraint: ConstraintElement, _ holder: Element, _ items: [String: (root: Element, isSafeArea: Bool)]
  ) -> RootHold? {
    guard constraint.multiplier == 1 else { return nil }
    for end in [ConstraintElement.End.first, .second] {
      guard let item = constraint.item(end), let target = items[item], let other = constraint.item(end.other),
        items[other] == nil, let view = document.element(id: other), view.isView,
        view.isDescendant(of: target.root),
        let edge = EdgeSource.Edge(attribute: constraint.attribute(end) ?? ""),
        edge == EdgeSource.Edge(attribute: constraint.attribute(end.other) ?? "")
      else { continue }
      return RootHold(
        constraint: constraint, holder: holder, root: target.root, rootEnd: end,
        isSafeArea: target.isSafeArea, view: view, edge: edge)
    }
    return nil
  }

  /// The hold that a constraint's element is.
  func hold(at element: Element) -> RootHold? {
    byConstraint[element.byteRange.lowerBound].map { holds[$0] }
  }

  /// The same for a view inside a plain view of a screen, of which it holds an edge: a panel that reaches to the screen's
  /// edge has a safe area of its own. // SA-03
  func nestedHold(at element: Element) -> RootHold? {
    guard let holder = element.parent?.parent else { return nil }
    let constraint = ConstraintElement(element, holder: holder)
    guard let first = document.element(id: constraint.firstItem),
      let second = constraint.secondItem.flatMap({ document.element(id: $0) })
    else { return nil }
    let panel = first.isDescendant(of: second) ? second : first
    guard panel.name == "view", let id = panel.id, !roots.contains(panel),
      roots.contains(where: { panel.isDescendant(of: $0) })
    else { return nil }
    return hold(constraint, holder, [id: (panel, false)])
  }

  /// Those of one view inside a plain view at one edge.
  func nestedHolds(of view: Element, in panel: Element, _ edge: EdgeSource.Edge) -> [RootHold] {
    var found: [RootHold] = []
    for holder in [panel] + ancestors(of: panel) {
      for element in holder.child("constraints")?.children("constraint") ?? [] {
        guard let hold = nestedHold(at: element), hold.view == view, hold.root == panel, hold.edge == edge
        else {
          continue
        }
        found.append(hold)
      }
    }
    return found
  }

  private func ancestors(of view: Element) -> [Element] {
    var found: [Element] = []
    var ancestor = view.superviewElement
    while let element = ancestor {
      found.append(element)
      ancestor = element.superviewElement
    }
    return found
  }

  /// Those of one view at one edge.
  func holds(of view: Element, _ edge: EdgeSource.Edge) -> [RootHold] {
    holds.filter { $0.view == view && $0.edge == edge }
  }

  /// Why a hold is better left to a person; nil where nothing speaks against a change.
  func objection(to hold: RootHold) -> String? {
    if outlets.contains(hold.constraint.id) {
      return "code holds the constraint by an outlet and may change it"
    }
    if masked.contains(hold.constraint.id) { return "only some size classes have the constraint" }
    let beside =
      roots.contains(hold.root)
      ? holds(of: hold.view, hold.edge) : nestedHolds(of: hold.view, in: hold.root, hold.edge)
    if beside.count > 1 { return "a second constraint holds the same edge" }
    if isScrolled(hold) { return "it lies in a scroll view" }
    return nil
  }

  private func isScrolled(_ hold: RootHold) -> Bool {
    ([hold.root] + ancestors(of: hold.view)).contains {
      Self.scrolling.contains($0.name) || $0.name.hasSuffix("Cell")
    }
  }

  private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
}

extension EdgeSource.Edge {
  /// An edge as a constraint names it; nil for margins, centres and lengths.
  init?(attribute: String) {
    switch attribute {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading", "left": self = .left
    case "trailing", "right": self = .right
    default: return nil
    }
  }

  var isHorizontal: Bool { self == .left || self == .right }
}

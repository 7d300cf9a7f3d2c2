import InsetSolver

/// Which variables stand for which view: the frame in the coordinates of the engine's root, and for a scroll
/// view the size of its content.
@preconcurrency @MainActor
package struct LayoutVariables {
  package private(set) var views: [UIView] = []
  package private(set) var count = 0
  private var contentBase: [Int: Int] = [:]
  private var guideBase: [ObjectIdentifier: Int] = [:]

  /// All views below `root` that its engine lays out: boundaries are in, what is below them is not.
  init(root: UIView) {
    var stack: [UIView] = [root]
    while let view = stack.popLast() {
      view.engineSlot = views.count
      views.append(view)
      if view === root || !view.isLayoutBoundary {
        for child in view.subviews.reversed() { stack.append(child) }
      }
    }
    count = views.count * 4
    for (slot, view) in views.enumerated() {
      if view.hasScrollContent {
        contentBase[slot] = count
        count += 2
      }
      for guide in view.layoutGuides where guide.kind == .user {
        guideBase[ObjectIdentifier(guide)] = count
        count += 4
      }
    }
  }

  /// What an engine keeps to see whether the tree is still the same; it must not keep the views.
  var shape: Shape { Shape(views: views.map { ObjectIdentifier($0) }, count: count) }

  package struct Shape: Equatable {
    let views: [ObjectIdentifier]
    let count: Int
  }

  /// Whether the view takes part in this engine.
  func contains(_ view: UIView) -> Bool {
    view.engineSlot >= 0 && view.engineSlot < views.count && views[view.engineSlot] === view
  }

  private func variable(_ index: Int) -> Variable { Variable(index: Int32(index)) }
  private func single(_ index: Int) -> Expression { Expression(Terms(Term(variable(index), 1))) }

  // Frame edges and sizes, not yet alignment rectangles.
  func x(_ view: UIView) -> Expression { single(view.engineSlot * 4) }
  func y(_ view: UIView) -> Expression { single(view.engineSlot * 4 + 1) }
  func width(_ view: UIView) -> Expression { single(view.engineSlot * 4 + 2) }
  func height(_ view: UIView) -> Expression { single(view.engineSlot * 4 + 3) }

  func contentWidth(_ view: UIView) -> Expression? { contentBase[view.engineSlot].map(single) }
  func contentHeight(_ view: UIView) -> Expression? { contentBase[view.engineSlot].map { single($0 + 1) } }

  /// x, y, width, height of a guide that constraints hold.
  func guide(_ guide: UILayoutGuide) -> (Expression, Expression, Expression, Expression)? {
    guard let base = guideBase[ObjectIdentifier(guide)] else { return nil }
    return (single(base), single(base + 1), single(base + 2), single(base + 3))
  }

  /// The index of a view's first variable, or of its content's.
  func base(of view: UIView) -> Int { view.engineSlot * 4 }
  func contentBase(of view: UIView) -> Int? { contentBase[view.engineSlot] }
  func base(of guide: UILayoutGuide) -> Int? { guideBase[ObjectIdentifier(guide)] }
}

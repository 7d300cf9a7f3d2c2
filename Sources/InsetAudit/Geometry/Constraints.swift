import InsetScreens

// What rules ask of the document's constraints.

extension FlatScreen {
  func constraint(id: String) -> DocumentConstraint? {
    id.isEmpty ? nil : screen.constraints.first { $0.id == id }
  }

  /// The constraint that gives a view its height outright.
  func heightConstraint(of item: Item) -> DocumentConstraint? {
    guard !item.node.id.isEmpty else { return nil }
    return screen.constraints.first { constraint in
      constraint.second == nil && constraint.first.attribute == .height && constraint.first.guide == nil
        && constraint.first.view == item.node.id && constraint.relation == .equal
    }
  }
}

extension DocumentConstraint {
  /// Whether it puts an edge of one thing at an edge of another.
  var holdsEdges: Bool { edges != nil }

  private var edges: (first: EdgeSource.Edge, second: EdgeSource.Edge)? {
    guard let second, multiplier == 1, let a = EdgeSource.Edge(first.attribute),
      let b = EdgeSource.Edge(second.attribute)
    else { return nil }
    return (a, b)
  }

  /// A view's edge and the edge of a guide it hangs on.
  struct GuideHold {
    var view: String
    var edge: EdgeSource.Edge
    /// The guide's owner.
    var owner: String
    var guideEdge: EdgeSource.Edge
    /// How far the view's edge lies inside of the guide's, points: inwards is positive.
    var inset: Double
  }

  /// Set where the constraint holds a view by a guide that knows the safe area.
  var guideHold: GuideHold? {
    guard relation == .equal, let second, let edges else { return nil }
    if let edge = second.safeEdge(edges.second), first.guide == nil {
      return GuideHold(
        view: first.view, edge: edges.first, owner: second.view, guideEdge: edge,
        inset: edge.isNear ? constant : -constant)
    }
    if let edge = first.safeEdge(edges.first), second.guide == nil {
      return GuideHold(
        view: second.view, edge: edges.second, owner: first.view, guideEdge: edge,
        inset: edge.isNear ? -constant : constant)
    }
    return nil
  }
}

extension DocumentConstraint.End {
  /// The edge of the safe area that the end stands for; nil where it is another thing.
  fileprivate func safeEdge(_ edge: EdgeSource.Edge) -> EdgeSource.Edge? {
    switch guide {
    case .safeArea, .layoutMargins: return edge
    // From the root's edge to the safe one: both of its edges hold what is outside of the safe area or at its rim.
    case .legacyTop: return attribute == .bottom || attribute == .lastBaseline ? .top : nil
    case .legacyBottom: return attribute == .top ? .bottom : nil
    default: return nil
    }
  }
}

extension EdgeSource.Edge {
  var isVertical: Bool { self == .top || self == .bottom }
  /// Whether coordinates grow from the edge inwards.
  var isNear: Bool { self == .top || self == .left }

  /// Where leading is left: the documents are checked from left to right.
  init?(_ attribute: DocumentConstraint.Attribute) {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: self = .left
    case .right, .trailing, .rightMargin, .trailingMargin: self = .right
    case .top, .topMargin, .firstBaseline: self = .top
    case .bottom, .bottomMargin, .lastBaseline: self = .bottom
    default: return nil
    }
  }
}

import InsetDevices
import InsetScreens

/// Finds what decided each edge: walks from the edges of the screen's root, its safe area, margins and guides along
/// constraints that hold with equality, stack views, masks and fixed sizes.
///
/// One walk a side. A step along a constraint is free, a step across a view's own size costs one, so that the most
/// direct chain wins.
@preconcurrency @MainActor
struct EdgeSources {
  typealias Edge = EdgeSource.Edge

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let edge: Edge
  }
  private struct Link {
    let to: Key
    let reference: ConstraintReference?
    let cost: Int
  }
  private struct Arrival {
    let anchor: EdgeSource.Anchor
    let from: Key?
    let reference: ConstraintReference?
    let cost: Int
  }

  private var links: [Key: [Link]] = [:]
  private var starts: [Edge: [(Key, EdgeSource.Anchor, ConstraintReference?)]] = [:]
  private var arrivals: [Edge: [Key: Arrival]] = [:]
  private let root: UIView

  init(root: UIView) {
    self.root = root
    collect(root)
    for edge in Edge.allCases { walk(edge) }
  }

  /// The sources of a view's four edges.
  func sources(of view: UIView) -> [EdgeSource] {
    guard view !== root else { return [] }
    return Edge.allCases.map { edge in
      let key = Key(view: ObjectIdentifier(view), edge: edge)
      if let (anchor, chain) = chain(to: key, side: edge) {
        return EdgeSource(edge: edge, anchor: anchor, chain: chain)
      }
      if let (_, chain) = chain(to: key, side: edge.opposite) {
        return EdgeSource(edge: edge, anchor: .size, chain: chain)
      }
      return EdgeSource(edge: edge, anchor: .none)
    }
  }

  private func chain(to key: Key, side: Edge) -> (EdgeSource.Anchor, [ConstraintReference])? {
    guard var arrival = arrivals[side]?[key] else { return nil }
    var chain: [ConstraintReference] = []
    let anchor = arrival.anchor
    while true {
      if let reference = arrival.reference { chain.append(reference) }
      guard let from = arrival.from, let next = arrivals[side]?[from] else { break }
      arrival = next
    }
    return (anchor, chain.reversed())
  }

  // MARK: Collecting links

  private mutating func collect(_ view: UIView) {
    for constraint in view.constraints { add(constraint) }
    if let stack = view as? UIStackView { add(stack) }
    for child in view.subviews {
      if child.translatesAutoresizingMaskIntoConstraints, !((view as? UIStackView)?.arranges(child) ?? false)
      {
        addMask(child, in: view)
      }
      addOwnSize(child)
      collect(child)
    }
    if view === root {
      for edge in Edge.allCases {
        starts[edge, default: []].append((Key(view: ObjectIdentifier(root), edge: edge), .rootView, nil))
      }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard constraint.multiplier == 1, !constraint.firstAttribute.isSize, constraint.secondItem != nil,
      let first = end(constraint.firstItem, constraint.firstAttribute),
      let second = end(constraint.secondItem, constraint.secondAttribute),
      isTight(constraint, first, second)
    else { return }
    let reference = constraint.reference
    switch (first.anchor, second.anchor) {
    case (nil, nil):
      connect(first.key, second.key, reference, cost: 0)
    case (let anchor?, nil): starts[first.key.edge, default: []].append((second.key, anchor, reference))
    case (nil, let anchor?): starts[second.key.edge, default: []].append((first.key, anchor, reference))
    default: break
    }
  }

  private struct End {
    let key: Key
    let position: Double
    /// Set where the item is a guide or a margin.
    let anchor: EdgeSource.Anchor?
  }

  private func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> End? {
    guard let view = NSLayoutConstraint.view(of: item) else { return nil }
    let flips = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let plain = attribute.resolved(rightToLeft: flips)
    guard let edge = Edge(plain) else { return nil }
    let frame = view.convert(view.bounds, to: root)
    var rect = frame.plain
    var anchor: EdgeSource.Anchor?
    if let guide = item as? UILayoutGuide {
      let safe = view.safeAreaInsets.plain
      switch guide.kind {
      case .safeArea:
        anchor = .safeArea
        rect = rect.inset(by: safe)
      case .layoutMargins, .readableContent:
        anchor = .layoutMargins
        rect = rect.inset(
          by: (guide.kind == .layoutMargins ? view.effectiveMargins : view.readableInsets).plain)
      case .legacyTop:
        anchor = .legacyGuide
        rect.height = safe.top
        return End(
          key: Key(view: ObjectIdentifier(view), edge: .top),
          position: edge == .bottom ? rect.maxY : rect.minY,
          anchor: anchor)
      case .legacyBottom:
        anchor = .legacyGuide
        return End(
          key: Key(view: ObjectIdentifier(view), edge: .bottom),
          position: edge == .top ? rect.maxY - safe.bottom : rect.maxY, anchor: anchor)
      case .keyboard:
        return End(
          key: Key(view: ObjectIdentifier(view), edge: .bottom), position: rect.maxY - safe.bottom,
          anchor: .keyboard)
      case .scrollFrame: break
      case .scrollContent, .user: return nil
      }
    } else if plain.isMargin {
      // Margins of nested containers are steps on the way, those of the root are an end.
      if view === root { anchor = .layoutMargins }
      rect = rect.inset(by: view.effectiveMargins.plain)
    } else {
      rect = view.alignmentRect(forFrame: frame).plain
    }
    let position =
      switch edge {
      case .top: rect.minY
      case .bottom: rect.maxY
      case .left: rect.minX
      case .right: rect.maxX
      }
    return End(key: Key(view: ObjectIdentifier(view), edge: edge), position: position, anchor: anchor)
  }

  private func isTight(_ constraint: NSLayoutConstraint, _ first: End, _ second: End) -> Bool {
    let flips =
      constraint.firstAttribute.followsDirection
      && NSLayoutConstraint.view(of: constraint.firstItem)?.effectiveUserInterfaceLayoutDirection
        == .rightToLeft
    let constant = flips ? -Double(constraint.constant) : Double(constraint.constant)
    // Frames are rounded to pixels: half a point is nothing.
    return abs(first.position - second.position - constant) < 1.01
  }

  private mutating func connect(_ a: Key, _ b: Key, _ reference: ConstraintReference?, cost: Int) {
    links[a, default: []].append(Link(to: b, reference: reference, cost: cost))
    links[b, default: []].append(Link(to: a, reference: reference, cost: cost))
  }

  /// A stack's ends hold its first and last view; across, every view that touches an edge.
  private mutating func add(_ stack: UIStackView) {
    let items = stack.arrangedSubviews.filter { !$0.collapsesInStack }
    let isVertical = stack.axis == .vertical
    let start: Edge = isVertical ? .top : .left
    let finish: Edge = isVertical ? .bottom : .right
    func key(_ view: UIView, _ edge: Edge) -> Key { Key(view: ObjectIdentifier(view), edge: edge) }
    if let first = items.first { connect(key(stack, start), key(first, start), nil, cost: 0) }
    if let last = items.last { connect(key(stack, finish), key(last, finish), nil, cost: 0) }
    for (a, b) in zip(items, items.dropFirst()) { connect(key(a, finish), key(b, start), nil, cost: 0) }
    let (near, far): (Edge, Edge) = isVertical ? (.left, .right) : (.top, .bottom)
    for item in items {
      let frame = item.frame
      let bounds = stack.bounds
      let lead = isVertical ? frame.minX : frame.minY
      let trail = isVertical ? bounds.width - frame.maxX : bounds.height - frame.maxY
      let margins = stack.isLayoutMarginsRelativeArrangement ? stack.effectiveMargins : .zero
      if abs(lead - (isVertical ? margins.left : margins.top)) < 0.6 {
        connect(key(stack, near), key(item, near), nil, cost: 0)
      }
      if abs(trail - (isVertical ? margins.right : margins.bottom)) < 0.6 {
        connect(key(stack, far), key(item, far), nil, cost: 0)
      }
    }
  }

  private mutating func addMask(_ view: UIView, in parent: UIView) {
    let place = view.origin?.place
    func link(_ edge: Edge, _ isFlexible: Bool) {
      guard !isFlexible else { return }
      let reference = ConstraintReference(
        id: "", text: "'\(view.captureName)' keeps its distance by its autoresizing mask", place: place)
      connect(
        Key(view: ObjectIdentifier(parent), edge: edge), Key(view: ObjectIdentifier(view), edge: edge),
        reference,
        cost: 0)
    }
    let mask = view.autoresizingMask
    link(.left, mask.contains(.flexibleLeftMargin))
    link(.top, mask.contains(.flexibleTopMargin))
    // Without a flexible part the length stays and the far edge follows from it.
    link(
      .right,
      mask.contains(.flexibleRightMargin)
        || !(mask.contains(.flexibleWidth) || mask.contains(.flexibleLeftMargin)))
    link(
      .bottom,
      mask.contains(.flexibleBottomMargin)
        || !(mask.contains(.flexibleHeight) || mask.contains(.flexibleTopMargin)))
  }

  /// Views with a size of their own carry a chain from one edge to the other.
  private mutating func addOwnSize(_ view: UIView) {
    func hasConstraint(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintReference? {
      for owner in [view, view.superview].compactMap({ $0 }) {
        for constraint in owner.constraints
        where constraint.firstItem === view && constraint.firstAttribute == attribute
          && constraint.secondItem == nil
        {
          return constraint.reference
        }
      }
      return nil
    }
    let natural = view.engineContentSize
    let id = ObjectIdentifier(view)
    let width = hasConstraint(.width)
    if width != nil || natural.width != nil {
      connect(Key(view: id, edge: .left), Key(view: id, edge: .right), width, cost: 1)
    }
    let height = hasConstraint(.height)
    if height != nil || natural.height != nil {
      connect(Key(view: id, edge: .top), Key(view: id, edge: .bottom), height, cost: 1)
    }
  }

  // MARK: Walking

  private mutating func walk(_ side: Edge) {
    var found: [Key: Arrival] = [:]
    var waves: [[Key]] = [[]]
    for (key, anchor, reference) in starts[side] ?? [] where found[key] == nil {
      found[key] = Arrival(anchor: anchor, from: nil, reference: reference, cost: 0)
      waves[0].append(key)
    }
    var cost = 0
    while cost < waves.count {
      var index = 0
      while index < waves[cost].count {
        let key = waves[cost][index]
        index += 1
        guard let here = found[key], here.cost == cost else { continue }
        for link in links[key] ?? [] {
          let total = cost + link.cost
          if let old = found[link.to], old.cost <= total { continue }
          found[link.to] = Arrival(anchor: here.anchor, from: key, reference: link.reference, cost: total)
          while waves.count <= total { waves.append([]) }
          waves[total].append(link.to)
        }
      }
      cost += 1
    }
    arrivals[side] = found
  }
}

extension EdgeSource.Edge {
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leftMargin: self = .left
    case .right, .rightMargin: self = .right
    case .top, .topMargin: self = .top
    case .bottom, .bottomMargin, .lastBaseline: self = .bottom
    case .firstBaseline: self = .top
    default: return nil
    }
  }

  var opposite: EdgeSource.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension EdgeSources {
  func isRoot(_ view: UIView) -> Bool { view === root }
}

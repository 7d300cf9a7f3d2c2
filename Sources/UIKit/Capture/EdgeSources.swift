import InsetDevices
import InsetScreens

/// Finds what decided each edge: walks from the edges of the screen's root, its safe area, margins and guides along
/// constraints that hold with equality, stack views, masks and fixed sizes.
///
/// One walk a side, and one for the centres along each axis. A step along a constraint is free, a step across a
/// view's own size costs one, so that the most direct chain wins.
@preconcurrency @MainActor
struct EdgeSources {
  private let numbers: [ObjectIdentifier: Int]
  /// By the views' numbers.
  private let sources: [[EdgeSource]]

  init(root: UIView, memory: EdgeMemory) {
    let links = EdgeLinkCollector(root: root, memory: memory).links
    numbers = links.numbers
    sources = memory.sources(links) { EdgeTracer(links).sources() }
  }

  /// The sources of a view's four edges; none for the root and for what is around it.
  func sources(of view: UIView) -> [EdgeSource] { numbers[ObjectIdentifier(view)].map { sources[$0] } ?? [] }
}

/// Follows the links of a tree.
@preconcurrency @MainActor
private struct EdgeTracer {
  private let links: EdgeLinks
  private var walks: [EdgeWalk] = []

  init(_ links: EdgeLinks) {
    self.links = links
    for line in EdgeLine.allCases {
      var starts = links.starts[line.rawValue]
      if line == .centerX || line == .centerY { starts += freeCentres(along: line) }
      walks.append(EdgeWalk(links, starts: starts))
    }
  }

  func sources() -> [[EdgeSource]] {
    (0..<links.count).map { number in
      number == 0 ? [] : EdgeSource.Edge.allCases.map { source(of: $0, number) }
    }
  }

  private func source(of edge: EdgeSource.Edge, _ number: Int) -> EdgeSource {
    let key = EdgeLine(edge).key(number)
    if let (anchor, chain) = walks[EdgeLine(edge).rawValue].chain(to: key, links) {
      return EdgeSource(edge: edge, anchor: anchor, chain: chain)
    }
    let opposite = EdgeLine(edge.opposite)
    if let (_, chain) = walks[opposite.rawValue].chain(to: key, links) {
      return EdgeSource(edge: edge, anchor: .size, chain: chain)
    }
    let centre: EdgeLine = edge == .left || edge == .right ? .centerX : .centerY
    if let (_, chain) = walks[centre.rawValue].chain(to: key, links) {
      return EdgeSource(edge: edge, anchor: .other, chain: chain)
    }
    return EdgeSource(edge: edge, anchor: .none)
  }

  /// The centres of views that are held at both ends along an axis: what is centred in such a view hangs there.
  private func freeCentres(along centre: EdgeLine) -> [EdgeLinks.Start] {
    let (near, far): (EdgeLine, EdgeLine) = centre == .centerX ? (.left, .right) : (.top, .bottom)
    return (0..<links.count).compactMap { number in
      guard walks[near.rawValue].reaches(near.key(number)), walks[far.rawValue].reaches(far.key(number))
      else { return nil }
      return EdgeLinks.Start(key: centre.key(number), anchor: .other, label: EdgeLinks.noLabel)
    }
  }
}

/// A line of a view that constraints may hold.
enum EdgeLine: Int, CaseIterable {
  case top, left, bottom, right, centerX, centerY

  static var count: Int { 6 }

  init(_ edge: EdgeSource.Edge) {
    switch edge {
    case .top: self = .top
    case .left: self = .left
    case .bottom: self = .bottom
    case .right: self = .right
    }
  }

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leftMargin: self = .left
    case .right, .rightMargin: self = .right
    case .top, .topMargin, .firstBaseline: self = .top
    case .bottom, .bottomMargin, .lastBaseline: self = .bottom
    case .centerX, .centerXWithinMargins: self = .centerX
    case .centerY, .centerYWithinMargins: self = .centerY
    default: return nil
    }
  }

  /// The line of the view with a number, as a number.
  func key(_ view: Int) -> Int { view * EdgeLine.count + rawValue }

  static func line(of key: Int) -> Int { key % count }

  func position(in rect: Rect) -> Double {
    switch self {
    case .top: rect.minY
    case .bottom: rect.maxY
    case .left: rect.minX
    case .right: rect.maxX
    case .centerX: rect.midX
    case .centerY: rect.midY
    }
  }
}

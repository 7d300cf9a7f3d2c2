/// The edges of a screen that a controller's view may lie under bars at.
public struct ExtendedEdges: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = ExtendedEdges(rawValue: 1)
  public static let left = ExtendedEdges(rawValue: 2)
  public static let bottom = ExtendedEdges(rawValue: 4)
  public static let right = ExtendedEdges(rawValue: 8)
  public static let all: ExtendedEdges = [.top, .left, .bottom, .right]
}

extension Element {
  /// A controller's `edgesForExtendedLayout`; nil where the document leaves it at all edges.
  public var extendedEdge: ExtendedEdges? {
    guard let element = child("extendedEdge", key: "edgesForExtendedLayout") else { return nil }
    var edges: ExtendedEdges = []
    if element.bool("top") == true { edges.insert(.top) }
    if element.bool("left") == true { edges.insert(.left) }
    if element.bool("bottom") == true { edges.insert(.bottom) }
    if element.bool("right") == true { edges.insert(.right) }
    return edges
  }
}

import InsetScreens

/// Keeps what was found for one tree of views: from one canvas to the next most views hang on the same constraints.
///
/// OPTIMIZATION: chains are lists of texts and places, and comparing the links is much cheaper than making them
/// anew.
@preconcurrency @MainActor
package final class EdgeMemory {
  private var known: [(links: EdgeLinks, sources: [[EdgeSource]])] = []
  /// Which views have a natural width or height; the texts of a document do not come and go between canvases. Each
  /// is kept alive, so that no other takes its place.
  private var naturalSizes: [ObjectIdentifier: (view: UIView, width: Bool, height: Bool)] = [:]
  /// A document has few ways to be laid out; the landscapes and the portraits are two.
  private static let kept = 6

  package init() {}

  func hasNaturalSize(_ view: UIView) -> (width: Bool, height: Bool) {
    if let known = naturalSizes[ObjectIdentifier(view)] { return (known.width, known.height) }
    let size = view.engineContentSize
    naturalSizes[ObjectIdentifier(view)] = (view, size.width != nil, size.height != nil)
    return (size.width != nil, size.height != nil)
  }

  func sources(_ links: EdgeLinks, otherwise make: () -> [[EdgeSource]]) -> [[EdgeSource]] {
    if let index = known.firstIndex(where: { $0.links.isSame(as: links) }) {
      if index > 0 { known.insert(known.remove(at: index), at: 0) }
      return known[0].sources
    }
    let made = make()
    known.insert((links, made), at: 0)
    if known.count > EdgeMemory.kept { known.removeLast() }
    return made
  }
}

extension EdgeLinks {
  /// Whether the same views hang together in the same way.
  func isSame(as other: EdgeLinks) -> Bool {
    guard labels == other.labels, targets == other.targets, costs == other.costs, next == other.next,
      first == other.first, starts == other.starts, views.count == other.views.count,
      constraints.count == other.constraints.count
    else { return false }
    return zip(views, other.views).allSatisfy { $0 === $1 }
      && zip(constraints, other.constraints).allSatisfy { $0 === $1 }
  }
}

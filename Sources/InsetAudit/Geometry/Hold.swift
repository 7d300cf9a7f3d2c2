import InsetDevices
import InsetScreens

/// From which edge of the screen a view is held, seen over all canvases.
///
/// A view that lies in the bottom's area because it hangs on the bottom has a fault there. A view that is held from
/// the top and happens to end there on a low window has another: the content is too tall for the window.
///
/// OPTIMIZATION: a class, since a view's distance on all canvases is asked for on each of them.
final class Hold {
  let screens: [FlatScreen]
  let edge: EdgeSource.Edge
  private var distances: [String: (least: Double, most: Double, count: Int)] = [:]

  init(screens: [FlatScreen], edge: EdgeSource.Edge) {
    self.screens = screens
    self.edge = edge
  }

  /// By how much the distance of a held view may differ between canvases, points: its neighbours' heights differ
  /// between releases of the system. // N-030…N-033
  private static let tolerance = 6.0

  /// Whether a view hangs on the edge: the chain of constraints says so, or the distance is the same on all canvases.
  func holds(_ item: Item, in screen: FlatScreen) -> Bool {
    let source = item.node.edges.first { $0.edge == edge }
    switch source?.anchor {
    case .rootView, .safeArea, .layoutMargins, .legacyGuide, .keyboard: return true
    case .size, .frame, .other, nil, .some(.none): break
    }
    let (least, most, count) = spread(of: item, screen.key(of: item))
    return count > 1 ? most - least < Hold.tolerance : source?.anchor != .size
  }

  private func spread(of item: Item, _ key: String) -> (least: Double, most: Double, count: Int) {
    if let known = distances[key] { return known }
    let all = screens.compactMap { other in
      other.item(key, near: item.index).map { distance(of: $0, in: other) }
    }
    let spread = (all.min() ?? 0, all.max() ?? 0, all.count)
    distances[key] = spread
    return spread
  }

  private func distance(of item: Item, in screen: FlatScreen) -> Double {
    switch edge {
    case .top: item.frame.minY
    case .left: item.frame.minX
    case .bottom: screen.canvas.size.height - item.frame.maxY
    case .right: screen.canvas.size.width - item.frame.maxX
    }
  }
}

extension FlatScreen {
  /// The view with a key; most often it has the same place in drawing order on every canvas.
  fileprivate func item(_ key: String, near index: Int) -> Item? {
    if index < items.count, self.key(of: items[index]) == key { return items[index] }
    return items.first { self.key(of: $0) == key }
  }
}

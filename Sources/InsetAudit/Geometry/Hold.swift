import InsetDevices
import InsetScreens

/// From which edge of the screen a view is held, seen over all canvases.
///
/// A view that lies in the bottom's area because it hangs on the bottom has a fault there. A view that is held from
/// the top and happens to end there on a low window has another: the content is too tall for the window.
struct Hold {
  private var distances: [String: [Double]] = [:]
  private let edge: EdgeSource.Edge

  init(_ screens: [FlatScreen], edge: EdgeSource.Edge) {
    self.edge = edge
    for screen in screens {
      for item in screen.items where item.node.role == .control || item.node.role == .text {
        distances[screen.key(of: item), default: []].append(distance(of: item, in: screen))
      }
    }
  }

  private func distance(of item: Item, in screen: FlatScreen) -> Double {
    switch edge {
    case .top: item.frame.minY
    case .left: item.frame.minX
    case .bottom: screen.canvas.size.height - item.frame.maxY
    case .right: screen.canvas.size.width - item.frame.maxX
    }
  }

  /// Whether a view hangs on the edge: the chain of constraints says so, or the distance is the same on all canvases.
  func holds(_ item: Item, in screen: FlatScreen) -> Bool {
    let source = item.node.edges.first { $0.edge == edge }
    switch source?.anchor {
    case .rootView, .safeArea, .layoutMargins, .legacyGuide, .keyboard: return true
    case .size, .frame, .other, nil, .some(.none): break
    }
    let all = distances[screen.key(of: item)] ?? []
    guard let least = all.min(), let most = all.max(), all.count > 1 else {
      return source?.anchor != .size
    }
    return most - least < 1.5
  }
}

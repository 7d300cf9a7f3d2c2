import InsetDevices
import InsetScreens

extension Explainer {
  /// The frame, and how it differs between canvases.
  func position(_ seen: [Seen]) -> [String] {
    let edges = EdgeSource.Edge.allCases.map { edge in
      groups.lines(seen.map { ($0.canvas, $0.distance(to: edge)) }) {
        "\(edge.rawValue) \($0) pt \(edge.inwards) the screen's \(edge.rawValue)"
      }.joined(separator: "; ")
    }
    let widths = groups.lines(seen.map { ($0.canvas, $0.item.frame.width) }) { "\($0) pt wide" }
    let heights = groups.lines(seen.map { ($0.canvas, $0.item.frame.height) }) {
      "\($0) pt high"
    }
    return edges + [widths.joined(separator: "; "), heights.joined(separator: "; ")]
  }

  /// The chains of constraints that decide an edge, each with the canvases on which it does.
  func reasons(of edge: EdgeSource.Edge, _ seen: [Seen]) -> [String] {
    var order: [EdgeSource] = []
    var holders: [EdgeSource: [Canvas]] = [:]
    for one in seen {
      guard let source = one.item.node.edges.first(where: { $0.edge == edge }) else { continue }
      if holders[source] == nil { order.append(source) }
      holders[source, default: []].append(one.canvas)
    }
    return order.flatMap { source -> [String] in
      let on = order.count > 1 ? " (\(groups.phrase(holders[source] ?? [])))" : ""
      return [source.reason + on]
        + source.chain.map { constraint in
          "  " + constraint.text + (constraint.place.map { " (line \($0.line))" } ?? " (made by UIKit)")
        }
    }
  }
}

extension Seen {
  /// Points between an edge of the view and the same edge of the screen; negative where it is outside.
  func distance(to edge: EdgeSource.Edge) -> Double {
    let frame = item.frame
    return switch edge {
    case .top: frame.minY
    case .left: frame.minX
    case .bottom: canvas.size.height - frame.maxY
    case .right: canvas.size.width - frame.maxX
    }
  }
}

extension EdgeSource.Edge {
  fileprivate var inwards: String {
    switch self {
    case .top: "below"
    case .left: "from"
    case .bottom: "above"
    case .right: "from"
    }
  }
}

extension EdgeSource {
  /// What the chain ends at.
  fileprivate var reason: String {
    let name = edge.rawValue
    switch anchor {
    case .rootView: return "it hangs on the screen's own edge, not on the safe area:"
    case .safeArea: return "it hangs on the safe area, which leaves out bars, housing and home indicator:"
    case .layoutMargins: return "it hangs on the layout margins, which lie inside the safe area:"
    case .legacyGuide: return "it hangs on the old layout guide, which ends where the bars do:"
    case .keyboard: return "it hangs on the keyboard's guide, at rest the safe area's bottom:"
    case .frame: return "no constraint decides: the frame and the autoresizing mask in the document do"
    case .size: return "it follows from the \(edge.opposite.rawValue) edge and the size:"
    case .other: return "it follows from a centre, or from the screen's opposite edge:"
    case .none: return "nothing decides its \(name) edge"
    }
  }
}

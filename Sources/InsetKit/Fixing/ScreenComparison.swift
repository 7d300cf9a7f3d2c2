import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Holds a screen after a change against the one before.
struct ScreenComparison {
  let before: JudgedScreen
  let after: JudgedScreen

  /// What is told by other means, or is no fault of the screen.
  private static let uncounted: Set<String> = ["ib-safe-area-disabled"]

  /// A fault that is new, graver or on more canvases; nil where none is.
  var newFault: Finding? {
    let old = before.faults.filter { !Self.uncounted.contains($0.rule) }
    let new = after.faults.filter { !Self.uncounted.contains($0.rule) }
    return new.first { fault in
      let same = old.filter { $0.rule == fault.rule }
      if let match = same.first(where: { $0.place.object == fault.place.object }) {
        return !covers(match, fault)
      }
      // A fault of several views goes by the name of one of them, which a change may take out.
      let isMore = new.count { $0.rule == fault.rule } > same.count
      return isMore || !same.contains { covers($0, fault) }
    }
  }

  private func covers(_ old: Finding, _ new: Finding) -> Bool {
    old.severity >= new.severity && Set(new.canvases).isSubset(of: old.canvases)
  }

  /// How far a frame may move and count as unmoved, points.
  static let tolerance = 0.5

  /// A view that lies elsewhere on a device with a home button, in portrait.
  /// - Parameter permitted: names of canvases on which views may move.
  func moved(permitted: Set<String>) -> Movement? {
    for screen in before.screens
    where ReferenceCanvases.names.contains(screen.canvas.name) && !permitted.contains(screen.canvas.name) {
      guard let other = after.screen(on: screen.canvas.name) else { continue }
      if let view = ScreenComparison.firstMoved(screen.root, other.root) {
        return Movement(view: view, canvas: screen.canvas.name)
      }
    }
    return nil
  }

  struct Movement: Hashable {
    var view: String
    var canvas: String
  }

  /// The name of a view whose frame differs, in drawing order.
  private static func firstMoved(_ before: Node, _ after: Node) -> String? {
    var frames: [String: Rect] = [:]
    after.forEach { if !$0.id.isEmpty { frames[$0.id] = $0.windowFrame } }
    var moved: String?
    before.forEach { node in
      guard moved == nil, !node.id.isEmpty else { return }
      guard let frame = frames[node.id], isNear(node.windowFrame, frame) else {
        moved = node.name
        return
      }
    }
    return moved
  }

  static func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }
}

import InsetDevices
import InsetInterfaceBuilder
import InsetScreens
import UIKit

/// Lays a document out on canvases it was not made for, to see that nothing trips. // S-203
enum OtherCanvases {
  private static let poses: [(device: String, pose: Pose)] = [
    ("iPhone SE (1st generation)", .portrait), ("iPhone 16 Pro Max", .landscapeLeft),
    ("iPad Pro 11-inch (M4)", .portrait),
  ]

  private static let canvases: [Canvas] = poses.compactMap { name, pose in
    DeviceCatalogue.device(named: name)?.canvas(pose)
  }

  /// A line for each screen with a frame that is not finite or with too many passes.
  @MainActor
  static func problems(of document: Document, named file: String) -> [String] {
    var problems: [String] = []
    var loader = ScreenLoader(document)
    for screen in loader.screens(on: canvases) {
      // The last pass allowed may have moved something still.
      if screen.passes >= LayoutPass.limit {
        problems.append("\(file): \(screen.id) on \(screen.canvas.name) takes \(screen.passes) passes")
      }
      if let id = firstInfinite(screen.root) {
        problems.append("\(file): \(id) on \(screen.canvas.name) has a frame that is not finite")
      }
    }
    return problems
  }

  private static func firstInfinite(_ node: Node) -> String? {
    let frame = node.frame
    if ![frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) { return node.id }
    for child in node.subviews {
      if let id = firstInfinite(child) { return id }
    }
    return nil
  }
}

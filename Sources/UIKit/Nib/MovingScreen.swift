import InsetDevices
import InsetInterfaceBuilder
import InsetScreens

/// One root of a document that is moved over many canvases, of which few are captured.
///
/// Between two canvases that decode alike the tree of views stays and constants change, so that laying out is cheap;
/// making values of a screen costs more, and is left to the caller.
@preconcurrency @MainActor
package final class MovingScreen {
  package let root: DocumentRoot
  private let document: Document
  private let embedding: String?
  private let ties: DocumentTies
  private let scene: SceneContext?
  private let savedWidth: Double
  private var trees: [DecodingKey: (tree: DeviceTree, facts: TreeFacts)] = [:]
  private var current: (canvas: Canvas, view: UIView, passes: Int, key: DecodingKey)?

  fileprivate init(
    _ root: DocumentRoot, _ document: Document, embedding: String?, ties: DocumentTies, scene: SceneContext?,
    savedWidth: Double
  ) {
    self.root = root
    self.document = document
    self.embedding = embedding
    self.ties = ties
    self.scene = scene
    self.savedWidth = savedWidth
  }

  /// Lays the screen out.
  package func move(to canvas: Canvas) {
    let key = DecodingKey(canvas)
    let (tree, _) = made(key, canvas)
    LayoutEnvironment.current = LayoutEnvironment(canvas)
    let (view, passes) = tree.layOut(on: canvas)
    current = (canvas, view, passes, key)
  }

  private func made(_ key: DecodingKey, _ canvas: Canvas) -> (tree: DeviceTree, facts: TreeFacts) {
    if let known = trees[key] { return known }
    LayoutEnvironment.current = LayoutEnvironment(canvas)
    let context = NibContext(document: document, canvas: canvas)
    let tree = DeviceTree(
      root, context: context, scene: scene, embedding: embedding, savedWidth: savedWidth)
    let facts = TreeFacts(below: tree.documentView, ties: ties)
    trees[key] = (tree, facts)
    return (tree, facts)
  }

  /// Whether the last layout came to rest: what swings between two states has no place to speak of.
  package var isAtRest: Bool { (current?.passes ?? 0) < LayoutPass.limit }

  /// A number for where everything stands: two layouts with equal numbers put every view at the same place. Frames of
  /// views and sizes of scrolling content count, in drawing order.
  package var fingerprint: UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    if let view = current?.view { MovingScreen.add(view, to: &sum) }
    return sum
  }

  private static func add(_ view: UIView, to sum: inout UInt64) {
    let frame = view.frame
    for value in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
      mix(Double(value), into: &sum)
    }
    if let scroll = view as? UIScrollView {
      mix(Double(scroll.contentSize.width), into: &sum)
      mix(Double(scroll.contentSize.height), into: &sum)
    }
    for child in view.subviews { add(child, to: &sum) }
  }

  private static func mix(_ value: Double, into sum: inout UInt64) {
    // -0 is 0.
    sum = (sum ^ (value + 0).bitPattern) &* 0x0000_0100_0000_01b3
    sum ^= sum >> 29
  }

  /// The screen as it stands; nil before the first move.
  package func capture() -> Screen? {
    guard let current, let (tree, facts) = trees[current.key] else { return nil }
    return ScreenCapture(document: document, canvas: current.canvas, tree: facts).screen(
      of: current.view, root: root, presentation: tree.presentation, passes: current.passes)
  }
}

extension ScreenLoader {
  /// The document's screens, to be moved one after the other.
  package func movingScreens() -> [MovingScreen] {
    let contexts = document.sceneContexts
    let ties = DocumentTies(document)
    let savedWidth = SavedCanvas(document).canvas.size.width
    return DocumentRoots.all(in: document).map { root in
      MovingScreen(
        root, document, embedding: embedding, ties: ties,
        scene: root.controller?.id.flatMap { contexts[$0] }, savedWidth: savedWidth)
    }
  }
}

import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// From a document to laid-out screens: the one way the layers above use UIKit.
@preconcurrency @MainActor
package struct ScreenLoader {
  package let document: Document
  /// The container that code puts around controllers which the document leaves alone: a class name.
  package var embedding: String?
  /// What was noticed on the way: elements that could not be read, depths.
  package private(set) var findings: [Finding] = []

  package init(_ document: Document, embedding: String? = nil) {
    self.document = document
    self.embedding = embedding
  }

  // MARK: Interface Builder's canvas

  /// Every root of the document on the canvas it was saved on. The canvas fixes the roots' sizes; everything below
  /// them is computed.
  package mutating func screensOnSavedCanvas() -> [Screen] {
    let saved = SavedCanvas(document)
    LayoutEnvironment.current = LayoutEnvironment(saved.canvas)
    let context = NibContext(document: document, canvas: saved.canvas)
    let loader = NibLoader(context)
    let contexts = document.sceneContexts
    let ties = DocumentTies(document)
    var screens: [Screen] = []
    for root in DocumentRoots.all(in: document) {
      context.beginRoot()
      LayoutEnvironment.current = LayoutEnvironment(saved.canvas)
      let view = loader.view(for: root.element)
      if let controller = root.controller { loader.registerLegacyGuides(of: controller, view: view) }
      loader.connectConstraints(below: view)
      let owner = UIViewController()
      if root.hasRootMargins {
        view.hasRootMargins = root.controller != nil || document.toolsVersion >= 8000
        view.viewController = owner
        if !document.usesSafeAreas, saved.canvas.metrics.legacyRootMarginsContainSafeArea {
          view.insetsLayoutMarginsFromSafeArea = true
        }
        let size = view.bounds.size.plain
        LayoutEnvironment.current = LayoutEnvironment(saved.canvas(forRoot: size))
        if let controller = root.controller, let scene = controller.id.flatMap({ contexts[$0] }) {
          view.rootSafeAreaInsets = UIEdgeInsets(saved.insets(ofRoot: size, in: scene))
        } else {
          view.rootSafeAreaInsets = UIEdgeInsets(
            saved.insets(ofFreeView: size, simulated: root.element.simulatedMetrics))
        }
      }
      view.translatesAutoresizingMaskIntoConstraints = true
      let passes = LayoutPass(view).run()
      screens.append(
        capture(
          view, root, canvas: saved.canvas, passes: passes, tree: TreeFacts(below: view, ties: ties)))
    }
    findings.append(contentsOf: context.findings)
    return screens
  }

  // MARK: Devices

  /// Every root of the document on other canvases, inside the bars that the storyboard or the project puts around.
  ///
  /// A tree is made once for all canvases that decode alike and then moved from one to the next: between them
  /// little but constants changes. The screens come root by root, in the order of the canvases.
  package mutating func screens(on canvases: [Canvas]) -> [Screen] {
    var made: [[Screen?]] = []
    let contexts = document.sceneContexts
    let roots = DocumentRoots.all(in: document)
    let ties = DocumentTies(document)
    for (key, indices) in DecodingKey.groups(of: canvases) {
      let context = NibContext(document: document, canvas: key)
      for (number, root) in roots.enumerated() {
        LayoutEnvironment.current = LayoutEnvironment(key)
        let tree = DeviceTree(
          root, context: context, scene: root.controller?.id.flatMap { contexts[$0] }, embedding: embedding,
          savedWidth: savedWidth)
        let facts = TreeFacts(below: tree.documentView, ties: ties)
        while made.count <= number { made.append(Array(repeating: nil, count: canvases.count)) }
        for index in indices {
          let canvas = canvases[index]
          LayoutEnvironment.current = LayoutEnvironment(canvas)
          let (view, passes) = tree.layOut(on: canvas)
          if passes >= LayoutPass.limit { report(view, root, canvas) }
          made[number][index] = capture(
            view, root, presentation: tree.presentation, canvas: canvas, passes: passes,
            tree: facts)
        }
      }
      findings.append(contentsOf: context.findings)
    }
    return made.flatMap { $0.compactMap { $0 } }
  }

  private var savedWidth: Double { SavedCanvas(document).canvas.size.width }

  /// Once a root: the other canvases would say the same. // S-203
  private mutating func report(_ view: UIView, _ root: DocumentRoot, _ canvas: Canvas) {
    let place = root.controller?.place ?? root.element.place
    guard !findings.contains(where: { $0.rule == "layout-without-end" && $0.place == place }) else { return }
    let loop = view.layoutLoop?.description ?? "layout came to no rest"
    findings.append(
      Finding(
        rule: "layout-without-end", severity: .warning, place: place, message: "\(loop) (\(canvas.name))",
        remedy: Remedy(text: "let nothing that layout sets change what layout reads")))
  }

  // MARK: Capture

  private func capture(
    _ view: UIView, _ root: DocumentRoot, presentation: Screen.Presentation? = nil, canvas: Canvas,
    passes: Int, tree: TreeFacts
  ) -> Screen {
    ScreenCapture(document: document, canvas: canvas, tree: tree).screen(
      of: view, root: root, presentation: presentation, passes: passes)
  }
}

extension Document {
  package var screenFacts: DocumentFacts {
    DocumentFacts(
      toolsVersion: toolsVersion, usesAutoLayout: usesAutoLayout, usesSafeAreas: usesSafeAreas,
      isLaunchScreen: isLaunchScreen, place: place, deviceInsets: deviceInsets)
  }

  /// Documents that are bound to no version have the insets of the devices. // R-24
  private static let unversionedTools = 32700

  /// The safe area of the device itself; some releases of Interface Builder drew another. // R-10, SA-24
  private var deviceInsets: Insets? {
    guard let device else { return nil }
    let described = InterfaceBuilderDevice(
      id: device.id, orientation: device.orientation.rawValue, adaptation: device.layout)
    return described.isKnown ? described.baseInsets(toolsVersion: Document.unversionedTools) : nil
  }
}

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
    LayoutEnvironment.canvas = saved.canvas
    let context = NibContext(document: document, canvas: saved.canvas)
    let loader = NibLoader(context)
    let contexts = document.sceneContexts
    var screens: [Screen] = []
    for root in DocumentRoots.all(in: document) {
      let view = loader.view(for: root.element)
      if let controller = root.controller { loader.registerLegacyGuides(of: controller, view: view) }
      loader.connectConstraints(below: view)
      let owner = UIViewController()
      if root.hasRootMargins {
        view.hasRootMargins = true
        view.viewController = owner
        if !document.usesSafeAreas, saved.canvas.metrics.legacyRootMarginsContainSafeArea {
          view.insetsLayoutMarginsFromSafeArea = true
        }
        let size = view.bounds.size.plain
        if let controller = root.controller, let scene = controller.id.flatMap({ contexts[$0] }) {
          view.rootSafeAreaInsets = UIEdgeInsets(saved.insets(ofRoot: size, in: scene))
        } else {
          view.rootSafeAreaInsets = UIEdgeInsets(
            saved.insets(ofFreeView: size, simulated: root.element.simulatedMetrics))
        }
      }
      view.translatesAutoresizingMaskIntoConstraints = true
      let passes = LayoutPass(view).run()
      screens.append(capture(view, root, canvas: saved.canvas, passes: passes))
    }
    findings.append(contentsOf: context.findings)
    return screens
  }

  // MARK: Devices

  /// Every root of the document on another canvas, inside the bars that the storyboard or the project puts around.
  package mutating func screens(on canvas: Canvas) -> [Screen] {
    LayoutEnvironment.canvas = canvas
    let context = NibContext(document: document, canvas: canvas)
    let contexts = document.sceneContexts
    var screens: [Screen] = []
    for root in DocumentRoots.all(in: document) {
      let loader = NibLoader(context)
      let view = loader.view(for: root.element)
      if let controller = root.controller { loader.registerLegacyGuides(of: controller, view: view) }
      loader.connectConstraints(below: view)
      switch root.kind {
      case .controller, .launchScreen, .nibController:
        let scene = root.controller?.id.flatMap { contexts[$0] }
        let assembly = ScreenAssembly(
          context: context, root: root, view: view, scene: scene, embedding: embedding)
        let window = assembly.window(on: canvas)
        screens.append(capture(window, root, canvas: canvas, passes: window.layoutPassCount))
      case .nibView, .cell:
        // A part: as wide as the canvas where it was drawn as wide as its own.
        if root.element.name == "tableViewCell" || view.bounds.width == CGFloat(savedWidth) {
          view.frame.size.width = CGFloat(canvas.size.width)
        }
        view.hasRootMargins = root.hasRootMargins
        view.translatesAutoresizingMaskIntoConstraints = true
        let passes = LayoutPass(view).run()
        screens.append(capture(view, root, canvas: canvas, passes: passes))
      }
    }
    findings.append(contentsOf: context.findings)
    return screens
  }

  private var savedWidth: Double { SavedCanvas(document).canvas.size.width }

  // MARK: Capture

  private func capture(_ view: UIView, _ root: DocumentRoot, canvas: Canvas, passes: Int) -> Screen {
    ScreenCapture(document: document, canvas: canvas).screen(of: view, root: root, passes: passes)
  }
}

extension Document {
  package var screenFacts: DocumentFacts {
    DocumentFacts(
      toolsVersion: toolsVersion, usesAutoLayout: usesAutoLayout, usesSafeAreas: usesSafeAreas,
      isLaunchScreen: isLaunchScreen, place: place)
  }
}

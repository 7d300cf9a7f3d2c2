import InsetDevices
import InsetInterfaceBuilder
import InsetScreens

/// What of a canvas decoding and assembling depend on: canvases with equal keys can share a tree of views.
struct DecodingKey: Hashable {
  private let horizontal: SizeClass
  private let vertical: SizeClass
  private let textSize: ContentSizeCategory
  private let idiom: Idiom
  /// Sheets became cards in iOS 13. // PR-01
  private let hasCards: Bool

  init(_ canvas: Canvas) {
    horizontal = canvas.horizontalSizeClass
    vertical = canvas.verticalSizeClass
    textSize = canvas.contentSizeCategory
    idiom = canvas.idiom
    hasCards = canvas.systemVersion >= 13
  }

  /// The first canvas of each key with the places of all of them.
  static func groups(of canvases: [Canvas]) -> [(canvas: Canvas, indices: [Int])] {
    var order: [DecodingKey] = []
    var places: [DecodingKey: [Int]] = [:]
    for (index, canvas) in canvases.enumerated() {
      let key = DecodingKey(canvas)
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(index)
    }
    return order.compactMap { key in
      places[key].map { (canvases[$0[0]], $0) }
    }
  }
}

/// One root of a document as live views, ready to be moved from canvas to canvas.
@preconcurrency @MainActor
struct DeviceTree {
  private let view: UIView
  /// What the document describes, without the containers around it.
  var documentView: UIView { view }
  private let window: UIWindow?
  private let root: DocumentRoot
  /// Views do not keep their controllers.
  private let embedded: [UIViewController]
  /// Parts drawn as wide as the document's canvas are as wide as any.
  private let spansCanvas: Bool
  /// How the screen comes to the user, as far as the storyboard tells.
  let presentation: Screen.Presentation?

  init(
    _ root: DocumentRoot, context: NibContext, scene: SceneContext?, embedding: String?, savedWidth: Double
  ) {
    self.root = root
    context.beginRoot()
    let loader = NibLoader(context)
    view = loader.view(for: root.element)
    if let controller = root.controller { loader.registerLegacyGuides(of: controller, view: view) }
    loader.connectConstraints(below: view)
    embedded = context.embedded
    context.embedded = []
    switch root.kind {
    case .controller, .launchScreen, .nibController:
      let assembly = ScreenAssembly(
        context: context, root: root, view: view, scene: scene, embedding: embedding)
      window = assembly.window(on: context.canvas)
      presentation = assembly.presentation
      spansCanvas = true
    case .nibView, .cell:
      window = nil
      presentation = nil
      view.hasRootMargins = root.hasRootMargins
      view.translatesAutoresizingMaskIntoConstraints = true
      spansCanvas = root.element.name == "tableViewCell" || view.bounds.width == CGFloat(savedWidth)
    }
  }

  /// The view to capture, and how many passes its layout took.
  func layOut(on canvas: Canvas) -> (UIView, passes: Int) {
    if let window {
      if window.canvas != canvas { window.move(to: canvas) }
      window.layoutIfNeeded()
      return (window, window.layoutPassCount)
    }
    if spansCanvas { view.frame.size.width = CGFloat(canvas.size.width) }
    view.setNeedsLayoutEverywhere()
    return (view, LayoutPass(view).run())
  }
}

import InsetDevices

/// The root of everything on a canvas.
@preconcurrency @MainActor
open class UIWindow: UIView {
  package private(set) var environmentStorage: LayoutEnvironment
  open var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false
  /// Whether the controllers' appearance callbacks have begun.
  private var isShown = false
  /// Points above the window's bottom; zero without a keyboard. // SA-44, N-062
  package var keyboardHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  package init(canvas: Canvas) {
    environmentStorage = LayoutEnvironment(canvas)
    super.init(frame: CGRect(origin: .zero, size: CGSize(canvas.size)))
    safeAreaStorage = rootSafeAreaInsets
  }

  public override init(frame: CGRect) {
    environmentStorage = LayoutEnvironment.current
    super.init(frame: frame)
    safeAreaStorage = rootSafeAreaInsets
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  public required init?(coder: NSCoder) {
    environmentStorage = LayoutEnvironment.current
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if isShown { oldValue?.beginAppearanceTransition(false, animated: false) }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { oldValue?.endAppearanceTransition() }
      guard let controller = rootViewController else { return }
      if isShown { appear(controller) } else { install(controller) }
    }
  }

  private func install(_ controller: UIViewController) {
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    if controller.view.superview !== self { insertSubview(controller.view, at: 0) }
  }

  /// In the order of SA-20.
  private func appear(_ controller: UIViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    install(controller)
    setNeedsLayout()
    controller.isAppearing()
    layoutIfNeeded()
    controller.endAppearanceTransition()
    layoutIfNeeded()
  }

  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
    UIApplication.shared.add(self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    if !isShown {
      isShown = true
      if let controller = rootViewController { appear(controller) }
    }
    layoutIfNeeded()
  }

  // MARK: What the outside covers

  /// The canvas's insets. Where the screen is a plain rectangle a hidden status bar gives its strip back. // SA-35
  package override var rootSafeAreaInsets: UIEdgeInsets {
    get {
      let canvas = environmentStorage.canvas
      var insets = UIEdgeInsets(canvas.safeAreaInsets)
      if canvas.isPlainRectangle, hidesStatusBar {
        insets.top = max(0, insets.top - CGFloat(canvas.statusBarHeight))
      }
      return insets
    }
    set {}
  }

  /// What the controller on top prefers. // BC-66
  package var hidesStatusBar: Bool { rootViewController?.statusBarController.prefersStatusBarHidden ?? false }

  /// Whether a status bar is to be seen: phones show none in landscape. // SA-26, S-342
  package var showsStatusBar: Bool {
    canvas.statusBarHeight > 0 && !(hidesStatusBar && !navigationKeepsStatusBar)
  }

  /// On phones with a sensor housing a navigation bar on show keeps the status bar. // SA-35
  private var navigationKeepsStatusBar: Bool {
    guard !canvas.isPlainRectangle, let controller = rootViewController?.statusBarController else {
      return false
    }
    return controller.navigationController.map { !$0.isNavigationBarHidden } ?? false
  }

  /// Whether the home indicator fades out after a while without touches. It changes no inset. // BC-65, SA-36
  package var autoHidesHomeIndicator: Bool {
    guard canvas.homeIndicator != nil, let root = rootViewController else { return false }
    return root.deciding(by: { $0.childForHomeIndicatorAutoHidden }).prefersHomeIndicatorAutoHidden
  }

  /// Edges where the first swipe is the app's. // BC-65, BC-67
  package var edgesDeferringSystemGestures: UIRectEdge {
    rootViewController.map {
      $0.deciding(by: { $0.childForScreenEdgesDeferringSystemGestures })
        .preferredScreenEdgesDeferringSystemGestures
    } ?? []
  }

  // MARK: Other canvases

  /// Puts the window on another canvas: sizes, insets and metrics change, the tree stays. // SA-49
  package func move(to canvas: Canvas) {
    let size = CGSize(canvas.size)
    let transition = ImmediateTransition()
    let turns = isShown && size != bounds.size
    if turns { rootViewController?.viewWillTransition(to: size, with: transition) }
    let traits = UITraitCollection(environmentStorage.canvas)
    environmentStorage = LayoutEnvironment(canvas)
    frame = CGRect(origin: .zero, size: size)
    setNeedsLayoutEverywhere()
    if isShown, UITraitCollection(canvas).differs(from: traits) { tellOfTraits(traits) }
    guard turns else { return }
    transition.runAnimations()
    layoutIfNeeded()
    transition.runCompletions()
  }
}

extension Canvas {
  /// A screen whose corners are square and whose top is all screen. // SA-35
  var isPlainRectangle: Bool {
    sensorHousing.isEmpty && statusClusters.isEmpty && homeIndicator == nil && safeAreaInsets.bottom == 0
      && safeAreaInsets.top == statusBarHeight
  }
}

extension UIViewController {
  /// The controller that decides on the status bar: a presented one that fills the screen, and down its children.
  /// // BC-66
  package var statusBarController: UIViewController { deciding(by: { $0.childForStatusBarHidden }) }

  /// The controller that decides on a preference: a presented one that covers the screen, and down the children that
  /// each names; one that names none decides itself. // BC-65
  func deciding(by child: (UIViewController) -> UIViewController?) -> UIViewController {
    var current = self
    // A controller that names itself must not go on for ever.
    for _ in 0..<100 {
      if let presented = current.presentedStorage, presented.decidesOnStatusBar {
        current = presented
      } else if let next = child(current) {
        current = next
      } else {
        break
      }
    }
    return current
  }

  private var decidesOnStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance
      || presentationStorage?.adaptedStyle == .fullScreen
  }
}

extension UITraitCollection {
  fileprivate func differs(from other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
      || userInterfaceIdiom != other.userInterfaceIdiom || displayScale != other.displayScale
      || layoutDirection != other.layoutDirection || contentSizeCategory != other.contentSizeCategory
  }
}

extension UIView {
  /// Controllers before their views, parents first.
  fileprivate func tellOfTraits(_ previous: UITraitCollection) {
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for child in subviews { child.tellOfTraits(previous) }
  }

  func setNeedsLayoutEverywhere() {
    needsLayout = true
    for child in subviews { child.setNeedsLayoutEverywhere() }
  }
}

@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  /// Points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(LayoutEnvironment.current.canvas.size)) }
  /// Pixels a point.
  open var scale: CGFloat { CGFloat(LayoutEnvironment.current.canvas.scale) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

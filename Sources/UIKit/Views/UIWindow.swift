import InsetDevices

/// The root of everything on a canvas.
@preconcurrency @MainActor
open class UIWindow: UIView {
  package private(set) var environmentStorage: LayoutEnvironment

  package init(canvas: Canvas) {
    environmentStorage = LayoutEnvironment(canvas)
    super.init(frame: CGRect(origin: .zero, size: CGSize(canvas.size)))
    safeAreaStorage = UIEdgeInsets(canvas.safeAreaInsets)
    rootSafeAreaInsets = safeAreaStorage
  }

  public override init(frame: CGRect) {
    environmentStorage = LayoutEnvironment.current
    super.init(frame: frame)
    safeAreaStorage = UIEdgeInsets(environmentStorage.canvas.safeAreaInsets)
    rootSafeAreaInsets = safeAreaStorage
  }

  public required init?(coder: NSCoder) {
    environmentStorage = LayoutEnvironment.current
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(controller.view)
      appear(controller)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }

  /// Puts the window on another canvas: sizes, insets and metrics change, the tree stays.
  package func move(to canvas: Canvas) {
    environmentStorage = LayoutEnvironment(canvas)
    safeAreaStorage = UIEdgeInsets(canvas.safeAreaInsets)
    rootSafeAreaInsets = safeAreaStorage
    frame = CGRect(origin: .zero, size: CGSize(canvas.size))
    setNeedsLayoutEverywhere()
  }

  private func appear(_ controller: UIViewController) {
    controller.viewWillAppear(false)  // SA-20
    setNeedsLayout()
    layoutIfNeeded()
    controller.viewIsAppearing(false)
    layoutIfNeeded()
    controller.viewDidAppear(false)
  }
}

extension UIView {
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

import InsetDevices

/// A stack of controllers under a navigation bar. // BC-01…BC-30
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  open var isToolbarHidden = true { didSet { barsDidChange() } }  // BC-63
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsDidChange() } }  // BC-28
  // Gestures and keyboards do not happen here. // BC-28
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open weak var delegate: UINavigationControllerDelegate?

  private var stack: [UIViewController] = []
  /// The search bar that the navigation bar, or the slot at the bottom, shows. // BC-16, N-008…N-011
  package var shownSearchBar: UISearchBar?

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// What covers the rest: a presented controller, else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  // MARK: The stack

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = stack.last
    let removed = stack.filter { gone in !controllers.contains { $0 === gone } }
    let added = controllers.filter { new in !stack.contains { $0 === new } }
    let change = {
      for controller in removed { controller.willMove(toParent: nil) }
      self.stack = controllers
      for controller in added { self.addChild(controller) }
      if self.isViewLoaded { self.installTop() }
    }
    exchange(old, for: controllers.last, by: change)
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else { return }
    setViewControllers(stack + [controller], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }), index + 1 < stack.count else {
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: Views

  open override func viewDidLoad() { installTop() }

  private func installTop() {
    for child in view.subviews { child.removeFromSuperview() }
    if let top = topViewController {
      top.view.translatesAutoresizingMaskIntoConstraints = true
      top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(top.view)
    }
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.show(stack.map(\.navigationItem))
    view.setNeedsLayout()
  }

  private func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() { placeContent() }

  package override func placeContent() {
    guard isViewLoaded else { return }
    layOutBars()
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}

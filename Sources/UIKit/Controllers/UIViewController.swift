import InsetDevices

/// Owns a root view and tells it of the life of a screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var navigationItemStorage: UINavigationItem?
  private var tabBarItemStorage: UITabBarItem?

  deinit { loadedView?.viewController = nil }

  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        // A `loadView` that sets no view would be asked for ever.
        if loadedView == nil { self.view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.hasRootMargins = true
    }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  // MARK: Words and items

  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }
  open var navigationItem: UINavigationItem {
    get {
      let item = navigationItemStorage ?? UINavigationItem(title: title ?? "")
      navigationItemStorage = item
      return item
    }
    set { navigationItemStorage = newValue }
  }
  open var tabBarItem: UITabBarItem! {
    get {
      let item = tabBarItemStorage ?? UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = item
      return item
    }
    set { tabBarItemStorage = newValue }
  }
  /// What a navigation controller's toolbar shows for this controller. Without items it shows none in iOS 26.
  /// // N-012
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Tree

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  package var appearance = Appearance.disappeared
  /// Held by the presenting controller as long as the other is shown.
  package var presentedStorage: UIViewController?
  package weak var presenterStorage: UIViewController?
  package var presentationStorage: UIPresentationController?

  // MARK: Layout

  /// Added after what the container gives; may be negative. // SA-08
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  // LM-05
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { layOutContainer() } }  // BC-11
  open var extendedLayoutIncludesOpaqueBars = false { didSet { layOutContainer() } }  // BC-10
  open var automaticallyAdjustsScrollViewInsets = true { didSet { viewIfLoaded?.setNeedsLayout() } }  // SC-12
  open var hidesBottomBarWhenPushed = false  // BC-48
  open var preferredContentSize: CGSize = .zero
  package var contentScrollViews: [(view: UIScrollView, edges: NSDirectionalRectEdge)] = []

  private func layOutContainer() {
    parent?.viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic  // PR-01
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false  // PR-09
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

  // MARK: Preferences of the system's own bars. // SA-35, BC-65, BC-66

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Where the controller stands in a document.
  package var origin: NibOrigin?

  public override init() { super.init() }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Life. The order is that of SA-20.

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// In the hierarchy and with its safe area, not laid out yet. // SA-20
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { loadedView?.superview }
  open var traitCollection: UITraitCollection { view.traitCollection }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil { appearInVisibleParent() }
  }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Containers put their children and bars where they belong. Called before children appear and in each layout.
  package func placeContent() {}
}

extension UIViewController {
  private func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// Whether the controller is shown in a card. // PR-03
  package var isInSheet: Bool {
    if nearest(SheetController.self) != nil { return true }
    return (topmostParent.presentationStorage as? UISheetPresentationController)?.isCard ?? false
  }

  package var topmostParent: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

import InsetDevices

/// Owns a root view and tells it of the life of a screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  deinit { loadedView?.viewController = nil }

  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
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

  open var title: String?
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Added after what the container gives; may be negative. // SA-08
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  // LM-05
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var edgesForExtendedLayout: UIRectEdge = .all  // BC-11
  open var extendedLayoutIncludesOpaqueBars = false  // BC-10
  open var automaticallyAdjustsScrollViewInsets = true  // SC-12
  open var hidesBottomBarWhenPushed = false  // BC-48
  open var preferredContentSize: CGSize = .zero
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic  // PR-01
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }  // BC-65
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForStatusBarHidden: UIViewController? { nil }  // BC-66
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Where the controller stands in a document.
  package var origin: NibOrigin?

  public override init() { super.init() }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() { _ = view }
  // The order is that of SA-20.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) { for child in children { child.viewWillAppear(animated) } }
  open func viewIsAppearing(_ animated: Bool) { for child in children { child.viewIsAppearing(animated) } }
  open func viewDidAppear(_ animated: Bool) { for child in children { child.viewDidAppear(animated) } }
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Guides of iOS 7–10. // SA-38, SA-39

  open var topLayoutGuide: UILayoutSupport {
    view.systemGuide(.legacyTop, "UIViewController-topLayoutGuide") as! LegacyLayoutGuide
  }
  open var bottomLayoutGuide: UILayoutSupport {
    view.systemGuide(.legacyBottom, "UIViewController-bottomLayoutGuide") as! LegacyLayoutGuide
  }

  /// The root's least margins, points. // LM-02
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = view.systemMinimumMargins ?? .zero
    return NSDirectionalEdgeInsets(
      top: minimum.top, leading: minimum.left, bottom: minimum.bottom, trailing: minimum.right)
  }

  open var traitCollection: UITraitCollection { view.traitCollection }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  private func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }

  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  /// Whether the controller is shown in a card. // PR-03
  package var isInSheet: Bool { nearest(SheetController.self) != nil }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  open var tableView: UITableView! { view as? UITableView }
}

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  open var collectionView: UICollectionView! { view as? UICollectionView }
}

/// Columns side by side; here the one that fills a compact width. // BC-69
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
}

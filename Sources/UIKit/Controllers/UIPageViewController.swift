/// Pages in a scroll view that fills everything: a page has the whole safe area. // BC-68, SA-22
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: UIPageViewControllerDataSource?
  open weak var delegate: UIPageViewControllerDelegate?
  open private(set) var viewControllers: [UIViewController]?
  private let pages = UIScrollView(frame: .zero)

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init()
  }
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    pages.contentInsetAdjustmentBehavior = .never
    pages.isPagingEnabled = true
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    for page in viewControllers ?? [] { pages.addSubview(page.view) }
  }

  /// The page appears at once, before it is laid out. // SA-22
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    let old = viewControllers ?? []
    let new = controllers ?? []
    viewControllers = controllers
    for page in old where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.beginAppearanceTransition(false, animated: animated)
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
      page.removeFromParent()
    }
    for page in new where !old.contains(where: { $0 === page }) {
      addChild(page)
      page.beginAppearanceTransition(true, animated: animated)
      page.view.translatesAutoresizingMaskIntoConstraints = true
      pages.addSubview(page.view)
      page.endAppearanceTransition()
      page.didMove(toParent: self)
    }
    view.setNeedsLayout()
    completion?(true)
  }

  open override func viewWillLayoutSubviews() { placeContent() }

  package override func placeContent() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    pages.place(bounds)
    let count = CGFloat(max(1, viewControllers?.count ?? 0))
    let isVertical = navigationOrientation == .vertical
    for (index, page) in (viewControllers ?? []).enumerated() {
      let offset = CGFloat(index) / count
      page.view.place(
        isVertical
          ? CGRect(x: 0, y: bounds.height * offset, width: bounds.width, height: bounds.height / count)
          : CGRect(x: bounds.width * offset, y: 0, width: bounds.width / count, height: bounds.height))
    }
    pages.contentSize = bounds.size
  }

  open override var childForStatusBarHidden: UIViewController? { viewControllers?.first }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { viewControllers?.first }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}

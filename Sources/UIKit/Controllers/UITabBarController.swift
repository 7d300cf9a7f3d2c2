import InsetDevices

/// Several controllers, one shown above a tab bar. // BC-40…BC-52
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open private(set) var tabBar = UITabBar(frame: .zero)
  private var tabs: [UIViewController] = []
  private var selection = 0
  /// Which tab the bar marks where it shows more tabs than there are controllers at hand.
  package var shownTab: Int?
  open weak var delegate: UITabBarControllerDelegate?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    let old = selectedViewController
    let removed = tabs.filter { gone in !new.contains { $0 === gone } }
    let added = new.filter { one in !tabs.contains { $0 === one } }
    // The controller that was shown stays shown if it is still there.
    let kept = old.flatMap { old in new.firstIndex { $0 === old } }
    let chosen = kept ?? (new.indices.contains(selection) ? selection : 0)
    let change = {
      for controller in removed { controller.willMove(toParent: nil) }
      self.tabs = new
      self.selection = chosen
      for controller in added { self.addChild(controller) }
      self.tabBar.items = new.map { $0.tabBarItem }
      if self.isViewLoaded { self.installSelected() }
    }
    exchange(old, for: new.indices.contains(chosen) ? new[chosen] : nil, by: change)
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Out of range is left alone, as in UIKit.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard tabs.isEmpty || tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      let new = tabs.indices.contains(newValue) ? tabs[newValue] : nil
      exchange(old, for: new) {
        self.selection = newValue
        if self.isViewLoaded { self.installSelected() }
      }
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  open override func viewDidLoad() { installSelected() }

  private func installSelected() {
    for child in view.subviews { child.removeFromSuperview() }
    if let selected = selectedViewController {
      selected.view.translatesAutoresizingMaskIntoConstraints = true
      selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(selected.view)
    }
    view.addSubview(tabBar)
    tabBar.selectedIndex = shownTab ?? selection
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() { placeContent() }

  package override func placeContent() {
    guard isViewLoaded else { return }
    let geometry = TabBarGeometry(
      canvas: view.canvas, bounds: view.bounds.plain, safe: view.safeAreaInsets.plain,
      itemCount: tabBar.items?.count ?? 0)
    tabBar.isHidden = hidesBar
    var frame = geometry.frame
    if geometry.floats, hostsActiveSearch { frame.y = -Double(view.safeAreaInsets.top) }  // N-009
    tabBar.place(CGRect(frame))
    placeSelected(hidesBar ? nil : geometry)
  }

  private func placeSelected(_ bar: TabBarGeometry?) {
    guard let selected = selectedViewController else { return }
    var overlay = UIEdgeInsets.zero
    var frame = view.bounds
    if let bar, !view.metrics.barsUseSideColumn {
      if bar.floats {
        if !(selected is UINavigationController) {  // N-014c
          overlay.top = view.safeAreaInsets.top + CGFloat(view.metrics.floatingTabBarTopInset)
        }
      } else if selected.extends(under: .bottom, isTranslucent: tabBar.isTranslucent) {
        overlay.bottom = CGFloat(bar.frame.height)  // SA-32, SA-34, SA-43
      } else {
        frame.size.height = max(0, frame.size.height - CGFloat(bar.frame.height))  // BC-10, BC-11
      }
    }
    selected.view.overlayInsets = overlay
    selected.view.place(frame)
  }

  // BC-48
  private var hidesBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private var hostsActiveSearch: Bool {
    let navigation = selectedViewController as? UINavigationController
    return navigation?.topViewController?.navigationItem.searchController?.isActive ?? false
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}

/// Where a tab bar controller's bar lies, in the controller's view. // BC-40…BC-42, N-014, N-014b, N-014c, N-046
package struct TabBarGeometry {
  package let frame: Rect
  /// Whether it lies at the top, over the navigation bar's row.
  package let floats: Bool

  package init(canvas: Canvas, bounds: Rect, safe: Insets, itemCount: Int) {
    let metrics = canvas.metrics
    floats = metrics.tabBarFloatsAtTop && canvas.horizontalSizeClass == .regular
    if metrics.barsUseSideColumn {
      // GUESS: as high as its items, at the foot of the column.
      let column = SideColumn(canvas: canvas)
      let height = min(column.bottom - column.top, Double(itemCount) * 54)
      frame = Rect(x: column.x, y: column.bottom - height, width: column.width, height: height)
    } else if floats {
      frame = Rect(x: 0, y: safe.top, width: bounds.width, height: metrics.tabBarHeight)
    } else {
      let height = TabBarGeometry.height(canvas: canvas, safeBottom: safe.bottom)
      frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  /// The whole bar, the bottom inset included.
  package static func height(canvas: Canvas, safeBottom: Double) -> Double {
    let metrics = canvas.metrics
    let isCompact = canvas.verticalSizeClass == .compact
    if let fixed = isCompact ? metrics.fixedCompactTabBarHeight : metrics.fixedTabBarHeight { return fixed }
    return (isCompact ? metrics.compactTabBarHeight : metrics.tabBarHeight) + safeBottom
  }
}

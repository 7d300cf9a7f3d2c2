import InsetDevices

/// A stack of controllers under a navigation bar. // BC-01…BC-30
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }  // BC-63
  open private(set) var viewControllers: [UIViewController] = []

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for old in viewControllers { old.removeFromParent() }
    viewControllers = controllers
    for controller in controllers { addChild(controller) }
    if isViewLoaded { installTop() }
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [controller], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    setViewControllers(Array(viewControllers.dropLast()), animated: animated)
    return last
  }

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
    navigationBar.show(viewControllers.map(\.navigationItem))
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let geometry = NavigationBarGeometry(
      canvas: view.canvas, safeTop: Double(safe.top), isInSheet: isInSheet,
      showsLargeTitle: showsLargeTitle, hasPrompt: topViewController?.navigationItem.prompt != nil)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.place(
      CGRect(x: 0, y: geometry.top, width: Double(bounds.width), height: geometry.height))
    navigationBar.showsLargeTitle = showsLargeTitle
    toolbar.isHidden = isToolbarHidden
    let toolbarHeight = toolbarGeometry(bottom: Double(safe.bottom))
    toolbar.place(
      CGRect(
        x: 0, y: Double(bounds.height - safe.bottom) - toolbarHeight, width: Double(bounds.width),
        height: toolbarHeight))
    placeTop(bar: geometry, toolbarHeight: toolbarHeight)
  }

  /// Under translucent bars the content fills everything and has the bars in its safe area; under an opaque one
  /// it starts below. // SA-31, SA-42, BC-10, BC-11
  private func placeTop(bar: NavigationBarGeometry, toolbarHeight: Double) {
    guard let top = topViewController else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    var frame = bounds
    var overlay = UIEdgeInsets.zero
    if !isNavigationBarHidden {
      let extends =
        top.edgesForExtendedLayout.contains(.top)
        && (navigationBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
      if extends {
        overlay.top = CGFloat(bar.bottom)
      } else {
        frame.origin.y = CGFloat(bar.bottom)
        frame.size.height -= CGFloat(bar.bottom)
      }
    }
    if !isToolbarHidden { overlay.bottom = safe.bottom + CGFloat(toolbarHeight) }  // SA-33
    top.view.overlayInsets = overlay
    top.view.place(frame)
  }

  private func toolbarGeometry(bottom: Double) -> Double {
    let metrics = view.metrics
    let isCompact = view.canvas.verticalSizeClass == .compact
    if let fixed = isCompact
      ? metrics.fixedCompactNavigationToolbarHeight : metrics.fixedNavigationToolbarHeight
    {
      return max(0, fixed - bottom)
    }
    return isCompact ? metrics.compactNavigationToolbarHeight : metrics.navigationToolbarHeight
  }

  // BC-04, BC-18
  private var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, view.canvas.verticalSizeClass != .compact else { return false }
    for controller in viewControllers.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}

/// Where a navigation bar stands and how high it is, points from the navigation view's top.
package struct NavigationBarGeometry {
  package let top: Double
  package let height: Double
  package var bottom: Double { top + height }

  package init(canvas: Canvas, safeTop: Double, isInSheet: Bool, showsLargeTitle: Bool, hasPrompt: Bool) {
    let metrics = canvas.metrics
    let isCompact = canvas.verticalSizeClass == .compact
    var height = isCompact ? metrics.compactNavigationBarHeight : metrics.navigationBarHeight
    var top = safeTop
    if isInSheet && !isCompact {  // BC-05, N-007
      height = metrics.sheetNavigationBarHeight
      top = metrics.sheetNavigationBarTop
    } else if isCompact, let fixed = metrics.compactNavigationBarTop {  // N-002
      top = fixed
    } else {
      // On island phones the bar reaches a little into the safe area. // SA-29
      if safeTop == canvas.safeAreaInsets.top && !isCompact { top -= metrics.islandBarOverlap }
      top = max(top, metrics.navigationBarMinimumTop)
    }
    if showsLargeTitle { height += metrics.largeTitleHeight }
    if hasPrompt && !isCompact { height += metrics.promptHeight }
    self.top = top
    self.height = height
  }
}

extension UIView {
  /// Sets a frame from a container's code; asks for layout only if it moved.
  package func place(_ rect: CGRect) {
    // Centre and size are what is kept: a frame made of them again may differ in the last digit.
    if center != CGPoint(x: rect.midX, y: rect.midY) || boundsStorage.size != rect.size {
      frame = rect
    } else {
      autoresizingReference = (rect, superview?.bounds.size ?? .zero)
    }
  }
}

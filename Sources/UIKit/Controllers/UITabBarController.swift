import InsetDevices

/// Several controllers, one shown above a tab bar. // BC-40…BC-52
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open private(set) var tabBar = UITabBar(frame: .zero)
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] { old.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      tabBar.items = (viewControllers ?? []).map { $0.tabBarItem }
      if isViewLoaded { installSelected() }
    }
  }
  /// Which tab the bar marks where it shows more tabs than there are controllers at hand.
  package var shownTab: Int?
  open var selectedIndex = 0 { didSet { if isViewLoaded { installSelected() } } }
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
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
    tabBar.selectedIndex = shownTab ?? selectedIndex
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let height = TabBarGeometry.height(canvas: view.canvas, safeBottom: Double(safe.bottom))
    let hides = hidesBar
    tabBar.isHidden = hides
    let floats = view.metrics.tabBarFloatsAtTop && view.canvas.horizontalSizeClass == .regular
    if floats {  // N-014c
      tabBar.place(
        CGRect(x: 0, y: Double(safe.top), width: Double(bounds.width), height: view.metrics.tabBarHeight))
    } else {
      tabBar.place(
        CGRect(x: 0, y: Double(bounds.height) - height, width: Double(bounds.width), height: height))
    }
    guard let selected = selectedViewController else { return }
    var overlay = UIEdgeInsets.zero
    if !hides {
      if floats {
        if !(selected is UINavigationController) {
          overlay.top = safe.top + CGFloat(view.metrics.floatingTabBarTopInset)
        }
      } else {
        overlay.bottom = CGFloat(height)  // SA-32, SA-34
      }
    }
    selected.view.overlayInsets = overlay
    var frame = bounds
    if !hides, !floats, !tabBar.isTranslucent {  // BC-10
      frame.size.height -= CGFloat(height)
      selected.view.overlayInsets = nil
    }
    selected.view.place(frame)
  }

  // BC-48
  private var hidesBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
}

/// How high a tab bar is, the bottom inset included. // BC-40…BC-42, N-014
package enum TabBarGeometry {
  package static func height(canvas: Canvas, safeBottom: Double) -> Double {
    let metrics = canvas.metrics
    let isCompact = canvas.verticalSizeClass == .compact
    if let fixed = isCompact ? metrics.fixedCompactTabBarHeight : metrics.fixedTabBarHeight { return fixed }
    return (isCompact ? metrics.compactTabBarHeight : metrics.tabBarHeight) + safeBottom
  }
}

/// Shows a controller in a card, as a page sheet does on a phone from iOS 13. // PR-02…PR-04, N-015, N-018
@preconcurrency @MainActor
package final class SheetController: UIViewController {
  private let content: UIViewController

  package init(showing content: UIViewController) {
    self.content = content
    super.init()
    addChild(content)
  }

  public required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    view.backgroundColor = UIColor(white: 0, alpha: 1)
    content.view.translatesAutoresizingMaskIntoConstraints = true
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }

  package override func viewWillLayoutSubviews() { content.view.place(cardFrame) }

  private var cardFrame: CGRect {
    let canvas = view.canvas
    let bounds = view.bounds
    if canvas.verticalSizeClass == .compact { return bounds }
    if canvas.idiom == .pad {  // PR-06, N-019
      let size =
        canvas.systemVersion >= 26 ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
      if bounds.width > size.width, bounds.height > size.height {
        return CGRect(
          x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height)
      }
    }
    let safeTop = canvas.safeAreaInsets.top
    let top: Double
    if canvas.systemVersion >= 26 {
      top = max(30, safeTop)  // N-015
    } else {
      top = safeTop > 20 ? safeTop + 10 : 40  // PR-03, PR-04
    }
    return CGRect(x: 0, y: top, width: Double(bounds.width), height: Double(bounds.height) - top)
  }
}

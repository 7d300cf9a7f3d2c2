import InsetDevices
import Testing

@testable import UIKit

/// Containers beyond the vectors. // SA-34, SA-35, SA-43, BC-05, BC-09…BC-18, BC-27, BC-28, BC-65…BC-69, N-005, N-046
@Suite("Containers") @MainActor
struct ContainerTests {
  private func x(_ pose: Pose = .portrait, ios: Double = 15) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: ios)
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("SA-34: each container sees only what is around it, and all fill the screen")
  func flow() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = Stage(try x(), tabs)
    #expect(tabs.view.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(navigation.view.safeAreaInsets == insets(44, 0, 83, 0))
    #expect(content.view.safeAreaInsets == insets(88, 0, 83, 0))
    for view in [tabs.view, navigation.view, content.view] as [UIView] {
      #expect(view.windowFrame == CGRect(x: 0, y: 0, width: 375, height: 812))
    }
  }

  @Test("BC-10, BC-11, SA-43: content ends above tab bars that it does not go under")
  func aboveTabBars() throws {
    defer { Stage.forgetWindows() }
    func child(_ change: (UITabBarController, UIViewController) -> Void, inNavigation: Bool = false) throws
      -> UIView
    {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [inNavigation ? UINavigationController(rootViewController: content) : content]
      change(tabs, content)
      _ = Stage(try x(), tabs)
      return content.view
    }
    let opaque = try child { tabs, _ in tabs.tabBar.isTranslucent = false }
    #expect(opaque.frame.height == 729)
    #expect(opaque.safeAreaInsets == insets(44, 0, 0, 0))
    let included = try child { tabs, content in
      tabs.tabBar.isTranslucent = false
      content.extendedLayoutIncludesOpaqueBars = true
    }
    #expect(included.frame.height == 812)
    #expect(included.safeAreaInsets.bottom == 83)
    let edges = try child { _, content in content.edgesForExtendedLayout = [.top] }
    #expect(edges.frame.height == 729)
    let nested = try child({ _, content in content.edgesForExtendedLayout = [] }, inNavigation: true)
    #expect(nested.frame == CGRect(x: 0, y: 88, width: 375, height: 729 - 88))
    #expect(nested.safeAreaInsets == .zero)
  }

  @Test("BC-28: bars that hide in compact height leave the window's insets")
  func hidingBars() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.hidesBarsWhenVerticallyCompact = true
    let stage = Stage(try x(), navigation)
    #expect(content.view.safeAreaInsets.top == 88)
    stage.window.move(to: try x(.landscapeLeft))
    stage.layOut()
    #expect(navigation.navigationBar.isHidden)
    #expect(content.view.safeAreaInsets == insets(0, 44, 21, 44))
  }

  @Test("BC-15, N-005: a prompt makes the bar higher")
  func prompt() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage(try x(), navigation)
    content.navigationItem.prompt = "Prompt"
    stage.layOut()
    #expect(navigation.navigationBar.frame.height == 74)
    stage.window.move(to: try Canvases.device("iPhone 17", ios: 26))
    stage.layOut()
    #expect(navigation.navigationBar.frame.height == 86)
  }

  @Test("BC-16, S-308: a search bar that always shows adds 52 below the bar")
  func search() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    let stage = Stage(try x(), navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    stage.layOut()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(search.searchBar.fieldFrame.height == 36)
    #expect(content.view.safeAreaInsets.top == 140)
    navigation.navigationBar.prefersLargeTitles = true
    stage.layOut()
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test("N-011: without a tab bar a search goes to the slot at the bottom")
  func dockedSearch() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    _ = Stage(try Canvases.device("iPhone 17", ios: 26), navigation)
    #expect(navigation.navigationBar.frame.height == 54)
    #expect(content.view.safeAreaInsets.bottom == 86)
  }

  @Test("BC-18, S-307: large titles follow the item, or the one before")
  func largeTitles() throws {
    defer { Stage.forgetWindows() }
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(try x(), navigation)
    func height() -> CGFloat {
      stage.layOut()
      return navigation.navigationBar.frame.height
    }
    #expect(height() == 96)
    first.navigationItem.largeTitleDisplayMode = .never
    #expect(height() == 44)
    navigation.pushViewController(second, animated: false)
    #expect(height() == 44)
    second.navigationItem.largeTitleDisplayMode = .always
    #expect(height() == 96)
    stage.window.move(to: try x(.landscapeLeft))
    #expect(height() == 32)
  }

  @Test("BC-27: items of the app's own take the back button's place unless they are to stand beside it")
  func backButton() throws {
    defer { Stage.forgetWindows() }
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    _ = Stage(try x(), navigation)
    navigation.pushViewController(second, animated: false)
    let bar = navigation.navigationBar
    #expect(bar.backItem?.title == "First")
    #expect(bar.contentLayout.backButton.width > 8)
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Item")
    #expect(bar.contentLayout.backButton.width == 8)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.contentLayout.backButton.width > 8)
    second.navigationItem.hidesBackButton = true
    #expect(bar.contentLayout.backButton.width == 8)
  }

  @Test("BC-25, S-311: custom views say their own size, or have none")
  func customViews() throws {
    defer { Stage.forgetWindows() }
    let byFrame = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let byConstraints = UIView(frame: .zero)
    byConstraints.translatesAutoresizingMaskIntoConstraints = false
    byConstraints.widthAnchor.constraint(equalToConstant: 50).isActive = true
    byConstraints.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let silent = UIView(frame: .zero)
    silent.translatesAutoresizingMaskIntoConstraints = false
    let content = UIViewController()
    content.navigationItem.rightBarButtonItems = [byFrame, byConstraints, silent].map {
      UIBarButtonItem(customView: $0)
    }
    let navigation = UINavigationController(rootViewController: content)
    _ = Stage(try x(), navigation)
    #expect(byFrame.frame.size == CGSize(width: 30, height: 20))
    #expect(byFrame.windowFrame.maxX == 359)
    #expect(byConstraints.frame.size == CGSize(width: 50, height: 24))
    // The first one lies outermost, the others follow inwards 8 apart. // BC-24
    #expect(byFrame.windowFrame.minX - byConstraints.windowFrame.maxX == 8)
    #expect(silent.frame.size == .zero)
  }

  @Test("S-312: a negative space moves items until iOS 10 and does nothing after")
  func negativeSpace() {
    func firstItem(_ release: Double) -> Double {
      let layout = NavigationBarContentLayout(
        width: 375, margins: (16, 16), release: release,
        leading: [.space(-20), .custom(Size(width: 40, height: 40))])
      return layout.leadingItems[1].x
    }
    #expect(firstItem(10) == -4)
    #expect(firstItem(11) == 16)
  }

  @Test("S-314: items follow the margins of the bar's content")
  func contentMargins() throws {
    defer { Stage.forgetWindows() }
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let content = UIViewController()
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage(try Canvases.device("iPhone 7 Plus", ios: 11), navigation)
    #expect(item.windowFrame.minX == 20)
    navigation.navigationBar.contentView.layoutMargins = .zero
    navigation.navigationBar.setNeedsLayout()
    stage.layOut()
    #expect(item.windowFrame.minX == 0)
  }

  @Test("S-019: positions of bars have Apple's numbers")
  func positions() {
    #expect(UIBarPosition.any.rawValue == 0)
    #expect(UIBarPosition.bottom.rawValue == 1)
    #expect(UIBarPosition.top.rawValue == 2)
    #expect(UIBarPosition.topAttached.rawValue == 3)
  }

  @Test("BC-13: an attached toolbar's background goes under the status bar only at the safe top of a root")
  func attachedToolbar() throws {
    defer { Stage.forgetWindows() }
    let delegate = AttachedBar()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
    bar.delegate = delegate
    _ = Stage(try x()) { $0.addSubview(bar) }
    #expect(bar.backgroundFrame == CGRect(x: 0, y: -44, width: 375, height: 88))
    bar.frame.origin.y = 60
    #expect(bar.backgroundFrame == bar.bounds)
  }

  // MARK: Preferences

  @Test("SA-35, BC-66: the status bar follows the controller on top")
  func statusBar() throws {
    defer { Stage.forgetWindows() }
    let hidden = WithoutStatusBar()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = Stage(try Canvases.device("iPhone 8", ios: 12), tabs)
    #expect(stage.root.safeAreaInsets.top == 20)
    navigation.pushViewController(hidden, animated: false)
    stage.layOut()
    #expect(stage.root.safeAreaInsets.top == 0)
    #expect(navigation.navigationBar.frame.minY == 0)
    #expect(!stage.window.showsStatusBar)
    navigation.popViewController(animated: false)
    stage.layOut()
    #expect(stage.root.safeAreaInsets.top == 20)
    // A phone with a sensor housing keeps its insets, and under a navigation bar the status bar too.
    navigation.pushViewController(hidden, animated: false)
    stage.window.move(to: try x())
    stage.layOut()
    #expect(stage.root.safeAreaInsets.top == 44)
    #expect(stage.window.showsStatusBar)
    navigation.isNavigationBarHidden = true
    #expect(!stage.window.showsStatusBar)
  }

  @Test("a controller that names itself for the status bar does not hang")
  func selfNamed() throws {
    defer { Stage.forgetWindows() }
    final class Controller: UIViewController {
      override var childForStatusBarHidden: UIViewController? { self }
    }
    let stage = Stage(try x(), Controller())
    #expect(stage.window.showsStatusBar)
  }

  @Test("BC-64: the status bar's frame is that of the system, and nothing in landscape")
  func statusBarFrame() throws {
    defer { Stage.forgetWindows() }
    let scene = UIWindowScene()
    LayoutEnvironment.current = LayoutEnvironment(try x())
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(scene.interfaceOrientation == .portrait)
    window.move(to: try x(.landscapeLeft))
    #expect(scene.statusBarManager?.isStatusBarHidden == true)
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(scene.windows.count == 1)
  }

  @Test("BC-65: defaults of the home indicator and of deferred gestures; containers name their child")
  func indicator() {
    let content = UIViewController()
    #expect(!content.prefersHomeIndicatorAutoHidden)
    #expect(content.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(content.childForHomeIndicatorAutoHidden == nil)
    let navigation = UINavigationController(rootViewController: content)
    #expect(navigation.childForHomeIndicatorAutoHidden === content)
    #expect(navigation.childForScreenEdgesDeferringSystemGestures === content)
  }

  // MARK: Columns

  @Test("BC-69: columns have the safe area of the edges they touch")
  func columns() throws {
    defer { Stage.forgetWindows() }
    let primary = UIViewController()
    let secondary = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let stage = Stage(
      Canvases.plain(
        Size(width: 1194, height: 834), safe: Insets(top: 24, left: 30, bottom: 20, right: 40), idiom: .pad),
      split)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(primary.view.safeAreaInsets == insets(24, 30, 20, 0))
    #expect(secondary.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
    #expect(secondary.view.safeAreaInsets == insets(24, 0, 20, 40))
    #expect(primary.splitViewController === split)
    stage.window.move(to: try x())
    stage.layOut()
    #expect(split.isCollapsed)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(secondary.view.isHidden)
  }

  @Test("N-046: on iPhone Duo the bars of containers stand in the side column")
  func sideColumn() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let outer = try Canvases.device("iPhone Duo", ios: 27.1, display: .outer)
    let stage = Stage(outer, tabs)
    #expect(content.view.safeAreaInsets == insets(0, 0, 34, 84))
    #expect(tabs.tabBar.frame.minX == 382)
    #expect(content.navigationController?.navigationBar.frame.minX == 382)
    // Upright, the inner display has the usual bars; so has an app of an older SDK.
    stage.window.move(to: try Canvases.device("iPhone Duo", ios: 27.1, display: .inner))
    stage.layOut()
    #expect(content.view.safeAreaInsets.top > 82)
    stage.window.move(to: try Canvases.device("iPhone Duo", ios: 27.1, sdk: 26, display: .outer))
    stage.layOut()
    #expect(content.view.safeAreaInsets.top > 0)
    #expect(content.view.safeAreaInsets.bottom == 83)
  }
}

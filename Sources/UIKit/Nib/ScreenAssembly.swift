import InsetDevices
import InsetInterfaceBuilder
import InsetScreens

/// Puts a controller's view into the containers that surround it when the app runs.
@preconcurrency @MainActor
struct ScreenAssembly {
  let context: NibContext
  let root: DocumentRoot
  let view: UIView
  let scene: SceneContext?
  let embedding: String?

  func window(on canvas: Canvas) -> UIWindow {
    let window = UIWindow(canvas: canvas)
    window.rootViewController = container(around: controller())
    return window
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    if let element = root.controller {
      controller.origin = NibOrigin(element)
      controller.title = element["title"]
      if let item = element.child("navigationItem", key: "navigationItem") {
        controller.navigationItem = context.navigationItem(item)
      }
      controller.extendedLayoutIncludesOpaqueBars = element.bool("extendedLayoutIncludesOpaqueBars") ?? false
      controller.automaticallyAdjustsScrollViewInsets =
        element.bool("automaticallyAdjustsScrollViewInsets") ?? true
      let toolbarItems = element.barButtonItems
      if !toolbarItems.isEmpty {
        controller.toolbarItems = toolbarItems.map { context.barButtonItem($0.element) }
      }
      if let edges = element.extendedEdge { controller.edgesForExtendedLayout = UIRectEdge(edges) }
      if let item = element.child("tabBarItem", key: "tabBarItem") {
        controller.tabBarItem = context.tabBarItem(item)
      }
    }
    controller.view = view
    return controller
  }

  /// From the inside out: navigation, tabs, the sheet.
  private func container(around content: UIViewController) -> UIViewController {
    var current = content
    if let bar = navigationElement {
      current = navigation(around: current, bar)
    } else if embedding == "UINavigationController", scene?.navigation == nil, root.kind != .launchScreen {
      current = UINavigationController(rootViewController: current)
    }
    if let scene, scene.isInTabBar {
      current = tabs(around: current, hidesBar: scene.hidesBottomBarWhenPushed)
    } else if embedding == "UITabBarController", root.kind != .launchScreen {
      current = tabs(around: current, hidesBar: false)
    }
    if presentsAsSheet { current = SheetController(showing: current) }
    return current
  }

  private var navigationElement: Element? {
    scene?.navigation.flatMap { context.document.element(id: $0.controller) }
  }

  private func navigation(around content: UIViewController, _ element: Element) -> UIViewController {
    let navigation = UINavigationController()
    if let bar = element.child("navigationBar") {
      navigation.navigationBar.isTranslucent = bar.bool("translucent") ?? true
      navigation.navigationBar.prefersLargeTitles = bar.bool("largeTitles") ?? false
      navigation.navigationBar.barTintColor = context.color(bar, key: "barTintColor")
      navigation.navigationBar.tintColor = context.color(bar, key: "tintColor")
      navigation.navigationBar.origin = NibOrigin(bar)
    }
    navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    navigation.isToolbarHidden = element.bool("toolbarHidden") ?? true
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      navigation.tabBarItem = context.tabBarItem(item)
    }
    if scene?.isShown == true {
      // Something lies below a pushed controller: that is where the back button comes from.
      let previous = UIViewController()
      previous.title = previousTitle
      navigation.setViewControllers([previous, content], animated: false)
    } else {
      navigation.setViewControllers([content], animated: false)
    }
    return navigation
  }

  /// The title of the navigation controller's root, for the back button.
  private var previousTitle: String? {
    guard let navigation = navigationElement,
      let rootID = navigation.seguesInside.first(where: { $0.relationship == "rootViewController" })?
        .destination,
      let controller = context.document.element(id: rootID)
    else { return nil }
    return controller.child("navigationItem", key: "navigationItem")?.string("title")
  }

  private func tabs(around content: UIViewController, hidesBar: Bool) -> UIViewController {
    let tabs = UITabBarController()
    content.hidesBottomBarWhenPushed = hidesBar
    if hidesBar { return content }
    let (items, selected) = tabItems(of: content)
    if let bar = tabBarElement?.child("tabBar") {
      tabs.tabBar.isTranslucent = bar.bool("translucent") ?? true
      tabs.tabBar.tintColor = context.color(bar, key: "tintColor")
    }
    tabs.viewControllers = [content]
    if !items.isEmpty {
      tabs.tabBar.items = items
      tabs.shownTab = selected
    }
    return tabs
  }

  private var tabBarElement: Element? {
    for scene in context.document.scenes {
      if let controller = scene.controller, controller.name == "tabBarController" { return controller }
    }
    return nil
  }

  /// All tabs of the storyboard's tab bar controller, and which one this screen belongs to.
  private func tabItems(of content: UIViewController) -> ([UITabBarItem], Int) {
    guard let tabs = tabBarElement else { return ([], 0) }
    var items: [UITabBarItem] = []
    var selected = 0
    let own = [scene?.navigation?.controller, root.controller?.id]
    for segue in tabs.seguesInside where segue.relationship == "viewControllers" {
      guard let element = context.document.element(id: segue.destination) else { continue }
      if own.contains(segue.destination) { selected = items.count }
      if let item = element.child("tabBarItem", key: "tabBarItem") {
        items.append(context.tabBarItem(item))
      } else {
        items.append(UITabBarItem(title: element["title"] ?? "Item", image: nil, tag: 0))
      }
    }
    return (items, selected)
  }

  private var presentsAsSheet: Bool { presentation == .sheet || presentation == .formSheet }

  /// How the screen comes to the user. // PR-01, PR-02
  var presentation: Screen.Presentation? {
    guard let scene else { return nil }
    if scene.isEmbedded { return .embedded }
    guard let presentation = scene.presentation else { return .fullScreen }
    let styles = [presentation, scene.modalPresentationStyle ?? ""]
    let covering: Set = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom"]
    if styles.contains(where: { covering.contains($0) }) { return .fullScreen }
    if styles.contains(where: { $0.hasPrefix("popover") }), context.canvas.idiom == .pad { return .popover }
    guard context.canvas.systemVersion >= 13 else { return .fullScreen }
    return styles.contains("formSheet") ? .formSheet : .sheet
  }
}

extension UIRectEdge {
  init(_ edges: ExtendedEdges) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.left) { insert(.left) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.right) { insert(.right) }
  }
}

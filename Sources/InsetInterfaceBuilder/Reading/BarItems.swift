/// A bar button item.
public struct BarButtonItem: Hashable, Sendable {
  public var element: Element
  public var id: String? { element.id }
  public var title: String?
  public var image: ImageReference?
  /// As in `add`, `flexibleSpace`, `fixedSpace`.
  public var systemItem: String?
  /// `plain`, `done` …
  public var style: String?
  /// Points, for fixed spaces and items of a fixed width.
  public var width: Double?
  public var isEnabled: Bool
  /// The view that stands in for title and image; its frame is relative to the bar.
  public var customView: Element?

  /// Reads a `barButtonItem` element.
  public init(_ element: Element) {
    self.element = element
    title = element.string("title")
    image = element.image("image")
    systemItem = element["systemItem"]
    style = element["style"]
    width = element.double("width")
    isEnabled = element.bool("enabled") != false
    customView = element.firstChild { $0.key == "customView" && $0.isView }
  }
}

/// What a controller shows in its navigation bar.
public struct NavigationItem: Hashable, Sendable {
  public var element: Element
  public var title: String?
  public var prompt: String?
  /// `always`, `never`; nil for automatic.
  public var largeTitleDisplayMode: String?
  public var hidesBackButton: Bool
  public var titleView: Element?
  public var backItem: BarButtonItem?
  /// From the bar's leading end inwards.
  public var leftItems: [BarButtonItem]
  /// From the bar's trailing end inwards.
  public var rightItems: [BarButtonItem]

  /// Reads a `navigationItem` element.
  public init(_ element: Element) {
    self.element = element
    title = element.string("title")
    prompt = element.string("prompt")
    largeTitleDisplayMode = element["largeTitleDisplayMode"]
    hidesBackButton = element.bool("hidesBackButton") == true
    titleView = element.firstChild { $0.key == "titleView" && $0.isView }
    backItem = element.child("barButtonItem", key: "backBarButtonItem").map { BarButtonItem($0) }
    leftItems = Self.items(of: element, one: "leftBarButtonItem", many: "leftBarButtonItems")
    rightItems = Self.items(of: element, one: "rightBarButtonItem", many: "rightBarButtonItems")
  }

  private static func items(of element: Element, one: String, many: String) -> [BarButtonItem] {
    if let list = element.child(many) { return list.children("barButtonItem").map { BarButtonItem($0) } }
    return element.children("barButtonItem").filter { $0.key == one }.map { BarButtonItem($0) }
  }
}

/// A tab of a tab bar.
public struct TabBarItem: Hashable, Sendable {
  public var element: Element
  public var title: String?
  public var image: ImageReference?
  public var selectedImage: ImageReference?
  /// As in `favorites`.
  public var systemItem: String?
  public var badge: String?

  /// Reads a `tabBarItem` element.
  public init(_ element: Element) {
    self.element = element
    title = element.string("title")
    image = element.image("image")
    selectedImage = element.image("selectedImage")
    systemItem = element["systemItem"]
    badge = element.string("badgeValue")
  }
}

extension Element {
  /// A controller's navigation item.
  public var navigationItem: NavigationItem? {
    child("navigationItem", key: "navigationItem").map { NavigationItem($0) }
  }

  /// A controller's tab.
  public var tabBarItem: TabBarItem? { child("tabBarItem", key: "tabBarItem").map { TabBarItem($0) } }

  /// The items of a toolbar, or a controller's `toolbarItems`.
  public var barButtonItems: [BarButtonItem] {
    let list = child(name == "toolbar" ? "items" : "toolbarItems")
    return list?.children("barButtonItem").map { BarButtonItem($0) } ?? []
  }

  /// The items of a navigation bar that stands by itself.
  public var navigationItems: [NavigationItem] {
    child("items")?.children("navigationItem").map { NavigationItem($0) } ?? []
  }

  /// The tabs of a tab bar that stands by itself.
  public var tabBarItems: [TabBarItem] {
    child("items")?.children("tabBarItem").map { TabBarItem($0) } ?? []
  }
}

import InsetInterfaceBuilder

// BC-01…BC-30, IC-23
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var items: [UINavigationItem]?
  package var showsLargeTitle = false

  open override var intrinsicContentSize: CGSize { UIView.naturalSize(nil, metrics.navigationBarHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(metrics.navigationBarHeight))
  }
  package override var isLayoutBoundary: Bool { true }

  package func show(_ items: [UINavigationItem]) {
    self.items = items
    setNeedsLayout()
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isTranslucent = element.bool("translucent") ?? true
    prefersLargeTitles = element.bool("largeTitles") ?? false
    barTintColor = context.color(element, key: "barTintColor")
    let found = element.child("items")?.children("navigationItem") ?? []
    if !found.isEmpty { items = found.map { context.navigationItem($0) } }
  }

  package override func captureAttributes() -> [String: String] {
    guard let item = items?.last else { return [:] }
    var attributes = ["largeTitle": showsLargeTitle ? "true" : "false"]
    if let title = item.title { attributes["title"] = title }
    if let prompt = item.prompt { attributes["prompt"] = prompt }
    if let items, items.count > 1, !item.hidesBackButton {
      attributes["back"] = items[items.count - 2].title ?? "Back"
    }
    attributes["leftItems"] = UINavigationBar.words(item.leftBarButtonItems)
    attributes["rightItems"] = UINavigationBar.words(item.rightBarButtonItems)
    return attributes
  }

  static func words(_ items: [UIBarButtonItem]?) -> String? {
    guard let items, !items.isEmpty else { return nil }
    return items.map { $0.word }.joined(separator: "\u{1F}")
  }
}

// BC-40…BC-48
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var isTranslucent = true
  open var items: [UITabBarItem]?
  package var selectedIndex = 0
  open override var intrinsicContentSize: CGSize { UIView.naturalSize(nil, metrics.tabBarHeight) }
  package override var isLayoutBoundary: Bool { true }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isTranslucent = element.bool("translucent") ?? true
    let found = element.child("items")?.children("tabBarItem") ?? []
    if !found.isEmpty { items = found.map { context.tabBarItem($0) } }
  }
  package override func captureAttributes() -> [String: String] {
    guard let items else { return [:] }
    return [
      "items": items.map { $0.title ?? $0.systemItem ?? "" }.joined(separator: "\u{1F}"),
      "images": items.map { $0.imageName ?? "" }.joined(separator: "\u{1F}"),
      "selectedIndex": String(selectedIndex),
    ]
  }
}

// BC-60…BC-62
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open override var intrinsicContentSize: CGSize {
    UIView.naturalSize(
      nil, canvas.verticalSizeClass == .compact ? metrics.compactToolbarHeight : metrics.toolbarHeight)
  }
  package override var isLayoutBoundary: Bool { true }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isTranslucent = element.bool("translucent") ?? true
    items = (element.child("items")?.children("barButtonItem") ?? []).map { context.barButtonItem($0) }
  }
  package override func captureAttributes() -> [String: String] {
    ["items": UINavigationBar.words(items) ?? ""]
  }
}

// IC-10
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var placeholder: String?
  open var text: String?
  open override var intrinsicContentSize: CGSize { UIView.naturalSize(nil, metrics.searchBarHeight) }
  package override var isLayoutBoundary: Bool { true }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    placeholder = context.string(element, key: "placeholder")
    text = context.string(element, key: "text")
  }
  package override func captureAttributes() -> [String: String] { ["placeholder": placeholder ?? text ?? ""] }
}

import InsetDevices
import InsetInterfaceBuilder

// BC-40…BC-48
@preconcurrency @MainActor
open class UITabBar: UIView, BarWithBackground {
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open weak var delegate: UITabBarDelegate?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  package var selectedIndex = 0
  open var selectedItem: UITabBarItem? {
    get { items.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = items?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  open override var intrinsicContentSize: CGSize { UIView.naturalSize(nil, metrics.tabBarHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(metrics.tabBarHeight))
  }
  package override var isLayoutBoundary: Bool { true }

  package var backgroundFrame: CGRect { backgroundFrame(toBottomUpTo: .greatestFiniteMagnitude) }

  /// The glass on which the tabs sit, in the bar; nil before iOS 26 and for bars at the top. // N-014
  package var platter: TabBarPlatter? {
    guard metrics.release >= 26, canvas.idiom == .phone, !metrics.barsUseSideColumn else { return nil }
    return TabBarPlatter(
      itemCount: items?.count ?? 0, width: Double(bounds.width),
      isCompact: canvas.verticalSizeClass == .compact)
  }

  /// Whether a tab's title stands beside its icon and not below: from iOS 11 in phones' landscape and in regular
  /// width. // BC-43, S-333
  package var itemsStandBeside: Bool {
    guard metrics.release >= 11, metrics.release < 26, !metrics.barsUseSideColumn else { return false }
    return canvas.verticalSizeClass == .compact || canvas.horizontalSizeClass == .regular
  }

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

/// The glass of a tab bar of iOS 26, and the tabs on it. // BC-45, BC-46, N-014, N-014b
package struct TabBarPlatter {
  /// In the bar.
  package let frame: Rect
  /// From one tab to the next.
  package let pitch: Double
  /// In the platter.
  package let buttons: [Rect]

  package init(itemCount: Int, width: Double, isCompact: Bool) {
    let count = Double(itemCount)
    let wanted = 86 * count + 16
    let platter = max(0, min(wanted, width - 42))
    let isSqueezed = wanted > platter
    pitch = isSqueezed && count > 0 ? (platter - 16.25) / count : 86
    let buttonWidth = isSqueezed ? pitch + 8.25 : 94
    let height: Double = isCompact ? 44 : 62
    // Centred on whole points.
    frame = Rect(x: ((width - platter) / 2).rounded(), y: 0, width: platter, height: height)
    let pitch = pitch
    buttons = (0..<max(0, itemCount)).map {
      Rect(x: 4 + Double($0) * pitch, y: 4, width: buttonWidth, height: height - 8)
    }
  }
}

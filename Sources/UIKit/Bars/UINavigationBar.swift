import InsetDevices
import InsetInterfaceBuilder

// BC-01…BC-30, IC-23
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarWithBackground {
  open var isTranslucent = true { didSet { containerDidChange() } }
  open var prefersLargeTitles = false { didSet { containerDidChange() } }
  open var barTintColor: UIColor?
  open var items: [UINavigationItem]? { didSet { adoptItems() } }
  open weak var delegate: UINavigationBarDelegate?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  package var showsLargeTitle = false
  /// What holds custom views; made when there is one. // BC-19
  package private(set) lazy var contentView: UIView = makeContentView()
  private var hasContentView = false

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last else { return nil }
    items?.removeLast()
    return last
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize { UIView.naturalSize(nil, metrics.navigationBarHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(metrics.navigationBarHeight))
  }
  package override var isLayoutBoundary: Bool { true }

  package func show(_ items: [UINavigationItem]) { self.items = items }

  private func adoptItems() {
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }

  private func containerDidChange() {
    setNeedsLayout()
    if superview?.viewController is UINavigationController { superview?.setNeedsLayout() }
  }

  // MARK: Background

  open var barPosition: UIBarPosition {
    if superview?.viewController is UINavigationController { return .topAttached }
    return delegate?.position(for: self) ?? .top
  }

  /// A container's bar fills what is above it; a bar that stands alone keeps to its frame unless it is attached.
  /// // BC-06, S-017, S-018
  package var backgroundFrame: CGRect {
    if superview?.viewController is UINavigationController {
      if metrics.barsUseSideColumn { return bounds }
      return CGRect(x: 0, y: -frame.minY, width: bounds.width, height: frame.maxY)
    }
    return backgroundFrame(attached: barPosition)
  }

  // MARK: Items

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.insetsLayoutMarginsFromSafeArea = false
    hasContentView = true
    addSubview(view)
    return view
  }

  /// The height of the zone with the title and the items, and where it begins. // DUMP-a: centred in a card's bar
  package var contentZone: (y: Double, height: Double) {
    let isCompact = canvas.verticalSizeClass == .compact && !metrics.barsUseSideColumn
    let plain = isCompact ? metrics.compactNavigationBarHeight : metrics.navigationBarHeight
    if metrics.release >= 26 { return (0, plain) }
    let bar = showsLargeTitle ? Double(bounds.height) - metrics.largeTitleHeight : Double(bounds.height)
    return (max(0, (bar - plain) / 2), plain)
  }

  /// The content's margins with the safe area: items begin there. // LM-23, BC-22, N-006
  private var contentMargins: (left: Double, right: Double) {
    if hasContentView, let custom = contentView.customMargins {
      return (Double(custom.left), Double(custom.right))  // S-314
    }
    let width = Double(bounds.width)
    let safe = safeAreaInsets
    var margin = width < metrics.wideRootMarginFrom ? metrics.narrowRootMargin : metrics.wideRootMargin
    if metrics.release >= 26 {
      margin = canvas.verticalSizeClass == .compact ? 38 : width <= 402 ? 16 : 20  // N-003, N-006
    }
    return (margin + Double(safe.left), margin + Double(safe.right))
  }

  /// Where everything lies, in the content view.
  package var contentLayout: NavigationBarContentLayout {
    let item = topItem
    let zone = contentZone
    // BC-27
    let hidesBack =
      backItem == nil || item?.hidesBackButton ?? true
      || (item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton == false)
    return NavigationBarContentLayout(
      width: Double(bounds.width), height: zone.height, margins: contentMargins, release: metrics.release,
      backWidth: hidesBack ? nil : backWidth, leading: layoutItems(item?.leftBarButtonItems),
      trailing: layoutItems(item?.rightBarButtonItems))
  }

  private var backWidth: Double {
    if metrics.release >= 26 { return 44 }  // N-006
    let title = topItem?.backButtonTitle ?? backItem?.backBarButtonItem?.title ?? backItem?.title ?? "Back"
    // GUESS: the chevron with its distances takes 31 before a title. // BC-21: 69 for "Back"
    return 31 + textWidth(title)
  }

  private func layoutItems(_ items: [UIBarButtonItem]?) -> [NavigationBarContentLayout.Item] {
    (items ?? []).map { item in
      if item.space != nil { return .space(Double(item.width)) }
      if let view = item.customView { return .custom(customSize(of: view)) }
      let width = Double(item.width)
      if let title = item.title, item.image == nil { return .text(width > 0 ? width : textWidth(title)) }
      // GUESS: an image of unknown size is 24 wide before iOS 26.
      return .image(width > 0 ? width : Double(item.image(on: canvas)?.size.width ?? 24))
    }
  }

  private func textWidth(_ text: String) -> Double {
    textRounding.width(measured(text, .systemFont(ofSize: 17)).width)
  }

  /// From the frame where that holds the view, else from constraints or the natural size; zero without. // BC-25
  private func customSize(of view: UIView) -> Size {
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.width > 0 || view.bounds.height > 0 {
      return view.bounds.size.plain
    }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).plain
  }

  open override func layoutSubviews() {
    let zone = contentZone
    let custom = ((topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []))
      .contains { $0.customView != nil }
    guard hasContentView || custom || topItem?.titleView != nil else { return }
    contentView.place(CGRect(x: 0, y: zone.y, width: Double(bounds.width), height: zone.height))
    let layout = contentLayout
    var shown: [UIView] = []
    for (items, frames) in [
      (topItem?.leftBarButtonItems, layout.leadingItems),
      (topItem?.rightBarButtonItems, layout.trailingItems),
    ] {
      for (item, frame) in zip(items ?? [], frames) {
        item.bar = self
        guard let view = item.customView else { continue }
        put(view, at: frame, &shown)
      }
    }
    if let view = topItem?.titleView { put(view, at: titleFrame(of: view, in: layout.title), &shown) }
    for old in contentView.subviews where !shown.contains(where: { $0 === old }) { old.removeFromSuperview() }
  }

  private func put(_ view: UIView, at frame: Rect, _ shown: inout [UIView]) {
    shown.append(view)
    if view.superview !== contentView { contentView.addSubview(view) }
    view.placeByFrame()
    view.place(CGRect(frame))
  }

  /// In the middle of the bar if there is room, else beside what is in the way. // S-306
  private func titleFrame(of view: UIView, in region: Rect) -> Rect {
    let wanted = customSize(of: view)
    let width = min(wanted.width, region.width)
    let height = min(wanted.height, region.height)
    let middle = (Double(bounds.width) - width) / 2
    let x = min(max(middle, region.x), region.maxX - width)
    return Rect(x: x, y: region.y + (region.height - height) / 2, width: width, height: height)
  }

  // MARK: Documents and pictures

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

import InsetDevices
import InsetInterfaceBuilder

// BC-60…BC-62
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarWithBackground {
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Takes items over without asking for layout where they are there already.
  func show(_ new: [UIBarButtonItem]) {
    let isSame = items.map { $0.elementsEqual(new, by: ===) } ?? false
    if !isSame { items = new }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor?
  open weak var delegate: UIToolbarDelegate?
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open override var intrinsicContentSize: CGSize {
    if metrics.isInterfaceBuilderCanvas, !restsOnSafeArea {
      return UIView.naturalSize(nil, min(metrics.toolbarHeight, Self.plainHeight))
    }
    return UIView.naturalSize(
      nil, canvas.verticalSizeClass == .compact ? metrics.compactToolbarHeight : metrics.toolbarHeight)
  }

  private static let plainHeight = 44.0  // BC-60

  /// Whether it lies above the home indicator, where Interface Builder's canvas draws it higher. // R-75
  private var restsOnSafeArea: Bool {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return false }
    let end = superview.bounds.height - superview.safeAreaInsets.bottom
    return abs(frame.maxY - end) < 6
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  package override var isLayoutBoundary: Bool { true }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// At the top as the delegate says, at the bottom down to the window's edge unless the bar is much higher than
  /// a toolbar is. // BC-13, BC-61
  package var backgroundFrame: CGRect {
    let attached = backgroundFrame(attached: barPosition)
    return attached == bounds ? backgroundFrame(toBottomUpTo: 49.5) : attached
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isTranslucent = element.bool("translucent") ?? true
    items = (element.child("items")?.children("barButtonItem") ?? []).map { context.barButtonItem($0) }
  }
  package override func captureAttributes() -> [String: String] {
    ["items": UINavigationBar.words(items) ?? ""]
  }
}

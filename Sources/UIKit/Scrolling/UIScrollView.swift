import InsetDevices
import InsetInterfaceBuilder

/// A view whose content may be larger than itself. // SC-01…SC-23
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
    var word: String { ["automatic", "scrollableAxes", "never", "always"][rawValue] }
  }

  /// Points; set by the engine where constraints tie content to the edges.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { updateAdjustedContentInset() } }
  }
  open var contentInset: UIEdgeInsets = .zero { didSet { updateAdjustedContentInset() } }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { setNeedsLayout() }
  }
  open private(set) var adjustedContentInset: UIEdgeInsets = .zero
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var automaticallyAdjustsScrollIndicatorInsets = true  // SC-15

  /// Points; where the visible part of the content begins.
  open var contentOffset: CGPoint {
    get { boundsStorage.origin }
    set { boundsStorage.origin = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

  /// Subclasses are told. // SC-17
  open func adjustedContentInsetDidChange() {}

  package override var hasScrollContent: Bool { true }

  func engineContentSize(width: Double, height: Double) {
    // Without constraints to the edges the engine leaves both at zero and the size that was set stays.
    guard width > 0 || height > 0 else { return }
    contentSize = CGSize(width: width, height: height)
  }

  // MARK: Insets. // SC-01…SC-11

  func updateAdjustedContentInset() {
    let system = systemContentInset
    let adjusted = UIEdgeInsets(
      top: contentInset.top + system.top, left: contentInset.left + system.left,
      bottom: contentInset.bottom + system.bottom, right: contentInset.right + system.right)
    guard adjusted != adjustedContentInset else { return }
    let wasAtTop = contentOffset.y == -adjustedContentInset.top
    let wasAtLeft = contentOffset.x == -adjustedContentInset.left
    adjustedContentInset = adjusted
    if wasAtTop { contentOffset.y = -adjusted.top }  // SC-11
    if wasAtLeft { contentOffset.x = -adjusted.left }
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  private var systemContentInset: UIEdgeInsets {
    let safe = safeAreaStorage
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero  // SC-02
    case .always: return safe
    case .scrollableAxes, .automatic:
      let isVertical =
        scrollsVertically || (contentInsetAdjustmentBehavior == .automatic && isAdjustedByController)
      return UIEdgeInsets(
        top: isVertical ? safe.top : 0, left: scrollsHorizontally ? safe.left : 0,
        bottom: isVertical ? safe.bottom : 0, right: scrollsHorizontally ? safe.right : 0)
    }
  }

  // SC-03, SC-07
  package var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > boundsStorage.height }
  package var scrollsHorizontally: Bool { alwaysBounceHorizontal || contentSize.width > boundsStorage.width }

  /// Owned by a controller inside a navigation controller: its root view, or the first subview all the way up.
  /// // SC-04, SC-05, SC-06
  private var isAdjustedByController: Bool {
    var view: UIView = self
    while view.viewController == nil {
      guard let parent = view.superview, parent.subviews.first === view else { return false }
      view = parent
    }
    guard let controller = view.viewController, controller.automaticallyAdjustsScrollViewInsets else {
      return false
    }
    return controller.navigationController != nil
  }

  /// Edges that became content inset are not handed down; the others are. // SA-15, SA-16, R-15
  package override var safeAreaForSubviews: UIEdgeInsets {
    guard metrics.safeAreaPassesScrollViews else { return .zero }
    let safe = safeAreaStorage
    let system = systemContentInset
    return UIEdgeInsets(
      top: system.top > 0 ? 0 : safe.top, left: system.left > 0 ? 0 : safe.left,
      bottom: system.bottom > 0 ? 0 : safe.bottom, right: system.right > 0 ? 0 : safe.right)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    clipsToBounds = element.bool("clipsSubviews") ?? false
    alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    isPagingEnabled = element.bool("pagingEnabled") ?? false
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": contentInsetAdjustmentBehavior = .never
    case "always": contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let inset = element.child(key: "contentInset") {
      contentInset = UIEdgeInsets(
        top: inset.double("minY") ?? 0, left: inset.double("minX") ?? 0, bottom: inset.double("maxY") ?? 0,
        right: inset.double("maxX") ?? 0)
    }
  }
}

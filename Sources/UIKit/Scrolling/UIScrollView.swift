import InsetDevices
import InsetInterfaceBuilder

/// A view whose content may be larger than itself. // SC-01…SC-23
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
    var word: String { ["automatic", "scrollableAxes", "never", "always"][rawValue] }
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Points; set by the engine where constraints tie content to the edges.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { updateAdjustedContentInset() } }
  }
  open var contentInset: UIEdgeInsets = .zero { didSet { updateAdjustedContentInset() } }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { setNeedsLayout() }
  }
  open internal(set) var adjustedContentInset: UIEdgeInsets = .zero
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false  // SC-23
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var automaticallyAdjustsScrollIndicatorInsets = true  // SC-15
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open weak var delegate: UIScrollViewDelegate?
  /// What iOS 7–10 wrote into `contentInset`. // SC-12
  var writtenInset: UIEdgeInsets = .zero

  /// Points; where the visible part of the content begins.
  open var contentOffset: CGPoint {
    get { boundsStorage.origin }
    set {
      guard boundsStorage.origin != newValue else { return }
      boundsStorage.origin = newValue
      contentOffsetDidChange()
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Not confined to the content, as in UIKit.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    contentOffset = confined(offset)
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
  /// Safe areas of what is inside follow the offset. // SA-16
  func contentOffsetDidChange() { markNeedsLayout() }

  func engineContentSize(width: Double, height: Double) {
    // Without constraints to the edges the engine leaves both at zero and the size that was set stays.
    guard width > 0 || height > 0 else { return }
    contentSize = CGSize(width: width, height: height)
  }

  // SC-03, SC-07
  package var scrollsVertically: Bool {
    alwaysBounceVertical || knownContentSize.height > boundsStorage.height
  }
  package var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || knownContentSize.width > boundsStorage.width
  }
  /// The content's size without asking anybody for it.
  package var knownContentSize: CGSize { contentSize }

  /// Edges that became content inset are not handed down; the others are. // SA-15
  package override var safeAreaForSubviews: UIEdgeInsets { safeAreaThatPasses }

  // MARK: Offsets. // SC-10

  /// The offset at which the content's top lies at the top of the uncovered part.
  package var minimumContentOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  package var maximumContentOffset: CGPoint {
    let inset = adjustedContentInset
    let least = minimumContentOffset
    return CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
  }

  package func confined(_ offset: CGPoint) -> CGPoint {
    let least = minimumContentOffset
    let most = maximumContentOffset
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
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

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// SC-17
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

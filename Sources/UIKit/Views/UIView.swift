import InsetDevices
import InsetInterfaceBuilder

/// A rectangle on screen.
///
/// Hot data lies in plain stored properties. What layout reads of the outside comes from `canvas`; the layout
/// engine itself is in `AutoLayout/`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  /// In its own coordinates; a scroll view's origin is its content offset.
  open var bounds: CGRect {
    get { boundsStorage }
    set { setBounds(newValue) }
  }
  /// In the superview's coordinates.
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity {
    didSet { if transform != oldValue { superview?.setNeedsLayout() } }
  }
  package var boundsStorage: CGRect = .zero

  /// In the superview's coordinates, the transform included.
  open var frame: CGRect {
    get {
      let size = boundsStorage.size
      if transform.isIdentity {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      }
      let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set { setFrame(newValue, byEngine: false) }
  }

  // MARK: Tree

  /// Not kept alive; set to nil when the superview goes away. Weak references would cost a fifth of a layout.
  open internal(set) var superview: UIView? {
    get { superviewStorage }
    set { superviewStorage = newValue }
  }
  nonisolated(unsafe) private unowned(unsafe) var superviewStorage: UIView?
  open internal(set) var subviews: [UIView] = []
  /// Set by UIWindow; every other view asks upwards.
  open var window: UIWindow? { superview?.window }
  /// The controller whose root this is.
  nonisolated(unsafe) package unowned(unsafe) var viewController: UIViewController?

  // MARK: Autoresizing

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// Whether the frame is held by the autoresizing mask. // AL-60
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// The frame last given from outside and the superview's size at that time: what the mask works from.
  package var autoresizingReference: (frame: CGRect, superviewSize: CGSize)?

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  // MARK: Auto Layout

  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// AL-41, AL-42
  package var huggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (250, 250)
  package var compressionPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (750, 750)
  /// Replaces the intrinsic size; an axis that is nil has none. From a document's placeholder.
  package var placeholderIntrinsicSize: (width: CGFloat?, height: CGFloat?)?
  /// The natural size that the view's own class had when Interface Builder drew it, on its canvas. // R-130
  package var designableSize: CGSize?
  package var systemGuides: [UILayoutGuide] = []
  /// The engine of the tree below, on its root only.
  package var layoutEngine: LayoutEngine?
  /// The same for asking what size the view would take.
  package var fittingEngine: LayoutEngine?
  package var engineSlot: Int = -1
  package var needsLayout = true
  package var needsConstraintUpdate = true

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)  // AL-71
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Safe area and margins (UIView+SafeArea, UIView+LayoutMargins)

  package var safeAreaStorage: UIEdgeInsets = .zero
  package var effectiveMargins: UIEdgeInsets = .zero
  package var customMargins: UIEdgeInsets?
  package var customDirectionalMargins: NSDirectionalEdgeInsets?
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }  // LM-07
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }  // LM-12
  /// What a container view gives its content beside geometry: a controller's bars. // SA-10
  package var overlayInsets: UIEdgeInsets?

  // MARK: Looks

  open var alpha: CGFloat = 1
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
    case topRight, bottomLeft, bottomRight
  }

  /// Where the view stands in a document; nil for views made in code.
  package var origin: NibOrigin?

  // MARK: Life

  deinit {
    for child in subviews { child.superviewStorage = nil }
    for constraint in constraints { constraint.owner = nil }
    for guide in layoutGuides { guide.owningView = nil }
    for guide in systemGuides { guide.owningView = nil }
  }

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    super.init()
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    autoresizingReference = (frame, .zero)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? { viewController ?? superview }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Points of extension for layout

  /// Places subviews; called parents first after the engine has set frames.
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Points; `noIntrinsicMetric` for none. // AL-40
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { boundsStorage.size }
  open var alignmentRectInsets: UIEdgeInsets { .zero }  // AL-30
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }  // AL-79
  open var forLastBaselineLayout: UIView { self }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Points from the top of a frame of that height to the first baseline; nil: the bottom edge. // R-21, R-22, AL-79
  package func firstBaselineOffset(height: CGFloat) -> BaselineOffset? { nil }
  /// To the last baseline.
  package func lastBaselineOffset(height: CGFloat) -> BaselineOffset? { nil }
  /// The height in points that its compression resistance holds, where that is less than the natural one. // R-132
  package var leastNaturalHeight: Double? { nil }
  /// Whether the views below are placed by this view's code and laid out by engines of their own: lists, bars.
  package var isLayoutBoundary: Bool { false }
  /// Whether edges of descendants' constraints to this view mean its content. // AL-06
  package var hasScrollContent: Bool { false }
  /// The intrinsic size once the solved width is known; nil where the width does not matter. // AL-51
  package func intrinsicSize(forWidth width: CGFloat) -> CGSize? { nil }
  /// Whether the height depends on the width. // AL-51
  package var wrapsText: Bool { false }
  /// What `layoutMargins` starts as. // LM-01, LM-08
  package var defaultLayoutMargins: UIEdgeInsets {
    if hasRootMargins { return .zero }
    let margin = CGFloat(metrics.defaultMargin)
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }
  /// What a superview hands down, before geometry. // SA-15, SA-16
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaStorage }
  /// Some views keep their room in a stack while hidden. // R-30
  package var staysInStackWhenHidden: Bool { false }
  /// Gives the view's state to pictures and rules (InsetDrawing, NodeAttributes).
  package func captureAttributes() -> [String: String] { [:] }
  /// Takes the element's attributes. Overriding classes call super first.
  package func decode(_ element: Element, _ context: NibContext) { decodeView(element, context) }

  /// The least margins of a controller's root or of a cell's content. // LM-02, LM-04, R-01, R-05
  package var systemMinimumMargins: UIEdgeInsets? { rootMinimumMargins }
  /// Whether the superview's margins reach this view. // LM-12
  package var inheritsMargins: Bool { preservesSuperviewLayoutMargins }
  package var cornerRadius: Double = 0
  /// For pictures only. // Nib/Looks
  package var looks: [String: String] = [:]
  package var hasNoRecordedFrame = false

  // MARK: State of the layout pass

  /// The width a wrapping text got with all texts on one line; nil before. It wraps in it. // AL-51
  package var solvedWidth: Double?
  package var layoutPassCount = 0
  /// False where the last layout was ended because it would have gone on. // S-203
  package var layoutCameToRest = true
  /// Who kept the last layout going, where it came to no rest.
  package var layoutLoop: LayoutLoop?
  /// Set on every top-level view of a document and on controllers' roots. // R-01, LM-02
  package var hasRootMargins = false
  /// What the canvas covers of a root that is in no window.
  package var rootSafeAreaInsets: UIEdgeInsets = .zero
}

/// Where a baseline lies: `share × height + offset` points from the top.
package struct BaselineOffset {
  package var share: Double
  package var offset: Double
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}

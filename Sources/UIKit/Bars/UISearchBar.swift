import InsetDevices
import InsetInterfaceBuilder

// IC-10, N-010
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  open var placeholder: String?
  open var text: String?
  open var prompt: String?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open weak var delegate: UISearchBarDelegate?
  /// Set by a navigation bar that shows the search bar.
  package var fieldFrameInContainer: Rect?
  package var dismissButtonFrame: Rect?

  open override var intrinsicContentSize: CGSize {
    guard metrics.release >= 26, !metrics.isInterfaceBuilderCanvas else {
      return UIView.naturalSize(nil, metrics.searchBarHeight)
    }
    return UIView.naturalSize(nil, max(metrics.searchBarHeight, UISearchBar.fieldHeight(on: canvas)))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  package override var isLayoutBoundary: Bool { true }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Where the field lies, in the bar. // IC-10, N-010
  package var fieldFrame: CGRect {
    if let frame = fieldFrameInContainer { return CGRect(frame) }
    let height = UISearchBar.fieldHeight(on: canvas)
    return CGRect(
      x: 8, y: (Double(bounds.height) - height) / 2, width: Double(bounds.width) - 16, height: height)
  }

  /// Points; grows with the text from iOS 26 on. // IC-10, N-010
  package static func fieldHeight(on canvas: Canvas) -> Double {
    let release = canvas.metrics.release
    if release < 11 { return 28 }
    if release < 26 { return 36 }
    return Double(
      UIFontMetrics.default.scaledValue(
        for: 44, contentSizeCategory: canvas.contentSizeCategory, scale: CGFloat(canvas.scale)))
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    placeholder = context.string(element, key: "placeholder")
    text = context.string(element, key: "text")
  }
  package override func captureAttributes() -> [String: String] { ["placeholder": placeholder ?? text ?? ""] }
}

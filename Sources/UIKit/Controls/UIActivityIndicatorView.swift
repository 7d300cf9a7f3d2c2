import InsetInterfaceBuilder

// IC-06, R-30
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case whiteLarge = 0, white, gray, medium = 100, large = 101 }
  open var style: Style = .medium
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? UIView.naturalSize(37, 37) : UIView.naturalSize(20, 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Interface Builder shows indicators that hide when stopped.
  package override var staysInStackWhenHidden: Bool { metrics.isInterfaceBuilderCanvas }
  package override func captureAttributes() -> [String: String] {
    ["style": style == .large || style == .whiteLarge ? "large" : "medium"]
  }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    isAnimating = element.bool("animating") ?? false
    switch element["style"] {
    case "large": style = .large
    case "whiteLarge": style = .whiteLarge
    case "white": style = .white
    case "gray": style = .gray
    default: style = .medium
    }
  }
}

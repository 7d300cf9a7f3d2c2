import InsetDevices
import InsetInterfaceBuilder

/// Text in several lines, scrolling by default. // IC-21, SC-18
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { setNeedsLayout() } }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { setNeedsLayout() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  package var runs: [(String, UIFont)]?

  private func contentSize(forWidth width: Double?) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    return CGSize(
      TextViewTextRules.size(
        of: measured(runs ?? [(text ?? "", font)]), width: width, containerInsets: textContainerInset.plain,
        rounding: textRounding))
  }

  /// What there is to scroll. // IC-21
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !metrics.isInterfaceBuilderCanvas else { return }
    var size = contentSize(forWidth: Double(bounds.width))
    // GUESS: without text the default font's line is 16 high, as it was measured.
    if (text ?? "").isEmpty, runs == nil { size.height = max(size.height, 32) }
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(forWidth: nil)
  }
  package override var wrapsText: Bool { !isScrollEnabled }
  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    !wrapsText ? nil : contentSize(forWidth: Double(width))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? Double(size.width) : nil)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    text = context.string(element, key: "text") ?? ""
    font = context.font(of: element) ?? .systemFont(ofSize: 14)
    textColor = context.color(element, key: "textColor") ?? .label
    textAlignment = NSTextAlignment(interfaceBuilder: element["textAlignment"])
    isEditable = element.bool("editable") ?? true
    runs = context.attributedRuns(element, key: "attributedText", base: font ?? .systemFont(ofSize: 14))
  }
}

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
  /// Points at each side of a line.
  package let lineFragmentPadding = 5.0
  package var runs: [(String, UIFont)]?

  private func contentHeight(width: Double?) -> Size {
    let canvas = canvas
    let options = TextLayout.Options(
      lineLimit: 0, lineBreakMode: .byWordWrapping, scale: canvas.scale, metrics: canvas.metrics)
    let sides = Double(textContainerInset.left + textContainerInset.right) + lineFragmentPadding * 2
    let room = width.map { max(1, $0 - sides) }
    let font = font ?? .systemFont(ofSize: 12)
    let size: Size
    if let runs {
      size = TextLayout(runs, width: room, options: options).size
    } else {
      let string: String = text.isEmpty ? "A" : text
      size = TextLayout.fittingSize(of: string, font: font, width: room, options: options)
    }
    return Size(
      width: size.width + sides,
      height: size.height + Double(textContainerInset.top + textContainerInset.bottom))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : CGSize(contentHeight(width: nil))
  }
  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : CGSize(contentHeight(width: Double(width)))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(contentHeight(width: size.width > 0 ? Double(size.width) : nil))
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    text = context.string(element, key: "text") ?? ""
    font = context.font(element.child("fontDescription", key: "fontDescription")) ?? .systemFont(ofSize: 14)
    textColor = context.color(element, key: "textColor") ?? .label
    textAlignment = NSTextAlignment(interfaceBuilder: element["textAlignment"])
    isEditable = element.bool("editable") ?? true
    runs = context.attributedRuns(element, key: "attributedText", base: font ?? .systemFont(ofSize: 14))
  }
}

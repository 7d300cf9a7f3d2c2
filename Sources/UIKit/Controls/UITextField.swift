import InsetDevices
import InsetInterfaceBuilder

/// A line of text to type into. // IC-11, IC-12
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String? { didSet { setNeedsLayout() } }
  open var placeholder: String? { didSet { setNeedsLayout() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none { didSet { setNeedsLayout() } }
  open var isSecureTextEntry = false
  package var hasClearButton = false

  // IC-11, IC-12
  open override var intrinsicContentSize: CGSize {
    let rounding = textRounding
    let font = font ?? .systemFont(ofSize: 17)
    let shown = (text?.isEmpty ?? true) ? placeholder ?? "" : text ?? ""
    let border = TextFieldTextRules.Border(rawValue: borderStyle.rawValue) ?? .none
    return CGSize(
      width: TextFieldTextRules.width(
        text: measured(shown, font), border: border, rounding: rounding, metrics: metrics),
      height: TextFieldTextRules.height(
        font: font, border: border, hasClearButton: hasClearButton, rounding: rounding, metrics: metrics))
  }

  package override func firstBaselineOffset(height: CGFloat) -> BaselineOffset? {
    let line = LineRounding.metrics(of: font ?? .systemFont(ofSize: 17), canvas: canvas)
    return BaselineOffset(share: 0.5, offset: line.ascender - line.height / 2)
  }
  package override func lastBaselineOffset(height: CGFloat) -> BaselineOffset? {
    firstBaselineOffset(height: height)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    text = context.string(element, key: "text")
    placeholder = context.string(element, key: "placeholder")
    font = context.font(of: element) ?? .systemFont(ofSize: 14)
    textColor = context.color(element, key: "textColor") ?? .label
    textAlignment = NSTextAlignment(interfaceBuilder: element["textAlignment"])
    switch element["borderStyle"] {
    case "roundedRect": borderStyle = .roundedRect
    case "bezel": borderStyle = .bezel
    case "line": borderStyle = .line
    default: borderStyle = .none
    }
    hasClearButton = element["clearButtonMode"] != nil && element["clearButtonMode"] != "never"
    isSecureTextEntry = element.child("textInputTraits")?.bool("secureTextEntry") ?? false
  }

  package override func captureAttributes() -> [String: String] {
    var attributes = ["style": ["none", "line", "bezel", "roundedRect"][borderStyle.rawValue]]
    if let placeholder { attributes["placeholder"] = placeholder }
    return attributes
  }
}

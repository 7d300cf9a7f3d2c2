import InsetInterfaceBuilder

// IC-01, AL-31
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open override var intrinsicContentSize: CGSize {
    let size = metrics.switchSize
    let insets = metrics.switchAlignmentInsets
    return UIView.naturalSize(
      size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(metrics.switchSize) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metrics.switchAlignmentInsets) }
  package override func captureAttributes() -> [String: String] { ["isOn": isOn ? "true" : "false"] }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isOn = element.bool("on") ?? false
  }
}

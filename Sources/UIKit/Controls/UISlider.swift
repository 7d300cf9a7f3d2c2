import InsetInterfaceBuilder

// IC-04, AL-32, R-24
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open override var intrinsicContentSize: CGSize {
    let insets = metrics.sliderAlignmentInsets
    return UIView.naturalSize(nil, metrics.sliderHeight - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(metrics.sliderAlignmentInsets)
  }
  package override func captureAttributes() -> [String: String] {
    let range = maximumValue - minimumValue
    return ["value": range > 0 ? String((value - minimumValue) / range) : "0"]
  }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    minimumValue = Float(element.double("minValue") ?? 0)
    maximumValue = Float(element.double("maxValue") ?? 1)
    value = Float(element.double("value") ?? 0.5)
  }
}

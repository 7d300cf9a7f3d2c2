import InsetInterfaceBuilder

// IC-05
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressViewStyle: Style = .default
  open override var intrinsicContentSize: CGSize {
    UIView.naturalSize(nil, progressViewStyle == .bar ? 2.5 : metrics.progressViewHeight)
  }
  package override func captureAttributes() -> [String: String] { ["value": String(progress)] }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    progress = Float(element.double("progress") ?? 0)
    if element["progressViewStyle"] == "bar" { progressViewStyle = .bar }
  }
}

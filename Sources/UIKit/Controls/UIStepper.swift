// IC-02
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0
  open override var intrinsicContentSize: CGSize { CGSize(metrics.stepperSize) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(metrics.stepperSize) }
}

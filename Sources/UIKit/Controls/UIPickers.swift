import InsetInterfaceBuilder

// IC-08, R-116
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { UIView.naturalSize(320, metrics.pickerHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  package override var leastNaturalHeight: Double? { 162 }
}

// IC-09, N-032
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  open var preferredDatePickerStyle: Style = .wheels { didSet { setNeedsLayout() } }
  open var mode = "dateAndTime"

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: return UIView.naturalSize(320, metrics.pickerHeight)
    case .compact, .automatic:
      // The height is recorded, the width is not established: it follows the text of the date. // IC-09, N-032
      let height = metrics.switchSize.height < 30 ? 36.0 : canvas.scale == 3 ? 34.333333333333336 : 34.5
      let width = mode == "time" ? 77.0 : mode == "date" ? 124.0 : 202.0  // GUESS: measured on none.
      return UIView.naturalSize(width, height)
    // GUESS: without a time the row for it is missing; only the height with date and time is recorded.
    case .inline: return UIView.naturalSize(320, mode == "dateAndTime" ? 503.3333333333333 : 459)
    }
  }

  package override var leastNaturalHeight: Double? {
    preferredDatePickerStyle == .wheels ? 162 : nil
  }

  package override func captureAttributes() -> [String: String] {
    ["style": ["automatic", "wheels", "compact", "inline"][preferredDatePickerStyle.rawValue], "mode": mode]
  }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    mode = element["datePickerMode"] ?? "dateAndTime"
    switch element["style"] {
    case "compact": preferredDatePickerStyle = .compact
    case "inline": preferredDatePickerStyle = .inline
    case "automatic": preferredDatePickerStyle = .automatic
    case "wheels": preferredDatePickerStyle = .wheels
    default:
      // Without the attribute the style is automatic, which has been compact since iOS 14. // N-032
      let knowsStyles =
        context.document.toolsVersion >= 17500 || !context.canvas.metrics.isInterfaceBuilderCanvas
      preferredDatePickerStyle = knowsStyles && mode != "countDownTimer" ? .automatic : .wheels
    }
  }
}

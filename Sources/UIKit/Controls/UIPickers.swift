import InsetInterfaceBuilder

// IC-08
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { UIView.naturalSize(320, 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

// IC-09, N-032
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  open var preferredDatePickerStyle: Style = .wheels { didSet { setNeedsLayout() } }
  open var mode = "dateAndTime"

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: return UIView.naturalSize(320, 216)
    case .compact, .automatic:
      // The height is recorded, the width is not established: it follows the text of the date. // IC-09, N-032
      let height = metrics.switchSize.height < 30 ? 36.0 : canvas.scale == 3 ? 34.333333333333336 : 34.5
      let width = mode == "time" ? 77.0 : mode == "date" ? 124.0 : 202.0  // GUESS: measured on none.
      return UIView.naturalSize(width, height)
    case .inline: return UIView.naturalSize(320, mode == "dateAndTime" ? 377 : 333)
    }
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
    default: preferredDatePickerStyle = .wheels
    }
  }
}

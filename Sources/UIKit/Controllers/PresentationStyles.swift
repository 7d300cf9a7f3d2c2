import InsetDevices

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIModalPresentationStyle {
  /// What the style becomes on a canvas. // PR-01, PR-02, N-018
  package func adapted(to canvas: Canvas) -> UIModalPresentationStyle {
    let hasCards = canvas.metrics.release >= 13
    var style = self
    if style == .automatic || style == .none { style = hasCards ? .pageSheet : .fullScreen }
    switch style {
    case .pageSheet, .formSheet, .popover:
      let isPhoneLike = canvas.horizontalSizeClass == .compact || canvas.idiom == .phone
      guard isPhoneLike else { return style }
      if !hasCards || canvas.verticalSizeClass == .compact { return .fullScreen }
      return style == .formSheet ? .formSheet : .pageSheet
    default: return style
    }
  }

  /// Whether it is shown in place of the presenter and not over it. // PR-09
  package var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
  package var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

import InsetDevices

/// How high a sheet is to be.
package enum SheetDetent: Equatable {
  case medium
  case large
  /// Points above the safe bottom.
  case custom(Double)
}

/// Where a sheet's card lies in its window, and what of its content is covered. // PR-03…PR-07, N-015…N-019
package struct SheetGeometry {
  /// In the window, points, as it is seen.
  package let frame: Rect
  /// The content's own size, before it is scaled to the frame.
  package let contentSize: Size
  /// What content is scaled by: less than 1 for floating cards. // N-016
  package let scale: Double
  /// The content's safe area; nil for what follows from the frame.
  package let contentInsets: Insets?

  private init(frame: Rect, contentSize: Size? = nil, scale: Double = 1, contentInsets: Insets? = nil) {
    self.frame = frame
    self.contentSize = contentSize ?? frame.size
    self.scale = scale
    self.contentInsets = contentInsets
  }

  package init(
    canvas: Canvas, safe: Insets, isForm: Bool, detent: SheetDetent, preferredSize: Size? = nil
  ) {
    if canvas.verticalSizeClass == .compact {  // PR-02, N-018
      self.init(frame: canvas.bounds)
    } else if canvas.idiom == .pad, canvas.horizontalSizeClass == .regular {
      self = SheetGeometry.pad(canvas, safe, isForm: isForm, detent, preferredSize)
    } else if canvas.metrics.release >= 26 {
      self = SheetGeometry.glass(canvas, safe, detent)
    } else {
      self = SheetGeometry.card(canvas, safe, detent)
    }
  }

  /// The greatest height a detent can ask for, points. // N-015, N-019
  package static func maximumDetent(canvas: Canvas, safe: Insets, isForm: Bool) -> Double {
    if isForm, canvas.idiom == .pad, canvas.horizontalSizeClass == .regular {
      return formSize(canvas, nil).height
    }
    return canvas.size.height - cardTop(canvas, safe) - safe.bottom
  }

  /// A detent's height, points; nil where it comes to the largest.
  private static func height(_ detent: SheetDetent, maximum: Double, canvas: Canvas) -> Double? {
    let wanted: Double
    switch detent {
    case .large: return nil
    case .medium:
      let share = canvas.metrics.release >= 26 ? 0.56 : 0.5  // PR-07, N-016
      wanted = TextRounding(scale: canvas.scale, metrics: canvas.metrics).position(maximum * share)
    case .custom(let height): wanted = max(0, height)
    }
    return wanted >= maximum ? nil : wanted
  }

  private static func cardTop(_ canvas: Canvas, _ safe: Insets) -> Double {
    if canvas.metrics.release >= 26 { return max(30, safe.top) }  // N-015
    return safe.top > 20 ? safe.top + 10 : 40  // PR-03, PR-04
  }

  // MARK: Phones

  /// Through iOS 18 a card reaches the window's sides and bottom.
  private static func card(_ canvas: Canvas, _ safe: Insets, _ detent: SheetDetent) -> SheetGeometry {
    let top = cardTop(canvas, safe)
    let maximum = canvas.size.height - top - safe.bottom
    let size = canvas.size
    guard let height = height(detent, maximum: maximum, canvas: canvas) else {
      return SheetGeometry(frame: Rect(x: 0, y: top, width: size.width, height: size.height - top))
    }
    let whole = height + safe.bottom
    return SheetGeometry(frame: Rect(x: 0, y: size.height - whole, width: size.width, height: whole))
  }

  /// From iOS 26 on a sheet below its largest detent floats, smaller than its content. // N-015…N-017
  private static func glass(_ canvas: Canvas, _ safe: Insets, _ detent: SheetDetent) -> SheetGeometry {
    let top = cardTop(canvas, safe)
    let size = canvas.size
    let maximum = size.height - top - safe.bottom
    guard let height = height(detent, maximum: maximum, canvas: canvas) else {
      return SheetGeometry(
        frame: Rect(x: 0, y: top, width: size.width, height: size.height - top),
        contentInsets: Insets(left: safe.left, bottom: safe.bottom, right: safe.right))
    }
    // Low cards move in from the sides and lose their safe bottom on the way. GUESS: where that ends. // N-017
    let growth = min(1, max(0, (height - 76) / 74))
    let isLow = growth < 1
    let side = 28 - 20 * growth
    let scale = (size.width - 2 * side) / size.width
    let contentHeight = isLow ? height : height + safe.bottom
    let rounding = TextRounding(scale: canvas.scale, metrics: canvas.metrics)
    let bottom = isLow ? rounding.position(safe.bottom * growth) : safe.bottom
    let shown = contentHeight * scale
    return SheetGeometry(
      frame: Rect(
        x: side, y: size.height - side - shown, width: size.width - 2 * side, height: shown),
      contentSize: Size(width: size.width, height: contentHeight), scale: scale,
      contentInsets: Insets(bottom: bottom))
  }

  // MARK: Pads

  // PR-06, N-019
  private static func formSize(_ canvas: Canvas, _ preferred: Size?) -> Size {
    if let preferred, preferred.width > 0, preferred.height > 0 { return preferred }
    return canvas.metrics.release >= 26 ? Size(width: 580, height: 650) : Size(width: 540, height: 620)
  }

  private static func pad(
    _ canvas: Canvas, _ safe: Insets, isForm: Bool, _ detent: SheetDetent, _ preferred: Size?
  ) -> SheetGeometry {
    let isGlass = canvas.metrics.release >= 26
    let window = canvas.size
    if !isForm {
      // PR-05, N-019. GUESS: before iPadOS 26 as wide as readable text and as far from the top as a card.
      let width = isGlass ? window.width : min(window.width, canvas.metrics.readableWidth)
      let top = safe.top + 10
      return SheetGeometry(
        frame: Rect(
          x: (window.width - width) / 2, y: top, width: width, height: window.height - top))
    }
    let form = formSize(canvas, preferred)
    guard window.width > form.width, window.height > form.height else {
      return SheetGeometry(frame: canvas.bounds)
    }
    // Measured 5 above the middle in iPadOS 26; lower detents keep the bottom edge. // N-019
    let top = (window.height - form.height) / 2 - (isGlass ? 5 : 0)
    let height = height(detent, maximum: form.height, canvas: canvas) ?? form.height
    return SheetGeometry(
      frame: Rect(
        x: (window.width - form.width) / 2, y: top + form.height - height, width: form.width,
        height: height))
  }

  /// The handle at the top of a sheet, in the sheet. // N-020
  package static func grabber(width: Double) -> Rect {
    Rect(x: (width - 36) / 2, y: 5, width: 36, height: 5)
  }
}

import InsetDevices

// What the layout pass asks of a view beside its geometry.

extension UIView {
  package func forgetSolvedWidths() {
    solvedWidth = nil
    for child in subviews { child.forgetSolvedWidths() }
  }

  /// The intrinsic size in the present pass: single-line first, then wrapped in the width it got. // AL-51
  package var intrinsicSizeInPass: CGSize {
    if let width = solvedWidth, let size = intrinsicSize(forWidth: CGFloat(width)) { return size }
    let own = intrinsicContentSize
    guard let drawn = designableSize else { return own }
    return CGSize(
      width: drawn.width >= 0 ? drawn.width : own.width, height: drawn.height >= 0 ? drawn.height : own.height
    )
  }

  /// A size that Interface Builder's canvas gives arranged views without one of their own. // R-33
  package var canvasStandInSize: (width: Double, height: Double)? {
    guard metrics.isInterfaceBuilderCanvas, type(of: self) == UIView.self || self is UIImageView else {
      return nil
    }
    return (240, 128)
  }

  /// Views of the app's own classes, which the canvas cannot ask, and empty stack views are kept this large in a
  /// stack view. // R-60
  package var canvasLeastSide: Double? {
    guard metrics.isInterfaceBuilderCanvas else { return nil }
    if let stack = self as? UIStackView { return stack.arrangedSubviews.isEmpty ? 50 : nil }
    return 50
  }

  /// On Interface Builder's canvas a view that no constraint names stays where it was drawn. // R-26
  package var keepsAuthoredFrameWhenFree: Bool {
    metrics.isInterfaceBuilderCanvas && autoresizingReference != nil && origin != nil
      && !((superview as? UIStackView)?.arranges(self) ?? false)
  }

  /// The least margins of a controller's root. // LM-02, LM-04, LM-05, R-01, R-02
  package var rootMinimumMargins: UIEdgeInsets? {
    guard hasRootMargins, viewController?.viewRespectsSystemMinimumLayoutMargins ?? true else { return nil }
    let canvas = canvas
    let metrics = canvas.metrics
    var side =
      Double(bounds.width) < metrics.wideRootMarginFrom ? metrics.narrowRootMargin : metrics.wideRootMargin
    if canvas.isLandscape, canvas.idiom == .phone, let landscape = metrics.landscapeRootMargin,
      canvas.safeAreaInsets.left > 0 || canvas.safeAreaInsets.right > 0
    {
      side = landscape
    }
    return UIEdgeInsets(top: 0, left: CGFloat(side), bottom: 0, right: CGFloat(side))
  }

  /// Insets of the readable content guide: margins, and the rest of what exceeds the cap. // LM-15…LM-18
  package var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let width = bounds.width - insets.left - insets.right
    let cap = CGFloat(ReadableWidth.points(for: canvas))
    if width > cap {
      insets.left += (width - cap) / 2
      insets.right += (width - cap) / 2
    }
    return insets
  }
}

/// The widest comfortable column of text. // LM-16, LM-18
enum ReadableWidth {
  static func points(for canvas: Canvas) -> Double {
    // Compact widths, and windows only slightly wider than the cap, keep their plain margins.
    if canvas.horizontalSizeClass == .compact || canvas.size.width < canvas.metrics.readableWidthFrom {
      return .infinity
    }
    switch canvas.contentSizeCategory {
    case .extraSmall: return 560  // GUESS: only `large` is measured. LM-18
    case .small: return 600
    case .medium: return 632
    case .large: return canvas.metrics.readableWidth
    case .extraLarge: return 712
    case .extraExtraLarge: return 760
    case .extraExtraExtraLarge: return 824
    default: return .infinity
    }
  }
}

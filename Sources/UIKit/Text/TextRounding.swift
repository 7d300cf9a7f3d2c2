import InsetDevices

/// How text sizes become frame sizes: up to the next pixel, or up to the next point where an era did so.
package struct TextRounding: Hashable, Sendable {
  /// Pixels a point.
  package var scale: Double
  /// Whether the height of a text is rounded up to whole points. // TX-08
  package var wholePointHeights: Bool

  package init(scale: Double, wholePointHeights: Bool = false) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.wholePointHeights = wholePointHeights
  }

  /// The rounding of a canvas.
  package init(scale: Double, metrics: SystemMetrics) {
    self.init(
      scale: metrics.roundsToWholePoints ? 1 : scale, wholePointHeights: metrics.textEra.isBeforeIOS11)
  }

  /// A hair above a pixel edge is not a pixel, in pixels: the advances are inferred, while heights are exact up to
  /// the arithmetic (22 pt in two lines is 105.016 pixels @2x, and gets 106).
  private static let widthTolerance = 0.02
  private static let heightTolerance = 1e-6

  /// The width of a label for text of `width` points.
  package func width(_ width: Double) -> Double {
    Self.ceiling(width, scale: scale, tolerance: Self.widthTolerance)
  }

  /// The height of a label for lines that are `height` points high together. // TX-04
  package func height(_ height: Double) -> Double {
    Self.ceiling(height, scale: wholePointHeights ? 1 : scale, tolerance: Self.heightTolerance)
  }

  /// A position on the pixel grid, half up. // AL-80, N-063
  package func position(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

  /// Up to the next whole point, as buttons are. // IC-15
  package static func wholePoints(_ value: Double) -> Double {
    ceiling(value, scale: 1, tolerance: widthTolerance / 2)
  }

  private static func ceiling(_ value: Double, scale: Double, tolerance: Double) -> Double {
    max(0, (value * scale - tolerance).rounded(.up) / scale)
  }
}

import InsetDevices
import InsetInterfaceBuilder

/// How large SF Symbols are drawn and aligned. // R-25, R-62, R-137
///
/// A symbol's picture is as large as its ink; its alignment rectangle is as high as a line, whatever the symbol, its
/// scale and its weight. What layout fixes is the alignment rectangle, so the view around a low symbol is lower than
/// its constraint says, and the one around a high symbol is higher.
enum SystemSymbols {
  /// - Parameters:
  ///   - configuration: what the document says of the symbol's size; nil is body (17 points), regular.
  ///   - canvas: its scale, its metrics and, for symbols that match a text style, its text size count.
  ///   - resource: the symbol as the document lists it, with its longer side scaled to 128 points.
  ///   - drawsLarge: whether a symbol without a scale of its own is drawn large, as in buttons of type system.
  static func image(
    named name: String, configuration: SymbolConfiguration?, canvas: Canvas, resource: ImageResource?,
    drawsLarge: Bool = false
  ) -> UIImage {
    let scale = canvas.scale
    let drawing = Drawing(configuration, canvas, drawsLarge: drawsLarge)
    let size = drawing.size(of: SystemSymbolSizes.size(of: name, proportions: resource?.size))
    let excess = drawing.alignmentHeight - size.height
    // The symbol is in the middle; of an odd number of pixels the larger half is above it.
    let above = ((excess / 2 - drawing.lift(SystemSymbolSizes.rise(of: name))) * scale).rounded(.up) / scale
    return UIImage(
      name: name, size: CGSize(size), isSystemSymbol: true,
      alignmentRectInsets: UIEdgeInsets(top: -above, left: 0, bottom: above - excess, right: 0))
  }

  /// What a configuration makes of a symbol's regular size.
  private struct Drawing {
    var points = 17.0
    var width = 1.0
    var height = 1.0
    var boldness = 0.0
    let scale: Double

    init(_ configuration: SymbolConfiguration?, _ canvas: Canvas, drawsLarge: Bool) {
      scale = canvas.scale
      points = configuration?.pointSize ?? 17
      if let font = configuration?.font {
        if let style = font.style {
          points = DynamicTypeTable.shared.pointSize(
            of: UIFont.TextStyle(rawValue: style), in: canvas.contentSizeCategory)
        } else {
          points = font.pointSize ?? points
        }
      }
      points = min(1000, max(1, points))
      let large = canvas.metrics.largeSymbolFactor
      boldness = Self.boldness[configuration?.weight ?? ""] ?? 0
      switch configuration?.scale {
      case "small": (width, height) = (0.807, 0.845)
      case "large": (width, height) = (large.width, large.height)
      case nil where drawsLarge: (width, height) = (large.width, large.height)
      default: break
      }
    }

    /// What thicker strokes add to the height of a symbol of 17 points, in points; half of it to its width. // R-137
    private static let boldness = ["medium": 0.8, "semibold": 1.1, "bold": 1.4, "heavy": 1.6, "black": 1.8]

    /// Points. It follows the font alone.
    var alignmentHeight: Double { (1.2 * points * scale + 1e-6).rounded(.down) / scale }

    func lift(_ rise: Double) -> Double { rise * height * points / 17 }

    /// - Parameter regular: the symbol's size at 17 points.
    func size(of regular: Size) -> Size {
      func pixels(_ value: Double) -> Double { max(1, (value * points / 17 * scale).rounded()) / scale }
      return Size(
        width: pixels(regular.width * width + boldness / 2),
        height: pixels(regular.height * height + boldness))
    }
  }
}

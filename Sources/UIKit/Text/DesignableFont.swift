import InsetDevices

/// What Interface Builder's drawing of a label of the app's own class tells about its font. // R-130
///
/// The document holds only the natural size that the class gave its text on one line, not the font it set.
struct DesignableFont {
  /// The declared font, if it explains the size; else the system font of a whole size whose line is as high and whose
  /// text is most nearly as wide.
  let font: UIFont
  /// How wide the text is in `font`, for each point that it was drawn wide.
  let widthRatio: Double

  private static let sizes = 8...72
  private static let weights: [UIFont.Weight] = [
    .regular, .medium, .semibold, .bold, .light, .heavy, .thin, .ultraLight, .black,
  ]
  /// Points by which texts of one font differ: half a pixel of height, and what advances are uncertain by.
  private static let heightTolerance = 0.26
  private static let widthTolerance = 1.0

  /// - Parameters:
  ///   - size: the drawn size in points.
  ///   - options: those of the label.
  /// - Returns: nil where the declared font stays because no system font has lines of that height.
  init?(drawing text: String, size: CGSize, declared: UIFont, options: TextLayout.Options) {
    guard !text.isEmpty, size.width > 0, size.height > 0 else { return nil }
    func drawn(_ font: UIFont) -> (width: Double, height: Double) {
      let size = TextLayout.fittingSize(of: text, font: font, width: nil, options: options)
      return (Double(size.width), Double(size.height))
    }
    let width = Double(size.width)
    let height = Double(size.height)
    let own = drawn(declared)
    if abs(own.height - height) <= Self.heightTolerance, abs(own.width - width) <= Self.widthTolerance {
      font = declared
      widthRatio = own.width / width
      return
    }
    // OPTIMIZATION: only a size whose line is about that high is worth measuring the text in.
    let lines = max(1, (own.height / max(1, Double(declared.lineHeight))).rounded(.down))
    var best: (font: UIFont, width: Double)?
    for points in Self.sizes {
      let regular = UIFont.systemFont(ofSize: CGFloat(points))
      guard abs(lines * Double(regular.lineHeight) - height) <= 1,
        abs(drawn(regular).height - height) <= Self.heightTolerance
      else { continue }
      for weight in Self.weights {
        let font = UIFont.systemFont(ofSize: CGFloat(points), weight: weight)
        let candidate = drawn(font).width
        if let found = best, abs(found.width - width) <= abs(candidate - width) { continue }
        best = (font, candidate)
      }
    }
    guard let best else { return nil }
    font = best.font
    widthRatio = best.width / width
  }
}

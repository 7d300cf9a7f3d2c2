import InsetInterfaceBuilder

/// Sizes of SF Symbols, as far as recorded frames tell them. // R-25
enum SystemSymbols {
  /// Points at the default configuration (17 pt body), and how far the alignment rectangle lies outside the frame.
  private static let alignment: [String: UIEdgeInsets] = [
    "applelogo": UIEdgeInsets(top: -1.0 / 3, left: 0, bottom: -4.0 / 3, right: 0),
    "applewatch.watchface": UIEdgeInsets(top: -1.0 / 3, left: 0, bottom: -0.23, right: 0),
    "checkmark.circle.fill": UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0),
    "exclamationmark.circle.fill": UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0),
    "questionmark.circle.fill": UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0),
    "questionmark.circle": UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0),
    "pencil.circle": UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0),
    "checkmark.icloud": UIEdgeInsets(top: -4.0 / 3, left: 0, bottom: -2.57, right: 0),
  ]

  static func image(named name: String, configuration: Element?, scale: Double, resource: ImageResource?)
    -> UIImage?
  {
    let isDefault = configuration == nil
    let size = naturalSize(configuration: configuration, scale: scale, resource: resource)
    return UIImage(
      name: name, size: size, isSystemSymbol: true,
      alignmentRectInsets: isDefault ? alignment[name] ?? .zero : .zero)
  }

  /// A document lists symbols at 128 points of height or width; on screen they follow the font.
  /// GUESS: the factor is read off few frames (behaviour/sf_symbols).
  private static func naturalSize(configuration: Element?, scale: Double, resource: ImageResource?) -> CGSize
  {
    var points = 17.0
    if let configuration {
      if let size = configuration.double("pointSize") { points = size }
      if let font = configuration.child("fontDescription")?.double("pointSize") { points = font }
      switch configuration["scale"] {
      case "small": points *= 0.78
      case "large": points *= 1.28
      default: break
      }
    }
    let reference = resource?.size ?? .init(width: 128, height: 128)
    let factor = points * 1.2 / 128
    func pixels(_ value: Double) -> Double { (value * factor * scale).rounded() / scale }
    return CGSize(width: pixels(max(1, reference.width)), height: pixels(max(1, reference.height)))
  }
}

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
    let size = naturalSize(configuration: configuration, scale: scale, resource: resource, name: name)
    return UIImage(
      name: name, size: size, isSystemSymbol: true,
      alignmentRectInsets: isDefault ? alignment[name] ?? .zero : .zero)
  }

  /// Natural sizes in parts of the font's size at medium scale, from frames that nothing else decides.
  private static let emSizes: [String: (width: Double, height: Double)] = [
    "chevron.right": (12.5 / 17, 16.5 / 17),
    "line.3.horizontal": (26 / 21.76, 13 / 21.76),
    "memories": (28.5 / 22, 24.5 / 22),
    "square.and.pencil": (26.5 / 22, 25.0 / 22),
    "timer": (14.0 / 12, 14.0 / 12),
  ]

  /// A document lists a symbol with its longer side scaled to 128 points; on screen it follows the font.
  /// GUESS: symbols that are not in the table are 1.2 times as long as the font's size. // R-62
  private static func naturalSize(
    configuration: Element?, scale: Double, resource: ImageResource?, name: String
  )
    -> CGSize
  {
    let points = pointSize(configuration)
    func pixels(_ value: Double) -> Double { (value * points * scale).rounded() / scale }
    if let em = emSizes[name] { return CGSize(width: pixels(em.width), height: pixels(em.height)) }
    let reference = resource?.size ?? .init(width: 128, height: 128)
    let longest = max(1, reference.width, reference.height)
    let factor = 1.2 / longest
    return CGSize(
      width: pixels(max(1, reference.width) * factor), height: pixels(max(1, reference.height) * factor))
  }

  private static func pointSize(_ configuration: Element?) -> Double {
    guard let configuration else { return 17 }
    var points = configuration.double("pointSize") ?? 17
    if let font = configuration.child("fontDescription") {
      let description = FontDescription(font)
      if let style = description.style {
        points = DynamicTypeTable.shared.pointSize(of: UIFont.TextStyle(rawValue: style), in: .large)
      } else {
        points = description.pointSize ?? points
      }
    }
    switch configuration["scale"] {
    case "small": return points * 0.78
    case "large": return points * 1.28
    default: return points
    }
  }
}

/// A way in which people use an app that its documents do not show.
public enum Variation: Hashable, Sendable {
  /// With the texts of another language, or with estimates of them. The name is part of the canvas's: `in de`.
  case texts(String, isEstimate: Bool = false)
  /// At another Dynamic Type setting.
  case textSize(ContentSizeCategory)
  case rightToLeft

  public enum Kind: String, Hashable, Sendable, CaseIterable { case texts, textSize, rightToLeft }
}

extension Canvas {
  private static let otherTexts = "other-texts"
  private static let estimatedTexts = "estimated-texts"

  /// A canvas in portrait under a variation. It belongs to no group of devices: what is said of it is said of this one.
  public func varied(_ variation: Variation) -> Canvas {
    var canvas = self
    let words: String
    var groups: [String] = []
    switch variation {
    case .texts(let name, let isEstimate):
      words = name
      groups = [Canvas.otherTexts] + (isEstimate ? [Canvas.estimatedTexts] : [])
    case .textSize(let category):
      canvas.contentSizeCategory = category
      words = "at text size \(category.rawValue)"
    case .rightToLeft:
      canvas.layoutDirection = .rightToLeft
      words = "from right to left"
    }
    // The pose is told apart.
    canvas.name = "\(name.prefix { $0 != "," }) \(words)"
    canvas.device = nil
    canvas.groups = groups
    return canvas
  }

  /// Whether its texts are no real ones.
  public var hasEstimatedTexts: Bool { groups.contains(Canvas.estimatedTexts) }

  /// In what the canvas differs from how documents are drawn; nil for an ordinary one.
  public var variation: Variation.Kind? {
    if groups.contains(Canvas.otherTexts) { return .texts }
    if layoutDirection == .rightToLeft { return .rightToLeft }
    let order = ContentSizeCategory.allCases
    guard let own = order.firstIndex(of: contentSizeCategory), let usual = order.firstIndex(of: .large) else {
      return nil
    }
    return own > usual ? .textSize : nil
  }
}

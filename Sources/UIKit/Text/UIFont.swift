import Foundation
import InsetDevices

/// A typeface in one size. Lengths are points.
///
/// The system font's measures come from `SystemFontMetrics`, those of other fonts from the project's font file where
/// there is one, else from a stand-in (`StandInFont`), which `isApproximate` tells.
open class UIFont: NSObject, @unchecked Sendable {
  /// Where a font's measures come from.
  package enum Face: Hashable, Sendable {
    case system(SystemFontMetrics.Weight)
    /// The system font with digits of one width.
    case monospacedDigits(SystemFontMetrics.Weight)
    case monospaced(SystemFontMetrics.Weight)
    case standIn(StandInFont)
  }

  package let face: Face
  package let isItalic: Bool
  /// The style the font was asked for by, where it was.
  package let textStyle: TextStyle?
  /// The setting under which `textStyle` got its size.
  package let contentSizeCategory: ContentSizeCategory
  /// The distance between the lines of a text style; nil means the line height. // TX-05, TX-06
  package let stylePitch: Double?
  public let pointSize: CGFloat
  public let fontName: String
  public let familyName: String

  package init(
    face: Face, size: CGFloat, isItalic: Bool = false, textStyle: TextStyle? = nil,
    contentSizeCategory: ContentSizeCategory = .large, fontName: String? = nil
  ) {
    self.face = face
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.contentSizeCategory = contentSizeCategory
    stylePitch = textStyle.map { DynamicTypeTable.shared.leading(of: $0, in: contentSizeCategory) }
    pointSize = UIFont.validSize(size)
    self.fontName = fontName ?? face.fontName(isItalic: isItalic)
    familyName = face.familyName
  }

  /// GUESS: a size that is no positive number becomes 12 pt; the upper bound only keeps sums finite.
  private static func validSize(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, 100_000) : 12
  }

  // MARK: - Making a font

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.regular), size: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(weight.metricsWeight), size: fontSize)
  }

  /// Bold, as recorded labels show (Data/text/README.md).
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.bold), size: fontSize)
  }

  /// GUESS: as wide as the upright font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.regular), size: fontSize, isItalic: true)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .monospaced(weight.metricsWeight), size: fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .monospacedDigits(weight.metricsWeight), size: fontSize)
  }

  /// The font of that PostScript or family name.
  ///
  /// Apple's initializer fails where no such font is installed. Here any name but an empty one succeeds;
  /// `isApproximate` is then true unless the project holds the font's file.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    if let weight = SystemFontName.weight(of: fontName) {
      self.init(
        face: .system(weight), size: fontSize, isItalic: fontName.hasSuffix("Italic"), fontName: fontName)
    } else {
      self.init(face: .standIn(StandInFont.named(fontName)), size: fontSize, fontName: fontName)
    }
  }

  /// The font of a text style at the default text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, contentSizeCategory: .large)
  }

  /// The font of a text style under a text size setting. // N-060
  package class func preferredFont(
    forTextStyle style: TextStyle, contentSizeCategory: ContentSizeCategory
  ) -> UIFont {
    UIFont(
      face: .system(style == .headline ? .semibold : .regular),  // N-061
      size: DynamicTypeTable.shared.pointSize(of: style, in: contentSizeCategory), textStyle: style,
      contentSizeCategory: contentSizeCategory)
  }

  /// The same face in another size; no longer tied to a text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, size: fontSize, isItalic: isItalic, fontName: fontName)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // MARK: - Measures

  /// Whether the measures are those of a stand-in for a font we have no figures of.
  package var isApproximate: Bool {
    switch face {
    case .system, .monospacedDigits: isItalic
    case .monospaced: true
    case .standIn(let font): !font.isExact
    }
  }

  /// The typeface that is measured in this one's place, if it is another.
  package var substitute: String? {
    if case .standIn(let font) = face { font.substitute } else { nil }
  }

  open var ascender: CGFloat { pointSize * face.verticalMetrics.ascender }
  /// Below the baseline, so negative.
  open var descender: CGFloat { pointSize * face.verticalMetrics.descender }
  open var leading: CGFloat { pointSize * face.verticalMetrics.leading }
  open var capHeight: CGFloat { pointSize * face.verticalMetrics.capHeight }
  open var xHeight: CGFloat { pointSize * face.verticalMetrics.xHeight }
  open var lineHeight: CGFloat { pointSize * face.verticalMetrics.lineHeight }

  // MARK: - Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return key == other.key
  }

  open override var hash: Int { key.hashValue }

  open override var description: String {
    "<UIFont: \(fontName) \(pointSize) pt>"
  }

  /// All that measuring depends on, and what tells two fonts apart.
  package struct Key: Hashable, Sendable {
    let face: Face
    let size: Double
    let stylePitch: Double?
    let name: String
  }

  package var key: Key { Key(face: face, size: Double(pointSize), stylePitch: stylePitch, name: fontName) }
}

/// The vertical measures of a face, in parts of the em.
package struct VerticalFontMetrics: Hashable, Sendable {
  package var ascender: Double
  /// Negative.
  package var descender: Double
  package var leading = 0.0
  package var capHeight: Double
  package var xHeight: Double

  /// Without the leading: labels in several lines have none between them.
  package var lineHeight: Double { ascender - descender }

  static let system = VerticalFontMetrics(
    ascender: SystemFontMetrics.ascender, descender: SystemFontMetrics.descender,
    capHeight: SystemFontMetrics.capHeight, xHeight: SystemFontMetrics.xHeight)
}

extension UIFont.Face {
  var verticalMetrics: VerticalFontMetrics {
    switch self {
    // GUESS: the monospaced system font has the system font's line.
    case .system, .monospacedDigits, .monospaced: .system
    case .standIn(let font): font.verticalMetrics
    }
  }

  func fontName(isItalic: Bool) -> String {
    switch self {
    case .system(let weight), .monospacedDigits(let weight):
      SystemFontName.name(of: weight) + (isItalic ? "Italic" : "")
    case .monospaced(let weight): ".SFUIMono-" + SystemFontName.suffix(of: weight)
    case .standIn(let font): font.name
    }
  }

  var familyName: String {
    switch self {
    case .system, .monospacedDigits: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .standIn(let font): font.family
    }
  }
}

/// The PostScript names under which the system font is known.
private enum SystemFontName {
  static func suffix(of weight: SystemFontMetrics.Weight) -> String {
    weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
  }

  static func name(of weight: SystemFontMetrics.Weight) -> String { ".SFUI-" + suffix(of: weight) }

  private static let prefixes = [
    ".SFUIText", ".SFUIDisplay", ".SFUI", "SFUIText", "SFUIDisplay", "SFProText", "SFProDisplay", "SFPro",
    ".AppleSystemUIFont",
  ]

  /// The weight in a name like `SFProText-Semibold`, or nil where the name is not the system font's.
  static func weight(of name: String) -> SystemFontMetrics.Weight? {
    for prefix in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard rest.isEmpty || rest.hasPrefix("-") else { continue }
      let word = rest.dropFirst().lowercased().replacingOccurrences(of: "italic", with: "")
      return word.isEmpty ? .regular : SystemFontMetrics.Weight(rawValue: word) ?? .regular
    }
    return nil
  }
}

extension UIFont {
  /// As in `semibold`.
  package var weightWord: String {
    switch face {
    case .system(let weight), .monospacedDigits(let weight), .monospaced(let weight): weight.rawValue
    case .standIn: fontName.lowercased().contains("bold") ? "bold" : "regular"
    }
  }
}

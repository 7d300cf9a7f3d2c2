import Foundation
import InsetDevices

/// Scales fonts and lengths with the reader's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// At the default text size every value stays what it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, contentSizeCategory: .large)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, contentSizeCategory: .large)
  }

  /// A length under a text size setting, rounded to pixels half up. // N-060
  package func scaledValue(
    for value: CGFloat, contentSizeCategory: ContentSizeCategory, scale: CGFloat
  ) -> CGFloat {
    guard value.isFinite, scale > 0 else { return value }
    return ((value * growth(in: contentSizeCategory) * scale + 0.5).rounded(.down)) / scale
  }

  /// A font under a text size setting; its size is a whole number of points. // N-060
  package func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = 0, contentSizeCategory: ContentSizeCategory
  ) -> UIFont {
    var size = (font.pointSize * growth(in: contentSizeCategory)).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return font.withSize(size)
  }

  private func growth(in category: ContentSizeCategory) -> CGFloat {
    let table = DynamicTypeTable.shared
    let usual = table.leading(of: style, in: .large)
    return usual > 0 ? table.leading(of: style, in: category) / usual : 1
  }
}

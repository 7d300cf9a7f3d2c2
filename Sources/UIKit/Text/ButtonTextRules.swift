import InsetDevices

/// The natural sizes of buttons by their titles, in points.
package enum ButtonTextRules {
  // MARK: - Without a configuration

  // IC-15: a title alone has this much above and below, and the button is at least so wide.
  private static let verticalPadding = 6.0
  private static let leastWidth = 30.0

  /// The room of a title: whole points in both directions, on every screen. // IC-15
  package static func titleSize(_ title: MeasuredText, lineHeight: Double) -> Size {
    Size(
      width: TextRounding.wholePoints(title.width), height: TextRounding.wholePoints(lineHeight))
  }

  /// A button without a configuration. // IC-15, IC-16, IC-17
  ///
  /// - Parameters:
  ///   - image: the image's size; it stands beside the title.
  ///   - contentInsets: `contentEdgeInsets`. Where any is not zero they replace the padding of a title alone.
  ///     `titleEdgeInsets` and `imageEdgeInsets` do not count.
  package static func size(
    title: String?, font: UIFont, image: Size? = nil, contentInsets: Insets = .zero,
    era: SystemMetrics.TextEra, spacesMixedScripts: Bool = false
  ) -> Size {
    let text = MeasuredText(title ?? "", font: font, era: era, spacesMixedScripts: spacesMixedScripts)
    return size(title: text, font: font, image: image, contentInsets: contentInsets)
  }

  /// The same with an attributed title; `font` is the font of an empty one.
  package static func size(
    title: MeasuredText, font: UIFont, image: Size? = nil, contentInsets: Insets = .zero
  ) -> Size {
    let line = title.runs.map { Double($0.font.lineHeight) }.max() ?? Double(font.lineHeight)
    let titleSize = titleSize(title, lineHeight: line)
    let insets = contentInsets
    guard let image else {
      let hasInsets = insets != .zero
      return Size(
        width: max(leastWidth, titleSize.width + insets.left + insets.right),
        height: titleSize.height + (hasInsets ? insets.top + insets.bottom : 2 * verticalPadding))
    }
    // A button with an image has neither the padding nor the least width; a title that is not there counts. // R-123
    return Size(
      width: image.width + titleSize.width + insets.left + insets.right,
      height: max(image.height, titleSize.height) + insets.top + insets.bottom)
  }

  // MARK: - With a configuration

  /// `UIButton.Configuration.Size`.
  package enum ConfigurationSize: String, Sendable, CaseIterable {
    case mini, small, medium, large

    /// // N-030
    package var contentInsets: Insets {
      switch self {
      case .mini, .small: Insets(top: 5, left: 10, bottom: 5, right: 10)
      case .medium: Insets(top: 7, left: 12, bottom: 7, right: 12)
      case .large: Insets(top: 15, left: 20, bottom: 15, right: 20)
      }
    }

    /// The title's font where the configuration names none. // N-030
    package var titleFont: UIFont {
      switch self {
      case .mini, .small: .systemFont(ofSize: 15)
      case .medium, .large: .systemFont(ofSize: 17)
      }
    }
  }

  /// The subtitle's font where the configuration names none. // N-030
  package static var subtitleFont: UIFont { .systemFont(ofSize: 13) }
  /// Between title and subtitle. // N-030
  package static let titlePadding = 1.0

  /// A button with a configuration of any style: to the pixel, without a least width. // IC-18, N-030
  package static func configuredSize(
    title: TextLayout?, subtitle: TextLayout? = nil, titlePadding: Double = titlePadding, image: Size? = nil,
    imagePadding: Double = 0, imageIsAboveOrBelow: Bool = false, contentInsets: Insets
  ) -> Size {
    let lines = [title, subtitle].compactMap { $0?.size }.filter { $0.height > 0 }
    var width = lines.map(\.width).max() ?? 0
    var height = lines.map(\.height).reduce(0, +)
    if lines.count == 2 { height += titlePadding }
    if let image {
      let gap = lines.isEmpty ? 0 : imagePadding
      if imageIsAboveOrBelow {
        width = max(width, image.width)
        height += image.height + gap
      } else {
        width += image.width + gap
        height = max(height, image.height)
      }
    }
    return Size(
      width: width + contentInsets.left + contentInsets.right,
      height: height + contentInsets.top + contentInsets.bottom)
  }
}

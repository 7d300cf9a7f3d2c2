import InsetDevices

/// The natural width of segmented controls by their titles, in points.
package enum SegmentedControlTextRules {
  /// One segment: its title or image, and a width set by hand where there is one.
  package struct Segment: Sendable {
    package var title: String?
    package var image: Size?
    /// Zero where the control decides.
    package var width: Double

    package init(title: String? = nil, image: Size? = nil, width: Double = 0) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  /// The width of the whole control.
  ///
  /// Every segment is as wide as the widest title, rounded up to whole points, and some padding; a divider of one
  /// point stands between segments. Since iOS 13 the titles are medium and the padding is 18, before they are
  /// regular and it is 14. Held in 9 of 11 recorded controls of iOS 13 and later (two were a point off), and in
  /// 9 of 9 earlier ones within a point.
  package static func width(
    of segments: [Segment], metrics: SystemMetrics, font: UIFont? = nil, apportionsByContent: Bool = false
  ) -> Double {
    guard !segments.isEmpty else { return 0 }
    let isOld = metrics.segmentedControlHeight < heightSinceIOS13
    let font = font ?? UIFont.systemFont(ofSize: fontSize, weight: isOld ? .regular : .medium)
    let padding = isOld ? oldPadding : newPadding
    let natural = segments.map { segment -> Double in
      if segment.width > 0 { return segment.width }
      // GUESS: an image has the padding of a title.
      if let image = segment.image { return TextRounding.wholePoints(image.width) + padding }
      let text = MeasuredText(
        segment.title ?? "", font: font, era: metrics.textEra, spacesMixedScripts: metrics.spacesMixedScripts)
      return TextRounding.wholePoints(text.width) + padding
    }
    let automatic = zip(segments, natural).filter { $0.0.width <= 0 }.map(\.1)
    let widest = automatic.max() ?? 0
    var total = Double(segments.count - 1) * divider
    for (segment, width) in zip(segments, natural) {
      total += segment.width > 0 || apportionsByContent ? width : widest
    }
    return total
  }

  private static let fontSize = 13.0
  // IC-03: 29 before.
  private static let heightSinceIOS13 = 32.0
  private static let newPadding = 18.0
  private static let oldPadding = 14.0
  private static let divider = 1.0
}

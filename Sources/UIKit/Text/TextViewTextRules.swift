import InsetDevices

/// The natural size of text views by their text, in points. // IC-21
package enum TextViewTextRules {
  /// Above and below the text.
  package static let containerInsets = Insets(top: 8, bottom: 8)
  /// On the left and on the right of each line.
  package static let lineFragmentPadding = 5.0

  /// The size that fits a width; nil is no bound.
  package static func size(
    of text: MeasuredText, width: Double?, containerInsets: Insets = containerInsets, rounding: TextRounding
  ) -> Size {
    let sides = containerInsets.left + containerInsets.right + 2 * lineFragmentPadding
    let options = TextLayout.Options(lineLimit: 0, lineBreakMode: .byWordWrapping, rounding: rounding)
    let layout = TextLayout(text, width: width.map { max(1, $0 - sides) }, options: options)
    // An empty text view still has a line, and the last line is as high as the others. // R-68
    let height = max(
      layout.size.height, rounding.height(max(layout.lineHeight, Double(layout.lineCount) * layout.linePitch))
    )
    return Size(
      width: layout.size.width + sides, height: height + containerInsets.top + containerInsets.bottom)
  }
}

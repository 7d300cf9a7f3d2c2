import InsetDevices

/// The natural sizes of text fields by their text, in points.
package enum TextFieldTextRules {
  /// `UITextField.BorderStyle`, by Apple's raw values.
  package enum Border: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The height of a field. // IC-11, IC-12
  ///
  /// - Parameters:
  ///   - hasClearButton: before iOS 13 its height counts as well. // R-124
  ///   - metrics: a field with a rounded border has `roundedTextFieldHeight`, whatever its font. The other fields got
  ///     their extra height together with it, in iOS 13.
  package static func height(
    font: UIFont, border: Border, hasClearButton: Bool = false, rounding: TextRounding, metrics: SystemMetrics
  ) -> Double {
    let line = Double(font.lineHeight)
    let isOld = metrics.roundedTextFieldHeight < heightSinceIOS13
    let plain = isOld ? TextRounding.wholePoints(line) : rounding.height(line) + rounding.width(extraHeight)
    switch border {
    case .none: return isOld && hasClearButton ? max(plain, clearButtonHeight) : plain
    // GUESS: a line border adds as much as a bezel.
    case .line, .bezel: return plain + bezelHeight
    // GUESS: a line higher than the usual height makes the field grow.
    case .roundedRect: return max(metrics.roundedTextFieldHeight, plain)
    }
  }

  /// The width of a field. // IC-11, IC-12, R-161
  ///
  /// - Parameter text: the text, or the placeholder of an empty field.
  package static func width(
    text: MeasuredText, border: Border, rounding: TextRounding, metrics: SystemMetrics
  ) -> Double {
    let width = rounding.width(text.width)
    switch border {
    case .none: return width
    // GUESS: measured for the rounded border only.
    case .line, .bezel, .roundedRect:
      if metrics.roundedTextFieldHeight < heightSinceIOS13 { return width + borderWidthBeforeIOS13 }
      return width == 0 ? emptyWidth : TextRounding.wholePoints(width) + borderWidth
    }
  }

  /// Where the text's baseline lies in a field or button of some height: text is centred. // R-22
  package static func baseline(of font: UIFont, inHeight height: Double, rounding: TextRounding) -> Double {
    (height - rounding.height(Double(font.lineHeight))) / 2 + rounding.position(Double(font.ascender))
  }

  private static let clearButtonHeight = 19.0
  // IC-11: 30 before.
  private static let heightSinceIOS13 = 34.0
  // IC-12: 17 pt gives 22 at both scales (20.5 + 1.5, 20.333 + 1.667), 18 pt 23 @2x; 10, 12 and 14 pt @3x fit too.
  private static let extraHeight = 1.5
  // IC-12: 14 pt gives 22 in 2 documents of iOS 10.
  private static let bezelHeight = 5.0
  // Two recorded fields of iOS 10 and 12: "8080" 56, "Skip Position" 99.5.
  private static let borderWidthBeforeIOS13 = 21.0
  private static let borderWidth = 28.0
  private static let emptyWidth = 32.0
}

/// How wide the picture's stand-in font, Inter, draws a line: used to space its letters to the measured width,
/// and to place words that nobody measured (captions of tabs, callouts).
///
/// Layout never reads this. The figures are advances of Inter 3.19 (SIL Open Font License 1.1), in thousandths of
/// the size, without kerning.
enum TextEstimate {
  private static let characters: [Unicode.Scalar] =
    (32..<127).compactMap { Unicode.Scalar($0 as UInt32) } + Array("–—‘’“”…•·×€£©®°←→↑↓✓".unicodeScalars)
  private static let regular: [Int16] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636,
    642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743,
    740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362,
    357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597,
    609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659, 500, 1000, 199, 185, 381,
    381, 821, 562, 276, 659, 665, 631, 915, 670, 455, 955, 955, 955, 955, 881,
  ]
  private static let bold: [Int16] = [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630, 659,
    678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613, 585, 761,
    746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714, 724, 667, 409,
    390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633, 624, 272, 272, 582, 272, 912, 622, 614,
    632, 632, 409, 562, 388, 622, 586, 850, 574, 586, 572, 409, 374, 409, 680, 500, 1000, 242, 228, 422,
    421, 799, 464, 298, 680, 686, 672, 915, 664, 460, 955, 955, 955, 955, 881,
  ]
  private static let index: [Unicode.Scalar: Int] = Dictionary(
    uniqueKeysWithValues: characters.enumerated().map { ($1, $0) })

  /// Points, without any letter spacing.
  static func naturalWidth(of text: String, size: Double, weight: Int) -> Double {
    let share = min(max(Double(weight - 400) / 300, 0), 1)
    var thousandths = 0.0
    for scalar in text.unicodeScalars {
      if let place = index[scalar] {
        let light = Double(regular[place])
        thousandths += light + (Double(bold[place]) - light) * share
      } else {
        thousandths += guess(scalar)
      }
    }
    return thousandths * size / 1000
  }

  /// Points, with the letter spacing that `tracking` gives.
  static func width(of text: String, size: Double, weight: Int = 400) -> Double {
    naturalWidth(of: text, size: size, weight: weight)
      + tracking(size: size) * Double(text.unicodeScalars.count)
  }

  /// Points a letter that bring Inter near the system font's width: none at 12 points, tighter above.
  /// // docs/behaviour/text.md: −0.43 at 17 points; display cuts are narrower from 28 points.
  static func tracking(size: Double) -> Double {
    if size <= 12 { return 0 }
    let ems = size <= 17 ? (size - 12) / 5 * 0.025 : 0.025 + min(size - 17, 11) / 11 * 0.012
    return -ems * size
  }

  /// Whether letters of the text can be moved apart: not where they join (Arabic and its kin, Indic scripts) or
  /// combine (emoji).
  static func isSpaceable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      let value = scalar.value
      return value < 0x590 || (0x1E00...0x2BFF).contains(value) && !(0x200B...0x200F).contains(value)
        || (0x3000...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
        || (0xFF00...0xFFEF).contains(value)
    }
  }

  private static func guess(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if (0x300...0x36F).contains(value) || (0x200B...0x200F).contains(value) { return 0 }
    if (0x1100...0x115F).contains(value) || (0x2E80...0xD7A3).contains(value) { return 1000 }
    if (0xF900...0xFAFF).contains(value) || (0xFF00...0xFF60).contains(value) { return 1000 }
    if value >= 0x1F000 { return 1250 }
    if (0x590...0x8FF).contains(value) { return 520 }
    return scalar.properties.isUppercase ? 680 : 580
  }
}

import Foundation

/// How a character outside ASCII is measured.
enum CharacterWidth: Equatable {
  /// A lone combining mark, a format or a control character.
  case none
  /// CJK: one width for all. Punctuation is no ideograph.
  case wide(isIdeograph: Bool)
  /// A syllable of Hangul: narrower than other CJK. // R-89
  case hangul
  case emoji
  /// The scalars that have a width, diacritics taken off.
  case scalars([Unicode.Scalar])

  init(of character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .none
      return
    }
    if Self.isEmoji(first, in: scalars) {
      self = .emoji
    } else if Self.isHangul(first) {
      self = .hangul
    } else if Self.isWide(first) {
      self = .wide(isIdeograph: Self.isIdeograph(first))
    } else {
      var visible: [Unicode.Scalar] = []
      for scalar in scalars where !Self.isInvisible(scalar) {
        // An honest cluster has a handful of scalars; the bound keeps a hostile one from costing memory.
        guard visible.count < 16 else { break }
        visible.append(Self.base(of: scalar))
      }
      self = visible.isEmpty ? .none : .scalars(visible)
    }
  }

  static func isHangul(_ scalar: Unicode.Scalar) -> Bool { 0xAC00...0xD7A3 ~= scalar.value }

  /// CJK ideographs, kana, Hangul and full-width forms.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x2FFF, 0x3000...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Ideographs and kana, beside which Latin text is set off.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isEmoji(_ first: Unicode.Scalar, in scalars: Character.UnicodeScalarView) -> Bool {
    if first.value > 0x2000, first.properties.isEmojiPresentation { return true }
    guard let second = scalars.dropFirst().first else { return false }
    let selectsEmoji = second.value == 0xFE0F || second.value == 0x20E3 || second.properties.isEmojiModifier
    return selectsEmoji && first.properties.isEmoji
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator, .surrogate:
      true
    default: false
    }
  }

  /// A scalar without its diacritics: ő becomes o.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value == 0xA0 { return " " }
    // Letters with diacritics lie below the symbols; the table itself has figures for a few of them.
    guard scalar.value >= 0xC0, scalar.value < 0x2000 else { return scalar }
    guard SystemFontMetrics.shared.glyph(of: scalar) == nil else { return scalar }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
  }

  /// The width of an emoji, in points.
  ///
  /// Recorded labels, and straight lines between them.
  static func emojiAdvance(size: Double) -> Double {
    let known: [(size: Double, advance: Double)] = [
      (11, 16), (13, 19), (17, 23), (18, 24), (25, 28), (27, 31), (34, 38), (38, 43), (60, 65), (68, 73),
    ]
    var before = (size: 0.0, advance: 0.0)
    for point in known {
      if size <= point.size {
        let share = (size - before.size) / (point.size - before.size)
        return before.advance + (point.advance - before.advance) * share
      }
      before = point
    }
    return before.advance + (size - before.size)
  }
}

import Foundation
import InsetDevices

/// Gives the advance of every character in one font, size and era.
///
/// Approximations: CJK ideographs, kana and Hangul have one width; an emoji sequence is one emoji; combining marks
/// and format characters have none; a letter with diacritics is as wide as its base letter; an unknown character
/// is as wide as `n`. Ligatures and the joining forms of Arabic are not modelled.
struct TextRuler: Sendable {
  typealias Glyph = SystemFontMetrics.Glyph

  private let metrics = SystemFontMetrics.shared
  private let weight: SystemFontMetrics.Weight
  private let size: Double
  private let displayShare: Double
  /// Points for 1/2048 em.
  private let unit: Double
  /// Added to each advance, in points.
  private let tracking: Double
  private let hasKerning: Bool
  /// The advance of every character, in points, where the font is fixed-pitch.
  private let pitch: Double?
  private let hasMonospacedDigits: Bool

  init(font: UIFont, era: SystemMetrics.TextEra) {
    let size = Double(font.pointSize)
    self.size = size
    switch font.face {
    case .system(let weight), .monospacedDigits(let weight):
      self.weight = weight
      displayShare = metrics.displayShare(size: size, era: era)
      unit = size / SystemFontMetrics.unitsPerEm
      let extra = metrics.extraAdvance(size: size, era: era)
      tracking = metrics.tracking(size: size, era: era) + extra * unit
      hasKerning = true
      pitch = nil
      if case .monospacedDigits = font.face {
        hasMonospacedDigits = true
      } else {
        hasMonospacedDigits = false
      }
    case .monospaced(let weight):
      self.weight = weight
      displayShare = 0
      unit = size / SystemFontMetrics.unitsPerEm
      tracking = 0
      hasKerning = false
      pitch = size * Self.monospacedPitch
      hasMonospacedDigits = false
    case .standIn(let standIn):
      weight = standIn.weight
      displayShare = 0
      unit = size * standIn.advanceRatio / SystemFontMetrics.unitsPerEm
      tracking = 0
      hasKerning = false
      pitch = standIn.pitch.map { $0 * size }
      hasMonospacedDigits = false
    }
  }

  // GUESS: no figures of the monospaced system font.
  private static let monospacedPitch = 0.6

  /// One character: its width in points, and its glyph where kerning may apply.
  struct Measure {
    var advance: Double
    var glyph: Glyph?
  }

  func measure(ascii byte: UInt8) -> Measure {
    guard let glyph = metrics.glyph(ofASCII: byte) else {
      // GUESS: a tab is as wide as four spaces; other control characters have no width.
      guard byte == UInt8(ascii: "\t"), let space = metrics.glyph(ofASCII: UInt8(ascii: " ")) else {
        return Measure(advance: 0)
      }
      return Measure(advance: 4 * advance(of: space))
    }
    if hasMonospacedDigits, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"),
      let zero = metrics.glyph(ofASCII: UInt8(ascii: "0"))
    {
      // GUESS: digits of one width are as wide as the zero, and are not kerned.
      return Measure(advance: advance(of: zero))
    }
    return Measure(advance: advance(of: glyph), glyph: glyph)
  }

  func measure(_ character: Character) -> Measure {
    if let byte = character.asciiValue { return measure(ascii: byte) }
    switch CharacterWidth(of: character) {
    case .none: return Measure(advance: 0)
    case .wide: return Measure(advance: metrics.wideAdvance * size / SystemFontMetrics.unitsPerEm)
    case .emoji: return Measure(advance: CharacterWidth.emojiAdvance(size: size))
    case .scalars(let scalars):
      guard let base = scalars.first else { return Measure(advance: 0) }
      let glyph = metrics.glyph(of: base)
      var advance = advance(of: glyph ?? metrics.unknownGlyph)
      for scalar in scalars.dropFirst() {
        advance += self.advance(of: metrics.glyph(of: scalar) ?? metrics.unknownGlyph)
      }
      return Measure(advance: advance, glyph: scalars.count == 1 ? glyph : nil)
    }
  }

  /// What is added between two neighbours, in points.
  @inline(__always)
  func kerning(_ first: Glyph?, _ second: Glyph?) -> Double {
    guard hasKerning, let first, let second else { return 0 }
    return metrics.kerning(first, second) * unit
  }

  private func advance(of glyph: Glyph) -> Double {
    if let pitch { return pitch }
    return metrics.advance(of: glyph, weight: weight, displayShare: displayShare) * unit + tracking
  }

  /// The width of a text on one line, in points, not rounded. Line ends in the text have no width.
  func width(of text: String) -> Double {
    var width = 0.0
    var previous: Glyph?
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 {
        let measure = measure(ascii: byte)
        width += measure.advance + kerning(previous, measure.glyph)
        previous = measure.glyph
      }
    } else {
      for character in text {
        let measure = measure(character)
        width += measure.advance + kerning(previous, measure.glyph)
        previous = measure.glyph
      }
    }
    return width
  }
}

import Foundation
import InsetDevices

/// Gives the advance of every character in one font, size and era.
///
/// Approximations: CJK ideographs, kana and Hangul have one width; an emoji sequence is one emoji; combining marks
/// and format characters have none; a letter with diacritics is as wide as its base letter; an unknown character
/// is as wide as `n`. Ligatures and the joining forms of Arabic are not modelled.
struct TextRuler: Sendable {
  typealias Glyph = SystemFontMetrics.Glyph

  /// One character: its width in points, and what its neighbours need to know.
  struct Measure {
    var advance: Double
    /// Where kerning may apply.
    var glyph: Glyph?
    /// The character in a typeface that has kerning of its own; 0 for none.
    var ascii: UInt8 = 0
    var script = Script.none
  }

  /// What a character is beside a character of the other kind.
  enum Script {
    /// No space is added beside it: spaces, CJK punctuation, Hangul, emoji.
    case none
    case ideograph
    case letter
    /// No space is added after it.
    case openingPunctuation
    /// No space is added before it.
    case closingPunctuation
  }

  private let metrics = SystemFontMetrics.shared
  private let weight: SystemFontMetrics.Weight
  private let size: Double
  private let displayShare: Double
  /// Which glyphs' changes apply.
  private let era: SystemMetrics.TextEra
  /// Points for 1/2048 em.
  private let unit: Double
  /// Added to each advance, in points.
  private let tracking: Double
  private let hasKerning: Bool
  /// Added between an ideograph and a Latin letter, in points.
  private let mixedScriptSpace: Double
  /// The advance of every character, in points, where the font is fixed-pitch.
  private let pitch: Double?
  private let hasMonospacedDigits: Bool
  /// A typeface with measures of its own, and the points for one em.
  private let base: (face: Typeface, em: Double)?

  init(font: UIFont, era: SystemMetrics.TextEra, spacesMixedScripts: Bool = false) {
    let size = Double(font.pointSize)
    self.size = size
    self.era = era
    mixedScriptSpace = spacesMixedScripts ? Self.mixedScriptShare * size : 0
    var displayShare = 0.0
    var tracking = 0.0
    var unit = size / SystemFontMetrics.unitsPerEm
    var hasKerning = false
    var pitch: Double?
    var hasMonospacedDigits = false
    var base: (face: Typeface, em: Double)?
    switch font.face {
    case .system(let weight), .monospacedDigits(let weight):
      self.weight = weight
      displayShare = metrics.displayShare(size: size, era: era)
      tracking = metrics.tracking(size: size, era: era)
      tracking += metrics.extraAdvance(size: size, era: era) * unit
      hasKerning = true
      if case .monospacedDigits = font.face { hasMonospacedDigits = true }
    case .monospaced(let weight):
      self.weight = weight
      pitch = size * Self.monospacedPitch
    case .standIn(let standIn):
      weight = .regular
      switch standIn.advances {
      case .pitch(let share): pitch = size * share
      case .typeface(let face, let ratio):
        base = (face, size * ratio)
        unit *= ratio * Self.helveticaShare
      }
    }
    self.displayShare = displayShare
    self.tracking = tracking
    self.unit = unit
    self.hasKerning = hasKerning
    self.pitch = pitch
    self.hasMonospacedDigits = hasMonospacedDigits
    self.base = base
  }

  // GUESS: no figures of the monospaced system font.
  private static let monospacedPitch = 0.6
  /// Helvetica's mean advance relative to the Text cut of the system font, over two English sentences.
  private static let helveticaShare = 0.939
  /// Of the em: the middle of 26 recorded labels that mix scripts (Data/text/README.md).
  private static let mixedScriptShare = 0.117

  func measure(ascii byte: UInt8) -> Measure {
    let script = Self.script(ascii: byte)
    if let base, let share = base.face.advance(ascii: byte) {
      return Measure(advance: share * base.em, ascii: byte, script: script)
    }
    guard let glyph = metrics.glyph(ofASCII: byte) else {
      // GUESS: a tab is as wide as four spaces; other control characters have no width.
      guard byte == UInt8(ascii: "\t") else { return Measure(advance: 0) }
      return Measure(advance: 4 * measure(ascii: UInt8(ascii: " ")).advance)
    }
    if hasMonospacedDigits, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"),
      let zero = metrics.glyph(ofASCII: UInt8(ascii: "0"))
    {
      // GUESS: digits of one width are as wide as the zero, and are not kerned.
      return Measure(advance: advance(of: zero), script: script)
    }
    return Measure(advance: advance(of: glyph), glyph: glyph, script: script)
  }

  func measure(_ character: Character) -> Measure {
    if let byte = character.asciiValue { return measure(ascii: byte) }
    switch CharacterWidth(of: character) {
    case .none: return Measure(advance: 0)
    case .wide(let isIdeograph):
      return Measure(
        advance: metrics.wideAdvance(era: era) * size / SystemFontMetrics.unitsPerEm,
        script: isIdeograph ? .ideograph : .none)
    case .hangul: return Measure(advance: metrics.hangulAdvance * size / SystemFontMetrics.unitsPerEm)
    case .emoji: return Measure(advance: CharacterWidth.emojiAdvance(size: size))
    case .scalars(let scalars):
      var advance = 0.0
      for scalar in scalars { advance += self.advance(of: scalar) }
      let glyph = scalars.count == 1 ? scalars.first.flatMap { metrics.glyph(of: $0) } : nil
      let isSpace = character.isWhitespace
      return Measure(advance: advance, glyph: glyph, script: isSpace ? .none : .letter)
    }
  }

  /// What is added between two neighbours, in points: kerning, and the space between scripts.
  @inline(__always)
  func kerning(_ first: Measure?, _ second: Measure) -> Double {
    guard let first else { return 0 }
    if let base, first.ascii > 0, second.ascii > 0 {
      return base.face.kerning(first.ascii, second.ascii) * base.em
    }
    if let left = first.glyph, let right = second.glyph {
      return hasKerning ? metrics.kerning(left, right) * unit : 0
    }
    guard mixedScriptSpace > 0 else { return 0 }
    switch (first.script, second.script) {
    case (.ideograph, .letter), (.ideograph, .openingPunctuation), (.letter, .ideograph),
      (.closingPunctuation, .ideograph):
      return mixedScriptSpace
    default: return 0
    }
  }

  private func advance(of glyph: Glyph) -> Double {
    if let pitch { return pitch }
    let advance = metrics.advance(of: glyph, weight: weight, displayShare: displayShare)
    return (advance + metrics.change(of: glyph, era: era)) * unit + tracking
  }

  private func advance(of scalar: Unicode.Scalar) -> Double {
    if scalar.value < 0x80 { return measure(ascii: UInt8(scalar.value)).advance }
    if let base, let share = base.face.advance(of: scalar) { return share * base.em }
    return advance(of: metrics.glyph(of: scalar) ?? metrics.unknownGlyph)
  }

  private static func script(ascii byte: UInt8) -> Script {
    switch byte {
    case UInt8(ascii: " "): .none
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openingPunctuation
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"):
      .closingPunctuation
    default: byte > 0x20 ? .letter : .none
    }
  }

  /// The width of a text on one line, in points, not rounded. Line ends in the text have no width.
  func width(of text: String) -> Double {
    var width = 0.0
    var previous: Measure?
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 {
        let measure = measure(ascii: byte)
        width += measure.advance + kerning(previous, measure)
        previous = measure
      }
    } else {
      for character in text {
        let measure = measure(character)
        width += measure.advance + kerning(previous, measure)
        previous = measure
      }
    }
    return width
  }
}

import InsetDevices

/// The measures of the iOS system font: advances by weight and optical size, kerning, tracking, line height.
///
/// The figures are inferred from frames that Interface Builder recorded; no Apple font is read
/// (Data/text/README.md). They are read from one literal at first use.
package struct SystemFontMetrics: Sendable {
  package static let shared = SystemFontMetrics(figures: GeneratedFigures.systemFontFigures)

  /// A weight for which there are advances.
  package enum Weight: String, CaseIterable, Hashable, Sendable {
    case ultralight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  // In parts of the em, independent of weight and size. // TX-01, N-061
  package static let unitsPerEm = 2048.0
  package static let lineHeight = 2444 / unitsPerEm
  package static let ascender = 1950 / unitsPerEm
  package static let descender = -494 / unitsPerEm
  package static let capHeight = 1443 / unitsPerEm  // TX-02
  package static let xHeight = 1078 / unitsPerEm  // TX-02

  /// The number of a character in the tables.
  typealias Glyph = Int

  let glyphCount: Int
  /// What stands for a character without figures: `n`.
  let unknownGlyph: Glyph
  private let glyphOfASCII: [Int16]
  private let glyphOfScalar: [UInt32: Int16]
  /// In 1/2048 em: weight by weight, of each first the Text cut and then the Display cut.
  private let advances: [Double]
  /// What the font of iOS 9 to 13 differs by, in 1/2048 em, by glyph; the same for all weights.
  private let legacyChanges: [Double]
  /// In tenths of 1/2048 em, by first and second glyph.
  private let kernings: [Int16]
  private let displayShares: PointTable
  private let modernTracking: PointTable
  private let legacyTracking: PointTable
  /// Of CJK ideographs, kana and full-width forms, in 1/2048 em.
  let wideAdvance: Double
  /// Of Hangul syllables, in 1/2048 em; other fonts take them from the same one. // R-89
  let hangulAdvance: Double
  /// What iOS 9 and 10 add to a character from 20 pt on, in 1/2048 em.
  private let legacy910Extra: Double

  init(figures: StaticString) {
    var reader = FigureReader(figures)
    var scalars: [Int] = []
    var advances: [Double] = []
    var legacyChanges: [Double] = []
    var kernings: [Int16] = []
    var numberOfScalar: [Int: Int] = [:]
    var tables: [String: PointTable] = [:]
    var numbers: [String: Double] = [:]
    while case .word(let section)? = reader.next() {
      switch section {
      case "characters":
        scalars = reader.numbers()
        for (glyph, scalar) in scalars.enumerated() { numberOfScalar[scalar] = glyph }
        advances = Array(repeating: 0, count: Weight.allCases.count * 2 * scalars.count)
        kernings = Array(repeating: 0, count: scalars.count * scalars.count)
      case "advances":
        let weight = Weight(rawValue: reader.word()) ?? .regular
        let cut = reader.word() == "display" ? 1 : 0
        let start = (weight.index * 2 + cut) * scalars.count
        for (glyph, tenths) in reader.numbers().enumerated() { advances[start + glyph] = Double(tenths) / 10 }
      case "legacyChange":
        legacyChanges = reader.numbers().map { Double($0) / 10 }
      case "kerning":
        let pairs = reader.numbers()
        guard let first = pairs.first.flatMap({ numberOfScalar[$0] }) else { continue }
        for index in stride(from: 1, to: pairs.count - 1, by: 2) {
          guard let second = numberOfScalar[pairs[index]] else { continue }
          kernings[first * scalars.count + second] = Int16(clamping: pairs[index + 1])
        }
      case "displayShare":
        tables[section] = PointTable(reader.numbers())
      case "tracking":
        tables[section + reader.word()] = PointTable(reader.numbers())
      default:
        numbers[section] = Double(reader.numbers().first ?? 0) / 10
      }
    }
    glyphCount = scalars.count
    unknownGlyph = numberOfScalar[0x6E] ?? 0
    self.advances = advances
    // As long as the characters, whatever the file says.
    let missing = max(0, scalars.count - legacyChanges.count)
    self.legacyChanges = legacyChanges + Array(repeating: 0, count: missing)
    self.kernings = kernings
    var ascii: [Int16] = Array(repeating: -1, count: 128)
    var others: [UInt32: Int16] = [:]
    for (glyph, scalar) in scalars.enumerated() {
      if scalar < 128 { ascii[scalar] = Int16(glyph) } else { others[UInt32(scalar)] = Int16(glyph) }
    }
    glyphOfASCII = ascii
    glyphOfScalar = others
    displayShares = tables["displayShare"] ?? PointTable([])
    modernTracking = tables["trackingmodern"] ?? PointTable([])
    legacyTracking = tables["trackinglegacy"] ?? PointTable([])
    wideAdvance = numbers["wideAdvance"] ?? 0
    hangulAdvance = numbers["hangulAdvance"] ?? 0
    legacy910Extra = numbers["legacy910Extra"] ?? 0
  }

  /// The glyph of a character below 128, or nil where there are no figures.
  func glyph(ofASCII byte: UInt8) -> Glyph? {
    let glyph = glyphOfASCII[Int(byte & 0x7F)]
    return glyph < 0 ? nil : Int(glyph)
  }

  func glyph(of scalar: Unicode.Scalar) -> Glyph? {
    if scalar.value < 128 { return glyph(ofASCII: UInt8(scalar.value)) }
    return glyphOfScalar[scalar.value].map(Int.init)
  }

  /// In 1/2048 em. `displayShare` mixes the two cuts: 0 is Text, 1 is Display.
  func advance(of glyph: Glyph, weight: Weight, displayShare: Double) -> Double {
    let text = weight.index * 2 * glyphCount + glyph
    return advances[text] * (1 - displayShare) + advances[text + glyphCount] * displayShare
  }

  /// What an era adds to or takes from a glyph's advance, in 1/2048 em. // R-87
  func change(of glyph: Glyph, era: SystemMetrics.TextEra) -> Double {
    era == .modern ? 0 : legacyChanges[glyph]
  }

  /// What is added between two neighbours, in 1/2048 em. The same for all weights.
  func kerning(_ first: Glyph, _ second: Glyph) -> Double {
    Double(kernings[first * glyphCount + second]) / 10
  }

  /// How much of the Display cut a size has: a slow change from 17 to 28 pt since iOS 14, a switch at 20 pt before.
  package func displayShare(size: Double, era: SystemMetrics.TextEra) -> Double {
    switch era {
    case .modern: displayShares.value(at: size)
    case .legacy, .legacy910, .legacy9: size >= Self.displayCutSize ? 1 : 0
    }
  }

  /// What every character is given besides its advance, the last one too, in points. // TX-11
  package func tracking(size: Double, era: SystemMetrics.TextEra) -> Double {
    era == .modern ? modernTracking.value(at: size) : legacyTracking.value(at: size)
  }

  /// What an era adds to each character's advance, in 1/2048 em.
  func extraAdvance(size: Double, era: SystemMetrics.TextEra) -> Double {
    era.isBeforeIOS11 && size >= Self.displayCutSize ? legacy910Extra : 0
  }

  /// A CJK character that is no Hangul, in 1/2048 em. // R-90
  func wideAdvance(era: SystemMetrics.TextEra) -> Double { era == .legacy9 ? Self.unitsPerEm : wideAdvance }

  private static let displayCutSize = 20.0
}

extension SystemFontMetrics.Weight {
  /// The position in the tables.
  fileprivate var index: Int {
    switch self {
    case .ultralight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }
}

/// Values at whole point sizes; linear between them, constant outside.
private struct PointTable: Sendable {
  private let firstSize: Int
  private let values: [Double]

  /// - Parameter figures: size, ten-thousandths, size, ten-thousandths … without gaps.
  init(_ figures: [Int]) {
    firstSize = figures.first ?? 0
    values = stride(from: 1, to: figures.count, by: 2).map { Double(figures[$0]) / 10_000 }
  }

  func value(at size: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    let position = size - Double(firstSize)
    // The first test also takes what is not a number.
    guard position > 0 else { return first }
    guard position < Double(values.count - 1) else { return last }
    let index = Int(position)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }
}

import Foundation

/// The measures of a font that are known character by character, in parts of the em.
package final class Typeface: Hashable, Sendable {
  /// The PostScript name.
  package let name: String
  package let family: String
  package let verticalMetrics: VerticalFontMetrics
  /// From space to tilde.
  private let asciiAdvances: [Double]
  /// Of other characters; empty where only ASCII is known.
  private let otherAdvances: [Unicode.Scalar: Double]
  /// What is added between two ASCII characters, by `pair`.
  private let kerning: [UInt16: Double]

  package init(
    name: String, family: String, verticalMetrics: VerticalFontMetrics, asciiAdvances: [Double],
    otherAdvances: [Unicode.Scalar: Double] = [:], kerning: [UInt16: Double] = [:]
  ) {
    self.name = name
    self.family = family
    self.verticalMetrics = verticalMetrics
    self.asciiAdvances = asciiAdvances
    self.otherAdvances = otherAdvances
    self.kerning = kerning
  }

  func advance(ascii byte: UInt8) -> Double? {
    guard byte >= 0x20, Int(byte) - 0x20 < asciiAdvances.count else { return nil }
    return asciiAdvances[Int(byte) - 0x20]
  }

  func advance(of scalar: Unicode.Scalar) -> Double? { otherAdvances[scalar] }

  func kerning(_ first: UInt8, _ second: UInt8) -> Double { kerning[Self.pair(first, second)] ?? 0 }

  /// The same with other advances for some ASCII characters.
  func replacing(_ advances: [UInt8: Double]) -> Typeface {
    let known = asciiAdvances.enumerated().map { advances[UInt8($0.offset + 0x20)] ?? $0.element }
    return Typeface(
      name: name, family: family, verticalMetrics: verticalMetrics, asciiAdvances: known,
      otherAdvances: otherAdvances, kerning: kerning)
  }

  static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }

  package static func == (a: Typeface, b: Typeface) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Free typefaces that many apps bring along, with the measures their files give: Data/text/open_typefaces.json.
struct OpenTypefaces: Sendable {
  static let shared = OpenTypefaces(figures: GeneratedFigures.openTypefaceFigures)

  private var faces: [String: Typeface] = [:]
  private var families: [String: [Typeface]] = [:]

  init(figures: StaticString) {
    var reader = FigureReader(figures)
    while case .word("face")? = reader.next() {
      let name = reader.word()
      let family = reader.word()
      let vertical = reader.numbers().map { Double($0) / 10_000 }
      _ = reader.word()
      let widths = reader.numbers().map { Double($0) / 1000 }
      _ = reader.word()
      let pairs = reader.numbers()
      guard vertical.count == 5 else { continue }
      var kerning: [UInt16: Double] = [:]
      for index in stride(from: 0, to: pairs.count - 1, by: 2) {
        kerning[UInt16(clamping: pairs[index])] = Double(pairs[index + 1]) / 1000
      }
      let face = Typeface(
        name: name, family: family,
        verticalMetrics: VerticalFontMetrics(
          ascender: vertical[0], descender: vertical[1], leading: vertical[2], capHeight: vertical[3],
          xHeight: vertical[4]), asciiAdvances: widths, kerning: kerning)
      faces[StandInFontTable.key(name)] = face
      families[StandInFontTable.key(family), default: []].append(face)
    }
  }

  func face(named name: String) -> Typeface? { faces[StandInFontTable.key(name)] }

  /// The face of a family whose weight is nearest to the one asked for.
  func face(family: String, weight: SystemFontMetrics.Weight) -> Typeface? {
    let wanted = Self.rank(weight)
    return families[StandInFontTable.key(family)]?.min { a, b in
      let first = abs(Self.rank(StandInFontTable.weight(ofFontNamed: a.name)) - wanted)
      let second = abs(Self.rank(StandInFontTable.weight(ofFontNamed: b.name)) - wanted)
      return (first, a.name) < (second, b.name)
    }
  }

  private static func rank(_ weight: SystemFontMetrics.Weight) -> Int {
    switch weight {
    case .ultralight: 1
    case .thin: 2
    case .light: 3
    case .regular: 4
    case .medium: 5
    case .semibold: 6
    case .bold: 7
    case .heavy: 8
    case .black: 9
    }
  }
}

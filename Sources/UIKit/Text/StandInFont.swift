import Foundation

/// The measures taken for a font that is not the system font: approximations, with their sources in
/// Data/text/standin_fonts.json.
package struct StandInFont: Hashable, Sendable {
  /// Where the advances come from.
  enum Advances: Hashable, Sendable {
    /// A core font's advances times a ratio.
    case base(StandInFontTable.Base, ratio: Double)
    /// One advance for all characters, in parts of the em.
    case pitch(Double)
  }

  /// The PostScript or family name that was asked for.
  package let name: String
  package let family: String
  /// Whether the table knows the family; otherwise it is measured like Helvetica Neue.
  package let isKnownFamily: Bool
  package let verticalMetrics: VerticalFontMetrics
  let advances: Advances

  /// The stand-in for a font's PostScript name (`AvenirNext-DemiBold`) or family name (`Avenir Next`).
  package static func named(_ name: String) -> StandInFont {
    StandInFontTable.shared.font(named: name)
  }
}

extension StandInFont {
  /// The weight its name tells.
  var weight: SystemFontMetrics.Weight {
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
    return StandInFontTable.weight(inStyle: style.lowercased())
  }
}

/// The families of Data/text/standin_fonts.json.
struct StandInFontTable: Sendable {
  static let shared = StandInFontTable(figures: GeneratedFigures.standInFontFigures)

  /// A font whose advances are known character by character.
  enum Base: String, Hashable, Sendable {
    case helvetica, helveticaNeue, helveticaBold, times, timesBold

    fileprivate var bold: Base {
      switch self {
      case .helvetica, .helveticaNeue, .helveticaBold: .helveticaBold
      case .times, .timesBold: .timesBold
      }
    }
  }

  private struct Family {
    var name: String
    /// Nil for a fixed pitch; then `width` is the pitch.
    var base: Base?
    var width: Double
    var verticalMetrics: VerticalFontMetrics
  }

  private static let unknownName = "unknown"
  private var families: [String: Family] = [:]
  private var widths: [Base: [Double]] = [:]
  private var weightFactors: [String: Double] = [:]

  init(figures: StaticString) {
    var reader = FigureReader(figures)
    while case .word(let section)? = reader.next() {
      switch section {
      case "widths":
        let base = Base(rawValue: reader.word())
        let values = reader.numbers().map { Double($0) / 1000 }
        if let base { widths[base] = values }
      case "weight":
        weightFactors[reader.word()] = Double(reader.numbers().first ?? 1000) / 1000
      case "family":
        let name = reader.word()
        let base = Base(rawValue: reader.word())
        let values = reader.numbers().map { Double($0) / 10_000 }
        guard values.count == 6 else { continue }
        families[Self.key(name)] = Family(
          name: name, base: base, width: values[0],
          verticalMetrics: VerticalFontMetrics(
            ascender: values[1], descender: values[2], leading: values[3], capHeight: values[4],
            xHeight: values[5]))
      default: break
      }
    }
  }

  /// The advance of a character from space to tilde, in parts of the em.
  func advance(of byte: UInt8, in base: Base) -> Double? {
    guard byte >= 0x20, let widths = widths[base], Int(byte) - 0x20 < widths.count else { return nil }
    return widths[Int(byte) - 0x20]
  }

  func font(named name: String) -> StandInFont {
    let parts = name.split(separator: "-", maxSplits: 1)
    let stem = parts.first.map(String.init) ?? name
    let known =
      families[Self.key(name)] ?? families[Self.key(stem)] ?? families[Self.key(Self.withoutVendor(stem))]
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = Self.weight(inStyle: style)
    let factor = weightFactors[weight.rawValue] ?? 1
    guard let family = known ?? families[Self.unknownName] else {
      return StandInFont(
        name: name, family: stem, isKnownFamily: false, verticalMetrics: .system,
        advances: .base(.helvetica, ratio: factor))
    }
    let advances: StandInFont.Advances
    if known == nil, let base = family.base {
      // Whatever the style of a missing font, the regular one takes its place. // R-63
      advances = .base(base, ratio: family.width)
    } else if let base = family.base {
      advances = .base(weight.isBold ? base.bold : base, ratio: family.width * factor)
    } else {
      advances = .pitch(family.width)
    }
    let familyName = known.map { $0.name.split(separator: "-").first.map(String.init) ?? $0.name }
    return StandInFont(
      name: name, family: familyName ?? stem, isKnownFamily: known != nil,
      verticalMetrics: family.verticalMetrics, advances: advances)
  }

  /// Letters and digits only, so that `Avenir Next` and `AvenirNext` are one.
  private static func key(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isAlphabetic || $0.value < 0x3A })
    )
    .replacingOccurrences(of: " ", with: "").lowercased()
  }

  /// `ArialMT` and `TimesNewRomanPSMT` without their endings.
  private static func withoutVendor(_ stem: String) -> String {
    for ending in ["PSMT", "PS", "MT"] where stem.hasSuffix(ending) {
      return String(stem.dropLast(ending.count))
    }
    return stem
  }

  /// The weight that the part of a name after the hyphen tells.
  fileprivate static func weight(inStyle style: String) -> SystemFontMetrics.Weight {
    let words: [(String, SystemFontMetrics.Weight)] = [
      ("ultralight", .ultralight), ("extralight", .ultralight), ("demibold", .semibold),
      ("semibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    return words.first { style.contains($0.0) }?.1 ?? .regular
  }
}

extension SystemFontMetrics.Weight {
  fileprivate var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultralight, .thin, .light, .regular, .medium: false
    }
  }
}

import Foundation

/// The measures taken for a font that is not the system font: those of its own file or of a free typeface, or
/// approximations with their sources in Data/text/standin_fonts.json.
package struct StandInFont: Hashable, Sendable {
  /// Where the advances come from.
  enum Advances: Hashable, Sendable {
    /// A typeface's advances times a ratio.
    case typeface(Typeface, ratio: Double)
    /// One advance for all characters, in parts of the em.
    case pitch(Double)
  }

  /// The PostScript or family name that was asked for.
  package let name: String
  package let family: String
  /// Whether the tables know the family; otherwise it is measured like Helvetica Neue.
  package let isKnownFamily: Bool
  package let verticalMetrics: VerticalFontMetrics
  let advances: Advances
  /// Whether the measures are those of the font's own file.
  package var isExact = false

  /// The typeface that is measured in its place; nil where the figures are those of the font or of its family.
  package var substitute: String?

  /// What is drawn for a font that is not there. // R-63
  package static var missing: StandInFont {
    StandInFontTable.shared.font(named: StandInFontTable.unknownName)
  }

  /// The stand-in for a font's PostScript name (`AvenirNext-DemiBold`) or family name (`Avenir Next`).
  package static func named(_ name: String) -> StandInFont {
    if let face = ProjectFonts.shared.face(named: name) {
      return StandInFont(
        name: name, family: face.family, isKnownFamily: true, verticalMetrics: face.verticalMetrics,
        advances: .typeface(face, ratio: 1), isExact: true)
    }
    let open = OpenTypefaces.shared
    let stem = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
    if let face = open.face(named: name)
      ?? open.face(family: stem, weight: StandInFontTable.weight(ofFontNamed: name))
    {
      return StandInFont(
        name: name, family: face.family, isKnownFamily: true, verticalMetrics: face.verticalMetrics,
        advances: .typeface(face, ratio: 1))
    }
    return StandInFontTable.shared.font(named: name)
  }
}

extension StandInFont {
  /// The weight its name tells.
  var weight: SystemFontMetrics.Weight { StandInFontTable.weight(ofFontNamed: name) }
}

/// The families of Data/text/standin_fonts.json.
struct StandInFontTable: Sendable {
  static let shared = StandInFontTable(figures: GeneratedFigures.standInFontFigures)

  private struct Family {
    var name: String
    /// The name of the typeface it is measured by; nil for a fixed pitch, where `width` is the pitch.
    var base: String?
    var width: Double
    var verticalMetrics: VerticalFontMetrics
    /// A free typeface with the advances that are known of the family itself.
    var face: Typeface?
  }

  static let unknownName = "unknown"
  /// Families that apps bring along and of which only a likeness is known, with the typeface that is like them.
  private static let likenesses = ["gilroy": "Urbanist", "gotham": "Montserrat"]
  private var families: [String: Family] = [:]
  private var bases: [String: Typeface] = [:]
  private var weightFactors: [String: Double] = [:]

  init(figures: StaticString) {
    var reader = FigureReader(figures)
    while case .word(let section)? = reader.next() {
      switch section {
      case "widths":
        let name = reader.word()
        let values = reader.numbers().map { Double($0) / 1000 }
        bases[name] = Typeface(name: name, family: name, verticalMetrics: .system, asciiAdvances: values)
      case "weight":
        weightFactors[reader.word()] = Double(reader.numbers().first ?? 1000) / 1000
      case "family":
        let name = reader.word()
        let base = reader.word()
        let values = reader.numbers().map { Double($0) / 10_000 }
        guard values.count >= 6 else { continue }
        families[Self.key(name)] = Family(
          name: name, base: base == "pitch" ? nil : base, width: values[0],
          verticalMetrics: VerticalFontMetrics(
            ascender: values[1], descender: values[2], leading: values[3], capHeight: values[4],
            xHeight: values[5]),
          face: Self.face(base, ratio: values[0], characters: values.dropFirst(6)))
      default: break
      }
    }
  }

  /// - Parameter characters: a character, in ten-thousandths, and its advance in the em, and so on.
  private static func face(_ base: String, ratio: Double, characters: ArraySlice<Double>) -> Typeface? {
    let face = OpenTypefaces.shared.face(named: base)
    guard ratio > 0, characters.count >= 2 else { return face }
    let values = Array(characters)
    var advances: [UInt8: Double] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      guard let byte = UInt8(exactly: (values[index] * 10_000).rounded()) else { continue }
      advances[byte] = values[index + 1] / ratio
    }
    return face?.replacing(advances)
  }

  func font(named name: String) -> StandInFont {
    let stem = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
    let exact = families[Self.key(name)]
    let known = exact ?? families[Self.key(stem)] ?? families[Self.key(Self.withoutVendor(stem))]
    let familyName = known.map { $0.name.split(separator: "-").first.map(String.init) ?? $0.name }
    let family = known ?? families[Self.unknownName]
    return StandInFont(
      name: name, family: familyName ?? stem, isKnownFamily: known != nil,
      verticalMetrics: family?.verticalMetrics ?? .system,
      advances: advances(family, weight: Self.weight(ofFontNamed: name), isExact: exact != nil, known != nil),
      substitute: known == nil ? "Helvetica Neue" : Self.likenesses[Self.key(familyName ?? "")])
  }

  private func advances(
    _ family: Family?, weight: SystemFontMetrics.Weight, isExact: Bool, _ isKnown: Bool
  ) -> StandInFont.Advances {
    guard let family, let base = family.base else { return .pitch(family?.width ?? 0.5) }
    guard let core = bases[base] else {
      // A free typeface stands in; what is known of one weight is measured by it, other weights by their mean.
      guard let face = family.face else { return .pitch(0.5) }
      let factor = isExact ? 1 : weight.isBold ? 1.01 : weightFactors[weight.rawValue] ?? 1
      return .typeface(face, ratio: family.width * factor)
    }
    // Whatever the style of a missing font, the regular one takes its place. // R-63
    guard isKnown else { return .typeface(core, ratio: family.width) }
    let factor = weightFactors[weight.rawValue] ?? 1
    let bold = base.hasPrefix("times") ? "timesBold" : "helveticaBold"
    let face = weight.isBold ? bases[bold] ?? core : core
    return .typeface(face, ratio: family.width * factor)
  }

  /// Letters and digits only, so that `Avenir Next` and `AvenirNext` are one.
  static func key(_ name: String) -> String {
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
  static func weight(ofFontNamed name: String) -> SystemFontMetrics.Weight {
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first?.lowercased() ?? ""
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

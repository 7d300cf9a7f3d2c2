import Foundation

/// Makes the generated tables of Sources/UIKit/Text of Data/text.
///
/// Each table becomes one string literal of words and whole numbers, because a literal of thousands of array
/// elements takes minutes to type-check. `FigureReader` (UIKit/Text) reads it at first use.
struct TextMetricsGenerator: Generator {
  let name = "text"
  let summary = "Sources/UIKit/Text from Data/text"

  /// - Throws: where a file cannot be read, or does not have the expected form.
  func files(root: URL) throws -> [GeneratedFile] {
    let tables = TextTables(root: root.path)
    return [
      tables.file(
        name: "SystemFontMetrics", source: "sf_metrics.json", property: "systemFontFigures",
        figures: try tables.systemFontFigures()),
      tables.file(
        name: "DynamicType", source: "dynamic_type.json", property: "dynamicTypeFigures",
        figures: try tables.dynamicTypeFigures()),
      tables.file(
        name: "StandInFonts", source: "standin_fonts.json", property: "standInFontFigures",
        figures: try tables.standInFontFigures()),
      tables.file(
        name: "OpenTypefaces", source: "open_typefaces.json", property: "openTypefaceFigures",
        figures: try tables.openTypefaceFigures()),
    ]
  }
}

private struct TextTables {
  struct UnexpectedForm: Error, CustomStringConvertible {
    let description: String
  }

  let root: String

  func object(in file: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/Data/text/\(file)"))
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw UnexpectedForm(description: "\(file) is not a JSON object")
    }
    return object
  }

  /// The member `key` of `object` as a `Value`.
  func member<Value>(
    _ key: String, of object: [String: Any], as type: Value.Type = Value.self
  ) throws -> Value {
    guard let value = object[key] as? Value else {
      throw UnexpectedForm(description: "'\(key)' is missing or not a \(type)")
    }
    return value
  }

  func whole(_ value: Double, times factor: Double) -> String {
    String(Int((value * factor).rounded()))
  }

  // MARK: - The system font

  func systemFontFigures() throws -> [String] {
    let file = try object(in: "sf_metrics.json")
    let characters = Array(try member("characters", of: file, as: String.self).unicodeScalars)
    var words = ["characters"] + characters.map { String($0.value) }

    let advances: [String: Any] = try member("advances", of: file)
    for weight in advances.keys.sorted() {
      let cuts: [String: Any] = try member(weight, of: advances)
      for cut in ["text", "display"] {
        let values: [Double] = try member(cut, of: cuts)
        guard values.count == characters.count else {
          throw UnexpectedForm(description: "\(weight) \(cut): \(values.count) advances")
        }
        words += ["advances", weight, cut] + values.map { whole($0, times: 10) }
      }
    }

    let changes: [Double] = try member("legacyChange", of: file)
    guard changes.count == characters.count else {
      throw UnexpectedForm(description: "legacyChange: \(changes.count) values")
    }
    words += ["legacyChange"] + changes.map { whole($0, times: 10) }

    let kerning: [String: Any] = try member("kerning", of: file)
    for first in characters {
      guard let seconds = kerning[String(first)] as? [String: Double] else { continue }
      words += ["kerning", String(first.value)]
      for second in characters {
        guard let value = seconds[String(second)] else { continue }
        words += [String(second.value), whole(value, times: 10)]
      }
    }

    let share: [String: Double] = try member("displayShare", of: file)
    words.append("displayShare")
    words += try points(in: share).flatMap { [String($0.size), whole($0.value, times: 10_000)] }
    let tracking: [String: Any] = try member("tracking", of: file)
    for era in tracking.keys.sorted() {
      let values: [String: Double] = try member(era, of: tracking)
      words += ["tracking", era]
      words += try points(in: values).flatMap { [String($0.size), whole($0.value, times: 10_000)] }
    }
    words += ["wideAdvance", whole(try member("wideAdvance", of: file), times: 10)]
    words += ["hangulAdvance", whole(try member("hangulAdvance", of: file), times: 10)]
    words += ["legacy910Extra", whole(try member("legacy910ExtraFromSize20", of: file), times: 10)]
    return words
  }

  /// A table by whole point size, smallest first, without a gap.
  func points(in table: [String: Double]) throws -> [(size: Int, value: Double)] {
    let points = table.compactMap { key, value in Int(key).map { (size: $0, value: value) } }
      .sorted { $0.size < $1.size }
    guard let first = points.first, let last = points.last, points.count == table.count,
      last.size - first.size + 1 == points.count
    else {
      throw UnexpectedForm(description: "a table by point size has gaps")
    }
    return points
  }

  // MARK: - Dynamic Type

  func dynamicTypeFigures() throws -> [String] {
    let file = try object(in: "dynamic_type.json")
    let categories: [String] = try member("categories", of: file)
    var words = ["categories"] + categories
    for table in ["pointSize", "leading"] {
      let styles: [String: Any] = try member(table, of: file)
      for style in styles.keys.sorted() {
        let values: [Int] = try member(style, of: styles)
        guard values.count == categories.count else {
          throw UnexpectedForm(description: "\(table) \(style): \(values.count) values")
        }
        words += [table, style] + values.map(String.init)
      }
    }
    return words
  }

  // MARK: - Stand-ins

  func standInFontFigures() throws -> [String] {
    let file = try object(in: "standin_fonts.json")
    var words: [String] = []
    let widths: [String: Any] = try member("widths", of: file)
    for base in widths.keys.sorted() {
      let values: [Int] = try member(base, of: widths)
      guard values.count == 95 else { throw UnexpectedForm(description: "\(base): \(values.count) widths") }
      words += ["widths", base] + values.map(String.init)
    }
    let factors: [String: Double] = try member("weightFactors", of: file)
    for weight in factors.keys.sorted() {
      words += ["weight", weight, whole(factors[weight] ?? 1, times: 1000)]
    }
    let unknown: [String: Any] = try member("unknown", of: file)
    words += try family("unknown", unknown)
    let families: [String: Any] = try member("families", of: file)
    for name in families.keys.sorted() { words += try family(name, member(name, of: families)) }
    return words
  }

  /// Each face with its family, vertical measures in 1/10000 em, advances and kerning in 1/1000 em. A pair is the
  /// number 256 × its first character + its second.
  func openTypefaceFigures() throws -> [String] {
    let faces: [String: Any] = try member("faces", of: object(in: "open_typefaces.json"))
    var words: [String] = []
    for name in faces.keys.sorted() {
      let face: [String: Any] = try member(name, of: faces)
      words += ["face", name, try member("family", of: face)]
      words += try ["ascender", "descender", "gap", "capHeight", "xHeight"].map {
        whole(try number($0, of: face), times: 10_000)
      }
      let widths: [Int] = try member("widths", of: face)
      guard widths.count == 95 else { throw UnexpectedForm(description: "\(name): \(widths.count) widths") }
      words += ["widths"] + widths.map(String.init)
      let kerning: [String: Int] = try member("kerning", of: face)
      words.append("kerning")
      for pair in kerning.keys.sorted() {
        let bytes = Array(pair.utf8)
        guard bytes.count == 2, let value = kerning[pair] else {
          throw UnexpectedForm(description: "\(name): '\(pair)' is no pair")
        }
        words += [String(Int(bytes[0]) * 256 + Int(bytes[1])), String(value)]
      }
    }
    return words
  }

  private func number(_ key: String, of object: [String: Any]) throws -> Double {
    guard let value = object[key] as? NSNumber else {
      throw UnexpectedForm(description: "'\(key)' is missing or no number")
    }
    return value.doubleValue
  }

  /// A family's base and figures, in 1/10000 em.
  func family(_ name: String, _ values: [String: Any]) throws -> [String] {
    let base: String = try member("base", of: values)
    let keys = ["width", "ascender", "descender", "gap", "capHeight", "xHeight"]
    let figures = try keys.map { whole(try member($0, of: values), times: 10_000) }
    let characters = values["characters"] as? [String: Double] ?? [:]
    let known = characters.sorted { $0.key < $1.key }.flatMap { character, advance in
      (character.utf8.first.map { [String($0), whole(advance, times: 10_000)] }) ?? []
    }
    return ["family", name, base] + figures + known
  }

  // MARK: - Writing

  func file(name: String, source: String, property: String, figures: [String]) -> GeneratedFile {
    var text = """
      // Generated from Data/text/\(source) by `inset-dev generate`. Do not edit.

      extension GeneratedFigures {
        static let \(property): StaticString = \"""

      """
    var line = "   "
    for word in figures {
      let startsSection = word.first.map { !$0.isNumber && $0 != "-" } ?? false
      if line.count + word.count + 1 > 104 || (startsSection && line.last?.isNumber == true) {
        text += line + "\n"
        line = "   "
      }
      line += " " + word
    }
    text += line + "\n    \"\"\"\n}\n"
    return GeneratedFile(path: "Sources/UIKit/Text/\(name)+Generated.swift", text: text)
  }
}

import InsetDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings for programs: one object with `canvases` (names), `findings` and `summary`.
///
/// A finding has `rule`, `severity` (`error`, `warning`, `info`), `file`, `line`, `column`, `object`, `message`,
/// `why` (list), `where` (in words), `canvases` (names, the worst first), `canvasesChecked` and `remedy` (`text`,
/// `safety`). Keys are sorted and every key is always there, `null` where a finding has no object, no canvases in
/// words or no remedy. `pictures` is there where it is asked for.
public struct JSONReport: Report {
  public struct Options: Hashable, Sendable {
    /// Line breaks and indentation.
    public var isIndented: Bool
    /// Whether the drawn screens are written, so that `inset merge` can put them into a page.
    public var includesPictures: Bool
    public init(isIndented: Bool = true, includesPictures: Bool = false) {
      self.isIndented = isIndented
      self.includesPictures = includesPictures
    }
  }

  /// Why a text is no such report, in the user's words.
  public struct ReadingFailure: Error, CustomStringConvertible {
    public let description: String
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    let summary = Summary(run)
    let order = run.order
    let file = JSONFile(
      canvases: run.canvases, findings: order.map { JSONFinding(run.findings[$0]) },
      pictures: options.includesPictures ? pictures(of: run, order: order) : nil,
      summary: JSONFile.Totals(
        canvases: run.canvases.count, documents: run.documents, errors: summary.errors, files: summary.files,
        infos: summary.infos, notLaidOut: run.notLaidOut, notes: run.notes, screens: run.screensChecked,
        title: run.title, version: run.version, warnings: summary.warnings))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if options.isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    // Strings and whole numbers always encode; nothing here can fail.
    let data = (try? encoder.encode(file)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The run that was written as `text`.
  public static func read(_ data: Data) throws(ReadingFailure) -> CheckRun {
    let file: JSONFile
    do {
      file = try JSONDecoder().decode(JSONFile.self, from: data)
    } catch {
      throw ReadingFailure(description: "it is no result of `inset check --format json`")
    }
    let findings = file.findings.map(\.finding)
    // An index that names nothing would point at another run's finding after merging.
    let pictures = (file.pictures ?? []).map { picture in
      var picture = picture
      picture.findings.removeAll { !findings.indices.contains($0) }
      return picture
    }
    return CheckRun(
      title: file.summary.title, findings: findings, documents: file.summary.documents,
      screensChecked: file.summary.screens, canvases: file.canvases, pictures: pictures,
      version: file.summary.version, notes: file.summary.notes, notLaidOut: file.summary.notLaidOut)
  }

  /// Pictures name their findings by their place in the file.
  private static func pictures(of run: CheckRun, order: [Int]) -> [Picture] {
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return run.pictures.map { picture in
      var picture = picture
      picture.findings = picture.findings.compactMap { places[$0] }.sorted()
      return picture
    }
  }
}

/// The file as it is written.
private struct JSONFile: Codable {
  var canvases: [String]
  var findings: [JSONFinding]
  var pictures: [Picture]?
  var summary: Totals

  struct Totals: Codable {
    var canvases: Int
    var documents: Int
    var errors: Int
    var files: Int
    var infos: Int
    var notLaidOut: Int
    var notes: [String]
    var screens: Int
    var title: String
    var version: String
    var warnings: Int
  }
}

/// A finding with the keys of the format.
private struct JSONFinding: Codable {
  var finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  enum Key: String, CodingKey {
    case rule, severity, file, line, column, object, message, why, canvases, canvasesChecked, remedy
    case whereInWords = "where"
  }
  enum RemedyKey: String, CodingKey { case text, safety }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(finding.rule, forKey: .rule)
    try values.encode(finding.severity.rawValue, forKey: .severity)
    try values.encode(finding.place.file, forKey: .file)
    try values.encode(finding.place.line, forKey: .line)
    try values.encode(finding.place.column, forKey: .column)
    try values.encode(finding.place.object, forKey: .object)
    try values.encode(finding.message, forKey: .message)
    try values.encode(finding.why, forKey: .why)
    try values.encode(finding.where_, forKey: .whereInWords)
    try values.encode(finding.canvases, forKey: .canvases)
    try values.encode(finding.canvasesChecked, forKey: .canvasesChecked)
    guard let remedy = finding.remedy else { return try values.encodeNil(forKey: .remedy) }
    var parts = values.nestedContainer(keyedBy: RemedyKey.self, forKey: .remedy)
    try parts.encode(remedy.text, forKey: .text)
    try parts.encode(remedy.safety.rawValue, forKey: .safety)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let place = Place(
      file: try values.decode(String.self, forKey: .file), line: try values.decode(Int.self, forKey: .line),
      column: try values.decode(Int.self, forKey: .column),
      object: try values.decodeIfPresent(String.self, forKey: .object))
    finding = Finding(
      rule: try values.decode(String.self, forKey: .rule),
      severity: try values.decode(Severity.self, forKey: .severity), place: place,
      message: try values.decode(String.self, forKey: .message),
      why: try values.decode([String].self, forKey: .why),
      canvases: try values.decode([String].self, forKey: .canvases),
      canvasesChecked: try values.decode(Int.self, forKey: .canvasesChecked),
      where_: try values.decodeIfPresent(String.self, forKey: .whereInWords))
    guard try !values.decodeNil(forKey: .remedy) else { return }
    let parts = try values.nestedContainer(keyedBy: RemedyKey.self, forKey: .remedy)
    finding.remedy = Remedy(
      text: try parts.decode(String.self, forKey: .text),
      safety: try parts.decode(Remedy.Safety.self, forKey: .safety))
  }
}

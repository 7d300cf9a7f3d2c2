import InsetDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings for programs: one object with `findings` and `summary`.
///
/// A finding has `rule`, `severity` (`error`, `warning`, `info`), `file`, `line`, `column`, `object`, `message`,
/// `why` (list), `where` (in words), `canvases` (names, the worst first), `canvasesChecked` and `remedy` (`text`,
/// `safety`). Keys are sorted and every key is always there, `null` where a finding has no object, no canvases in
/// words or no remedy.
public struct JSONReport: Report {
  public struct Options: Hashable, Sendable {
    /// Line breaks and indentation.
    public var isIndented: Bool
    public init(isIndented: Bool = true) {
      self.isIndented = isIndented
    }
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    let summary = Summary(run)
    let document = Document(
      findings: run.order.map { Entry(finding: run.findings[$0]) },
      summary: Totals(
        errors: summary.errors, warnings: summary.warnings, infos: summary.infos, files: summary.files,
        documents: run.documents, screens: run.screensChecked, canvases: run.canvases.count,
        notes: run.notes, version: run.version))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if options.isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    // Strings and whole numbers always encode; nothing here can fail.
    let data = (try? encoder.encode(document)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var findings: [Entry]
    var summary: Totals
  }

  private struct Totals: Encodable {
    var errors: Int
    var warnings: Int
    var infos: Int
    var files: Int
    var documents: Int
    var screens: Int
    var canvases: Int
    var notes: [String]
    var version: String
  }

  private struct Entry: Encodable {
    var finding: Finding

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
  }
}

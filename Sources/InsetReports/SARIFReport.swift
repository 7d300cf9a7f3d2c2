import InsetDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings as SARIF 2.1.0, which code hosts and editors show beside the lines.
///
/// One run, one result a finding in the order of the other reports, the rules that have results under `tool`. Paths
/// stay as they are: relative ones mean the folder that `inset` was started in, which is the repository's as a rule.
public struct SARIFReport: Report {
  public struct Options: Hashable, Sendable {
    public init() {}
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let log = Log(runs: [Run(run)])
    // Strings and whole numbers always encode; nothing here can fail.
    let data = (try? encoder.encode(log)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A path as a URI reference: what is no plain letter, digit or `-._~/` is written by its bytes.
  static func uri(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if isLetter || ("0"..."9").contains(scalar) || "-._~/".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}

// The names of the members below are those of the format.

private struct Log: Encodable {
  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}

private struct Message: Encodable { var text: String }

private struct Run: Encodable {
  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "Inset"
    var version: String?
    var rules: [Rule]
  }

  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "note"
      var message: Message
    }
    var executionSuccessful = true
    var toolExecutionNotifications: [Notification]
  }

  var tool: Tool
  var columnKind = "unicodeCodePoints"
  var invocations: [Invocation]
  var results: [Result]

  init(_ run: CheckRun) {
    let ids = Set(run.findings.map(\.rule)).sorted()
    let known = Dictionary(run.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    tool = Tool(
      driver: Driver(
        version: run.version.isEmpty ? nil : run.version, rules: ids.map { Rule(id: $0, known[$0]) }))
    invocations = [
      Invocation(
        toolExecutionNotifications: run.allNotes.map { .init(message: Message(text: $0)) })
    ]
    let indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    results = run.order.map { index in
      let finding = run.findings[index]
      let print = finding.fingerprint
      counts[print, default: 0] += 1
      return Result(finding, ruleIndex: indices[finding.rule] ?? 0, fingerprint: print, counts[print] ?? 1)
    }
  }
}

private struct Rule: Encodable {
  struct Configuration: Encodable { var level: String }
  struct Help: Encodable {
    var text: String
    var markdown: String
  }

  var id: String
  var shortDescription: Message?
  var help: Help?
  var defaultConfiguration: Configuration?

  init(id: String, _ info: RuleInfo?) {
    self.id = id
    guard let info else { return }
    shortDescription = Message(text: info.summary)
    help = Help(text: info.documentation, markdown: info.documentation)
    defaultConfiguration = Configuration(level: info.severity.level)
  }
}

private struct Result: Encodable {
  struct Location: Encodable {
    var physicalLocation: Physical
    var logicalLocations: [Logical]?
  }
  struct Logical: Encodable {
    var name: String
    var kind = "object"
  }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }
  struct Properties: Encodable {
    var why: [String]
    var canvases: [String]
    var canvasesChecked: Int
    var whereInWords: String?
    var remedy: String?

    enum CodingKeys: String, CodingKey {
      case why, canvases, canvasesChecked, remedy
      case whereInWords = "where"
    }
  }

  var ruleId: String
  var ruleIndex: Int
  var level: String
  var message: Message
  var locations: [Location]
  var partialFingerprints: [String: String]
  var properties: Properties

  init(_ finding: Finding, ruleIndex: Int, fingerprint: String, _ number: Int) {
    let place = finding.place
    ruleId = finding.rule
    self.ruleIndex = ruleIndex
    level = finding.severity.level
    // Readers show the message alone.
    var text = finding.message
    if let words = finding.whereInWords { text += "\n\nWhere: \(words)" }
    if let remedy = finding.remedy { text += "\n\nRemedy: \(remedy.text)" }
    message = Message(text: text)
    locations = [
      Location(
        physicalLocation: Physical(
          artifactLocation: Artifact(uri: SARIFReport.uri(of: place.file)),
          region: Region(startLine: max(place.line, 1), startColumn: max(place.column, 1))),
        logicalLocations: place.object.map { [Logical(name: $0)] })
    ]
    partialFingerprints = ["insetFinding/v1": number == 1 ? fingerprint : "\(fingerprint) #\(number)"]
    properties = Properties(
      why: finding.why, canvases: finding.canvases, canvasesChecked: finding.canvasesChecked,
      whereInWords: finding.where_, remedy: finding.remedy?.text)
  }
}

extension Finding {
  /// What tells the finding from others, whatever line it moves to.
  fileprivate var fingerprint: String {
    [rule, place.file, place.object ?? "", essence].joined(separator: " | ")
  }
}

extension Severity {
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

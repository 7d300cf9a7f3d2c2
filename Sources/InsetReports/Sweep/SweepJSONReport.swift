import InsetDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sweep for programs: one object with `screens`, `problems` and `version`.
///
/// A screen has `file`, `id`, `title`, `widths` (the first and the last), `heights`, `laidOut`, `judged`, `unsteady`
/// and `faults`; a fault `rule`, `severity`, `line`, `column`, `object`, `message`, `where` (in words), `worst`,
/// `ranges` (a list of `height` and `widths`, each of those its first and last width), `why` and `remedy`. Keys are
/// sorted; lengths are points.
public enum SweepJSONReport {
  public static func render(_ run: SweepRun) -> String {
    let document = Report(
      screens: run.screens.map(ScreenEntry.init), problems: run.findings.map(Problem.init),
      version: run.version)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings and whole numbers always encode; nothing here can fail.
    let data = (try? encoder.encode(document)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    var screens: [ScreenEntry]
    var problems: [Problem]
    var version: String
  }

  private struct Problem: Encodable {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var message: String
    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity.rawValue
      file = finding.place.file
      line = finding.place.line
      message = finding.message
    }
  }

  private struct ScreenEntry: Encodable {
    var file: String
    var id: String
    var title: String
    var widths: [Int]
    var heights: [Int]
    var laidOut: Int
    var judged: Int
    var unsteady: [String]
    var faults: [Fault]
    init(_ screen: SweptScreen) {
      file = screen.file
      id = screen.id
      title = screen.title
      widths = [screen.widths.lowerBound, screen.widths.upperBound]
      heights = screen.heights
      laidOut = screen.laidOut
      judged = screen.judged
      unsteady = screen.unsteady
      faults = screen.faults.map { Fault($0, in: screen) }
    }
  }

  private struct Fault: Encodable {
    var rule: String
    var severity: String
    var line: Int
    var column: Int
    var object: String
    var message: String
    var whereInWords: String
    var worst: String
    var ranges: [Ranges]
    var why: [String]
    var remedy: String

    enum CodingKeys: String, CodingKey {
      case rule, severity, line, column, object, message, worst, ranges, why, remedy
      case whereInWords = "where"
    }

    init(_ fault: SweptFault, in screen: SweptScreen) {
      let finding = fault.finding
      rule = finding.rule
      severity = finding.severity.rawValue
      line = finding.place.line
      column = finding.place.column
      object = finding.place.object ?? ""
      message = finding.message
      whereInWords = SweepWords.phrase(fault, in: screen)
      worst = fault.worst
      ranges = fault.ranges.map(Ranges.init)
      why = finding.why
      remedy = finding.remedy?.text ?? ""
    }
  }

  private struct Ranges: Encodable {
    var height: Int
    var widths: [[Int]]
    init(_ ranges: SweptFault.Ranges) {
      height = ranges.height
      widths = ranges.widths.map { [$0.lowerBound, $0.upperBound] }
    }
  }
}

import InsetDiagnostics
import InsetKit
import InsetReports

/// The options that say how findings are written, and the writing.
@MainActor
struct ReportArguments {
  static let options = [
    Option("--format", "FORMAT", "terminal (default), xcode, json, sarif, junit or github"),
    Option("--output", "FILE", "write that to a file, whole or not at all, instead of standard output"),
    Option("--report", "FOLDER", "also write an HTML report with pictures there"),
    Option("--pictures", nil, "put the pictures into the JSON, for a report by `inset merge`"),
    Option("--no-why", nil, "without the evidence, on the terminal"),
  ]

  private let format: ReportFormat
  private let file: String?
  private let folder: String?
  private let showsWhy: Bool
  private let includesPictures: Bool

  /// Whether screens have to be drawn.
  var needsPictures: Bool { folder != nil || includesPictures }

  init(_ arguments: Arguments) throws {
    let word = arguments.value("--format") ?? ReportFormat.terminal.rawValue
    guard let format = ReportFormat(rawValue: word) else {
      let words = ReportFormat.allCases.map(\.rawValue)
      let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      throw UsageError("unknown format '\(Arguments.shown(word))': \(list)")
    }
    self.format = format
    file = arguments.value("--output")
    folder = arguments.value("--report")
    if file == "" { throw UsageError("--output needs a file") }
    if folder == "" { throw UsageError("--report needs a folder") }
    showsWhy = !arguments.has("--no-why")
    includesPictures = arguments.has("--pictures")
    if includesPictures, format != .json { throw UsageError("--pictures needs --format json") }
  }

  /// Writes the run as it is asked for.
  /// - Returns: the exit code of the command.
  func write(_ run: CheckRun, command: String) -> Int32 {
    var problems: [String] = []
    // A report that cannot be written must not take the findings with it.
    if let folder {
      do {
        try ReportFolder.write(HTMLReport.render(run), named: "index.html", to: folder)
      } catch {
        problems.append(error.description)
      }
    }
    var options = ReportFormat.Options()
    options.showsWhy = showsWhy
    options.includesPictures = includesPictures
    options.usesColor = file == nil && Output.usesColor
    let text = format.render(run, options: options)
    if let file {
      do {
        try ReportFolder.write(text, to: file)
      } catch {
        problems.append(error.description)
      }
    } else {
      Output.write(text)
    }
    if format == .terminal, let folder, problems.isEmpty {
      Output.write("report: \(FilePath.join(folder, "index.html"))\n")
    }
    for problem in problems { Output.note("inset \(command): \(problem)") }
    return problems.isEmpty ? ReportArguments.exitCode(run) : 2
  }

  /// 2 where something that should be checked could not be.
  private static func exitCode(_ run: CheckRun) -> Int32 {
    if run.findings.contains(where: ProjectRules.meansUnread) { return 2 }
    return run.findings.contains { $0.severity == .error } ? 1 : 0
  }
}

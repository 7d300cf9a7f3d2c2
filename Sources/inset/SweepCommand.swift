import InsetKit
import InsetReports

enum SweepCommand: Command {
  static let name = "sweep"
  static let operands = "FILE…"
  static let summary = """
    Lays screens out in windows of every width, and says below or above which widths something breaks.
    Windows are free on iPadOS 26 and, for iPhone apps too, on iOS 27; half an iPhone Duo is one as well. At the least
    height every width is laid out, from narrow to wide and back.
    """
  static let options = [
    Option("--widths", "FROM-TO", "points; the default is 320-1376"),
    Option("--heights", "LIST", "points, commas between; the default is 523,744,1376"),
    Option("--rules", "IDS", "only these rules; commas between"),
    Option("--ios", "VERSION", "the system, as in 26.0; the default is 27.0"),
    Option("--format", "FORMAT", "text (default) or json"),
    Option("--no-why", nil, "without the evidence"),
    Option("--screen", "ID", "only the screen with that controller or view id"),
  ]
  static let notes = """
    exit codes: 0 nothing at error level, 1 errors found, 2 bad use or unreadable input
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    let format = arguments.value("--format") ?? "text"
    guard ["text", "json"].contains(format) else {
      throw UsageError("unknown format '\(Arguments.shown(format))': text or json")
    }
    guard !arguments.positionals.isEmpty else { throw UsageError("name at least one storyboard or xib") }
    let options = try options(arguments)
    let progress = Progress()
    let run = SweepRunner(Project(paths: arguments.positionals), options).run { progress.report($0, $1, $2) }
    progress.end()
    for finding in run.findings {
      let word = finding.severity == .info ? "note" : finding.severity.rawValue
      Output.note("\(finding.place.file):\(finding.place.line): \(word): \(finding.message)")
    }
    if let wanted = options.screen, run.screens.isEmpty {
      throw UsageError("no screen '\(Arguments.shown(wanted))'")
    }
    Output.write(
      format == "json"
        ? SweepJSONReport.render(run) : SweepTextReport.render(run, showsWhy: !arguments.has("--no-why")))
    if run.findings.contains(where: ProjectRules.meansUnread) { return 2 }
    let all = run.screens.flatMap(\.faults)
    return all.contains { $0.finding.severity == .error } ? 1 : 0
  }

  private static func options(_ arguments: Arguments) throws -> SweepOptions {
    var options = SweepOptions()
    options.version = version
    options.rules = try CheckCommand.rules(arguments)
    options.screen = arguments.value("--screen")
    if let system = try CanvasArguments.version(arguments) { options.systemVersion = system }
    if let words = arguments.value("--widths") { options.widths = try widths(words) }
    if let words = try arguments.list("--heights") {
      options.heights = Set(try words.map(side)).sorted()
    }
    guard options.widths.count * options.heights.count <= SweepOptions.mostSizes else {
      throw UsageError("more than \(SweepOptions.mostSizes) sizes: take fewer widths or heights")
    }
    return options
  }

  private static func widths(_ words: String) throws -> ClosedRange<Int> {
    let ends = words.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else {
      throw UsageError("--widths takes a range as in 320-1376, not '\(Arguments.shown(words))'")
    }
    let (from, to) = (try side(ends[0]), try side(ends[1]))
    guard from <= to else { throw UsageError("--widths: \(from) is more than \(to)") }
    return from...to
  }

  private static func side(_ word: String) throws -> Int {
    guard let points = Int(word), (1...SweepOptions.largest).contains(points) else {
      throw UsageError(
        "a side is a whole number from 1 to \(SweepOptions.largest), not '\(Arguments.shown(word))'")
    }
    return points
  }
}

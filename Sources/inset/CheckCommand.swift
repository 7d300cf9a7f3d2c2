import InsetDevices
import InsetDiagnostics
import InsetKit
import InsetReports

enum CheckCommand: Command {
  static let name = "check"
  static let operands = "[PATH…]"
  static let summary = """
    Reports what the sensor housing, the rounded corners and the home indicator break.
    Lays every screen of a project out on every iPhone and iPad. PATH is a folder, a storyboard or a xib; the
    default is here. Sources, property lists and app icons are checked for the habits that lead there.
    """
  static let options = [
    Option("--format", "FORMAT", "terminal (default) or json"),
    Option("--report", "FOLDER", "also write an HTML report with pictures there"),
    Option(
      "--devices", "WORDS",
      "canvases: all, quick, a group, a device, 402x640; commas between; :portrait, :landscape"),
    Option("--rules", "IDS", "only these rules; commas between"),
    Option("--no-why", nil, "one line a finding, without the evidence"),
    Option("--sweep", nil, "also every width of free windows, as `inset sweep` does"),
    Option(
      "--languages", "WORDS",
      "also in other languages: all, codes as in de, `longer` for longer texts, `rtl` for right to left"),
    Option("--text-sizes", "WORDS", "also at Dynamic Type settings as extraExtraExtraLarge"),
  ]
  static let notes = """
    exit codes: 0 nothing at error level, 1 errors found, 2 bad use, unreadable input, results not written
    inset.json5 in the folder, or one around it in the same repository, gives facts of the project:
    deploymentTarget, orientations, deviceFamilies, requiresFullScreen, embedding, devices, exclude, rules.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    let format = arguments.value("--format") ?? "terminal"
    guard ["terminal", "json"].contains(format) else {
      throw UsageError("unknown format '\(Arguments.shown(format))': terminal or json")
    }
    if arguments.value("--report") == "" { throw UsageError("--report needs a folder") }
    var options = CheckOptions()
    options.version = version
    options.canvases = try canvases(arguments)
    options.rules = try rules(arguments)
    options.drawsPictures = arguments.has("--report")
    let project = Project(paths: arguments.positionals)
    let progress = Progress()
    var run = CheckRunner(project, options).run { progress.report($0, $1, $2) }
    let variations = try VariationArguments.options(arguments, rules: options.rules)
    if !variations.isEmpty {
      run.findings += VariationRunner(project, variations).run { progress.report($0, $1, $2) }
    }
    if arguments.has("--sweep") {
      var windows = SweepOptions()
      windows.rules = options.rules
      run.add(SweepRunner(project, windows).run { progress.report($0, $1, $2) })
    }
    progress.end()
    run.title = Project.title(of: arguments.positionals.first ?? ".")
    // A report that cannot be written must not take the findings with it.
    let problem = writeReport(run, arguments)
    switch format {
    case "json": Output.write(JSONReport.render(run))
    default:
      Output.write(
        TerminalReport.render(
          run,
          options: TerminalReport.Options(
            usesColor: Output.usesColor, width: nil, showsWhy: !arguments.has("--no-why"))))
      if let folder = arguments.value("--report"), problem == nil {
        Output.write("report: \(FilePath.join(folder, "index.html"))\n")
      }
    }
    if let problem {
      Output.note("inset check: \(problem)")
      return 2
    }
    return exitCode(run)
  }

  /// Why the report could not be written; nil where it was, or none is wanted.
  private static func writeReport(_ run: CheckRun, _ arguments: Arguments) -> ReportFolder.Failure? {
    guard let folder = arguments.value("--report") else { return nil }
    do {
      try ReportFolder.write(HTMLReport.render(run), named: "index.html", to: folder)
      return nil
    } catch {
      return error
    }
  }

  static func canvases(_ arguments: Arguments) throws -> [Canvas]? {
    guard let words = try arguments.list("--devices") else { return nil }
    var chosen: [Canvas] = []
    for word in words {
      for canvas in try CanvasArguments.canvases(word) where !chosen.contains(canvas) {
        chosen.append(canvas)
      }
    }
    return chosen
  }

  static func rules(_ arguments: Arguments) throws -> Set<String>? {
    guard let ids = try arguments.list("--rules") else { return nil }
    for id in ids where !ProjectRules.all.contains(where: { $0.id == id }) {
      throw ExplainCommand.unknown(id)
    }
    return Set(ids)
  }

  /// 2 where something that should be checked could not be.
  private static func exitCode(_ run: CheckRun) -> Int32 {
    if run.findings.contains(where: ProjectRules.meansUnread) { return 2 }
    return run.findings.contains { $0.severity == .error } ? 1 : 0
  }
}

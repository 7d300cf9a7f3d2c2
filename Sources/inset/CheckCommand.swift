import Foundation
import InsetDevices
import InsetDiagnostics
import InsetKit
import InsetReports

enum CheckCommand: Command {
  static let name = "check"
  static let operands = "[PATH…]"
  static let summary =
    "Lays every screen of a project out on every iPhone and iPad and reports what the sensor housing, the\n"
    + "rounded corners and the home indicator break. PATH is a folder, a storyboard or a xib; the default is here.\n"
    + "Sources, property lists and app icons of a folder are checked for the habits that lead there."
  static let options = [
    Option("--format", "FORMAT", "terminal (default) or json"),
    Option("--report", "FOLDER", "also write an HTML report with pictures there"),
    Option(
      "--devices", "WORDS",
      "canvases: all, quick, a group, a device, 402x640; commas between; :portrait, :landscape"),
    Option("--rules", "IDS", "only these rules; commas between"),
    Option("--no-why", nil, "one line a finding, without the evidence"),
  ]
  static let notes = """
    exit codes: 0 nothing at error level, 1 errors found, 2 bad use or unreadable input
    inset.json5 in the folder gives facts of the project: deploymentTarget, orientations, deviceFamilies,
    requiresFullScreen, embedding, devices, exclude, rules.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    let format = arguments.value("--format") ?? "terminal"
    guard ["terminal", "json"].contains(format) else {
      throw UsageError("unknown format '\(format)': terminal or json")
    }
    var options = CheckOptions()
    options.version = version
    options.canvases = try canvases(arguments)
    options.rules = try rules(arguments)
    options.drawsPictures = arguments.has("--report")
    let project = Project(paths: arguments.positionals)
    let progress = Progress()
    var run = CheckRunner(project, options).run { progress.report($0, $1, $2) }
    progress.end()
    run.title = title(arguments)
    if let folder = arguments.value("--report") {
      let page = HTMLReport.render(run)
      try ReportFolder.write(page, named: "index.html", to: folder)
    }
    switch format {
    case "json": Output.write(JSONReport.render(run))
    default:
      Output.write(
        TerminalReport.render(
          run,
          options: TerminalReport.Options(
            usesColor: Output.usesColor, width: nil, showsWhy: !arguments.has("--no-why"))))
      if let folder = arguments.value("--report") { Output.write("report: \(folder)/index.html\n") }
    }
    return exitCode(run, project)
  }

  private static func canvases(_ arguments: Arguments) throws -> [Canvas]? {
    let words = arguments.list("--devices")
    guard !words.isEmpty else { return nil }
    var chosen: [Canvas] = []
    for word in words {
      guard let found = Canvas.matching(word) else { throw CanvasArguments.unknown(word) }
      for canvas in found where !chosen.contains(canvas) { chosen.append(canvas) }
    }
    return chosen
  }

  private static func rules(_ arguments: Arguments) throws -> Set<String>? {
    let ids = arguments.list("--rules")
    guard !ids.isEmpty else { return nil }
    let known = Set(RuleCatalogue.infos.map(\.id))
    for id in ids where !known.contains(id) {
      throw UsageError("unknown rule '\(id)'; `inset rules` lists them")
    }
    return Set(ids)
  }

  private static func title(_ arguments: Arguments) -> String {
    let path = arguments.positionals.first ?? "."
    let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    return name.isEmpty ? path : name
  }

  /// 2 where nothing could be checked at all, or a path that was named is not there.
  private static func exitCode(_ run: CheckRun, _ project: Project) -> Int32 {
    if project.findings.contains(where: { $0.severity == .error }) { return 2 }
    return run.findings.contains { $0.severity == .error } ? 1 : 0
  }
}

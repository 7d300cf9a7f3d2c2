import Foundation
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
  static let options =
    ReportArguments.options + [
      Option(
        "--devices", "WORDS",
        "canvases: all, quick, a group, a device, 402x640; commas between; :portrait, :landscape"),
      Option("--rules", "IDS", "only these rules; commas between"),
      Option("--sweep", nil, "also every width of free windows, as `inset sweep` does"),
      Option(
        "--languages", "WORDS",
        "also in other languages: all, codes as in de, `longer` for longer texts, `rtl` for right to left"),
      Option("--text-sizes", "WORDS", "also at Dynamic Type settings as extraExtraExtraLarge"),
    ] + LivingArguments.options + RunningArguments.options
  static let notes = """
    exit codes: 0 nothing at error level, 1 errors found, 2 bad use, unreadable input, results not written
    inset.json5 in the folder, or one around it in the same repository, gives facts of the project:
    deploymentTarget, orientations, deviceFamilies, requiresFullScreen, embedding, devices, exclude, rules, paths,
    baseline.
    inset:allow RULE in a comment (of a source, a document or a property list), in an object's label or its notes
    in Interface Builder says that a fault is meant.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    let output = try ReportArguments(arguments)
    var options = CheckOptions()
    options.version = version
    options.canvases = try canvases(arguments)
    options.rules = try rules(arguments)
    options.drawsPictures = output.needsPictures
    try RunningArguments.apply(arguments, to: &options)
    let paths = arguments.positionals
    var variations = try VariationArguments.options(arguments, rules: options.rules)
    let project = Project(paths: paths)
    let living = try LivingArguments(arguments, project, options)
    options.changed = living.changed
    let progress = Progress()
    let runner = CheckRunner(project, options)
    var run = runner.run { progress.report($0, $1, $2) }
    if !variations.isEmpty {
      variations.documents = runner.documents
      run.findings += VariationRunner(project, variations).run { progress.report($0, $1, $2) }
    }
    if arguments.has("--sweep") {
      var windows = SweepOptions()
      windows.rules = options.rules
      windows.documents = runner.documents
      run.add(SweepRunner(project, windows).run { progress.report($0, $1, $2) })
    }
    progress.end()
    run.title = Project.title(of: paths.first ?? ".")
    let unwritten = living.apply(to: &run)
    let code = output.write(run, command: name)
    if let unwritten {
      Output.note("inset check: \(unwritten)")
      return 2
    }
    return code
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
}

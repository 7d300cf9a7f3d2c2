import InsetDiagnostics
import InsetKit
import InsetReports

enum FixCommand: Command {
  static let name = "fix"
  static let operands = "[PATH…]"
  static let summary = """
    Mends what can be mended without a decision, in storyboards, xibs, sources and property lists.
    PATH is a folder or a file; the default is here. A document without safe areas is moved to them; after each change
    it is laid out again, and the change is kept only where the fault is gone and no screen got worse.
    """
  static let options = [
    Option("--dry-run", nil, "write nothing, and print the changes as a unified diff"),
    Option("--unsafe", nil, "also changes after which a screen may be another than is meant"),
    Option("--rules", "IDS", "only these rules; commas between"),
    Option("--quiet", nil, "without what was left, and why"),
  ]
  static let notes = """
    exit codes: 0 nothing at error level is left, 1 errors are left (with --dry-run also: there is something to change),
    2 bad use, unreadable input, a file not written
    A file is replaced whole or not at all; permissions, line endings and encoding stay. The diff goes to standard
    output (`patch -p0` reads it), the summary of a dry run to standard error. `// inset:allow RULE` keeps a line, and
    what others wrote (Pods, Carthage, vendored folders) is left unless the path names it.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    var options = FixOptions()
    options.appliesUnsafe = arguments.has("--unsafe")
    options.writes = !arguments.has("--dry-run")
    options.rules = try CheckCommand.rules(arguments)
    let project = Project(paths: arguments.positionals)
    let progress = Progress()
    let run = FixRunner(project, options).run { progress.report($0, $1, $2) }
    progress.end()
    for problem in run.problems where problem.severity >= .warning {
      Output.note(
        "\(problem.place.file):\(problem.place.line): \(problem.severity.rawValue): \(problem.message)")
    }
    if options.writes {
      Output.write(FixSummary.text(of: run, isDry: false, showsLeft: !arguments.has("--quiet")))
    } else {
      for file in run.files { Output.write(file.diff) }
      Output.noteLines(FixSummary.text(of: run, isDry: true, showsLeft: !arguments.has("--quiet")))
    }
    return exitCode(run, isDry: !options.writes)
  }

  private static func exitCode(_ run: FixRun, isDry: Bool) -> Int32 {
    if run.problems.contains(where: ProjectRules.meansUnread)
      || run.files.contains(where: { $0.failure != nil })
    {
      return 2
    }
    let left = run.files.flatMap(\.left).map(\.finding)
    if left.contains(where: ProjectRules.meansUnread) { return 2 }
    if isDry, run.files.contains(where: \.isChanged) { return 1 }
    return left.contains { $0.severity == .error } ? 1 : 0
  }
}

/// What `inset fix` tells of a run.
enum FixSummary {
  static func text(of run: FixRun, isDry: Bool, showsLeft: Bool) -> String {
    var text = ""
    for file in run.files {
      let told = showsLeft ? file.left.filter { $0.reason != Left.noFix } : []
      guard file.failure != nil || !file.mended.isEmpty || !told.isEmpty else { continue }
      text += plain(file.path) + "\n"
      if let failure = file.failure {
        text += "  not written: \(plain(failure)); the file is as it was\n"
      }
      for mended in file.mended {
        text += entry(
          isDry ? "to mend" : file.failure == nil ? "mended" : "not mended", mended.place, mended.rule,
          mended.message,
          mended.change)
      }
      for left in told {
        text += entry("left", left.finding.place, left.finding.rule, left.finding.message, left.reason)
      }
      text += "\n"
    }
    return text + closing(run, isDry: isDry)
  }

  private static func entry(
    _ word: String, _ place: Place, _ rule: String, _ message: String, _ then: String
  ) -> String {
    "  \(word): line \(place.line): \(plain(message)) [\(rule)]\n      → \(plain(then))\n"
  }

  private static func closing(_ run: FixRun, isDry: Bool) -> String {
    let changed = run.files.filter { $0.isChanged && $0.failure == nil }
    let mended = changed.reduce(0) { $0 + $1.mended.count }
    let failed = run.files.count { $0.failure != nil }
    let left = run.files.flatMap(\.left)
    let open = left.count { $0.reason == Left.noFix }
    var text =
      "\(count(mended, "fault")) \(isDry ? "can be mended" : "mended") in \(count(changed.count, "file"))"
    if failed > 0 { text += "; \(count(failed, "file")) not written" }
    let explained = left.count - open
    if explained > 0 { text += "; \(explained) left for the reasons given" }
    if open > 0 { text += "; \(open) for a person to mend (`inset check` tells of them)" }
    return text + "\n"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}

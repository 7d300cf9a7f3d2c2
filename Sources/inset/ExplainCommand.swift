import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetKit
import InsetReports

enum ExplainCommand: Command {
  static let name = "explain"
  static let operands = "[ID…]"
  static let summary = """
    Tells what a rule reports and what to write instead, or why a view or a constraint is right as it is.
    ID is a rule; `inset rules` lists them.
    """
  static let options = [
    Option(
      "--at", "FILE:LINE",
      "the view or constraint at that line of a document, as in Main.storyboard:41 or Main.storyboard:41:9"),
    Option("--devices", "WORDS", "with --at: canvases, as for `inset check`"),
  ]
  static let notes = """
    With --at: where the view stands on every device, the constraints that put each of its edges there, what the rules
    found, and why the rest is right. For a constraint: what it does on each group of devices.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    if let place = arguments.value("--at") {
      guard arguments.positionals.isEmpty else { throw UsageError("--at and a rule exclude each other") }
      return try explain(place, arguments)
    }
    if arguments.has("--devices") { throw UsageError("--devices needs --at") }
    guard !arguments.positionals.isEmpty else {
      throw UsageError("name a rule (`inset rules` lists them), or a place by --at FILE:LINE")
    }
    for id in arguments.positionals {
      guard let rule = ProjectRules.all.first(where: { $0.id == id }) else { throw unknown(id) }
      Output.write("\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.documentation)\n")
    }
    return 0
  }

  private static func explain(_ place: String, _ arguments: Arguments) throws -> Int32 {
    guard let target = ExplainRunner.Target(place) else {
      throw UsageError("--at takes FILE:LINE as in Main.storyboard:41, not '\(Arguments.shown(place))'")
    }
    let canvases = try CheckCommand.canvases(arguments)
    let runner = ExplainRunner(Project(paths: [target.file]), canvases: canvases)
    let explanations: [Explanation]
    do {
      explanations = try runner.explain(target)
    } catch {
      Output.note("inset explain: \(error.description)")
      return 2
    }
    for explanation in explanations { Output.write(ExplanationText.render(explanation)) }
    return 0
  }

  static func unknown(_ id: String) -> UsageError {
    let hint = Arguments.suggestion(for: id, ProjectRules.all.map(\.id))
    return UsageError("unknown rule '\(Arguments.shown(id))' (`inset rules` lists them)\(hint)")
  }
}

/// An explanation for people at a terminal.
enum ExplanationText {
  static func render(_ explanation: Explanation) -> String {
    var text = plain(explanation.title) + "\n\n"
    for section in explanation.sections {
      text += "  \(plain(section.heading))\n"
      for line in section.lines { text += "    \(plain(line))\n" }
      text += "\n"
    }
    return text
  }
}

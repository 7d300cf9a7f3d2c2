import Foundation
import InsetKit

let version = "0.1.0"
let commands: [any Command.Type] = [
  CheckCommand.self, SweepCommand.self, FixCommand.self, MergeCommand.self, LayoutCommand.self,
  RenderCommand.self, DevicesCommand.self, RulesCommand.self, ExplainCommand.self,
]

let help = """
  Inset lays an iOS app's screens out on every iPhone and iPad, and shows what breaks where.

  usage: inset COMMAND [OPTION…] [PATH…]

  commands:
  \(commands.map { "  " + $0.name + String(repeating: " ", count: 10 - $0.name.count) + $0.headline }.joined(separator: "\n"))

  `inset COMMAND --help` tells more. `inset --version` prints the version.
  """

@MainActor func execute(_ words: [String]) -> Int32 {
  guard let first = words.first else {
    Output.note("inset: name a command; `inset --help` lists them")
    return 2
  }
  switch first {
  case Worker.command: return Worker.run(version: version)
  case "--version", "-v", "version":
    Output.write("inset \(version)\n")
    return 0
  case "--help", "-h", "help":
    guard first == "help", let name = words.dropFirst().first, !name.hasPrefix("-") else {
      Output.write(help + "\n")
      return 0
    }
    guard let command = command(named: name) else { return 2 }
    Output.write(command.help)
    return 0
  default: break
  }
  guard let command = command(named: first) else { return 2 }
  let rest = Array(words.dropFirst())
  let options = rest.prefix { $0 != "--" }
  if options.contains("--help") || options.contains("-h") {
    Output.write(command.help)
    return 0
  }
  do {
    return try command.run(Arguments(rest, options: command.options))
  } catch let error as UsageError {
    Output.note("inset \(first): \(error.message)")
    return 2
  } catch {
    Output.note("inset \(first): \(error)")
    return 2
  }
}

/// Nil, and a line for the user, where there is no such command.
@MainActor func command(named name: String) -> (any Command.Type)? {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let hint = Arguments.suggestion(for: name, commands.map { $0.name })
  Output.note("inset: unknown command '\(Arguments.shown(name))' (`inset --help` lists them)\(hint)")
  return nil
}

Output.prepare()
Interruption.prepare()
exit(execute(Array(CommandLine.arguments.dropFirst())))

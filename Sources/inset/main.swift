import Foundation
import InsetKit

let version = "0.1.0"
let commands: [any Command.Type] = [
  CheckCommand.self, LayoutCommand.self, RenderCommand.self, DevicesCommand.self, RulesCommand.self,
  ExplainCommand.self,
]

let help = """
  Inset lays an iOS app's screens out on every iPhone and iPad, and shows what breaks where.

  usage: inset COMMAND [OPTION…] [PATH…]

  commands:
  \(commands.map { "  " + $0.name + String(repeating: " ", count: 10 - $0.name.count) + ($0.summary.split(separator: "\n").first ?? "") }.joined(separator: "\n"))

  `inset COMMAND --help` tells more. `inset --version` prints the version.
  """

@MainActor func execute(_ words: [String]) -> Int32 {
  guard let first = words.first else {
    Output.write(help + "\n")
    return 2
  }
  switch first {
  case "--version", "-v", "version":
    Output.write("inset \(version)\n")
    return 0
  case "--help", "-h", "help":
    if words.count > 1, let command = commands.first(where: { $0.name == words[1] }) {
      Output.write(command.help)
    } else {
      Output.write(help + "\n")
    }
    return 0
  default: break
  }
  guard let command = commands.first(where: { $0.name == first }) else {
    Output.note("inset: unknown command '\(first)'; `inset --help` lists them")
    return 2
  }
  let rest = Array(words.dropFirst())
  if rest.contains("--help") || rest.contains("-h") {
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

exit(execute(Array(CommandLine.arguments.dropFirst())))

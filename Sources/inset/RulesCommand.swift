import InsetDiagnostics
import InsetKit

enum RulesCommand: Command {
  static let name = "rules"
  static let operands = "[ID…]"
  static let summary = "Lists the rules, or prints the page of one."
  static let options: [Option] = []

  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.positionals.isEmpty {
      let rules = ProjectRules.all
      let width = rules.map(\.id.count).max() ?? 0
      for rule in rules {
        let space = String(repeating: " ", count: width - rule.id.count + 2)
        let severity = rule.severity.rawValue
        Output.write(
          rule.id + space + severity + String(repeating: " ", count: 9 - severity.count) + rule.summary + "\n"
        )
      }
      return 0
    }
    return try ExplainCommand.run(arguments)
  }
}

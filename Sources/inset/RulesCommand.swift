import InsetKit

enum RulesCommand: Command {
  static let name = "rules"
  static let operands = "[ID…]"
  static let summary = "Lists the rules, or prints the page of one."
  static let options: [Option] = []

  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.positionals.isEmpty {
      let rules = RuleCatalogue.infos
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

enum ExplainCommand: Command {
  static let name = "explain"
  static let operands = "ID…"
  static let summary = "Tells what a rule reports, why, and what to write instead."
  static let options: [Option] = []

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.positionals.isEmpty else { throw UsageError("name a rule; `inset rules` lists them") }
    for id in arguments.positionals {
      guard let rule = RuleCatalogue.infos.first(where: { $0.id == id }) else {
        let near = RuleCatalogue.infos.map(\.id).min {
          Arguments.distance($0, id) < Arguments.distance($1, id)
        }
        throw UsageError("unknown rule '\(id)'; did you mean \(near ?? "")?")
      }
      Output.write("\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.documentation)\n")
    }
    return 0
  }
}

/// One of the tool's commands.
@MainActor
protocol Command {
  static var name: String { get }
  /// What stands behind the name in the usage line.
  static var operands: String { get }
  /// What it does; the first line stands for it in the list of commands.
  static var summary: String { get }
  static var options: [Option] { get }
  /// What help says below the options.
  static var notes: String { get }
  /// - Returns: the exit code. 0: nothing at error level. 1: findings. 2: bad use or unreadable input.
  static func run(_ arguments: Arguments) throws -> Int32
}

extension Command {
  static var notes: String { "" }

  static var headline: String { summary.split(separator: "\n").first.map(String.init) ?? "" }

  static var help: String {
    var text = "usage: inset \(name) [OPTION…] \(operands)\n\n\(summary)\n"
    let all = options + [Option("--help", nil, "this text")]
    let width = all.map { ($0.name + ($0.value.map { " " + $0 } ?? "")).count }.max() ?? 0
    text += "\noptions:\n"
    for option in all {
      let left = option.name + (option.value.map { " " + $0 } ?? "")
      text += "  " + left + String(repeating: " ", count: width - left.count + 2) + option.help + "\n"
    }
    if !notes.isEmpty { text += "\n" + notes + "\n" }
    return text
  }
}

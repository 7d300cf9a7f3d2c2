import InsetDiagnostics

/// What a rule's documentation looks like in `docs/rules` and in a terminal.
public enum RuleDocumentation {
  /// The page `docs/rules/ID.md`.
  public static func page(for info: RuleInfo) -> String {
    """
    <!-- Written by `swift run inset-dev generate` from the rule's source; do not edit. -->

    # \(info.id)

    \(info.summary)

    Default severity: **\(info.severity.rawValue)**

    \(info.documentation)

    """
  }

  /// The page `docs/rules/README.md`: a table of all rules.
  public static func index(of infos: [RuleInfo]) -> String {
    let rows = infos.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |" }
    return """
      <!-- Written by `swift run inset-dev generate` from the rules' sources; do not edit. -->

      # Rules

      Each rule reports one finding a view, merged over all canvases. Info is advice: it never fails a run.

      | rule | severity | reports |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// What `inset explain ID` prints: the page without its Markdown signs.
  public static func explanation(of info: RuleInfo) -> String {
    var lines = ["\(info.id) (\(info.severity.rawValue))", "", info.summary, ""]
    var isCode = false
    for line in info.documentation.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append("    " + line)
      } else if line.hasPrefix("## ") {
        lines.append(line.dropFirst(3).uppercased())
      } else {
        lines.append(line.filter { $0 != "`" && $0 != "*" })
      }
    }
    // A heading stands right above its text, and code between its paragraphs as it was.
    return lines.joined(separator: "\n") + "\n"
  }
}

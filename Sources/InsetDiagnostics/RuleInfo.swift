/// What a rule is: its id, its default severity, a line for lists and a page of documentation.
public struct RuleInfo: Hashable, Codable, Sendable {
  public var id: String
  public var severity: Severity
  /// One sentence that says what the rule reports.
  public var summary: String
  /// Markdown: what, why, an example, what to write instead, how safe a fix is.
  public var documentation: String
  public init(id: String, severity: Severity, summary: String, documentation: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.documentation = documentation
  }
}

import InsetDiagnostics

/// Looks at the sources and property lists of a project and says what breaks on phones with a sensor housing.
///
/// A rule reads what it is given and nothing else: it prints nothing, opens no file, and keeps nothing from one call to
/// the next.
public protocol LintRule: Sendable {
  static var info: RuleInfo { get }
  init()
  /// What is wrong in one source.
  func check(_ file: CodeFile, _ project: LintProject) -> [Finding]
  /// What is wrong with the project's other files.
  func check(_ project: LintProject) -> [Finding]
}

extension LintRule {
  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] { [] }
  public func check(_ project: LintProject) -> [Finding] { [] }

  /// A finding at a token.
  func finding(
    _ file: CodeFile, _ token: Int, _ message: String, why: [String] = [], remedy: String,
    severity: Severity? = nil
  ) -> Finding {
    let (line, column) = file.position(of: token)
    return Finding(
      rule: Self.info.id, severity: severity ?? Self.info.severity,
      place: Place(file: file.path, line: line, column: column), message: message, why: why,
      remedy: Remedy(text: remedy))
  }

  /// The same with the edits that mend it.
  func finding(
    _ file: CodeFile, _ token: Int, _ message: String, why: [String] = [], remedy: String,
    severity: Severity? = nil, _ fix: CodeFix?
  ) -> Finding {
    var finding = finding(file, token, message, why: why, remedy: remedy, severity: severity)
    if let fix {
      finding.remedy?.edits = fix.edits
      finding.remedy?.safety = fix.safety
    }
    return finding
  }

  /// A finding at a line of another file.
  func finding(
    _ path: String, line: Int, _ message: String, remedy: String, severity: Severity? = nil
  ) -> Finding {
    Finding(
      rule: Self.info.id, severity: severity ?? Self.info.severity, place: Place(file: path, line: line),
      message: message, remedy: Remedy(text: remedy))
  }
}

import InsetDiagnostics

extension ProjectConfiguration {
  /// Findings with the severities that the configuration gives, without those it turns off.
  func graded(_ findings: [Finding]) -> [Finding] {
    guard !severities.isEmpty else { return findings }
    return findings.compactMap(graded)
  }

  /// Nil where the rule is turned off.
  func graded(_ finding: Finding) -> Finding? {
    guard let wanted = severities[finding.rule] else { return finding }
    guard let severity = wanted else { return nil }
    var changed = finding
    changed.severity = severity
    return changed
  }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Compares a screen under a variation with the same screen without: what is cut, covered or pushed out only there.
struct VariationCheck {
  var kind: Variation.Kind
  /// The rule that reports it.
  var info: RuleInfo

  func findings(_ set: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let varied = set.screens.filter { $0.canvas.variation == kind }
    guard !varied.isEmpty else { return [] }
    let sizes = varied.map(\.canvas.size)
    let plain = set.screens.filter { $0.canvas.variation == nil && sizes.contains($0.canvas.size) }
    guard !plain.isEmpty else { return [] }
    let pair = set.comparing(plain + varied)
    let estimated = Set(varied.filter(\.canvas.hasEstimatedTexts).map(\.canvas.name))
    let rules: [any AuditRule] = [TextTruncated(), ContentOverlap(), ContentOutOfBounds()]
    return rules.flatMap { $0.check(pair, facts) }.map { finding in
      var finding = finding
      finding.rule = info.id
      finding.severity = min(finding.severity, info.severity)
      // What no real text shows is advice.
      if finding.canvases.allSatisfy(estimated.contains) { finding.severity = .info }
      finding.canvasesChecked = varied.count
      return finding
    }
  }
}

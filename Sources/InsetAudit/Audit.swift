import InsetDiagnostics
import InsetScreens

/// Runs rules over screens.
public struct Audit: Sendable {
  public var rules: [any AuditRule]
  public var facts: ProjectFacts

  /// - Parameter ids: the rules to run; nil for all. Unknown ids are left out.
  public init(facts: ProjectFacts = ProjectFacts(), ids: Set<String>? = nil) {
    self.facts = facts
    rules = RuleRegistry.all.filter { ids?.contains($0.info.id) ?? true }.map { $0.init() }
  }

  /// The findings on all screens, sorted by place and rule. What several screens of a document report in the same
  /// words at the same place comes once.
  public func run(_ sets: [ScreenSet]) -> [Finding] {
    let found = sets.flatMap { set in rules.flatMap { $0.check(set, facts) } }
    return Audit.joined(found)
  }

  /// The findings on one screen with one for each view, those with one cause and at one line as well: for those who ask
  /// where exactly each of them breaks.
  public func apart(_ set: ScreenSet) -> [Finding] {
    Merge.$keepsViewsApart.withValue(true) { rules.flatMap { $0.check(set, facts) } }
  }

  /// Findings of any number of runs, each once, in a stable order: file, line, column, rule, message.
  public static func joined(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      var rule: String
      var place: Place
    }
    var order: [Key] = []
    var kept: [Key: [Finding]] = [:]
    for finding in findings {
      let key = Key(rule: finding.rule, place: finding.place)
      if kept[key] == nil { order.append(key) }
      kept[key, default: []].append(finding)
    }
    return order.flatMap { key in once(kept[key] ?? []) }.sorted { a, b in
      let first = (a.place, a.rule, a.message)
      let second = (b.place, b.rule, b.message)
      return first < second
    }
  }

  /// Of findings of one rule at one place, the gravest; of equal ones the one on most canvases.
  private static func once(_ findings: [Finding]) -> [Finding] {
    guard var best = findings.first else { return [] }
    for finding in findings.dropFirst() {
      let isGraver = (finding.severity, finding.canvases.count) > (best.severity, best.canvases.count)
      if isGraver { best = finding }
    }
    return [best]
  }
}

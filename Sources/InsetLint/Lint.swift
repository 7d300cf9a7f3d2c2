import InsetDiagnostics

/// Runs rules over a project's sources, property lists and asset catalogs.
///
///     let project = LintProject([LintInput(path: "Bar.swift", bytes: bytes)])
///     let findings = Lint().run(project)
public struct Lint: Sendable {
  public var rules: [any LintRule]

  /// - Parameter ids: the rules to run; nil for all. Unknown ids are left out.
  public init(ids: Set<String>? = nil) {
    rules = LintRegistry.all.filter { ids?.contains($0.info.id) ?? true }.map { $0.init() }
  }

  /// The findings, sorted by place and rule; one of a rule a line, without those that comments allow.
  public func run(_ project: LintProject) -> [Finding] {
    var found = rules.flatMap { $0.check(project) }
    for file in project.files {
      for rule in rules {
        found += rule.check(file, project).filter { !file.allowances.allow($0.rule, line: $0.place.line) }
      }
    }
    var seen: Set<String> = []
    return found.sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }.filter {
      seen.insert("\($0.place.file):\($0.place.line):\($0.rule)").inserted
    }
  }
}

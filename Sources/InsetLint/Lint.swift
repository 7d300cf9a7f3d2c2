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
  public func run(_ project: LintProject) -> [Finding] { judge(project).findings }

  /// The findings as `run` gives them, and the comments that allow a rule of these where it reports nothing.
  public func judge(_ project: LintProject) -> (findings: [Finding], unused: [UnusedAllowance]) {
    var judgements: [String: Judgement] = [:]
    for file in project.files { judgements[file.path] = Judgement(allowances: file.allowances) }
    for list in project.plists { judgements[list.path] = Judgement(allowances: list.allowances) }
    var found: [Finding] = []
    func take(_ findings: [Finding]) {
      for finding in findings where judgements[finding.place.file]?.allow(finding) != true {
        found.append(finding)
      }
    }
    for rule in rules { take(rule.check(project)) }
    for file in project.files {
      for rule in rules { take(rule.check(file, project)) }
    }
    var seen: Set<String> = []
    let findings = found.sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }.filter {
      seen.insert("\($0.place.file):\($0.place.line):\($0.rule)").inserted
    }
    var ids: Set<String> = []
    for rule in rules { ids.insert(type(of: rule).info.id) }
    let unused = judgements.keys.sorted().flatMap { path in
      (judgements[path]?.unused(of: ids) ?? []).map {
        UnusedAllowance(path: path, line: $0.line, rule: $0.rule)
      }
    }
    return (findings, unused)
  }
}

/// A comment that allows a rule where it reports nothing.
public struct UnusedAllowance: Hashable, Codable, Sendable {
  public var path: String
  /// Counted from 1.
  public var line: Int
  public var rule: String
}

/// What the comments of one file allowed so far.
private struct Judgement {
  let allowances: Allowances
  private var used: [Int: Set<String>] = [:]

  init(allowances: Allowances) { self.allowances = allowances }

  mutating func allow(_ finding: Finding) -> Bool {
    let marks = allowances.marks(for: finding.rule, line: finding.place.line)
    for mark in marks { used[mark, default: []].insert(finding.rule) }
    return !marks.isEmpty
  }

  func unused(of rules: Set<String>) -> [(line: Int, rule: String)] {
    allowances.unused(of: rules, used: used)
  }
}

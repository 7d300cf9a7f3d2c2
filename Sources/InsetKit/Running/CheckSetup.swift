import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetLint
import InsetReports

/// What is the same for every part of a check: it is told to each worker once.
struct CheckSetup: Codable, Sendable {
  var version: String
  /// Nil for the standard set, which every process can make itself.
  var canvases: [Canvas]?
  var embedding: String?
  /// Paths of the project's font files, and one digest of what they hold.
  var fonts: [String]
  var fontDigest: String
  /// The same of its asset catalogs and images.
  var assets: [String]
  var otherAssets: [String]
  var assetDigest: String
  /// Sorted; nil for all.
  var rules: [String]?
  var drawsPictures: Bool
  /// Whether allowances that are not needed are told.
  var tellsUnused: Bool

  var ruleSet: Set<String>? { rules.map { Set($0) } }
}

/// A part of a check that stands on its own.
enum CheckTask: Codable, Sendable {
  case document(DocumentTask)
  case sources(SourcesTask)

  /// How progress and failures name it.
  var name: String {
    switch self {
    case .document(let task): task.path
    case .sources(let task): task.paths.count == 1 ? task.paths[0] : "\(task.paths.count) sources"
    }
  }
}

/// One storyboard or xib.
struct DocumentTask: Codable, Sendable, Hashable {
  var path: String
  var facts: ProjectFacts
  /// Severities by rule, sorted by rule.
  var grades: [Grade]
}

/// All files of the linter: rules look from one into the other.
struct SourcesTask: Codable, Sendable, Hashable {
  var paths: [String]
  var facts: LintFacts
}

/// What the configuration says of one rule.
struct Grade: Codable, Sendable, Hashable {
  var rule: String
  /// Nil: the rule is off.
  var severity: Severity?

  static func list(_ severities: [String: Severity?]) -> [Grade] {
    severities.sorted { $0.key < $1.key }.map { Grade(rule: $0.key, severity: $0.value) }
  }
}

extension [Finding] {
  /// Severities as the configuration has them.
  func graded(_ grades: [Grade]) -> [Finding] {
    guard !grades.isEmpty else { return self }
    let severities = Dictionary(grades.map { ($0.rule, $0.severity) }, uniquingKeysWith: { $1 })
    return compactMap { finding in
      guard let wanted = severities[finding.rule] else { return finding }
      guard let severity = wanted else { return nil }
      var changed = finding
      changed.severity = severity
      return changed
    }
  }

  /// Each once, in order: a document tells the same on every canvas.
  func uniqued() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}

/// What came of a task.
enum CheckOutcome: Codable, Sendable {
  case document(DocumentResult)
  case sources(SourcesResult)
}

/// What the linter says.
struct SourcesResult: Codable, Sendable {
  var findings: [Finding]
  var unused: [UnusedAllowance]
  /// Of all that was read, for the cache.
  var digest: String
}

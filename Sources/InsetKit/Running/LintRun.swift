import Foundation
import InsetAudit
import InsetDiagnostics
import InsetLint

/// Which files the linter reads, and what it says of them.
enum LintRun {
  /// A file that is larger is not a source that a person made, in bytes.
  static let largest = 16 * 1024 * 1024

  /// Folders that hold what others wrote, in small letters.
  private static let vendored: Set<String> = [
    "pods", "carthage", "vendor", "vendors", "thirdparty", "third_party", "third-party", "external",
    "externals",
    "submodules", "node_modules", "checkouts", "derivedsources", "generated",
  ]

  /// Whether a file is one for the linter.
  static func reads(_ name: String) -> Bool {
    [".swift", ".m", ".mm", ".h", ".plist", ".pbxproj", ".xcconfig"].contains { name.hasSuffix($0) }
      || name == "Contents.json"
  }

  /// Whether a file below a root is the project's own: no test, nothing vendored.
  static func isOwn(_ path: String, below roots: [String]) -> Bool {
    let root = roots.filter { path.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
    let folders = path.dropFirst(root.count).split(separator: "/").dropLast()
    for folder in folders {
      let name = folder.lowercased()
      if vendored.contains(name) || name.hasSuffix(" pods") || name.hasSuffix("tests")
        || name.hasSuffix("tests.xcodeproj")
      {
        return false
      }
      if name.hasSuffix(".framework") || name.hasSuffix(".xcframework") || name.hasSuffix(".playground") {
        return false
      }
    }
    let file = FilePath.name(of: path)
    if file == "Contents.json" { return path.contains(".appiconset/") }
    return !file.hasSuffix("Tests.swift") && !file.hasSuffix("Tests.m") && file != "Package.swift"
  }

  /// What the linter is asked of a project's files; nil where there is nothing to ask.
  static func task(_ project: Project, ids: Set<String>?) -> SourcesTask? {
    guard !Lint(ids: ids).rules.isEmpty, !project.sources.isEmpty else { return nil }
    let facts = facts(of: project)
    return SourcesTask(
      paths: project.sources, deploymentTarget: facts.deploymentTarget, isPhoneOnly: facts.isPhoneOnly)
  }

  /// The files of a task. What cannot be read is left out.
  static func inputs(_ task: SourcesTask) -> [LintInput] {
    task.paths.compactMap { path in
      guard let data = try? FileContents.read(path, limit: largest) else { return nil }
      return LintInput(path: path, bytes: [UInt8](data))
    }
  }

  /// Names and bytes of all files as one digest.
  static func digest(of inputs: [LintInput]) -> String {
    var hash = SHA256()
    for input in inputs {
      hash.update(Array("\(input.path.utf8.count) \(input.bytes.count) ".utf8))
      hash.update(Array(input.path.utf8))
      hash.update(input.bytes)
    }
    return hash.finish()
  }

  /// - Parameter digests: whether the result says of which bytes it tells.
  static func check(_ task: SourcesTask, ids: Set<String>?, digests: Bool) -> SourcesResult {
    let inputs = inputs(task)
    let facts = LintFacts(deploymentTarget: task.deploymentTarget, isPhoneOnly: task.isPhoneOnly)
    let (findings, unused) = Lint(ids: ids).judge(LintProject(inputs, facts: facts))
    return SourcesResult(findings: findings, unused: unused, digest: digests ? digest(of: inputs) : "")
  }

  /// What the linter asks of a project.
  static func facts(of project: Project) -> LintFacts {
    let facts = project.sources.first.map { project.facts(for: $0) } ?? ProjectFacts()
    return LintFacts(
      deploymentTarget: facts.deploymentTarget, isPhoneOnly: facts.deviceFamilies == [.phone])
  }
}

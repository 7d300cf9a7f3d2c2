import Foundation
import InsetAudit
import InsetDevices
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

  /// Folders of an app's sources for other systems, in small letters.
  private static let otherSystems: Set<String> = [
    "tvos", "appletv", "apple-tv", "apple tv", "watchos", "watchkit", "watch", "macos", "osx", "mac",
  ]

  /// Whether a file is one for the linter.
  static func reads(_ name: String) -> Bool {
    [".swift", ".m", ".mm", ".h", ".plist", ".pbxproj", ".xcconfig"].contains { name.hasSuffix($0) }
      || name == "Contents.json" || name == "Podfile" || name.lowercased() == "infoplist.strings"
  }

  /// Whether a file below a root is the project's own and for phones or pads: no test, nothing vendored.
  static func isOwn(_ path: String, below roots: [String]) -> Bool {
    if isVendored(path, below: roots) { return false }
    for folder in folders(of: path, below: roots) {
      let name = folder.lowercased()
      let isTest =
        ["tests", "specs", "tests.xcodeproj"].contains { name.hasSuffix($0) } || name == "test"
        || name == "spec"
      if isTest || otherSystems.contains(name) { return false }
      if name.hasSuffix(".playground") { return false }
    }
    let file = FilePath.name(of: path)
    if file == "Contents.json" { return path.contains(".appiconset/") }
    let isTest = ["Tests.swift", "Tests.m", "Spec.swift", "Spec.m"].contains { file.hasSuffix($0) }
    return !isTest && file != "Package.swift"
  }

  /// Whether a file below a root lies in a folder of what others wrote.
  static func isVendored(_ path: String, below roots: [String]) -> Bool {
    folders(of: path, below: roots).contains { folder in
      let name = folder.lowercased()
      return vendored.contains(name) || name.hasSuffix(" pods") || name.hasSuffix(".framework")
        || name.hasSuffix(".xcframework")
    }
  }

  private static func folders(of path: String, below roots: [String]) -> [Substring] {
    let root = roots.filter { path.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
    return Array(path.dropFirst(root.count).split(separator: "/").dropLast())
  }

  /// What the linter asks of a project: of the first of its folders that is no extension's; that phones hold it upright,
  /// of all that say how it is held.
  static func facts(of project: Project) -> LintFacts {
    var folders: Set<String> = []
    var all: [ProjectFacts] = []
    for source in project.sources where folders.insert(FilePath.parent(of: source) ?? "").inserted {
      let facts = project.facts(for: source)
      if !facts.isExtension { all.append(facts) }
    }
    let facts = all.first ?? project.sources.first.map { project.facts(for: $0) } ?? ProjectFacts()
    let poses = all.map(\.orientations).filter { !$0.isEmpty }
    let isUpright = poses.allSatisfy { $0.isDisjoint(with: [.landscapeLeft, .landscapeRight]) }
    return LintFacts(
      deploymentTarget: facts.deploymentTarget, isPhoneOnly: facts.deviceFamilies == [.phone],
      requiresFullScreen: facts.requiresFullScreen, isUprightOnPhones: !poses.isEmpty && isUpright)
  }

  /// What the linter is asked of a project's files; nil where there is nothing to ask.
  static func task(_ project: Project, ids: Set<String>?) -> SourcesTask? {
    guard !Lint(ids: ids).rules.isEmpty, !project.sources.isEmpty else { return nil }
    return SourcesTask(paths: project.sources, facts: facts(of: project))
  }

  /// The files, read. What cannot be read is left out.
  static func inputs(_ paths: [String]) -> [LintInput] {
    paths.compactMap { path in
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
    let inputs = inputs(task.paths)
    let (findings, unused) = Lint(ids: ids).judge(LintProject(inputs, facts: task.facts))
    return SourcesResult(findings: findings, unused: unused, digest: digests ? digest(of: inputs) : "")
  }
}

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

  /// What the linter says of a project's files.
  static func findings(_ project: Project, ids: Set<String>?) -> [Finding] {
    let lint = Lint(ids: ids)
    guard !lint.rules.isEmpty, !project.sources.isEmpty else { return [] }
    let inputs = project.sources.compactMap { path -> LintInput? in
      guard let data = try? FileContents.read(path, limit: largest) else { return nil }
      return LintInput(path: path, bytes: [UInt8](data))
    }
    return lint.run(LintProject(inputs, facts: facts(of: project)))
  }

  /// What the linter asks of a project.
  static func facts(of project: Project) -> LintFacts {
    let facts = project.sources.first.map { project.facts(for: $0) } ?? ProjectFacts()
    return LintFacts(
      deploymentTarget: facts.deploymentTarget, isPhoneOnly: facts.deviceFamilies == [.phone])
  }
}

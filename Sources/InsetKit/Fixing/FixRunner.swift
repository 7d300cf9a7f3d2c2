import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetLint

/// Mends the files of a project, one at a time.
@MainActor
public struct FixRunner {
  private let project: Project
  private let options: FixOptions
  private let canvases: [Canvas]
  private let targets = DeploymentTargets()

  /// - Parameter canvases: what documents are judged on; nil for those of the check.
  public init(_ project: Project, _ options: FixOptions, canvases: [Canvas]? = nil) {
    self.project = project
    self.options = options
    self.canvases = canvases ?? CheckRunner.canvases(of: project)
  }

  /// - Parameter progress: called before each document with its number from 0, the count and the path.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> FixRun {
    var run = FixRun()
    run.problems = project.findings
    run.filesChecked = project.documents.count + project.sources.count
    var snapshots: [String: FileSnapshot] = [:]
    for path in project.sources {
      // What cannot be read is told by the check.
      snapshots[path] = try? FileSnapshot(reading: path, limit: LintRun.largest)
    }
    let inputs = project.sources.compactMap { path in
      snapshots[path].map { LintInput(path: path, bytes: $0.bytes) }
    }
    let facts = LintRun.facts(of: project)
    let code =
      project.sources.isEmpty
      ? nil : CodeBesideDocuments(LintProject(inputs, facts: facts), TabBars(project.documents))
    for (index, path) in project.documents.enumerated() {
      progress(index, project.documents.count, path)
      mendDocument(path, beside: code, into: &run)
    }
    let fixer = SourceFixer(options: options, switchedOff: switchedOff, facts: facts)
    for file in fixer.run(inputs) {
      guard let snapshot = snapshots[file.path] else { continue }
      add(write(file, snapshot), to: &run)
    }
    run.files.sort { $0.path < $1.path }
    return run
  }

  private var switchedOff: Set<String> { FixRunner.off(project.configuration.severities) }

  private static func off(_ severities: [String: Severity?]) -> Set<String> {
    Set(severities.filter { $0.value == nil }.keys)
  }

  private func mendDocument(_ path: String, beside code: CodeBesideDocuments?, into run: inout FixRun) {
    let snapshot: FileSnapshot
    do {
      snapshot = try FileSnapshot(reading: path, limit: DocumentReader.largest)
    } catch {
      run.problems.append(
        ProjectRules.unreadable(
          path, "file cannot be read: \(error.description)", .error, "check the path and its permissions"))
      return
    }
    let document = Document(bytes: snapshot.bytes, path: path)
    let facts = project.facts(for: path)
    let judge = DocumentJudge(
      facts: facts, canvases: canvases, embedding: project.configuration.embedding)
    var fixer = DocumentFixer(
      document, judge, options, switchedOff: FixRunner.off(project.severities(for: path)),
      deploymentTarget: facts.deploymentTarget ?? targets.target(for: path))
    if let code { fixer.leave(whatIsAnsweredBy: code) }
    add(write(fixer.run(), snapshot), to: &run)
  }

  private func write(_ file: FixedFile, _ snapshot: FileSnapshot) -> FixedFile {
    guard options.writes, file.isChanged else { return file }
    var file = file
    do {
      try snapshot.replace(with: file.after)
    } catch {
      file.failure = error.description
    }
    return file
  }

  private func add(_ file: FixedFile, to run: inout FixRun) {
    if file.isChanged || !file.left.isEmpty { run.files.append(file) }
  }
}

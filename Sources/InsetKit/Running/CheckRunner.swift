import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetDrawing
import InsetReports
import InsetScreens

/// Runs the audit over a project, a document at a time: screens of one document live only while it is looked at.
@MainActor
public struct CheckRunner {
  private let project: Project
  private let options: CheckOptions
  private let canvases: [Canvas]

  public init(_ project: Project, _ options: CheckOptions) {
    self.project = project
    self.options = options
    canvases = options.canvases ?? Self.canvases(of: project)
  }

  /// What the project is looked at on unless the user says otherwise.
  static func canvases(of project: Project) -> [Canvas] {
    let named = project.configuration.devices.flatMap { Canvas.matching($0) ?? [] }
    return named.isEmpty ? Canvas.standardSet : named
  }

  /// - Parameter progress: called before each document with its number from 0, the count and the path.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> CheckRun {
    var run = CheckRun(version: options.version)
    run.findings = graded(project.findings)
    var unseen = 0
    var used: Set<String> = []
    for (index, path) in project.documents.enumerated() {
      progress(index, project.documents.count, path)
      let names = check(path, into: &run)
      if names.isEmpty { unseen += 1 }
      used.formUnion(names)
    }
    run.findings = graded(LintRun.findings(project, ids: options.rules, after: run.findings))
    run.canvases = canvases.map(\.name).filter(used.contains)
    run.notes += notes(unseen: unseen)
    return run
  }

  /// - Returns: the names of the canvases that the document was laid out on.
  private func check(_ path: String, into run: inout CheckRun) -> [String] {
    let facts = project.facts(for: path)
    let chosen = canvases.filter { facts.allow($0) }
    let (screens, problems) = LayoutRun.screens(
      of: path, canvases: chosen, embedding: project.configuration.embedding, keepsToTarget: true)
    run.documents += 1
    let sets = ScreenSet.grouped(screens)
    run.screensChecked += sets.count
    let found = graded(Audit(facts: facts, ids: options.rules).run(sets))
    run.findings.append(contentsOf: graded(problems.uniqued()))
    let first = run.findings.count
    run.findings.append(contentsOf: found)
    if options.drawsPictures {
      run.pictures.append(contentsOf: PictureChooser(sets, found, firstIndex: first).pictures())
    }
    return chosen.map(\.name)
  }

  private func notes(unseen: Int) -> [String] {
    var notes: [String] = []
    if project.documents.isEmpty, !project.findings.contains(where: ProjectRules.meansUnread) {
      notes.append("there are no storyboards or xibs here")
    }
    if unseen > 0 {
      let documents = unseen == 1 ? "1 document was" : "\(unseen) documents were"
      notes.append(
        "\(documents) not laid out: no chosen device fits the orientations and device families of the project"
      )
    }
    return notes
  }

  private func graded(_ findings: [Finding]) -> [Finding] { project.configuration.graded(findings) }
}

extension [Finding] {
  /// Each once, in order: a document tells the same on every canvas.
  func uniqued() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}

extension CheckRunner {
  /// What the audit finds on screens that are at hand.
  public static func findings(on screens: [Screen]) -> [Finding] {
    Audit().run(ScreenSet.grouped(screens))
  }
}

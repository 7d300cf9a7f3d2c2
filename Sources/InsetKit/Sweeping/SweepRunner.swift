import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetReports
import InsetScreens
import UIKit

/// Sweeps the screens of documents over window sizes, one screen after the other.
@MainActor
public struct SweepRunner {
  private let project: Project
  private let options: SweepOptions

  public init(_ project: Project, _ options: SweepOptions) {
    self.project = project
    self.options = options
  }

  /// - Parameter progress: called before each document with its number from 0, the count and the path.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> SweepRun {
    var run = SweepRun(version: options.version)
    run.findings = project.findings
    let documents = project.documents.filter { options.documents?.contains($0) ?? true }
    for (index, path) in documents.enumerated() {
      progress(index, documents.count, path)
      sweep(path, into: &run)
    }
    return run
  }

  private func sweep(_ path: String, into run: inout SweepRun) {
    let (document, problems) = DocumentReader.read(path)
    run.findings += problems
    guard let document, document.root != nil, document.isCocoaTouch else { return }
    var facts = project.facts(for: path)
    // iOS 27 lets no app have the whole screen to itself. // N-055
    facts.requiresFullScreen = false
    let isPhone = facts.deviceFamilies == [.phone]
    let audit = Audit(facts: facts, ids: options.rules)
    var allowances = DocumentAllowances(document)
    let grades = Grade.list(project.severities(for: path))
    let loader = ScreenLoader(document, embedding: project.configuration.embedding)
    for screen in loader.movingScreens() where isSwept(screen.root) {
      var sweep = ScreenSweep(screen, path, audit, options, idiom: isPhone ? .phone : .pad)
      var swept = sweep.run()
      swept.faults = swept.faults.compactMap { fault in
        guard let told = allowances.remaining(of: [fault.finding]).graded(grades).first else { return nil }
        var fault = fault
        fault.finding = told
        return fault
      }
      run.screens.append(swept)
    }
  }

  /// Whether a root stands in a window of its own.
  private func isSwept(_ root: DocumentRoot) -> Bool {
    if let wanted = options.screen, wanted != root.id { return false }
    return root.kind == .controller || root.kind == .nibController
  }
}

import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetReports
import InsetScreens

/// Lays one document out and audits it: a function of the file, the task and the setup.
@MainActor
struct DocumentChecker {
  let setup: CheckSetup
  private let canvases: [Canvas]
  private let rules: Set<String>?

  init(_ setup: CheckSetup) {
    self.setup = setup
    canvases = setup.canvases ?? Canvas.standardSet
    rules = setup.ruleSet
    ProjectFontFiles.use(setup.fonts)
    ProjectAssetFiles.use(setup.assets, others: setup.otherAssets)
  }

  /// - Parameter digests: whether the result says of which bytes it tells.
  func check(_ task: DocumentTask, digests: Bool) -> DocumentResult {
    let (document, unread) = DocumentReader.read(task.path)
    var result = DocumentResult()
    let chosen = canvases.filter { task.facts.allow($0) }
    result.canvases = chosen.map(\.name)
    guard let document else {
      result.findings = unread.graded(task.grades)
      return result
    }
    if digests { result.digest = SHA256.digest(document.bytes) }
    let (screens, problems) = LayoutRun.screens(
      of: document, canvases: chosen, embedding: setup.embedding, keepsToTarget: true)
    let sets = ScreenSet.grouped(screens)
    result.screens = sets.count
    var allowances = DocumentAllowances(document)
    let found = allowances.remaining(of: Audit(facts: task.facts, ids: rules).run(sets)).graded(task.grades)
    let noticed = allowances.remaining(of: problems.uniqued())
    let tellsFonts = rules?.contains(ProjectRules.standInFont.id) ?? true
    let fonts = tellsFonts ? allowances.remaining(of: FontNotes.findings(on: screens)) : []
    result.findings = found + noticed.graded(task.grades)
    if setup.tellsUnused, !screens.isEmpty {
      result.findings += allowances.unused.graded(task.grades)
    }
    // Last, so that a run can leave out what it told before without moving the others.
    result.findings += fonts.graded(task.grades)
    if rules?.contains(ProjectRules.missingImage.id) ?? true {
      let (missing, found) = ImageNotes.findings(in: document)
      result.foundImages = found
      result.findings += allowances.remaining(of: missing).graded(task.grades)
    }
    if setup.drawsPictures {
      result.pictures = PictureChooser(sets, found, firstIndex: 0).pictures()
    }
    return result
  }
}

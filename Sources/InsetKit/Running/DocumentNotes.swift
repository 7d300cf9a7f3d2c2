import InsetDiagnostics

/// What a document tells of the project, held against what the others tell: fonts once a run, and missing images only
/// where most are there.
struct DocumentNotes {
  private var toldFonts: Set<String> = []
  private let tellsImages: Bool

  init(_ answers: [WorkerPool.Answer?]) {
    var found = 0
    var missing = 0
    for case .outcome(.document(let result))? in answers {
      found += result.foundImages
      missing += result.findings.count { $0.rule == ProjectRules.missingImage.id }
    }
    tellsImages = found > missing
  }

  /// The findings of a document that are told. What is left out stands behind what pictures point to.
  mutating func kept(of findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      switch finding.rule {
      case ProjectRules.standInFont.id: toldFonts.insert(finding.message).inserted
      case ProjectRules.missingImage.id: tellsImages
      default: true
      }
    }
  }
}

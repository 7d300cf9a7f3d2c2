import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// What a document is laid out on and judged by, before a change and after it.
@MainActor
struct DocumentJudge {
  var facts: ProjectFacts
  var canvases: [Canvas]
  var embedding: String?

  /// - Parameter canvases: those of the check; the ones that the facts exclude are left out.
  init(facts: ProjectFacts, canvases: [Canvas], embedding: String?) {
    self.facts = facts
    self.embedding = embedding
    let names = Set(canvases.map(\.name))
    self.canvases = (canvases + ReferenceCanvases.all.filter { !names.contains($0.name) }).filter(facts.allow)
  }

  func judge(_ document: Document) -> JudgedDocument {
    let (screens, findings) = LayoutRun.screens(
      of: document, canvases: canvases, embedding: embedding, keepsToTarget: true)
    let audit = Audit(facts: facts)
    // What is meant stays as it is.
    var allowances = DocumentAllowances(document)
    let sets = ScreenSet.grouped(screens).map { set in
      JudgedScreen(screens: set.screens, findings: allowances.remaining(of: audit.run([set])))
    }
    return JudgedDocument(
      document: document, screens: sets, problems: findings, hidesStatusBar: facts.hidesStatusBar)
  }
}

/// Devices with a home button: what a document looks like there, it is to look like after a fix.
package enum ReferenceCanvases {
  /// In portrait: on its side a phone has no status bar, so content that was below one moves up when it hangs on the
  /// safe area. // SA-26
  package static let all: [Canvas] = ["iPhone 8", "iPhone SE (1st generation)", "iPad (6th generation)"]
    .compactMap {
      name in
      DeviceCatalogue.device(named: name).flatMap { $0.canvas(.portrait, display: $0.displays[0].kind) }
    }
  static let names = Set(all.map(\.name))
  /// The one whose safe area turns distances from the screen's edge into distances from the safe area.
  static let first: Canvas? = all.first
}

/// A document with what layout and audit say of it.
struct JudgedDocument {
  var document: Document
  var screens: [JudgedScreen]
  /// What reading and laying out noticed.
  var problems: [Finding]
  /// Whether the project says that there is no status bar.
  var hidesStatusBar: Bool

  /// Every finding once, sorted.
  var findings: [Finding] { Audit.joined(screens.flatMap(\.findings)) }

  /// Whether the document could be read at all.
  var isReadable: Bool {
    document.root != nil && !problems.contains { $0.severity == .error }
  }

  func screen(id: String) -> JudgedScreen? { screens.first { $0.id == id } }
}

/// One screen on every canvas, with what is wrong on it.
struct JudgedScreen {
  var screens: [Screen]
  var findings: [Finding]
  /// The ids of the document's objects on it.
  let objects: Set<String>

  init(screens: [Screen], findings: [Finding]) {
    self.screens = screens
    self.findings = findings
    var objects: Set<String> = []
    screens.first?.root.forEach { if !$0.id.isEmpty { objects.insert($0.id) } }
    self.objects = objects
  }

  var id: String { screens.first?.id ?? "" }

  /// Faults, without advice.
  var faults: [Finding] { findings.filter { $0.severity >= .warning } }

  func screen(on canvas: String) -> Screen? { screens.first { $0.canvas.name == canvas } }
}

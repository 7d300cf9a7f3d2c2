import InsetDevices
import InsetDiagnostics

extension CheckRun {
  /// Joins runs over parts of a project into the run over the whole.
  ///
  /// What several runs found in the same words at the same place, as what is said of the project itself, comes once.
  public static func merged(_ runs: [CheckRun]) -> CheckRun {
    guard var whole = runs.first else { return CheckRun() }
    whole.pictures = []
    whole.findings = []
    var places: [Finding: Int] = [:]
    for run in runs {
      // Within one run equal findings stand side by side, as they did there.
      var indices: [Int] = []
      var own: Set<Finding> = []
      for finding in run.findings {
        if let known = places[finding], !own.contains(finding) {
          indices.append(known)
        } else {
          indices.append(whole.findings.count)
          if own.insert(finding).inserted { places[finding] = whole.findings.count }
          whole.findings.append(finding)
        }
      }
      for var picture in run.pictures {
        picture.findings = picture.findings.filter(indices.indices.contains).map { indices[$0] }
        whole.pictures.append(picture)
      }
    }
    for run in runs.dropFirst() {
      whole.documents += run.documents
      whole.screensChecked += run.screensChecked
      whole.notLaidOut += run.notLaidOut
      whole.notes += run.notes.filter { !whole.notes.contains($0) }
      if whole.title.isEmpty { whole.title = run.title }
      if whole.version.isEmpty { whole.version = run.version }
    }
    whole.canvases = inOrder(runs.flatMap(\.canvases))
    whole.pictures = whole.pictures.enumerated().sorted {
      ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
    }.map(\.element)
    return whole
  }

  /// Each name once: first those of the standard set in its order, then others as they come.
  private static func inOrder(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    let once = names.filter { seen.insert($0).inserted }
    let standard = Canvas.standardSet.map(\.name)
    let known = Set(standard)
    return standard.filter(seen.contains) + once.filter { !known.contains($0) }
  }
}

import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetDrawing
import InsetReports
import InsetScreens

/// Chooses which canvases of each screen are drawn: the worst one of each finding, and a few that are right.
struct PictureChooser {
  private let sets: [ScreenSet]
  private let findings: [Finding]
  /// Where the findings stand in the run's list.
  private let firstIndex: Int

  init(_ sets: [ScreenSet], _ findings: [Finding], firstIndex: Int) {
    self.sets = sets
    self.findings = findings
    self.firstIndex = firstIndex
  }

  func pictures() -> [Picture] { sets.flatMap { pictures(of: $0) } }

  private func pictures(of set: ScreenSet) -> [Picture] {
    guard let any = set.screens.first, any.kind != .cell, any.kind != .nibView else { return [] }
    var ids: Set<String> = [set.id]
    any.root.forEach { ids.insert($0.id) }
    let own = findings.indices.filter { index in
      findings[index].place.file == set.file && ids.contains(findings[index].place.object ?? "")
    }
    var names: [String] = []
    func want(_ name: String?) {
      guard let name, !names.contains(name), set.screens.contains(where: { $0.canvas.name == name }) else {
        return
      }
      names.append(name)
    }
    for index in own { want(findings[index].canvases.first) }
    names = Array(names.prefix(3))
    // Beside a fault, a canvas that does not show it.
    let faulty = Set(own.flatMap { findings[$0].canvases })
    want(set.screens.first { !faulty.contains($0.canvas.name) }?.canvas.name)
    for name in Self.overview where names.count < (own.isEmpty ? 2 : 4) { want(name) }
    return names.compactMap { name in
      set.screens.first { $0.canvas.name == name }.map { picture(of: $0, own) }
    }
  }

  private static let overview = [
    "iPhone 15, portrait", "iPhone SE (3rd generation), portrait", "iPhone X, landscape left",
  ]

  private func picture(of screen: Screen, _ own: [Int]) -> Picture {
    let here = own.filter { findings[$0].canvases.contains(screen.canvas.name) }
    var options = DrawingOptions(artwork: ScreenArtwork.artwork(of: screen))
    options.highlights = Highlight.highlights(for: here.map { findings[$0] }, on: screen)
    return Picture(
      title: screen.title, file: screen.file, screenID: screen.id, canvasName: screen.canvas.name,
      svg: svg(of: screen, options: options), findings: here.map { $0 + firstIndex }, isFaulty: !here.isEmpty)
  }
}

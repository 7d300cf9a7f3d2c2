import InsetDiagnostics
import InsetScreens

/// Tells of fonts that others stand in for.
enum FontNotes {
  /// One finding for each such font of a document, at its first text.
  static func findings(on screens: [Screen]) -> [Finding] {
    var first: [String: Finding] = [:]
    for screen in screens {
      screen.root.forEach { node in
        guard let text = node.text, let substitute = text.substitute, let place = node.place else { return }
        if let known = first[text.fontName], known.place <= place { return }
        first[text.fontName] = Finding(
          rule: ProjectRules.standInFont.id, severity: ProjectRules.standInFont.severity, place: place,
          message: "the font \(text.fontName) is not at hand: its texts are measured by \(substitute)",
          remedy: Remedy(text: "check a folder that holds the font's file as well"))
      }
    }
    return first.values.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }
}

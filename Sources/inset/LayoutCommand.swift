import InsetDiagnostics
import InsetKit
import InsetScreens

enum LayoutCommand: Command {
  static let name = "layout"
  static let operands = "FILE…"
  static let summary = "Prints the frame of every view, on the document's own canvas or on a device."
  static let options =
    CanvasArguments.options + [
      Option("--format", "FORMAT", "text (default), or json: one object a line, one line a document"),
      Option("--screen", "ID", "only the screen with that controller or view id"),
      Option("--edges", nil, "in text: also what decided each edge"),
    ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.positionals.isEmpty else { throw UsageError("name at least one storyboard or xib") }
    let format = arguments.value("--format") ?? "text"
    guard ["text", "json"].contains(format) else {
      throw UsageError("unknown format '\(format)': text or json")
    }
    let canvases = try CanvasArguments.canvases(arguments)
    let configuration = Project(paths: arguments.positionals).configuration
    var code: Int32 = 0
    for path in arguments.positionals {
      var (screens, findings) = LayoutRun.screens(
        of: path, canvases: canvases, embedding: configuration.embedding)
      if let id = arguments.value("--screen") { screens.removeAll { $0.id != id } }
      for finding in findings where finding.severity > .info {
        Output.note(
          "\(finding.place.file):\(finding.place.line): \(finding.severity.rawValue): \(finding.message)")
      }
      if findings.contains(where: { $0.severity == .error }) { code = 2 }
      if format == "json" {
        Output.write(LayoutJSON.line(file: path, screens: screens) + "\n")
      } else {
        for screen in screens { Output.write(screen.textDump(edges: arguments.has("--edges")) + "\n") }
      }
    }
    return code
  }
}

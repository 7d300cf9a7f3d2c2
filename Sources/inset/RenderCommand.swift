import Foundation
import InsetDevices
import InsetDiagnostics
import InsetDrawing
import InsetKit
import InsetScreens

enum RenderCommand: Command {
  static let name = "render"
  static let operands = "FILE…"
  static let summary =
    "Draws screens as SVG, or as PNG where rsvg-convert is installed, with the device around them."
  static let options =
    CanvasArguments.options + [
      Option("--all", nil, "on every canvas of the standard set"),
      Option("--output", "FOLDER", "where the pictures go; the default is here"),
      Option("--svg", nil, "write SVG (default)"),
      Option("--png", nil, "write PNG through rsvg-convert"),
      Option("--screen", "ID", "only the screen with that controller or view id"),
      Option("--no-frame", nil, "without the device around the screen"),
      Option("--safe-area", nil, "show the safe area"),
      Option("--frames", nil, "outline every view"),
      Option("--faults", nil, "outline what `inset check` finds"),
    ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.positionals.isEmpty else { throw UsageError("name at least one storyboard or xib") }
    let canvases = arguments.has("--all") ? Canvas.standardSet : try CanvasArguments.canvases(arguments)
    if arguments.has("--png"), Rasterizer.program == nil { throw UsageError(Rasterizer.advice) }
    let configuration = Project(paths: arguments.positionals).configuration
    var code: Int32 = 0
    for path in arguments.positionals {
      var (screens, findings) = LayoutRun.screens(
        of: path, canvases: canvases, embedding: configuration.embedding)
      for finding in findings where finding.severity == .error {
        Output.note("\(finding.place.file):\(finding.place.line): error: \(finding.message)")
        code = 2
      }
      let faults = arguments.has("--faults") ? CheckRunner.findings(on: screens) : []
      if let id = arguments.value("--screen") { screens.removeAll { $0.id != id } }
      for screen in screens { try draw(screen, path, faults, arguments) }
    }
    return code
  }

  private static func draw(_ screen: Screen, _ path: String, _ faults: [Finding], _ arguments: Arguments)
    throws
  {
    let options = DrawingOptions(
      showsDevice: !arguments.has("--no-frame"), highlights: Highlight.highlights(for: faults, on: screen),
      showsSafeArea: arguments.has("--safe-area"), showsFrames: arguments.has("--frames"))
    let picture = svg(of: screen, options: options)
    let document = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let stem = [document, screen.title, screen.canvas.name].map(fileName).joined(separator: "-")
    let folder = arguments.value("--output") ?? "."
    if arguments.has("--png") {
      try Rasterizer.write(picture, to: folder, named: stem + ".png")
      Output.write("\(folder)/\(stem).png\n")
    } else {
      try ReportFolder.write(picture, named: stem + ".svg", to: folder)
      Output.write("\(folder)/\(stem).svg\n")
    }
  }

  /// Letters, digits and dashes only.
  private static func fileName(_ text: String) -> String {
    var name = ""
    for character in text.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.hasSuffix("-"), !name.isEmpty {
        name.append("-")
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "screen" : String(name.prefix(60))
  }
}

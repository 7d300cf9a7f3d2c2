import InsetDevices
import InsetDiagnostics
import InsetDrawing
import InsetKit
import InsetScreens

enum RenderCommand: Command {
  static let name = "render"
  static let operands = "FILE…"
  static let summary =
    "Draws screens with the device around them, as SVG, or as PNG where rsvg-convert is installed."
  static let options =
    CanvasArguments.options + [
      Option("--all", nil, "on every canvas of the standard set"),
      Option("--output", "FOLDER", "where the pictures go; the default is here"),
      Option("--svg", nil, "write SVG (default)"),
      Option("--png", nil, "write PNG through rsvg-convert"),
      Option("--no-frame", nil, "without the device around the screen"),
      Option("--safe-area", nil, "show the safe area"),
      Option("--frames", nil, "outline every view"),
      Option("--faults", nil, "outline what `inset check` finds"),
    ] + DocumentArguments.options

  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("--all") {
      for option in ["--device", "--window", "--landscape", "--ios", "--sdk"] where arguments.has(option) {
        throw UsageError("--all and \(option) exclude each other")
      }
    }
    let canvases = arguments.has("--all") ? Canvas.standardSet : try CanvasArguments.canvases(arguments)
    if arguments.has("--png"), Rasterizer.program == nil { throw UsageError(Rasterizer.advice) }
    if arguments.value("--output") == "" { throw UsageError("--output needs a folder") }
    return try DocumentArguments.forEach(arguments, canvases: canvases) { path, screens in
      let faults = arguments.has("--faults") ? CheckRunner.findings(on: screens) : []
      var names: [String: Int] = [:]
      for screen in screens { try draw(screen, path, faults, arguments, &names) }
    }
  }

  private static func draw(
    _ screen: Screen, _ path: String, _ faults: [Finding], _ arguments: Arguments,
    _ names: inout [String: Int]
  ) throws {
    let options = DrawingOptions(
      showsDevice: !arguments.has("--no-frame"), highlights: Highlight.highlights(for: faults, on: screen),
      showsSafeArea: arguments.has("--safe-area"), showsFrames: arguments.has("--frames"),
      artwork: ScreenArtwork.artwork(of: screen))
    let picture = svg(of: screen, options: options)
    let words = [FilePath.stem(of: path), screen.title, screen.canvas.name]
    var stem = words.map(fileName).joined(separator: "-")
    // Screens of one title must not overwrite each other.
    names[stem, default: 0] += 1
    if let count = names[stem], count > 1 { stem += "-\(count)" }
    let folder = arguments.value("--output") ?? "."
    if arguments.has("--png") {
      try Rasterizer.write(picture, to: folder, named: stem + ".png")
      Output.write(FilePath.join(folder, stem + ".png") + "\n")
    }
    if arguments.has("--svg") || !arguments.has("--png") {
      try ReportFolder.write(picture, named: stem + ".svg", to: folder)
      Output.write(FilePath.join(folder, stem + ".svg") + "\n")
    }
  }

  /// Letters, digits and dashes only.
  static func fileName(_ text: String) -> String {
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

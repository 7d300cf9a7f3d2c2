import InsetScreens

enum LayoutCommand: Command {
  static let name = "layout"
  static let operands = "FILE…"
  static let summary = "Prints the frame of every view, on the document's own canvas or on a device."
  static let options =
    CanvasArguments.options + [
      Option("--format", "FORMAT", "text (default), or json: one object a line, one line a document"),
      Option("--edges", nil, "in text: also what decided each edge"),
    ] + DocumentArguments.options

  static func run(_ arguments: Arguments) throws -> Int32 {
    let format = arguments.value("--format") ?? "text"
    guard ["text", "json"].contains(format) else {
      throw UsageError("unknown format '\(Arguments.shown(format))': text or json")
    }
    let canvases = try CanvasArguments.canvases(arguments)
    return try DocumentArguments.forEach(arguments, canvases: canvases) { path, screens in
      if format == "json" {
        Output.write(LayoutJSON.line(file: path, screens: screens) + "\n")
      } else {
        for screen in screens { Output.write(screen.textDump(edges: arguments.has("--edges")) + "\n") }
      }
    }
  }
}

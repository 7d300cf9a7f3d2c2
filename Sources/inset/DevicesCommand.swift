import InsetDevices
import InsetDrawing
import InsetKit

enum DevicesCommand: Command {
  static let name = "devices"
  static let operands = "[NAME…]"
  static let summary = "Lists the devices that Inset knows, or every figure of one with its source."
  static let options = [
    Option("--format", "FORMAT", "text (default) or json"),
    Option("--check", nil, "run the sanity checks over the catalogue"),
    Option("--svg", nil, "draw the devices with insets, corners and housing, upright and turned"),
    Option("--png", nil, "the same as PNG through rsvg-convert"),
    Option("--ios", "VERSION", "the system of the drawing, as in 17.0"),
    Option("--output", "FOLDER", "where the drawings go; the default is here"),
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("--check") {
      let (checks, problems) = DeviceChecks.run()
      for problem in problems { Output.write(problem + "\n") }
      Output.write("\(DeviceCatalogue.all.count) devices, \(checks) checks, \(problems.count) problems\n")
      return problems.isEmpty ? 0 : 1
    }
    var chosen: [Device] = []
    for name in arguments.positionals {
      guard let device = DeviceCatalogue.device(named: name) else { throw CanvasArguments.unknown(name) }
      chosen.append(device)
    }
    if arguments.has("--svg") || arguments.has("--png") { return try draw(chosen, arguments) }
    for option in ["--ios", "--output"] where arguments.has(option) {
      throw UsageError("\(option) needs --svg or --png")
    }
    switch arguments.value("--format") ?? "text" {
    case "json": Output.write(DeviceTable.json(chosen.isEmpty ? DeviceCatalogue.all : chosen) + "\n")
    case "text":
      if chosen.isEmpty {
        Output.write(DeviceTable.overview() + "\n")
      } else {
        for device in chosen { Output.write(DeviceTable.details(device) + "\n") }
      }
    case let other: throw UsageError("unknown format '\(Arguments.shown(other))': text or json")
    }
    return 0
  }

  /// A picture for each way of holding that has insets of its own.
  private static func draw(_ devices: [Device], _ arguments: Arguments) throws -> Int32 {
    if devices.isEmpty { throw UsageError("name the devices to draw") }
    if arguments.has("--format") { throw UsageError("--format and drawings exclude each other") }
    if arguments.has("--png"), Rasterizer.program == nil { throw UsageError(Rasterizer.advice) }
    if arguments.value("--output") == "" { throw UsageError("--output needs a folder") }
    let system = try CanvasArguments.version(arguments)
    let folder = arguments.value("--output") ?? "."
    for device in devices {
      let canvases = device.displays.flatMap { display in
        device.poses(display.kind).filter { $0 != .portraitUpsideDown }.compactMap {
          device.canvas($0, systemVersion: system, display: display.kind)
        }
      }
      if canvases.isEmpty {
        throw UsageError("the insets of \(device.name) are not known, so there is nothing to draw")
      }
      for canvas in canvases {
        let lines = DeviceTable.captions(device, canvas)
        let picture = DeviceDrawing(canvas: canvas, title: canvas.name, lines: lines).svg
        let stem = RenderCommand.fileName(canvas.name)
        if arguments.has("--png") {
          try Rasterizer.write(picture, to: folder, named: stem + ".png")
          Output.write(FilePath.join(folder, stem + ".png") + "\n")
        }
        if arguments.has("--svg") {
          try ReportFolder.write(picture, named: stem + ".svg", to: folder)
          Output.write(FilePath.join(folder, stem + ".svg") + "\n")
        }
      }
    }
    return 0
  }
}

import InsetDevices

enum DevicesCommand: Command {
  static let name = "devices"
  static let operands = "[NAME…]"
  static let summary = "Lists the devices that Inset knows, or every figure of one with its source."
  static let options = [
    Option("--format", "FORMAT", "text (default) or json"),
    Option("--check", nil, "run the sanity checks over the catalogue"),
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("--check") {
      let (checks, problems) = DeviceChecks.run()
      for problem in problems { Output.write(problem + "\n") }
      Output.write("\(checks) checks, \(problems.count) problems\n")
      return problems.isEmpty ? 0 : 1
    }
    var chosen: [Device] = []
    for name in arguments.positionals {
      guard let device = DeviceCatalogue.device(named: name) else { throw CanvasArguments.unknown(name) }
      chosen.append(device)
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
}

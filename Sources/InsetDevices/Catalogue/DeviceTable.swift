/// The catalogue as text and as JSON: what `inset devices` prints.
public enum DeviceTable {
  /// A line a device, with the insets of its default system; unknown figures are `unknown`.
  public static func overview(_ devices: [Device] = DeviceCatalogue.all) -> String {
    let head = [
      "device", "screen", "points", "scale", "iOS", "safe area, portrait", "safe area, landscape", "corner",
      "housing", "biometry", "Interface Builder",
    ]
    return table([head] + devices.flatMap { device in device.displays.map { row(device, $0) } })
  }

  private static func row(_ device: Device, _ display: Device.Display) -> [String] {
    let name = display.kind == .main ? device.name : "\(device.name), \(display.kind.rawValue)"
    let insets = [Pose.portrait, .landscapeLeft].map { pose in
      display.insets(pose, system: device.defaultSystem).map(words) ?? "unknown"
    }
    return [
      name, device.screenClass, words(display.points), "@\(JSONValue.text(display.scale))x",
      JSONValue.text(device.defaultSystem), insets[0], insets[1],
      display.cornerRadius.map(JSONValue.text) ?? "unknown", display.sensorHousing.kind.rawValue,
      device.biometry?.rawValue ?? "unknown", device.ibDeviceID ?? "unknown",
    ]
  }

  /// Every figure of a device with its confidence and sources, and what the sources are.
  public static func details(_ device: Device) -> String {
    let all = DeviceFigures.figures(of: device)
    let figures = all.filter { $0.path != "notes" }
    var text = table(
      [["figure", "value", "confidence", "sources"]]
        + figures.map { figure in
          [
            figure.path, figure.value ?? "unknown", figure.confidence ?? "",
            figure.sources.joined(separator: " "),
          ]
        })
    var notes = figures.compactMap { figure in figure.note.map { "  \(figure.path): \($0)" } }
    notes += all.filter { $0.path == "notes" }.map { "  \($0.value ?? "")" }
    if !notes.isEmpty { text += "\nnotes\n" + notes.joined(separator: "\n") + "\n" }
    let used = Set(figures.flatMap(\.sources))
    let sources = DeviceFigures.sources.filter { used.contains($0.key) }
    text += "\nsources\n" + table(sources.map { ["  \($0.key)", $0.kind, $0.what, $0.place] })
    return text
  }

  /// A JSON array, one device a line: its name, its groups, and every figure with confidence and sources.
  public static func json(_ devices: [Device] = DeviceCatalogue.all) -> String {
    let lines = devices.map { device in
      var members = DeviceFigures.documents[device.name]?.members ?? []
      members.insert(JSONMember(key: "groups", value: .array(device.groups.map(JSONValue.string))), at: 1)
      return JSONValue.object(members).text
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func words(_ size: Size) -> String {
    "\(JSONValue.text(size.width)) × \(JSONValue.text(size.height))"
  }

  private static func words(_ insets: Insets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return "{" + sides.map(JSONValue.text).joined(separator: ", ") + "}"
  }

  /// Columns two spaces apart, no spaces at the ends of lines. A cell wider than a column may be pushes the rest
  /// of its line.
  private static func table(_ rows: [[String]]) -> String {
    let widest = 64
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        if cell.count <= widest { widths[column] = max(widths[column], cell.count) }
      }
    }
    let lines = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 {
          line += String(repeating: " ", count: max(widths[column] - cell.count, 0) + 2)
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }
    return lines.joined()
  }
}

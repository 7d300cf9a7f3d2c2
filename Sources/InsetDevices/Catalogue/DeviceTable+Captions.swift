extension DeviceTable {
  /// What a picture of a device says of it: the canvas's measures, each with the confidence of its figure; `unknown`
  /// where nobody measured.
  public static func captions(_ device: Device, _ canvas: Canvas) -> [String] {
    let figures = DeviceFigures.figures(of: device)
    let display = canvas.display(of: device)
    let prefix = display.kind == .main ? "" : "displays.\(display.kind.rawValue)."
    func confidence(_ path: String) -> String {
      let found = figures.first { $0.path == prefix + path || $0.path == path }
      return found?.confidence.map { " (\($0))" } ?? ""
    }
    let insets = canvas.safeAreaInsets
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(JSONValue.text)
    var lines = [
      "\(JSONValue.text(canvas.size.width)) × \(JSONValue.text(canvas.size.height)) points"
        + " @\(JSONValue.text(canvas.scale))x\(confidence("points"))",
      "iOS \(JSONValue.text(canvas.systemVersion)), safe area {\(sides.joined(separator: ", "))}"
        + insetConfidence(figures, prefix: prefix, canvas),
      "status bar \(JSONValue.text(canvas.statusBarHeight))",
    ]
    let radius = display.cornerRadius.map { JSONValue.text($0) + confidence("corner_radius") }
    lines.append("corners \(radius ?? "unknown")")
    if let rect = canvas.sensorHousing.first {
      let numbers = [rect.x, rect.y, rect.width, rect.height].map(JSONValue.text).joined(separator: ", ")
      lines.append(
        "\(display.sensorHousing.kind.words) (\(numbers))\(confidence("sensor_housing.portrait_rect"))")
    } else if display.sensorHousing.kind != .none, canvas.hiddenCameras.isEmpty {
      lines.append("\(display.sensorHousing.kind.words) of unknown size")
    }
    let keyboard = display.keyboardHeight(canvas.pose, system: canvas.systemVersion).map(JSONValue.text)
    lines.append("keyboard \(keyboard ?? "unknown")")
    if let biometry = device.biometry { lines.append("biometry \(biometry.rawValue)") }
    if let standIn = device.standIn, device.mainDisplay.safeAreas.isEmpty {
      lines.append("insets, housing and corners unknown; those of \(standIn) are shown")
    }
    return lines
  }

  /// The confidence of the row of insets that holds on the canvas's system.
  private static func insetConfidence(_ figures: [DeviceFigure], prefix: String, _ canvas: Canvas) -> String {
    let rows = figures.filter { $0.path.hasPrefix(prefix + "safe_area[iOS ") }
    func start(_ row: DeviceFigure) -> Double {
      let words = row.path.dropFirst((prefix + "safe_area[iOS ").count)
      return Double(words.prefix { $0.isNumber || $0 == "." }) ?? 0
    }
    let row = rows.filter { start($0) <= canvas.systemVersion }.max { start($0) < start($1) }
    return row?.confidence.map { " (\($0))" } ?? ""
  }
}

extension Canvas {
  /// The display behind the canvas, told by its size.
  fileprivate func display(of device: Device) -> Device.Display {
    let upright = isLandscape ? size.turned : size
    return device.displays.first { $0.points == upright } ?? device.mainDisplay
  }
}

extension Device.SensorHousing.Kind {
  fileprivate var words: String {
    switch self {
    case .none: "no housing"
    case .notch: "notch"
    case .dynamicIsland: "Dynamic Island"
    case .camera: "camera"
    case .underDisplayCamera: "camera under the display"
    }
  }
}

import InsetDevices

/// The options by which a command is told what to lay out on.
enum CanvasArguments {
  static let options = [
    Option("--device", "NAME", "a device, a group, `quick` or `all`; without it the document's own canvas"),
    Option("--landscape", nil, "turn the device so that its top is on the left"),
    Option("--window", "WxH", "a free window, points, as in 402x640"),
    Option("--ios", "VERSION", "the system, as in 17.0"),
  ]

  /// Nil where nothing is asked for: the document's own canvas.
  static func canvases(_ arguments: Arguments) throws -> [Canvas]? {
    let system = try version(arguments)
    if let window = arguments.value("--window") {
      guard let canvases = Canvas.matching(window, systemVersion: system), window.contains("x") else {
        throw UsageError("--window takes a size as in 402x640")
      }
      return canvases
    }
    let words = arguments.list("--device")
    guard !words.isEmpty else {
      if arguments.has("--landscape") { throw UsageError("--landscape needs --device") }
      return nil
    }
    var chosen: [Canvas] = []
    for word in words {
      guard let found = Canvas.matching(word, systemVersion: system) else { throw unknown(word) }
      if DeviceCatalogue.device(named: word) != nil, !word.contains(":") {
        let pose: Pose = arguments.has("--landscape") ? .landscapeLeft : .portrait
        chosen += found.filter { $0.pose == pose }
      } else {
        chosen += arguments.has("--landscape") ? found.filter(\.isLandscape) : found
      }
    }
    return chosen
  }

  static func unknown(_ word: String) -> UsageError {
    let near = DeviceCatalogue.suggestions(for: word).prefix(3)
    let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
    return UsageError("unknown device or group '\(word)'\(hint) `inset devices` lists them")
  }

  private static func version(_ arguments: Arguments) throws -> Double? {
    guard let word = arguments.value("--ios") else { return nil }
    guard let version = Double(word), (7...40).contains(version) else {
      throw UsageError("--ios takes a version as in 17.0")
    }
    return version
  }
}

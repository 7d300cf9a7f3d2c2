import InsetDevices

/// The options by which a command is told what to lay out on.
enum CanvasArguments {
  static let options = [
    Option("--device", "NAME", "a device, a group, `quick` or `all`; without it the document's own canvas"),
    Option("--landscape", nil, "turn the device so that its top is on the left"),
    Option("--window", "WxH", "a free window, points, as in 402x640"),
    Option("--ios", "VERSION", "the system, as in 17.0"),
    Option("--sdk", "VERSION", "the SDK the app was linked with, as in 18.0; that of the system by default"),
  ]

  /// Nil where nothing is asked for: the document's own canvas.
  static func canvases(_ arguments: Arguments) throws -> [Canvas]? {
    let system = try version(arguments)
    let sdk = try version(arguments, "--sdk")
    let words = try arguments.list("--device")
    if let window = arguments.value("--window") {
      if words != nil { throw UsageError("--device and --window exclude each other") }
      if arguments.has("--landscape") {
        throw UsageError("--landscape turns a device; give the window's size as it is")
      }
      guard let canvases = Canvas.matching(window, systemVersion: system, linkedSDK: sdk), !canvases.isEmpty,
        window.contains("x")
      else {
        throw UsageError(
          "--window takes a size from 1 to 10000 as in 402x640, not '\(Arguments.shown(window))'")
      }
      return canvases
    }
    guard let words else {
      for option in ["--landscape", "--ios", "--sdk"] where arguments.has(option) {
        throw UsageError("\(option) needs --device" + (option == "--landscape" ? "" : " or --window"))
      }
      return nil
    }
    var chosen: [Canvas] = []
    for word in words {
      let found = try canvases(word, system: system, sdk: sdk)
      if DeviceCatalogue.device(named: word) != nil, !word.contains(":") {
        let pose: Pose = arguments.has("--landscape") ? .landscapeLeft : .portrait
        chosen += found.filter { $0.pose == pose }
      } else {
        chosen += arguments.has("--landscape") ? found.filter(\.isLandscape) : found
      }
    }
    if chosen.isEmpty {
      throw UsageError("no way of holding is left of --device \(words.joined(separator: ","))")
    }
    return chosen
  }

  /// What a word means; at least one canvas.
  static func canvases(_ word: String, system: Double? = nil, sdk: Double? = nil) throws -> [Canvas] {
    guard let found = Canvas.matching(word, systemVersion: system, linkedSDK: sdk), !found.isEmpty else {
      throw unknown(word)
    }
    return found
  }

  static func unknown(_ word: String) -> UsageError {
    let near = word.count > 80 ? [] : DeviceCatalogue.suggestions(for: word).prefix(3)
    let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
    return UsageError(
      "unknown device or group '\(Arguments.shown(word))' (`inset devices` lists them)\(hint)")
  }

  static func version(_ arguments: Arguments, _ option: String = "--ios") throws -> Double? {
    guard let word = arguments.value(option) else { return nil }
    guard let version = Double(word), (7...40).contains(version) else {
      throw UsageError("\(option) takes a version as in 17.0")
    }
    return version
  }
}

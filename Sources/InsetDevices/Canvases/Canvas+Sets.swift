extension Canvas {
  /// What `inset check` looks at unless told otherwise.
  ///
  /// One device for each screen of an iPhone (and so for each set of insets), in portrait and both landscapes;
  /// iPhone Duo's outer display in its three poses and the inner one upright and on its side; iPads with a home
  /// button and with a home indicator, the smallest, the largest and the most common, both ways; an invented
  /// phone with larger insets, and one with a strip at the side.
  ///
  /// Each device runs the system that its class is checked with (`representative` in `Data/devices`): the last
  /// one it got for devices that stopped before iOS 18; iOS 18 for most notch and island classes, so that the
  /// bars of before iOS 26 are seen; iOS 26 for iPhone SE, iPhone 14, 17, 17 Pro Max, Air and some iPads; 27.1
  /// for iPhone Duo. The order is fixed: phones by age, Duo, iPads, invented phones.
  public static let standardSet: [Canvas] = {
    var canvases: [Canvas] = []
    for devices in DeviceCatalogue.screenClasses {
      guard let device = devices.first(where: \.isRepresentative) else { continue }
      // A class that borrows its insets would only repeat another.
      if device.isPad ? !standardPads.contains(device.screenClass) : device.standIn != nil { continue }
      for display in device.displays {
        let both: [Pose] = [.landscapeLeft, .landscapeRight]
        let turns = device.isPad || display.kind == .inner ? [both[0]] : both
        canvases += ([.portrait] + turns).compactMap { device.canvas($0, display: display.kind) }
      }
    }
    canvases += [.portrait, .landscapeLeft].map { future($0) }
    canvases += [.portrait, .landscapeRight].map { future($0, sideStrip: true) }
    return canvases
  }()

  private static let standardPads: Set = ["768x1024", "1024x1366S", "744x1133", "820x1180", "1032x1376"]

  /// A dozen canvases that show most of what the standard set shows: for quick runs and many documents.
  public static let quickSet: [Canvas] = {
    let names: Set = [
      "iPhone SE (1st generation), portrait", "iPhone SE (3rd generation), portrait",
      "iPhone SE (3rd generation), landscape left", "iPhone X, portrait", "iPhone X, landscape left",
      "iPhone 15, portrait", "iPhone 17 Pro Max, portrait", "iPhone 17, landscape right",
      "iPhone Duo outer, portrait", "iPhone Duo outer, landscape left", "iPad (A16), portrait",
      "iPad (6th generation), landscape left", "future iPhone, portrait",
    ]
    return standardSet.filter { names.contains($0.name) }
  }()

  /// The canvas without what layout cannot see: canvases with equal keys lay out alike, so that one layout
  /// serves both. Most often the two landscapes of a phone.
  public var layoutKey: Canvas {
    var key = self
    key.name = ""
    key.device = nil
    key.pose = .window
    key.groups = []
    key.sensorHousing = []
    key.statusClusters = []
    key.fold = nil
    key.hiddenCameras = []
    key.cornerRadius = 0
    key.homeIndicator = nil
    return key
  }

  /// Canvases that a word of the user means: `all`, `quick`, a group (`island-iphones`), a device
  /// (`iPhone X`), each with `:portrait` or `:landscape` behind it, `future`, or a window (`402x640`). A device with
  /// `:zoomed` behind it means its display while zoomed, with `:split` the shares of its screen.
  /// Nil where the word means nothing.
  public static func matching(_ word: String, systemVersion: Double? = nil, linkedSDK: Double? = nil)
    -> [Canvas]?
  {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1, let special = special(parts[0], parts[1], systemVersion, linkedSDK) { return special }
    let chosen: [Canvas]
    switch parts[0] {
    case "all": chosen = standardSet
    case "quick": chosen = quickSet
    case "future": chosen = standardSet.filter { $0.groups.contains("future-iphones") }
    case let name:
      let group = standardSet.filter { $0.groups.contains(name) }
      if !group.isEmpty {
        chosen = group
      } else if let window = window(name, systemVersion: systemVersion, linkedSDK: linkedSDK) {
        chosen = [window]
      } else if let device = DeviceCatalogue.device(named: name) {
        chosen = device.displays.flatMap { display in
          device.poses(display.kind).filter { $0 != .portraitUpsideDown }.compactMap {
            device.canvas($0, systemVersion: systemVersion, linkedSDK: linkedSDK, display: display.kind)
          }
        }
      } else {
        return nil
      }
    }
    guard parts.count > 1 else { return chosen }
    switch parts[1] {
    case "portrait": return chosen.filter { !$0.isLandscape }
    case "landscape": return chosen.filter(\.isLandscape)
    default: return nil
    }
  }

  /// Zoomed displays and shares of a screen; nil for other words and devices without.
  private static func special(_ name: String, _ aspect: String, _ system: Double?, _ sdk: Double?)
    -> [Canvas]?
  {
    guard aspect == "zoomed" || aspect == "split", let device = DeviceCatalogue.device(named: name) else {
      return nil
    }
    let canvases =
      aspect == "zoomed"
      ? device.poses().compactMap { device.zoomedCanvas($0, systemVersion: system, linkedSDK: sdk) }
      : [.portrait, .landscapeLeft].flatMap { (pose: Pose) in
        device.splitCanvases(pose, systemVersion: system, linkedSDK: sdk)
      }
    return canvases.isEmpty ? nil : canvases
  }

  /// `402x640` in points, each side from 1 to 10,000.
  private static func window(_ word: String, systemVersion: Double?, linkedSDK: Double?) -> Canvas? {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...10_000).contains(width),
      (1...10_000).contains(height)
    else { return nil }
    return window(width: width, height: height, systemVersion: systemVersion ?? 27, linkedSDK: linkedSDK)
  }
}

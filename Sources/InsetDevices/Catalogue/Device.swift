/// A model of iPhone, iPad or iPod touch: what the catalogue knows of it. Lengths are points unless they say
/// pixels; nil is unknown. Where a figure comes from is in `DeviceFigures`.
public struct Device: Hashable, Sendable {
  /// As Apple writes it: `iPhone SE (3rd generation)`.
  public var name: String
  public var family: Family
  /// Devices of one screen class have the same screen, insets and bars: `5.8`, `834x1194`.
  public var screenClass: String
  /// As in `iPhone10,3`.
  public var identifiers: [String]
  public var year: Int?
  /// Interface Builder's name of the screen, as in `retina5_9`.
  public var ibDeviceID: String?
  public var biometry: Biometry?
  public var firstSystem: Double?
  /// Nil where the last system is not known or not out yet.
  public var lastSystem: Double?
  /// One, or iPhone Duo's outer and inner display.
  public var displays: [Display]
  /// The device of the same size whose insets stand in for unmeasured ones. Canvases say so in their name.
  public var standIn: String?
  /// What a canvas assumes unless told otherwise: the system its screen class is checked with, within what the
  /// model runs.
  public var defaultSystem: Double
  /// Whether the model stands for its screen class in `Canvas.standardSet`.
  public var isRepresentative: Bool

  public enum Family: String, Hashable, Codable, Sendable { case iPhone, iPad, iPod }
  public enum Biometry: String, Hashable, Codable, Sendable { case none, touchID, faceID }

  /// A screen with its figures.
  public struct Display: Hashable, Sendable {
    public var kind: Kind
    /// In portrait.
    public var points: Size
    public var scale: Double
    /// Panel pixels a point.
    public var nativeScale: Double?
    /// The panel, in pixels, in portrait.
    public var nativePixels: Size?
    /// What the system draws, in pixels, in portrait; on some devices it is scaled to the panel.
    public var renderedPixels: Size?
    public var pixelsPerInch: Double?
    public var cornerRadius: Double?
    public var sensorHousing: SensorHousing
    public var homeIndicator: HomeIndicator?
    /// Insets by system, oldest first.
    public var safeAreas: [SafeArea]
    /// Status bar heights by system, oldest first.
    public var statusBars: [StatusBar]
    /// The navigation bar's y on island phones before iOS 26. // SA-29
    public var navigationBarTop: Double?
    /// What the root view's margin adds to the safe area in landscape. // device rule `system_margin`
    public var landscapeMargin: Double?
    public var portraitSizeClasses: SizeClasses
    public var landscapeSizeClasses: SizeClasses
    /// Where the system always draws its status in a side column. // N-041
    public var statusClusters: [PosedRect]
    /// The fold's place along the long edge and the width reserved for it while partially folded. // N-041
    public var fold: Fold?
    public var keyboards: [Keyboard]

    public enum Kind: String, Hashable, Codable, Sendable { case main, outer, inner }
  }

  /// Where pixels are missing.
  public struct SensorHousing: Hashable, Sendable {
    public var kind: Kind
    /// In portrait. Nil where not measured.
    public var portraitRect: Rect?
    public enum Kind: String, Hashable, Codable, Sendable {
      case none, notch, dynamicIsland
      /// A camera cut-out beside the status. // N-041
      case camera
      /// Takes no pixels unless the camera is in use. // N-041
      case underDisplayCamera
    }
  }

  public struct HomeIndicator: Hashable, Sendable {
    /// In portrait and in landscape; nil where not measured.
    public var portraitWidth: Double?
    public var landscapeWidth: Double?
    public var height: Double?
    public var distanceFromBottom: Double?
  }

  public struct SafeArea: Hashable, Sendable {
    public var from: Double
    public var insets: [Pose: Insets]
  }

  public struct StatusBar: Hashable, Sendable {
    public var from: Double
    public var portrait: Double?
    public var landscape: Double?
  }

  public struct SizeClasses: Hashable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass
  }

  public struct PosedRect: Hashable, Sendable {
    public var pose: Pose
    public var rect: Rect
  }

  public struct Fold: Hashable, Sendable {
    public var position: Double
    public var width: Double
  }

  /// The keyboard's height, with its bar of suggestions.
  public struct Keyboard: Hashable, Sendable {
    /// As in `26.5` or `<=16`.
    public var systems: String
    public var portrait: Double?
    public var landscape: Double?

    /// The first and the last system that the row speaks of: `12-16`, `<=16`, `26.5`. Nil where the row is of
    /// something else than the plain keyboard.
    var range: ClosedRange<Double>? {
      let words = systems.split(separator: " ")
      guard let first = words.first, !systems.contains("only"), !systems.hasPrefix("base") else { return nil }
      if first.hasPrefix("<=") { return Double(first.dropFirst(2)).map { 0...$0 } }
      let ends = first.split(separator: "-").compactMap { Double($0) }
      guard let low = ends.first, let high = ends.last, low <= high else { return nil }
      return low...high
    }
  }
}

extension Device.Display {
  /// How high the keyboard is, from the screen's bottom, points: of the newest row that speaks of the system or of
  /// one before it. Nil where nobody told. // N-062
  public func keyboardHeight(_ pose: Pose, system: Double) -> Double? {
    let isLandscape = pose == .landscapeLeft || pose == .landscapeRight
    let rows = keyboards.filter { (isLandscape ? $0.landscape : $0.portrait) != nil }
    let begun = rows.filter { ($0.range?.lowerBound ?? .infinity) <= system }
    let newest = begun.max { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return isLandscape ? newest?.landscape : newest?.portrait
  }
}

extension Device {
  /// The display that a canvas takes unless told otherwise.
  public var mainDisplay: Display { displays[0] }
  public func display(_ kind: Display.Kind) -> Display? { displays.first { $0.kind == kind } }

  public var points: Size { mainDisplay.points }
  public var scale: Double { mainDisplay.scale }
  public var nativeScale: Double? { mainDisplay.nativeScale }
  public var nativePixels: Size? { mainDisplay.nativePixels }
  public var cornerRadius: Double? { mainDisplay.cornerRadius }
  public var sensorHousing: SensorHousing { mainDisplay.sensorHousing }

  public var isPad: Bool { family == .iPad }
  public var idiom: Idiom { isPad ? .pad : .phone }
  /// Whether the system draws a home indicator.
  public var hasHomeIndicator: Bool { mainDisplay.homeIndicator != nil }

  /// Groups that people use for devices: those of the fault catalogue and a few wider ones.
  public var groups: [String] {
    if isPad { return ["ipads", hasHomeIndicator ? "ipads-home-indicator" : "ipads-home-button"] }
    guard hasHomeIndicator else { return ["iphones", "home-button-iphones"] }
    var groups = ["iphones", "home-indicator-iphones"]
    switch sensorHousing.kind {
    case .notch: groups += ["face-id-iphones", "notch-iphones"]
    case .dynamicIsland: groups += ["face-id-iphones", "island-iphones"]
    case .camera, .underDisplayCamera: groups.append("iphone-duo")
    case .none: break
    }
    if screenClass == "5.4" { groups.append("iphone-12-13-mini") }
    return groups
  }
}

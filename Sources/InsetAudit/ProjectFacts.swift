import InsetDevices

/// What a project says of itself, from its Info.plist, its Xcode project or `inset.json5`.
///
/// Whoever lays screens out leaves out the canvases that the facts exclude; rules ask once more, since a screen
/// may come from elsewhere.
public struct ProjectFacts: Sendable, Hashable, Codable {
  /// The oldest system the app runs on, as in 13.0; nil where unknown.
  public var deploymentTarget: Double?
  /// How a phone may be held. Empty where unknown: every pose counts.
  public var orientations: Set<Pose>
  /// How an iPad may be held, where that is told apart. Empty: as `orientations`.
  public var padOrientations: Set<Pose>
  /// Empty where unknown: every device counts.
  public var deviceFamilies: Set<Idiom>
  /// UIRequiresFullScreen.
  public var requiresFullScreen: Bool
  /// The document belongs to an app extension: its screens stand inside windows of the system.
  public var isExtension: Bool
  /// UIStatusBarHidden: there is no status bar, at least while the app starts.
  public var hidesStatusBar: Bool

  public init(
    deploymentTarget: Double? = nil, orientations: Set<Pose> = [], padOrientations: Set<Pose> = [],
    deviceFamilies: Set<Idiom> = [], requiresFullScreen: Bool = false, isExtension: Bool = false,
    hidesStatusBar: Bool = false
  ) {
    self.deploymentTarget = deploymentTarget
    self.orientations = orientations
    self.padOrientations = padOrientations
    self.deviceFamilies = deviceFamilies
    self.requiresFullScreen = requiresFullScreen
    self.isExtension = isExtension
    self.hidesStatusBar = hidesStatusBar
  }

  /// Whether the app can come to be shown on a canvas.
  public func allow(_ canvas: Canvas) -> Bool {
    if let deploymentTarget, canvas.systemVersion < deploymentTarget { return false }
    // An iPhone app runs on iPads too, as a phone: then the canvas has the phone's idiom.
    if !deviceFamilies.isEmpty && !deviceFamilies.contains(canvas.idiom) { return false }
    if canvas.pose == .window { return !(requiresFullScreen && canvas.idiom == .pad) }
    let own = canvas.idiom == .pad && !padOrientations.isEmpty ? padOrientations : orientations
    return own.isEmpty || own.contains(canvas.pose)
  }
}

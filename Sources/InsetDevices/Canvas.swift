/// All that the outside gives a window: the layout engine sees a canvas and never a device name.
///
/// A canvas comes from a device in a pose under a system version, from a free window size, from an invented
/// device, or from Interface Builder's own canvas. Lengths are points, rectangles are in window coordinates.
public struct Canvas: Hashable, Codable, Sendable {
  /// What a report calls it: `iPhone X, portrait`.
  public var name: String
  /// The model's name where a device stands behind the canvas.
  public var device: String?
  public var pose: Pose
  /// Groups that people use for devices, as in `face-id-iphones` (docs/rules, "Devices in words").
  public var groups: [String]
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// What the window itself reports, before any bar. Each side stands on its own: iPhone Duo has 0 on the left
  /// and 84 on the right. // SA-24…SA-28, N-040
  public var safeAreaInsets: Insets
  /// Zero where the status bar is hidden by the system (phones in landscape). // BC-64
  public var statusBarHeight: Double
  /// Where pixels are missing: notch or island.
  public var sensorHousing: [Rect]
  public var cornerRadius: Double
  /// The bar the system draws at the bottom, where there is one.
  public var homeIndicator: Rect?
  /// Where the system always draws its status beside the content, as on iPhone Duo. // N-041
  public var statusClusters: [Rect] = []
  /// What content keeps off while the device is partially folded, margins included; nil where nothing folds.
  /// // N-041
  public var fold: Rect?
  /// Whether `fold` is to be kept off now. Folding changes no inset. // N-040
  public var isPartiallyFolded = false
  /// Where a camera under the display takes pixels while it is in use. // N-041
  public var hiddenCameras: [Rect] = []
  public var idiom: Idiom
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var contentSizeCategory: ContentSizeCategory
  public var layoutDirection: LayoutDirection
  /// The iOS version, as in 17.0.
  public var systemVersion: Double
  public var metrics: SystemMetrics

  public init(
    name: String, device: String? = nil, pose: Pose = .portrait, groups: [String] = [], size: Size,
    scale: Double, safeAreaInsets: Insets = .zero, statusBarHeight: Double = 0, sensorHousing: [Rect] = [],
    cornerRadius: Double = 0, homeIndicator: Rect? = nil, idiom: Idiom = .phone,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    contentSizeCategory: ContentSizeCategory = .large, layoutDirection: LayoutDirection = .leftToRight,
    systemVersion: Double = 17,
    metrics: SystemMetrics = .runtime(systemVersion: 17, linkedSDK: 17, idiom: .phone)
  ) {
    self.name = name
    self.device = device
    self.pose = pose
    self.groups = groups
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.sensorHousing = sensorHousing
    self.cornerRadius = cornerRadius
    self.homeIndicator = homeIndicator
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.systemVersion = systemVersion
    self.metrics = metrics
  }

  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
  public var isLandscape: Bool { size.width > size.height }

  /// The controls that iPadOS 26 and later draw at the top leading corner of a window that can be moved: 66 wide,
  /// and as far below the safe top as they are high. // N-050
  public var windowControls: Size? {
    pose == .window && idiom == .pad && systemVersion >= 26 ? Size(width: 66, height: 43) : nil
  }
}

/// How a device is held or folded.
public enum Pose: String, Hashable, Codable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  /// The device turned so that its top is on the left: the sensor housing is on the left.
  case landscapeLeft
  /// The sensor housing is on the right.
  case landscapeRight
  /// A free window or a canvas without a device.
  case window
}

public enum Idiom: String, Hashable, Codable, Sendable { case phone, pad }
public enum SizeClass: String, Hashable, Codable, Sendable { case unspecified, compact, regular }
public enum LayoutDirection: String, Hashable, Codable, Sendable { case leftToRight, rightToLeft }

/// The twelve Dynamic Type settings, smallest first.
public enum ContentSizeCategory: String, Hashable, Codable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

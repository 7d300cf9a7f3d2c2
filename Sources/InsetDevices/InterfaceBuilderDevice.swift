/// The device of a document's canvas: the `device` element of a storyboard or xib, in its orientation.
///
/// Interface Builder's canvas is not the device: it has insets of its own by the Xcode that saved the document.
public struct InterfaceBuilderDevice: Hashable, Codable, Sendable {
  /// As in `retina4_7`; nil for documents from before Xcode 8.
  public var id: String?
  public var isLandscape: Bool
  /// As in `fullscreen` or `splitview1_3`, for iPads.
  public var adaptation: String?

  /// - Parameters:
  ///   - orientation: `portrait` or `landscape`; nil is portrait.
  ///   - adaptation: the `layout` attribute or the `adaptation` element; nil is the whole screen.
  public init(id: String?, orientation: String? = nil, adaptation: String? = nil) {
    self.id = id
    self.isLandscape = orientation == "landscape"
    self.adaptation = adaptation
  }

  /// Whether the id is one whose screen is known.
  public var isKnown: Bool { model != nil }
  public var isPad: Bool { id?.hasPrefix("ipad") ?? false }
  /// Whether the phone has a sensor housing and a home indicator.
  public var isHousingPhone: Bool { model?.housing != nil }
  /// Whether the device has rounded corners and no home button.
  public var hasHomeIndicator: Bool { isHousingPhone || model?.isRounded ?? false }
  public var isHomeButtonPhone: Bool { id != nil && !isPad && !isHousingPhone }
  public var idiom: Idiom { isPad ? .pad : .phone }

  /// The canvas in its orientation, in points. Without a device it is the square of Xcode 7 and before.
  public var points: Size {
    guard let model else { return id == nil ? Self.square : fallback }
    return isLandscape ? model.points.turned : model.points
  }

  /// The canvas in portrait, in points.
  public var portraitPoints: Size { isLandscape && id != nil ? points.turned : points }

  /// Pixels a point: frames are rounded to this grid. // R-20
  public var scale: Double { model?.scale ?? (id == nil ? 1 : 2) }

  /// Unspecified where there is no device: the canvas then stands for any size.
  public var horizontalSizeClass: SizeClass {
    guard id != nil else { return .unspecified }
    if isPad { return isFullScreen ? .regular : .compact }
    return isLandscape && (model?.isWide ?? false) ? .regular : .compact
  }

  public var verticalSizeClass: SizeClass {
    guard id != nil else { return .unspecified }
    return !isPad && isLandscape ? .compact : .regular
  }

  /// Whether an iPad's canvas is the whole screen and no split or slide-over part of it.
  public var isFullScreen: Bool { adaptation == nil || adaptation == "fullscreen" }

  /// What the canvas's window gives before any bar, in points. // R-10, SA-47, corpus eras
  ///
  /// In the eras that double the insets a free-size root keeps the single bottom inset: see R-14 for which.
  public func baseInsets(toolsVersion: Int) -> Insets {
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    guard let model else { return Insets(top: 20) }
    if let housing = model.housing {
      // The first canvases of Xcode 14 had the insets of the time before. // R-150
      var top = housing.top(era: (21000..<21200).contains(toolsVersion) ? .cards : era)
      if top == 50, Self.xcode14.contains(toolsVersion) { top = 47 }  // R-115
      let factor = doubles(era) ? 2.0 : 1.0
      if isLandscape {
        // The doubling adds what the device has in portrait. // R-67
        let upright = era.doublesInsets ? Insets(top: top, bottom: Self.bottom) : .zero
        return Insets(
          top: upright.top, left: top, bottom: upright.bottom + Self.landscapeBottom, right: top)
      }
      return Insets(top: factor * top, bottom: factor * Self.bottom)
    }
    let isXcode14 = Self.xcode14.contains(toolsVersion)
    if isPad {
      guard model.isRounded else { return Insets(top: isXcode14 ? 0 : 20) }  // SA-27
      return Insets(top: 24, bottom: era.doublesInsets ? 50 : 20)  // SA-27, R-155
    }
    if isLandscape { return .zero }  // SA-26
    // The canvases of Xcode 11…14 had no status bar on these phones. // R-115
    return era == .cards || isXcode14 ? .zero : Insets(top: 20)
  }

  private static let xcode14 = 21000..<21600

  /// The era's metrics with what hangs on the device. // R-11, R-14, BC-60, SA-30
  public func metrics(toolsVersion: Int) -> SystemMetrics {
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    var metrics = SystemMetrics.saved(toolsVersion: toolsVersion)
    if !isHousingPhone, era.doublesInsets {
      metrics.navigationBarHeight = hasHomeIndicator ? 50 : 44  // R-155
      metrics.sheetNavigationBarHeight = metrics.navigationBarHeight
    }
    if scale == 3, metrics.pageControlWidthPerPage == 18 {
      metrics.pageControlWidthPerPage = 17 + 2.0 / 3  // R-119
    }
    if isHousingPhone, era == .cards || era == .realInsets { metrics.toolbarHeight = 49 }
    if isPad || horizontalSizeClass == .regular || id == nil {
      metrics.compactNavigationBarHeight = metrics.navigationBarHeight
      metrics.compactTabBarHeight = metrics.tabBarHeight
      metrics.compactToolbarHeight = metrics.toolbarHeight
      metrics.compactNavigationToolbarHeight = metrics.navigationToolbarHeight
    }
    return metrics
  }

  /// The phone whose upright screen has that size; of several the first by id. Nil for other sizes. // R-120
  public static func phone(of size: Size) -> InterfaceBuilderDevice? {
    models.keys.sorted().first { !$0.hasPrefix("ipad") && models[$0]?.points == size }
      .map { InterfaceBuilderDevice(id: $0) }
  }

  /// Interface Builder's canvas before any bar, for a root as large as the device.
  public func canvas(toolsVersion: Int) -> Canvas {
    let insets = baseInsets(toolsVersion: toolsVersion)
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    let pose: Pose = id == nil ? .window : isLandscape ? .landscapeLeft : .portrait
    return Canvas(
      name: "Interface Builder, \(id ?? "any device")\(isLandscape ? ", landscape" : "")", pose: pose,
      size: points,
      scale: scale, safeAreaInsets: insets, statusBarHeight: insets.top / (doubles(era) ? 2 : 1),
      idiom: idiom,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      systemVersion: era.systemVersion, metrics: metrics(toolsVersion: toolsVersion))
  }

  private func doubles(_ era: InterfaceBuilderEra) -> Bool { isHousingPhone && era.doublesInsets }

  private static let square = Size(width: 600, height: 600)
  private static let bottom = 34.0  // SA-24
  private static let landscapeBottom = 21.0  // SA-25

  /// What stands in for a device this table does not know, so that the document can still be laid out.
  private var fallback: Size {
    let portrait = isPad ? Size(width: 768, height: 1024) : Size(width: 375, height: 667)
    return isLandscape ? portrait.turned : portrait
  }

  private var model: Model? { id.flatMap { Self.models[$0] } }
}

extension InterfaceBuilderDevice {
  /// One screen that Interface Builder offers.
  struct Model: Sendable {
    var points: Size
    var scale: Double
    /// The sensor housing's inset by era; nil for home-button phones and iPads.
    var housing: Housing?
    /// Regular width in landscape.
    var isWide: Bool
    /// An iPad with rounded corners.
    var isRounded: Bool

    init(
      _ width: Double, _ height: Double, _ scale: Double, housing: Housing? = nil, isWide: Bool = false,
      isRounded: Bool = false
    ) {
      self.points = Size(width: width, height: height)
      self.scale = scale
      self.housing = housing
      self.isWide = isWide
      self.isRounded = isRounded
    }
  }

  /// The top inset the canvases used: before toolsVersion 21000, and from there on.
  struct Housing: Sendable {
    var early: Double
    var late: Double
    init(_ early: Double, _ late: Double) {
      self.early = early
      self.late = late
    }
    func top(era: InterfaceBuilderEra) -> Double { era >= .realInsets ? late : early }
  }

  // Sizes as observed on root views; insets as recorded. Canvases that are too few to show their early inset
  // take that of retina5_9. // corpus "Device ids"
  static let models: [String: Model] = [
    "retina3_5": Model(320, 480, 2),
    "retina4_0": Model(320, 568, 2),
    "retina4_7": Model(375, 667, 2),
    "retina5_5": Model(414, 736, 3, isWide: true),
    "retina5_9": Model(375, 812, 3, housing: Housing(44, 50)),
    "retina6_1": Model(414, 896, 2, housing: Housing(44, 48), isWide: true),
    "retina6_5": Model(414, 896, 3, housing: Housing(44, 44), isWide: true),
    "retina5_4": Model(375, 812, 3, housing: Housing(44, 50)),
    "retina6_0": Model(390, 844, 3, housing: Housing(44, 47)),
    "retina6_12": Model(393, 852, 3, housing: Housing(44, 59)),
    "retina6_7": Model(428, 926, 3, housing: Housing(44, 47), isWide: true),
    "retina6_72": Model(430, 932, 3, housing: Housing(44, 59), isWide: true),
    "retina6_3": Model(402, 874, 3, housing: Housing(44, 62)),
    "retina6_9": Model(440, 956, 3, housing: Housing(44, 62), isWide: true),
    "ipad9_7": Model(768, 1024, 2),
    "ipad10_5": Model(834, 1112, 2),
    "ipad12_9": Model(1024, 1366, 2),
    "ipad11_0rounded": Model(834, 1194, 2, isRounded: true),
    "ipad12_9rounded": Model(1024, 1366, 2, isRounded: true),
    "ipad10_9rounded": Model(820, 1180, 2, isRounded: true),
    // Seen once each; the inset is that of the device.
    "ipad10_9": Model(820, 1180, 2, isRounded: true),
    "ipad13_0rounded": Model(1032, 1376, 2, isRounded: true),
  ]
}

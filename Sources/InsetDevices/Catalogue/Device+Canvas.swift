extension Device {
  /// The poses in which a display shows an app. iPhones do not turn upside down; iPhone Duo's inner display
  /// does. // N-040
  public func poses(_ display: Display.Kind? = nil) -> [Pose] {
    guard let display = display.map(self.display) ?? mainDisplay else { return [] }
    if isPad || display.kind == .inner {
      return [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
    return [.portrait, .landscapeLeft, .landscapeRight]
  }

  /// What the device gives a full-screen window.
  ///
  /// - Parameters:
  ///   - pose: see `Pose`: `landscapeLeft` has the top of the device, and so the sensor housing, on the left.
  ///   - display: nil for the main one, which on iPhone Duo is the outer one.
  ///   - systemVersion: nil for `defaultSystem`.
  ///   - linkedSDK: the SDK the app was built with; nil for that of the system.
  /// - Returns: nil where the device has no such pose or display, or where its insets are not known.
  public func canvas(
    _ pose: Pose, systemVersion: Double? = nil, linkedSDK: Double? = nil, display: Display.Kind? = nil,
    contentSizeCategory: ContentSizeCategory = .large, layoutDirection: LayoutDirection = .leftToRight
  ) -> Canvas? {
    guard let screen = display.map(self.display) ?? mainDisplay, poses(screen.kind).contains(pose) else {
      return nil
    }
    let system = systemVersion ?? defaultSystem
    let sdk = linkedSDK ?? system
    // The screen whose insets, housing and corners are known: its own, or that of the device it is like.
    let standIn = screen.safeAreas.isEmpty ? standIn.flatMap(DeviceCatalogue.device(exactlyNamed:)) : nil
    let known = standIn?.mainDisplay ?? screen
    guard let insets = known.insets(pose, system: system) else { return nil }
    let isLandscape = pose == .landscapeLeft || pose == .landscapeRight
    let size = isLandscape ? screen.points.turned : screen.points
    let classes = isLandscape ? screen.landscapeSizeClasses : screen.portraitSizeClasses
    var canvas = Canvas(
      name: canvasName(pose, display: screen, standIn: standIn), device: name, pose: pose, groups: groups,
      size: size, scale: screen.scale, safeAreaInsets: insets,
      statusBarHeight: known.statusBarHeight(pose, system: system, insets: insets, isPad: isPad),
      sensorHousing: known.housingRects(pose), cornerRadius: known.cornerRadius ?? 0,
      homeIndicator: known.homeIndicatorRect(pose), idiom: idiom, horizontalSizeClass: classes.horizontal,
      verticalSizeClass: classes.vertical, contentSizeCategory: contentSizeCategory,
      layoutDirection: layoutDirection, systemVersion: system)
    canvas.fold = screen.foldRect(isLandscape: isLandscape)
    canvas.hiddenCameras = screen.hiddenCameraRects(pose)
    canvas.statusClusters = screen.statusClusters.filter { $0.pose == pose }.map(\.rect)
    canvas.metrics = metrics(system: system, linkedSDK: sdk, canvas: canvas, display: known)
    return canvas
  }

  private func canvasName(_ pose: Pose, display: Display, standIn: Device?) -> String {
    var words = name
    if display.kind != .main { words += " \(display.kind.rawValue)" }
    words += ", \(pose.words)"
    if let standIn { words += " (insets of \(standIn.name))" }
    return words
  }

  /// The release's metrics with what hangs on the device.
  func metrics(system: Double, linkedSDK: Double, canvas: Canvas, display: Display) -> SystemMetrics {
    var metrics = SystemMetrics.runtime(systemVersion: system, linkedSDK: linkedSDK, idiom: idiom)
    let release = min(system, linkedSDK)
    // SA-29: only island phones, only before the bars of iOS 26.
    if release >= 26 || display.sensorHousing.kind != .dynamicIsland {
      metrics.islandBarOverlap = 0
    } else if let top = display.navigationBarTop, let portrait = display.insets(.portrait, system: system) {
      // The catalogue writes 53.667 for 53⅔: the bar lies on the pixel grid.
      metrics.islandBarOverlap = portrait.top - (top * display.scale).nearestWhole / display.scale
    }
    if !isPad, hasHomeIndicator, (13..<26).contains(release) {
      metrics.toolbarHeight = 49  // BC-60
      metrics.navigationToolbarHeight = 49  // SA-33, R-11
    }
    if canvas.horizontalSizeClass == .regular {
      metrics.compactNavigationBarHeight = metrics.navigationBarHeight  // BC-01
      metrics.compactTabBarHeight = metrics.tabBarHeight  // BC-41
      metrics.compactToolbarHeight = metrics.toolbarHeight  // BC-60
      metrics.compactNavigationToolbarHeight = metrics.navigationToolbarHeight
    }
    if isPad, hasHomeIndicator, (12..<18).contains(release) {
      metrics.tabBarHeight = 45  // BC-42: 65 with the home indicator
      metrics.compactTabBarHeight = 45
    }
    // Landscape margins of housing phones were 20 beyond the safe area on iOS 11 and are 16 from iOS 14 at the
    // latest. // LM-10, device rule `system_margin`
    if canvas.isLandscape, !isPad, hasHomeIndicator, system >= 14, display.kind == .main {
      metrics.wideRootMargin = display.landscapeMargin ?? metrics.narrowRootMargin
    }
    metrics.barsUseSideColumn =
      release >= 27.1 && display.kind != .main && canvas.safeAreaInsets.left + canvas.safeAreaInsets.right > 0
    return metrics
  }
}

extension Pose {
  /// As it stands in a canvas's name.
  public var words: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .window: "window"
    }
  }
}

extension Device.Display {
  /// The insets of the newest row that holds on the system. A device upside down has those of portrait.
  func insets(_ pose: Pose, system: Double) -> Insets? {
    let row = safeAreas.last { $0.from <= system } ?? safeAreas.first
    return row?.insets[pose] ?? (pose == .portraitUpsideDown ? row?.insets[.portrait] : nil)
  }

  /// Where the height is not known, the safe top stands in.
  func statusBarHeight(_ pose: Pose, system: Double, insets: Insets, isPad: Bool) -> Double {
    let isLandscape = pose == .landscapeLeft || pose == .landscapeRight
    guard !isLandscape || isPad, insets.top > 0 else { return 0 }  // BC-64, N-042
    let row = statusBars.last { $0.from <= system } ?? statusBars.first
    return (isLandscape ? row?.landscape : row?.portrait) ?? insets.top
  }

  /// Where pixels are missing for good.
  func housingRects(_ pose: Pose) -> [Rect] {
    guard sensorHousing.kind != .underDisplayCamera, let rect = sensorHousing.portraitRect else { return [] }
    return [rect.turned(pose, in: points)]
  }

  /// The camera under the display, which shows no hole. // N-041
  func hiddenCameraRects(_ pose: Pose) -> [Rect] {
    guard sensorHousing.kind == .underDisplayCamera, let rect = sensorHousing.portraitRect else { return [] }
    return [rect.turned(pose, in: points)]
  }

  /// Across the middle of the long edge. // N-041
  func foldRect(isLandscape: Bool) -> Rect? {
    guard let fold else { return nil }
    let start = fold.position - fold.width / 2
    return isLandscape
      ? Rect(x: start, y: 0, width: fold.width, height: points.width)
      : Rect(x: 0, y: start, width: points.width, height: fold.width)
  }

  /// The indicator's bar. Where its width was not measured it is drawn in proportion.
  func homeIndicatorRect(_ pose: Pose) -> Rect? {
    guard let homeIndicator else { return nil }
    let isLandscape = pose == .landscapeLeft || pose == .landscapeRight
    let size = isLandscape ? points.turned : points
    // GUESS: 0.36 of the width in portrait fits the drawn artwork; landscape was not found. For pictures only.
    let share = isLandscape ? 0.26 : 0.36
    let known = isLandscape ? homeIndicator.landscapeWidth : homeIndicator.portraitWidth
    let width = known ?? Double(Int(size.width * share))
    let height = homeIndicator.height ?? 5
    let y = size.height - (homeIndicator.distanceFromBottom ?? 8) - height
    return Rect(x: (size.width - width) / 2, y: y, width: width, height: height)
  }
}

extension Rect {
  /// A rectangle of the portrait screen, as it lies on the screen in another pose.
  func turned(_ pose: Pose, in portrait: Size) -> Rect {
    switch pose {
    case .portrait, .window: self
    case .portraitUpsideDown:
      Rect(
        x: (portrait.width - maxX).thousandths, y: (portrait.height - maxY).thousandths, width: width,
        height: height)
    case .landscapeLeft: Rect(x: y, y: (portrait.width - maxX).thousandths, width: height, height: width)
    case .landscapeRight: Rect(x: (portrait.height - maxY).thousandths, y: x, width: height, height: width)
    }
  }
}

extension Double {
  /// For numbers of the size of a screen. Halves go up.
  fileprivate var nearestWhole: Double { self < 0 ? -Double(Int(0.5 - self)) : Double(Int(self + 0.5)) }
  /// The catalogue has three places; differences of its figures need no more.
  fileprivate var thousandths: Double { (self * 1000).nearestWhole / 1000 }
}

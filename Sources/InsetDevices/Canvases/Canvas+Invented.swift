extension Canvas {
  /// A free window, as iPadOS 26 and iPhone apps on iOS 27 have them. Lengths in points.
  ///
  /// Windows that touch neither the top nor the bottom of the screen were measured at {10, 0, 10, 0} on iPadOS
  /// 27. // N-052
  ///
  /// - Parameter idiom: the phone's for an app that is for iPhones alone. // N-054
  public static func window(
    width: Double, height: Double, scale: Double = 2, systemVersion: Double = 27, linkedSDK: Double? = nil,
    idiom: Idiom = .pad
  ) -> Canvas {
    // GUESS: iPadOS 26 as 27; before that no window was free and the insets are not known.
    let insets = systemVersion >= 26 ? Insets(top: 10, bottom: 10) : .zero
    let metrics = SystemMetrics.runtime(
      systemVersion: systemVersion, linkedSDK: linkedSDK ?? systemVersion, idiom: idiom)
    // 678 is the narrowest split known to be of regular width, 639 the widest known to be compact.
    let isWide = width >= 678
    return Canvas(
      name: "window \(JSONValue.text(width)) × \(JSONValue.text(height))", pose: .window, groups: ["windows"],
      size: Size(width: width, height: height), scale: scale, safeAreaInsets: insets, idiom: idiom,
      horizontalSizeClass: isWide ? .regular : .compact, systemVersion: systemVersion, metrics: metrics)
  }

  /// A phone that nobody sells: its insets are larger than any known one's, so that layouts that were tuned to
  /// the devices of their day show it. Top 70 and bottom 40 in portrait; 70 at both sides and 30 at the bottom
  /// in landscape.
  ///
  /// - Parameter sideStrip: instead, a column of 90 at the right in portrait and at one side in landscape, as
  ///   the foldable iPhone has.
  public static func future(_ pose: Pose, sideStrip: Bool = false) -> Canvas {
    let portrait = Size(width: 412, height: 892)
    let isLandscape = pose == .landscapeLeft || pose == .landscapeRight
    let size = isLandscape ? portrait.turned : portrait
    let insets: Insets
    let housing: Rect
    if sideStrip {
      housing = Rect(x: 349, y: 30, width: 36, height: 36)
      insets = Insets(
        left: pose == .landscapeLeft ? 90 : 0, bottom: 40, right: pose == .landscapeLeft ? 0 : 90)
    } else {
      housing = Rect(x: 141, y: 18, width: 130, height: 40)
      insets = isLandscape ? Insets(left: 70, bottom: 30, right: 70) : Insets(top: 70, bottom: 40)
    }
    let indicator = Size(width: isLandscape ? 232 : 148, height: 5)
    var metrics = SystemMetrics.runtime(systemVersion: 27, linkedSDK: 27, idiom: .phone)
    if isLandscape { metrics.wideRootMargin = metrics.narrowRootMargin }
    return Canvas(
      name: "future iPhone\(sideStrip ? " with a side strip" : ""), \(pose.words)", pose: pose,
      groups: ["iphones", "home-indicator-iphones", "future-iphones"], size: size, scale: 3,
      safeAreaInsets: insets, statusBarHeight: isLandscape || sideStrip ? 0 : 60,
      sensorHousing: [housing.turned(pose, in: portrait)], cornerRadius: 64,
      homeIndicator: Rect(
        x: (size.width - indicator.width) / 2, y: size.height - 8 - indicator.height, width: indicator.width,
        height: indicator.height), verticalSizeClass: isLandscape ? .compact : .regular, systemVersion: 27,
      metrics: metrics)
  }
}

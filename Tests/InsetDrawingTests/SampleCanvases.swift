import InsetDevices

/// Canvases written by hand, so that pictures do not change with the device catalogue.
enum SampleCanvas {
  static let iPhoneX = Canvas(
    name: "iPhone X, portrait", device: "iPhone X", size: Size(width: 375, height: 812), scale: 3,
    safeAreaInsets: Insets(top: 44, bottom: 34), statusBarHeight: 44,
    sensorHousing: [Rect(x: 83, y: 0, width: 209, height: 30)], cornerRadius: 39,
    homeIndicator: Rect(x: 120.5, y: 799, width: 134, height: 5))

  static let iPhoneXLandscape = Canvas(
    name: "iPhone X, landscape", device: "iPhone X", pose: .landscapeLeft,
    size: Size(width: 812, height: 375),
    scale: 3, safeAreaInsets: Insets(top: 0, left: 44, bottom: 21, right: 44),
    sensorHousing: [Rect(x: 0, y: 83, width: 30, height: 209)], cornerRadius: 39,
    homeIndicator: Rect(x: 301, y: 362, width: 210, height: 5), horizontalSizeClass: .compact,
    verticalSizeClass: .compact)

  static let iPhone14Pro = Canvas(
    name: "iPhone 14 Pro, portrait", device: "iPhone 14 Pro", size: Size(width: 393, height: 852), scale: 3,
    safeAreaInsets: Insets(top: 59, bottom: 34), statusBarHeight: 54,
    sensorHousing: [Rect(x: 134, y: 11.333, width: 125, height: 37)], cornerRadius: 55,
    homeIndicator: Rect(x: 126.5, y: 839, width: 140, height: 5))

  static let iPhone8 = Canvas(
    name: "iPhone 8, portrait", device: "iPhone 8", size: Size(width: 375, height: 667), scale: 2,
    safeAreaInsets: Insets(top: 20), statusBarHeight: 20)

  static let iPad = Canvas(
    name: "iPad 9.7, landscape", device: "iPad", pose: .landscapeLeft, size: Size(width: 1024, height: 768),
    scale: 2, safeAreaInsets: Insets(top: 20), statusBarHeight: 20, idiom: .pad,
    horizontalSizeClass: .regular, verticalSizeClass: .regular)

  static let iPadPro = Canvas(
    name: "iPad Pro 11, portrait", device: "iPad Pro 11", size: Size(width: 834, height: 1194), scale: 2,
    safeAreaInsets: Insets(top: 24, bottom: 20), statusBarHeight: 24, cornerRadius: 18,
    homeIndicator: Rect(x: 277, y: 1184, width: 280, height: 5), idiom: .pad, horizontalSizeClass: .regular,
    verticalSizeClass: .regular)

  static let iPhone16Glass: Canvas = {
    var metrics = SystemMetrics()
    metrics.switchSize = Size(width: 63, height: 28)
    metrics.navigationBarHeight = 54
    return Canvas(
      name: "iPhone 16 Pro, iOS 26", device: "iPhone 16 Pro", size: Size(width: 402, height: 874), scale: 3,
      safeAreaInsets: Insets(top: 62, bottom: 34), statusBarHeight: 54,
      sensorHousing: [Rect(x: 138.5, y: 14, width: 125, height: 37)], cornerRadius: 62,
      homeIndicator: Rect(x: 129, y: 861, width: 144, height: 5), systemVersion: 26, metrics: metrics)
  }()

  static let window = Canvas(
    name: "320×568 window", pose: .window, size: Size(width: 320, height: 568), scale: 2)
}

import InsetDevices

/// The canvases that fixtures name. The numbers are the window's. // SA-24, SA-25, SA-27, BC-64
enum TestCanvases {
  static func named(_ name: String) -> Canvas? { all.first { $0.name == name } }

  static let all: [Canvas] = [
    phone("iPhone X", .portrait, 375, 812, top: 44, housing: Rect(x: 83, y: 0, width: 209, height: 30)),
    phone("iPhone X", .landscapeLeft, 375, 812, top: 44, housing: Rect(x: 83, y: 0, width: 209, height: 30)),
    phone("iPhone X", .landscapeRight, 375, 812, top: 44, housing: Rect(x: 83, y: 0, width: 209, height: 30)),
    phone("iPhone 14 Pro", .portrait, 393, 852, top: 59, housing: island),
    phone("iPhone 14 Pro", .landscapeLeft, 393, 852, top: 59, housing: island),
    Canvas(
      name: "iPhone 8, portrait", device: "iPhone 8", size: Size(width: 375, height: 667), scale: 2,
      safeAreaInsets: Insets(top: 20), statusBarHeight: 20),
    Canvas(
      name: "iPhone 8, landscape left", device: "iPhone 8", pose: .landscapeLeft,
      size: Size(width: 667, height: 375), scale: 2, verticalSizeClass: .compact),
    Canvas(
      name: "iPad Pro 11-inch, portrait", device: "iPad Pro 11-inch", size: Size(width: 834, height: 1194),
      scale: 2, safeAreaInsets: Insets(top: 24, bottom: 20), statusBarHeight: 24, cornerRadius: 18,
      homeIndicator: Rect(x: 284, y: 1184, width: 266, height: 5), idiom: .pad, horizontalSizeClass: .regular),
    Canvas(
      name: "iPad (A16), portrait", device: "iPad (A16)", size: Size(width: 820, height: 1180), scale: 2,
      safeAreaInsets: Insets(top: 32, bottom: 25), statusBarHeight: 32, cornerRadius: 25,
      homeIndicator: Rect(x: 250, y: 1167, width: 320, height: 5), idiom: .pad,
      horizontalSizeClass: .regular, systemVersion: 26),
    // The outer display of iPhone Duo: a strip at one side only. // N-040
    Canvas(
      name: "iPhone Duo outer, portrait", device: "iPhone Duo", size: Size(width: 466, height: 678), scale: 3,
      safeAreaInsets: Insets(bottom: 34, right: 84), systemVersion: 27.1),
    Canvas(
      name: "future iPhone, portrait", groups: ["future-iphones"], size: Size(width: 412, height: 892),
      scale: 3, safeAreaInsets: Insets(top: 70, bottom: 40), statusBarHeight: 70,
      sensorHousing: [Rect(x: 130, y: 14, width: 152, height: 42)]),
  ]

  private static let island = Rect(x: 133.5, y: 11, width: 126, height: 37.33)

  /// A phone without a home button, in a pose. `housing` is in portrait.
  private static func phone(
    _ device: String, _ pose: Pose, _ width: Double, _ height: Double, top: Double, housing: Rect
  ) -> Canvas {
    var canvas = Canvas(
      name: "\(device), portrait", device: device, pose: pose, size: Size(width: width, height: height),
      scale: 3, safeAreaInsets: Insets(top: top, bottom: 34), statusBarHeight: top, sensorHousing: [housing],
      cornerRadius: 39, homeIndicator: Rect(x: width / 2 - 67, y: height - 13, width: 134, height: 5))
    guard pose != .portrait else { return canvas }
    let isLeft = pose == .landscapeLeft
    canvas.name = "\(device), landscape \(isLeft ? "left" : "right")"
    canvas.size = canvas.size.turned
    canvas.safeAreaInsets = Insets(left: top, bottom: 21, right: top)
    canvas.statusBarHeight = 0
    let x = isLeft ? housing.y : height - housing.maxY
    canvas.sensorHousing = [Rect(x: x, y: housing.x, width: housing.height, height: housing.width)]
    canvas.homeIndicator = Rect(x: height / 2 - 106, y: width - 13, width: 212, height: 5)
    canvas.verticalSizeClass = .compact
    return canvas
  }
}

extension Canvas {
  /// The window of an app that brings neither a launch storyboard nor a launch image of the screen's size: that of
  /// the largest screen such an app knows, in the middle of a black screen. // S-336
  ///
  /// - Parameter size: the screen the app knows, in points and the canvas's own orientation.
  /// - Returns: the app's canvas, and where it lies on the screen; nil where it would not fit.
  public func letterboxed(_ size: Size) -> (canvas: Canvas, place: Rect)? {
    guard size.width <= self.size.width, size.height <= self.size.height else { return nil }
    var app = self
    app.name = "\(name), letterboxed"
    app.size = size
    // The app sees a screen without a housing, with the status bar of the time before. // SA-24
    app.safeAreaInsets = isLandscape ? .zero : Insets(top: 20)
    app.statusBarHeight = isLandscape ? 0 : 20
    app.sensorHousing = []
    app.statusClusters = []
    app.cornerRadius = 0
    app.homeIndicator = nil
    let place = Rect(
      x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2, width: size.width,
      height: size.height)
    return (app, place)
  }
}

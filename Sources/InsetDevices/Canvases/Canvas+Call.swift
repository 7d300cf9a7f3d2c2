extension Canvas {
  /// The same during a call or while others use the phone's connection.
  ///
  /// Phones with a home button then had a status bar of 40 points through iOS 12, upright, which pushed content
  /// down by 20. Phones with a sensor housing never change, and from iOS 13 no phone does. // SA-50, S-002, S-338
  public var duringCall: Canvas {
    guard idiom == .phone, !isLandscape, systemVersion < 13, homeIndicator == nil, statusBarHeight == 20
    else {
      return self
    }
    var canvas = self
    canvas.name += ", during a call"
    canvas.statusBarHeight = 40
    canvas.safeAreaInsets.top += 20
    return canvas
  }
}

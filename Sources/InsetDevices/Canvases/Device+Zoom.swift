/// Display Zoom, "Larger Text" in the settings: the same panel with fewer, larger points. // SA-28
public struct DisplayZoom: Hashable, Sendable {
  /// In portrait.
  public var points: Size
  /// Pixels a point.
  public var scale: Double
  /// Panel pixels a point.
  public var nativeScale: Double?
  /// The window's insets; nil where not known.
  public var portrait: Insets?
  public var landscape: Insets?
}

extension Device {
  /// Nil where the device has no zoom or its size is not known. Read from the catalogue when asked for.
  public var displayZoom: DisplayZoom? {
    guard let zoom = DeviceFigures.documents[name]?["display_zoom"],
      let points = zoom["pt"]?.array?.compactMap(\.double), points.count == 2,
      let scale = zoom["scale"]?.double
    else { return nil }
    return DisplayZoom(
      points: Size(width: points[0], height: points[1]), scale: scale,
      nativeScale: zoom["nativeScale"]?.double, portrait: zoom["safe_portrait"]?.insets,
      landscape: zoom["safe_landscape"]?.insets)
  }

  /// What the device gives a full-screen window while its display is zoomed; parameters as in `canvas`.
  ///
  /// Nil where the device has no zoom, or its insets under zoom are not known. The status bar's height is not
  /// known on phones with a sensor housing; the safe top stands in. Housing, corners and home indicator are those
  /// of the plain screen in the zoomed points.
  public func zoomedCanvas(_ pose: Pose, systemVersion: Double? = nil, linkedSDK: Double? = nil) -> Canvas? {
    guard let zoom = displayZoom,
      var canvas = canvas(pose, systemVersion: systemVersion, linkedSDK: linkedSDK),
      let insets = canvas.isLandscape ? zoom.landscape : zoom.portrait
    else { return nil }
    let factor = zoom.points.width / points.width
    canvas.name += ", zoomed"
    canvas.size = canvas.isLandscape ? zoom.points.turned : zoom.points
    canvas.scale = zoom.scale
    canvas.safeAreaInsets = insets
    canvas.statusBarHeight = insets.top
    canvas.sensorHousing = canvas.sensorHousing.map { $0.scaled(by: factor) }
    canvas.homeIndicator = canvas.homeIndicator.map { $0.scaled(by: factor) }
    canvas.cornerRadius *= factor
    // Regular width in landscape begins at 414 points of portrait width.
    if canvas.isLandscape { canvas.horizontalSizeClass = zoom.points.width >= 414 ? .regular : .compact }
    let system = canvas.systemVersion
    canvas.metrics = metrics(
      system: system, linkedSDK: linkedSDK ?? system, canvas: canvas, display: mainDisplay)
    // GUESS: the bar reaches as far over the safe top as in the plain screen, in the zoomed points.
    let overlap = canvas.metrics.islandBarOverlap * factor
    canvas.metrics.islandBarOverlap = Double(Int(overlap * zoom.scale + 0.5)) / zoom.scale
    return canvas
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}

/// The share of a screen that an app has beside another one.
public enum SplitShare: String, Hashable, Sendable, CaseIterable {
  case oneThird, half, twoThirds
  /// A narrow window over the other app.
  case slideOver
  /// The halves of iPhone Duo's inner display. // N-044
  case leftHalf, rightHalf

  public var words: String {
    switch self {
    case .oneThird: "a third"
    case .half: "half"
    case .twoThirds: "two thirds"
    case .slideOver: "slide over"
    case .leftHalf: "left half"
    case .rightHalf: "right half"
    }
  }
}

extension Device {
  /// How wide the shares of the screen are, points. Empty where that is not known, and in ways of holding without
  /// shares.
  ///
  /// iPads through iPadOS 18: a third, half (landscape alone) and two thirds; slide over is as wide as a third. From
  /// iPadOS 26 windows have any size (`Canvas.window`). iPhone Duo's halves were seen 455 and 469 wide, and nobody
  /// told which is which: both widths stand for both.
  public func splitWidths(isLandscape: Bool) -> [(share: SplitShare, width: Double)] {
    if let inner = display(.inner) {
      guard isLandscape, let split = duoSplit, inner.points.height > inner.points.width else { return [] }
      return split.widths.flatMap { [(.leftHalf, $0), (.rightHalf, $0)] }
    }
    guard isPad, let screen = Device.splitSizes?["\(Int(points.width))x\(Int(points.height))"] else {
      return []
    }
    let widths = (screen[isLandscape ? "landscape" : "portrait"]?.array ?? []).compactMap(\.double)
    let shares: [SplitShare] = widths.count == 3 ? [.oneThird, .half, .twoThirds] : [.oneThird, .twoThirds]
    guard widths.count == shares.count else { return [] }
    return Array(zip(shares, widths)) + [(.slideOver, widths[0])]
  }

  /// What the shares of the screen give an app's window.
  ///
  /// A share reaches from the top to the bottom, and so has the insets of the full screen; iPads have none at the
  /// sides. The insets of slide over, which floats, were not measured: the canvas's name says so.
  ///
  /// - Parameter systemVersion: nil for the last system with shares that the device runs.
  public func splitCanvases(_ pose: Pose, systemVersion: Double? = nil, linkedSDK: Double? = nil) -> [Canvas]
  {
    let isDuo = display(.inner) != nil
    let system = systemVersion ?? (isDuo ? defaultSystem : min(defaultSystem, 18))
    guard isDuo || system < 26,
      let whole = canvas(pose, systemVersion: system, linkedSDK: linkedSDK, display: isDuo ? .inner : nil)
    else { return [] }
    return splitWidths(isLandscape: whole.isLandscape).map { share, width in
      var canvas = whole
      canvas.name = "\(whole.name), \(share.words) (\(JSONValue.text(width)) wide"
      canvas.name += share == .slideOver ? "; insets not measured)" : ")"
      canvas.size.width = width
      // 678 is the narrowest share known to be of regular width, 639 the widest known to be compact; Duo's halves
      // are compact.
      canvas.horizontalSizeClass = !isDuo && width >= 678 ? .regular : .compact
      canvas.cornerRadius = 0
      canvas.homeIndicator = nil
      canvas.sensorHousing = []
      canvas.hiddenCameras = []
      canvas.fold = nil
      canvas.statusClusters = []
      if isDuo, let split = duoSplit {
        canvas.safeAreaInsets = share == .leftHalf ? split.left : split.right
        canvas.metrics.barsUseSideColumn =
          canvas.metrics.barsUseSideColumn && canvas.safeAreaInsets.right > 0
      }
      return canvas
    }
  }

  private static let splitSizes = DeviceFigures.ruleDocument?.figure("split_view_sizes")

  /// N-044
  private var duoSplit: (widths: [Double], left: Insets, right: Insets)? {
    guard let split = DeviceFigures.documents[name]?["displays"]?["inner"]?.figure("split_view"),
      let widths = split["widths"]?.array?.compactMap(\.double), let left = split["left_half"]?.insets,
      let right = split["right_half"]?.insets
    else { return nil }
    return (widths, left, right)
  }
}

import InsetDevices

// Regions of iOS 26 and later: safe areas that also keep off window controls, and what a fold reserves.
// // SA-46, N-041, N-047, N-050

extension UIView {
  /// A part of a view that layout may keep to. // SA-46
  public struct LayoutRegion: Sendable {
    public enum AdaptivityAxis: Int, Sendable {
      case none = 0
      case horizontal = 1
      case vertical = 2
    }
    enum Base { case safeArea, margins, readableContent }
    let base: Base
    let cornerAdaptation: AdaptivityAxis

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .safeArea, cornerAdaptation: cornerAdaptation ?? .none)
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .margins, cornerAdaptation: cornerAdaptation ?? .none)
    }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .readableContent, cornerAdaptation: cornerAdaptation ?? .none)
    }
  }

  /// Points from the view's edges.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    var insets: UIEdgeInsets =
      switch region.base {
      case .safeArea: safeAreaInsets
      case .margins: layoutMargins
      case .readableContent: readableInsets
      }
    let corner = occupiedCorner
    switch region.cornerAdaptation {
    case .none: break
    case .horizontal:
      // GUESS: margins move as the safe area does; only that one was measured.
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      if isLeft { insets.left = max(insets.left, corner.width) }
      if !isLeft { insets.right = max(insets.right, corner.width) }
    case .vertical: insets.top += corner.height
    }
    return insets
  }

  /// What stands in the window's top leading corner, as far as it reaches into this view. // N-050
  private var occupiedCorner: CGSize {
    guard let window else { return .zero }
    let canvas = canvas
    let origin = convert(bounds.origin, to: window)
    if let controls = canvas.windowControls {
      let top = CGFloat(canvas.safeAreaInsets.top) + CGFloat(controls.height)
      let width = CGFloat(controls.width) - origin.x
      let height = top - max(origin.y, CGFloat(canvas.safeAreaInsets.top))
      guard width > 0, height > 0 else { return .zero }
      return CGSize(width: width, height: height)
    }
    // The rounded corner of a full screen: seen on one iPad.
    guard canvas.idiom == .pad, canvas.metrics.release >= 26, canvas.cornerRadius > 0, origin.x < 9.5 else {
      return .zero
    }
    return CGSize(width: 9.5 - origin.x, height: 0)
  }

  /// What the device reserves for itself: camera, status, fold. // N-041, N-047
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.Options = []
  ) -> [ReservedRegion] {
    let canvas = canvas
    var regions: [ReservedRegion] = []
    func add(_ rect: Rect, isActive: Bool) {
      guard isActive || options.contains(.includeInactive) else { return }
      regions.append(ReservedRegion(frame: convert(CGRect(rect), from: window), isActive: isActive))
    }
    switch kind {
    case .occlusion:
      for rect in canvas.sensorHousing { add(rect, isActive: true) }
      for rect in canvas.hiddenCameras { add(rect, isActive: false) }
      for rect in canvas.statusClusters { add(rect, isActive: true) }
    case .division: if let fold = canvas.fold { add(fold, isActive: canvas.isPartiallyFolded) }
    }
    return regions
  }
}

/// A part of a window that the device keeps for itself. // N-047
public struct ReservedRegion: Hashable, Sendable {
  public enum Kind: Int, Sendable { case occlusion, division }
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let includeInactive = Options(rawValue: 1)
  }
  /// In the view's coordinates, margins included.
  public let frame: CGRect
  public let isActive: Bool
}

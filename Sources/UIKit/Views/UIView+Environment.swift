import InsetDevices

/// What the outside gives a tree of views: its canvas, as one object that views share.
@preconcurrency @MainActor
package final class LayoutEnvironment {
  package let canvas: Canvas
  package let metrics: SystemMetrics
  /// Pixels a point: the grid that frames are rounded to. // R-20
  package let scale: Double
  package let isRightToLeft: Bool

  package init(_ canvas: Canvas) {
    self.canvas = canvas
    metrics = canvas.metrics
    scale = canvas.metrics.roundsToWholePoints ? 1 : canvas.scale
    isRightToLeft = canvas.layoutDirection == .rightToLeft
  }

  /// In use where a view is in no window: set while a document is being loaded.
  package static var current = LayoutEnvironment(
    Canvas(
      name: "iPhone 8, portrait", size: Size(width: 375, height: 667), scale: 2,
      safeAreaInsets: Insets(top: 20), statusBarHeight: 20))

  /// Counts what may change rows: constraints, natural sizes, frames given from outside. A pass that sees it
  /// unchanged need not write rows again.
  static var changes = 0

  /// That of the tree which is being laid out: saves every view the way up to its window.
  static var inPass: LayoutEnvironment?
}

extension UIView {
  package var environment: LayoutEnvironment {
    LayoutEnvironment.inPass ?? window?.environmentStorage ?? LayoutEnvironment.current
  }
  package var canvas: Canvas { environment.canvas }
  package var metrics: SystemMetrics { environment.metrics }

  public var traitCollection: UITraitCollection { UITraitCollection(canvas) }
}

/// What the environment says of size classes, scale, text size and direction.
public final class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point.
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  package let contentSizeCategory: ContentSizeCategory

  package init(_ canvas: Canvas) {
    horizontalSizeClass = UIUserInterfaceSizeClass(canvas.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(canvas.verticalSizeClass)
    userInterfaceIdiom = canvas.idiom == .pad ? .pad : .phone
    displayScale = CGFloat(canvas.scale)
    layoutDirection = canvas.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    contentSizeCategory = canvas.contentSizeCategory
    super.init()
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
  init(_ value: SizeClass) {
    switch value {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

import InsetDevices

// Where a view learns of the outside: the canvas of its window, or the one it was made for.

/// The canvas in use where a view is in no window: set while a document is being loaded.
@preconcurrency @MainActor
package enum LayoutEnvironment {
  package static var canvas = Canvas(
    name: "iPhone 8, portrait", size: Size(width: 375, height: 667), scale: 2,
    safeAreaInsets: Insets(top: 20), statusBarHeight: 20)
}

extension UIView {
  package var canvas: Canvas { window?.canvasStorage ?? LayoutEnvironment.canvas }
  package var metrics: SystemMetrics { canvas.metrics }

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

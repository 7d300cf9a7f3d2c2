import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// A window on a canvas with a controller on it, shown and laid out.
@MainActor
struct Stage {
  let window: UIWindow
  /// Windows of the test that runs: a tree falls apart when its window goes away.
  private static var kept: [UIWindow] = []

  /// Ends a test. Layout that went on and on would have shown no other sign.
  static func forgetWindows(sourceLocation: SourceLocation = #_sourceLocation) {
    let passes = kept.map(\.layoutPassCount).max() ?? 0
    let isAtRest = kept.allSatisfy(\.layoutCameToRest)
    #expect(isAtRest, "layout came to no rest", sourceLocation: sourceLocation)
    #expect(passes <= 8, "\(passes) layout passes", sourceLocation: sourceLocation)
    kept = []
  }

  init(_ canvas: Canvas, _ root: @autoclosure () -> UIViewController) {
    LayoutEnvironment.current = LayoutEnvironment(canvas)
    window = UIWindow(canvas: canvas)
    Stage.kept.append(window)
    window.rootViewController = root()
    window.makeKeyAndVisible()
  }

  /// A plain controller with something in its view.
  init(_ canvas: Canvas, fill: (UIView) -> Void = { _ in }) {
    LayoutEnvironment.current = LayoutEnvironment(canvas)
    window = UIWindow(canvas: canvas)
    Stage.kept.append(window)
    let controller = UIViewController()
    window.rootViewController = controller
    fill(controller.view)
    window.makeKeyAndVisible()
  }

  var root: UIView { window.rootViewController?.view ?? window }

  func layOut() { window.layoutIfNeeded() }
}

/// Canvases by a device's name, or by figures.
enum Canvases {
  static func device(
    _ name: String, _ pose: Pose = .portrait, ios: Double, sdk: Double? = nil,
    display: Device.Display.Kind? = nil, category: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight
  ) throws -> Canvas {
    let device = try #require(DeviceCatalogue.device(named: name), "no device \(name)")
    return try #require(
      device.canvas(
        pose, systemVersion: ios, linkedSDK: sdk, display: display, contentSizeCategory: category,
        layoutDirection: direction), "\(name) has no such canvas")
  }

  static func plain(
    _ size: Size, safe: Insets = .zero, scale: Double = 2, ios: Double = 17, sdk: Double? = nil,
    idiom: Idiom = .phone, vertical: SizeClass = .regular, category: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight
  ) -> Canvas {
    var canvas = Canvas(
      name: "by figures", size: size, scale: scale, safeAreaInsets: safe,
      statusBarHeight: safe.bottom == 0 ? safe.top : 0, idiom: idiom,
      horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: vertical,
      contentSizeCategory: category, layoutDirection: direction, systemVersion: ios,
      metrics: .runtime(systemVersion: ios, linkedSDK: sdk ?? ios, idiom: idiom))
    canvas.metrics.islandBarOverlap = 0  // No island is meant.
    return canvas
  }

  /// Interface Builder's own canvas.
  static func saved(toolsVersion: Int, size: Size, scale: Double) -> Canvas {
    Canvas(
      name: "Interface Builder", size: size, scale: scale, metrics: .saved(toolsVersion: toolsVersion))
  }
}

/// A view with a natural size and any alignment insets.
@MainActor
final class SizedView: UIView {
  private let natural: CGSize
  private let insets: UIEdgeInsets

  init(_ width: CGFloat, _ height: CGFloat, insets: UIEdgeInsets = .zero) {
    natural = CGSize(width: width, height: height)
    self.insets = insets
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

extension UIView {
  @MainActor
  func add<View: UIView>(_ view: View, _ constraints: (View) -> [NSLayoutConstraint]) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
    return view
  }

  /// In the window, points.
  @MainActor
  var windowFrame: CGRect { convert(bounds, to: nil) }
}

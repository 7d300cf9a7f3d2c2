import Foundation
import InsetDevices

@testable import UIKit

/// A view with a natural size and alignment insets of the test's choosing.
final class RecordedSizeView: UIView {
  private let natural: CGSize
  private let insets: UIEdgeInsets

  init(_ natural: CGSize, insets: UIEdgeInsets = .zero) {
    self.natural = natural
    self.insets = insets
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(CGSize(width: width, height: height))
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A window with a plain controller, in which a test lays out.
@MainActor
struct TestScreen {
  let window: UIWindow
  let controller = UIViewController()
  var root: UIView { controller.view }

  init(_ canvas: Canvas) {
    window = UIWindow(canvas: canvas)
    window.rootViewController = controller
  }

  /// A free canvas: a window of this size, portrait or landscape by its sides.
  init(
    width: Double, height: Double, scale: Double = 2, safe: Insets = .zero, statusBar: Double = 0,
    idiom: Idiom = .phone, wide: Bool = false, flat: Bool = false, direction: LayoutDirection = .leftToRight,
    system: Double = 17
  ) {
    self.init(
      Canvas(
        name: "test", pose: .window, size: Size(width: width, height: height), scale: scale,
        safeAreaInsets: safe, statusBarHeight: statusBar, idiom: idiom,
        horizontalSizeClass: wide ? .regular : .compact, verticalSizeClass: flat ? .compact : .regular,
        layoutDirection: direction, systemVersion: system,
        metrics: .runtime(systemVersion: system, linkedSDK: system, idiom: idiom)))
  }

  func layOut() {
    window.setNeedsLayout()
    window.layoutIfNeeded()
  }
}

extension CGRect {
  /// Whether each edge is within the given distance of the edges of x, y, width, height.
  func isNear(_ numbers: [Double], within distance: Double = 0.002) -> Bool {
    guard numbers.count == 4 else { return false }
    let mine = [minX, minY, width, height].map { Double($0) }
    return zip(mine, numbers).allSatisfy { abs($0 - $1) <= distance }
  }
}

/// Where a bar stands, which decides how far its background reaches. // BC-13, S-019
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with the background going on under the status bar.
  case topAttached = 3
}

@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {}

/// A bar with a background that may be larger than its frame.
@preconcurrency @MainActor
package protocol BarWithBackground: UIView {
  /// In the bar's own coordinates, points. // BC-06
  var backgroundFrame: CGRect { get }
}

extension UIView {
  /// A standalone bar's background under the status bar. It takes a direct subview of a controller's root that
  /// stands at the safe top. // BC-13, S-017, S-018, S-020
  func backgroundFrame(attached position: UIBarPosition) -> CGRect {
    var background = bounds
    guard position == .topAttached, let parent = superview, parent.viewController != nil,
      abs(frame.minY - parent.safeAreaInsets.top) < 0.6
    else { return background }
    background.origin.y -= frame.minY
    background.size.height += frame.minY
    return background
  }

  /// A bar at the safe bottom whose background reaches the window's bottom. // BC-61
  func backgroundFrame(toBottomUpTo greatestHeight: CGFloat) -> CGRect {
    let window = canvas.size.height
    let inWindow = convert(bounds, to: nil)
    let safeBottom = CGFloat(window - canvas.safeAreaInsets.bottom)
    guard abs(inWindow.maxY - safeBottom) < 0.6, inWindow.height <= greatestHeight else { return bounds }
    return CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(window) - inWindow.minY)
  }
}

import InsetDevices

/// Shows a controller in a popover where the width is regular. // PR-02, PR-08
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect: CGRect = .null
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open weak var delegate: UIPopoverPresentationControllerDelegate?

  package override var adaptedStyle: UIModalPresentationStyle {
    let canvas = (containerView ?? presentingViewController.view).canvas
    guard canvas.horizontalSizeClass == .compact || canvas.idiom == .phone else { return .popover }
    switch delegate?.adaptivePresentationStyle(for: self) ?? .automatic {
    case .none: return .popover
    case .automatic: return super.adaptedStyle
    case let style: return style.adapted(to: canvas)
    }
  }

  /// The size that the content prefers, below its source if there is room, above it else. // PR-08, N-019
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    switch adaptedStyle {
    case .popover: return popoverFrame(in: container)
    case .fullScreen: return container.bounds
    case let style:
      let geometry = SheetGeometry(
        canvas: container.canvas, safe: container.safeAreaInsets.plain, isForm: style == .formSheet,
        detent: .large)
      return CGRect(geometry.frame)
    }
  }

  private func popoverFrame(in container: UIView) -> CGRect {
    var size = presentedViewController.preferredContentSize
    // GUESS: 320 × 480 where nothing is preferred.
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: 320, height: 480) }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let source = sourceFrame(in: container)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let fitsBelow = source.maxY + size.height <= room.maxY
    let y = fitsBelow ? source.maxY : max(room.minY, source.minY - size.height)
    return CGRect(origin: CGPoint(x: x, y: min(max(y, room.minY), room.maxY - size.height)), size: size)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    guard let view = sourceView ?? barButtonItem?.customView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: AnyObject {
  /// `.none` keeps a popover in compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIPopoverPresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  { .automatic }
}

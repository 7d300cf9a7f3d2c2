import InsetDevices

/// Shows a controller in a sheet. // PR-02…PR-07, N-015…N-020
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public static let inactiveDetentValue = -CGFloat.greatestFiniteMagnitude
    public let identifier: Identifier
    private let resolver: (UISheetPresentationControllerDetentResolutionContext) -> SheetDetent

    init(
      _ identifier: Identifier,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> SheetDetent
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public static func medium() -> Detent { Detent(.medium) { _ in .medium } }
    public static func large() -> Detent { Detent(.large) { _ in .large } }
    /// - Parameter resolver: gives the height above the safe bottom in points, nil for no such detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { .custom(Double(resolver($0) ?? 0)) }
    }

    func resolved(in context: UISheetPresentationControllerDetentResolutionContext) -> SheetDetent {
      resolver(context)
    }
  }

  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }  // PR-07
  /// Nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  private let card = SheetCardView(frame: .zero)

  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Whether the controller is in a card and does not fill the window. // PR-02
  package var isCard: Bool {
    guard let container = containerView else { return false }
    return adaptedStyle != .fullScreen && container.canvas.verticalSizeClass != .compact
  }

  private var isForm: Bool { adaptedStyle == .formSheet }

  /// The highest a detent can be, points. // N-015
  package var maximumDetentValue: CGFloat {
    let view: UIView = containerView ?? presentingViewController.view
    return CGFloat(
      SheetGeometry.maximumDetent(canvas: view.canvas, safe: view.safeAreaInsets.plain, isForm: isForm))
  }

  private var detent: SheetDetent {
    let context = DetentContext(
      containerTraitCollection: UITraitCollection(
        (containerView ?? presentingViewController.view).canvas), maximumDetentValue: maximumDetentValue)
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    return chosen?.resolved(in: context) ?? .large
  }

  package var geometry: SheetGeometry? {
    guard let container = containerView else { return nil }
    if adaptedStyle == .fullScreen { return nil }
    let preferred = presentedViewController.preferredContentSize.plain
    return SheetGeometry(
      canvas: container.canvas, safe: container.safeAreaInsets.plain, isForm: isForm, detent: detent,
      preferredSize: preferred)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.map { CGRect($0.frame) } ?? containerView?.bounds ?? .zero
  }

  package override func install(in container: UIView) {
    guard let view = presentedView else { return }
    card.translatesAutoresizingMaskIntoConstraints = true
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(card)
    card.addSubview(view)
  }

  package override func placePresentedView() {
    guard let container = containerView else { return }
    card.show(geometry, in: container.bounds)
    presentedView?.place(card.bounds)
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

/// The card around a sheet's content: scaled as a whole, and with a safe area that the frame does not tell.
/// // N-016, N-017
@preconcurrency @MainActor
package final class SheetCardView: UIView {
  private var fixedInsets: UIEdgeInsets?

  // What is inside has the content's size, not that of the scaled frame: an engine of its own.
  package override var isLayoutBoundary: Bool { true }
  package override var safeAreaForSubviews: UIEdgeInsets { fixedInsets ?? safeAreaStorage }

  func show(_ geometry: SheetGeometry?, in bounds: CGRect) {
    fixedInsets = geometry?.contentInsets.map { UIEdgeInsets($0) }
    guard let geometry, geometry.scale != 1 else {
      transform = .identity
      place(geometry.map { CGRect($0.frame) } ?? bounds)
      return
    }
    let scale = CGFloat(geometry.scale)
    let shown = CGRect(geometry.frame)
    let middle = CGPoint(x: shown.midX, y: shown.midY)
    transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(geometry.contentSize)
    if boundsStorage.size != size { setBounds(CGRect(origin: boundsStorage.origin, size: size)) }
    center = middle
    autoresizingReference = (shown, superview?.bounds.size ?? .zero)
  }
}

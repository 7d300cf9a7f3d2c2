import InsetDevices

/// Shows a controller over another: where its view goes, and what happens to the one below. // PR-01…PR-09
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // Both are kept by others; once they are gone, an empty controller answers for them.
  private weak var presented: UIViewController?
  package weak var presenter: UIViewController?
  open internal(set) var containerView: UIView?
  package var style: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    presenter = presenting
    super.init()
  }

  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  open var presentedView: UIView? { presentedViewController.view }
  open var shouldRemovePresentersView: Bool { adaptedStyle.replacesPresenter }
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptedStyle }

  /// In the container, points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  package var adaptedStyle: UIModalPresentationStyle {
    style.adapted(to: (containerView ?? presentingViewController.view).canvas)
  }

  // MARK: Views

  /// The view that holds the presented one, below the container: itself unless the subclass wraps it.
  package func install(in container: UIView) {
    guard let view = presentedView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    container.addSubview(view)
  }

  package func placePresentedView() { presentedView?.place(frameOfPresentedViewInContainerView) }
}

/// Fills the window or the context of a presentation.
@preconcurrency @MainActor
package final class PresentationContainerView: UIView {
  package weak var presentation: UIPresentationController?

  // What is presented has an engine of its own: cards lie between pixels. // N-016
  package override var isLayoutBoundary: Bool { true }

  package override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    presentation?.placePresentedView()
    presentation?.containerViewDidLayoutSubviews()
  }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

// Presenting and dismissing. // PR-01…PR-09

extension UIViewController {
  /// What this controller, or one that contains it, presents.
  public var presentedViewController: UIViewController? {
    presentedStorage ?? parent?.presentedViewController
  }

  public var presentingViewController: UIViewController? {
    presenterStorage ?? parent?.presentingViewController
  }

  /// Made on first use, for a controller that is going to be presented.
  public var presentationController: UIPresentationController? {
    if let presentation = presentationStorage { return presentation }
    guard let presenter = presenterStorage else { return nil }
    return makePresentation(presenter: presenter, source: presenter)
  }

  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else {
      return presentationStorage as? UISheetPresentationController
    }
    if presentationStorage == nil {
      presentationStorage = UISheetPresentationController(
        presentedViewController: self, presenting: presenterStorage)
    }
    return presentationStorage as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if presentationStorage == nil {
      presentationStorage = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenterStorage)
    }
    return presentationStorage as? UIPopoverPresentationController
  }

  /// Nothing happens, as in UIKit, while the presenter is in no window or presents already.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presenter(for: controller)
    guard presenter.presentedStorage == nil, controller.presenterStorage == nil, controller.parent == nil,
      controller !== presenter, let window = presenter.viewIfLoaded?.window
    else { return }
    presenter.presentedStorage = controller
    controller.presenterStorage = presenter
    let presentation = controller.makePresentation(presenter: presenter, source: self)
    controller.presentationStorage = presentation
    let style = controller.modalPresentationStyle.adapted(to: window.canvas)
    let host = style.staysInContext ? presenter.view.superview ?? window : window
    let container = PresentationContainerView(
      frame: style.staysInContext ? presenter.view.frame : host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container

    let isOnScreen = presenter.appearance == .appeared
    let replaces = presentation.shouldRemovePresentersView
    if isOnScreen {
      if replaces { presenter.beginAppearanceTransition(false, animated: animated) }
      controller.beginAppearanceTransition(true, animated: animated)
    }
    presentation.presentationTransitionWillBegin()
    host.addSubview(container)
    presentation.install(in: container)
    // Where a sheet lies depends on the container's safe area, and on that lies the content's.
    _ = SafeAreaPropagation.run(from: container)
    presentation.placePresentedView()
    _ = SafeAreaPropagation.run(from: container)
    if replaces { presenter.view.removeFromSuperview() }
    if isOnScreen {
      controller.isAppearing()
      window.layoutIfNeeded()
      if replaces { presenter.endAppearanceTransition() }
      controller.endAppearanceTransition()
    }
    presentation.presentationTransitionDidEnd(true)
    completion?()
  }

  /// Pushes where there is a navigation controller, presents else.
  public func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Ends what this controller presents, or, if it presents nothing, its own presentation.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController != nil ? self : presentingViewController else { return }
    var holder = presenter
    while holder.presentedStorage == nil, let parent = holder.parent { holder = parent }
    holder.endPresentation(animated: animated)
    completion?()
  }

  private func endPresentation(animated: Bool) {
    guard let controller = presentedStorage else { return }
    controller.endPresentation(animated: animated)
    let presentation = controller.presentationStorage
    let isOnScreen = controller.appearance == .appeared
    let view: UIView = self.view
    let comesBack = view.superview == nil
    presentation?.dismissalTransitionWillBegin()
    if isOnScreen {
      controller.beginAppearanceTransition(false, animated: animated)
      if comesBack { beginAppearanceTransition(true, animated: animated) }
    }
    if comesBack, let container = presentation?.containerView, let host = container.superview {
      view.frame = container.frame
      host.insertSubview(view, belowSubview: container)
    }
    let window = presentation?.containerView?.window
    controller.view.removeFromSuperview()
    presentation?.containerView?.removeFromSuperview()
    controller.presenterStorage = nil
    controller.presentationStorage = nil
    presentedStorage = nil
    if isOnScreen {
      if comesBack { isAppearing() }
      window?.layoutIfNeeded()
      controller.endAppearanceTransition()
      if comesBack { endAppearanceTransition() }
    }
    presentation?.dismissalTransitionDidEnd(true)
  }

  /// The whole tree of controllers, or the nearest that defines a context. // PR-09
  private func presenter(for controller: UIViewController) -> UIViewController {
    var current = self
    while let parent = current.parent {
      if controller.modalPresentationStyle.staysInContext, current.definesPresentationContext {
        return current
      }
      current = parent
    }
    return current
  }

  private func makePresentation(presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return custom
    }
    if let asked = presentationStorage, asked.serves(modalPresentationStyle) {
      asked.presenter = presenter
      return asked
    }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}

extension UIPresentationController {
  /// Whether code that asked for the presentation controller ahead of time got one of the right kind.
  fileprivate func serves(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet: return self is UISheetPresentationController
    case .popover: return self is UIPopoverPresentationController
    default: return false
    }
  }
}

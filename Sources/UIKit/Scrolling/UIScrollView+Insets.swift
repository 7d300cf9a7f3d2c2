import InsetDevices

// What of the safe area becomes content inset, and what goes on to the views inside. // SC-01…SC-12, SA-15, SA-16

extension UIScrollView {
  func updateAdjustedContentInset() {
    if writesContentInset() { return }
    let system = systemContentInset
    let adjusted = UIEdgeInsets(
      top: contentInset.top + system.top, left: contentInset.left + system.left,
      bottom: contentInset.bottom + system.bottom, right: contentInset.right + system.right)
    guard adjusted != adjustedContentInset else { return }
    let wasAtTop = contentOffset.y == -adjustedContentInset.top
    let wasAtLeft = contentOffset.x == -adjustedContentInset.left
    adjustedContentInset = adjusted
    if wasAtTop { contentOffset.y = -adjusted.top }  // SC-11
    if wasAtLeft { contentOffset.x = -adjusted.left }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)  // SC-17
    setNeedsLayout()
  }

  package var systemContentInset: UIEdgeInsets {
    let safe = safeAreaStorage
    guard metrics.release >= 11 else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero  // SC-02
    case .always: return safe
    case .scrollableAxes, .automatic:
      let isVertical =
        scrollsVertically || (contentInsetAdjustmentBehavior == .automatic && isAdjustedByController)
      return UIEdgeInsets(
        top: isVertical ? safe.top : 0, left: scrollsHorizontally ? safe.left : 0,
        bottom: isVertical ? safe.bottom : 0, right: scrollsHorizontally ? safe.right : 0)
    }
  }

  /// Before iOS 11 a controller wrote its bars into the inset of the scroll view it owns. // SC-12
  private func writesContentInset() -> Bool {
    guard metrics.release < 11, !metrics.isInterfaceBuilderCanvas, let controller = owningController,
      controller.automaticallyAdjustsScrollViewInsets
    else { return false }
    let safe = safeAreaStorage
    let wanted = UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    guard wanted != writtenInset else { return false }
    let old = writtenInset
    writtenInset = wanted
    var inset = contentInset
    inset.top += wanted.top - old.top
    inset.bottom += wanted.bottom - old.bottom
    contentInset = inset
    return true
  }

  /// Owned by a controller inside a navigation controller. // SC-04, SC-06
  private var isAdjustedByController: Bool {
    guard let controller = owningController, controller.automaticallyAdjustsScrollViewInsets else {
      return false
    }
    return controller.navigationController != nil
  }

  /// The controller whose root view this is, or whose first subview all the way down, or that named it. // SC-05
  private var owningController: UIViewController? {
    var view: UIView = self
    while view.viewController == nil {
      guard let parent = view.superview else { return nil }
      guard parent.subviews.first === view else { return namingController }
      view = parent
    }
    guard let controller = view.viewController else { return nil }
    return controller.contentScrollViews.isEmpty || names(controller) ? controller : nil
  }

  private var namingController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.viewController { return names(controller) ? controller : nil }
      view = current.superview
    }
    return nil
  }

  private func names(_ controller: UIViewController) -> Bool {
    controller.contentScrollViews.contains { $0.view === self }
  }

  /// What was absorbed is zero for the views inside. // SA-15, SA-16, R-15
  var safeAreaThatPasses: UIEdgeInsets {
    guard metrics.safeAreaPassesScrollViews else { return .zero }
    let safe = safeAreaStorage
    let system = metrics.release < 11 ? writtenInset : systemContentInset
    return UIEdgeInsets(
      top: system.top > 0 ? 0 : safe.top, left: system.left > 0 ? 0 : safe.left,
      bottom: system.bottom > 0 ? 0 : safe.bottom, right: system.right > 0 ? 0 : safe.right)
  }

  // MARK: Indicators. // SC-15, SC-16

  /// What indicators keep off: the safe area unless it is switched off, and the app's own insets.
  package var adjustedVerticalIndicatorInsets: UIEdgeInsets {
    let own = verticalScrollIndicatorInsets
    guard automaticallyAdjustsScrollIndicatorInsets, contentInsetAdjustmentBehavior != .never else {
      return own
    }
    let safe = safeAreaStorage
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// The strip in which the vertical indicator moves, in the scroll view's frame: 3 wide, 3 from the edge.
  package var verticalIndicatorTrack: CGRect {
    let insets = adjustedVerticalIndicatorInsets
    let x = bounds.width - insets.right - 6
    return CGRect(x: x, y: insets.top, width: 3, height: max(0, bounds.height - insets.top - insets.bottom))
  }
}

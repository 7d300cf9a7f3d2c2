import InsetDevices

/// Recomputes safe areas and margins from the present frames, parents first, and tells views of changes.
@preconcurrency @MainActor
enum SafeAreaPropagation {
  /// The root's own insets stay as they are where it is in no window. True if anything changed.
  static func run(from root: UIView) -> Bool {
    var changed = false
    visit(root, isTop: true, changed: &changed)
    return changed
  }

  private static func visit(_ view: UIView, isTop: Bool, changed: inout Bool) {
    let safe = isTop && view.superview == nil ? view.rootSafeAreaInsets : inherited(view)
    let safeChanged = safe != view.safeAreaStorage
    if safeChanged {
      view.safeAreaStorage = safe
      changed = true
      view.needsLayout = true
    }
    let margins = effectiveMargins(of: view)
    if margins != view.effectiveMargins {
      view.effectiveMargins = margins
      changed = true
      view.layoutMarginsDidChange()  // LM-22, N-066
      view.viewController?.viewLayoutMarginsDidChange()
    }
    for case let guide as RegionLayoutGuide in view.layoutGuides where guide.update() { changed = true }
    // Systems before safe areas tell nobody. // S-105
    if safeChanged, view.metrics.release >= 11 {
      view.safeAreaInsetsDidChange()  // SA-19, SA-20
      view.viewController?.viewSafeAreaInsetsDidChange()
    }
    (view as? UIScrollView)?.updateAdjustedContentInset()
    if !isTop && view.isLayoutBoundary { return }
    for child in view.subviews { visit(child, isTop: false, changed: &changed) }
  }

  // MARK: Safe area

  /// Each inset is how far the superview's safe edge reaches into the view. // SA-03, SA-05, SA-06, SA-13
  private static func inherited(_ view: UIView) -> UIEdgeInsets {
    guard let parent = view.superview else { return view.safeAreaStorage }
    let outer = parent.safeAreaForSubviews
    let frame = view.frame
    let bounds = parent.bounds
    func clamp(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(inset - distance, 0), max(inset, 0))
    }
    var insets = UIEdgeInsets(
      top: clamp(outer.top, frame.minY - bounds.minY), left: clamp(outer.left, frame.minX - bounds.minX),
      bottom: clamp(outer.bottom, bounds.maxY - frame.maxY),
      right: clamp(outer.right, bounds.maxX - frame.maxX))
    if let overlay = view.overlayInsets { insets = insets.atLeast(overlay) }  // SA-10
    if let additional = view.viewController?.additionalSafeAreaInsets {  // SA-08
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    return insets
  }

  // MARK: Margins. // LM-04…LM-08, LM-12

  static func effectiveMargins(of view: UIView) -> UIEdgeInsets {
    let isBeforeSafeAreas = view.metrics.release < 11 && !view.metrics.isInterfaceBuilderCanvas
    var margins = view.ownMargins
    // Through iOS 10 a controller's root has the system's margins, whatever was set. // LM-06
    if isBeforeSafeAreas, view.viewController != nil { margins = .zero }
    if let minimum = view.systemMinimumMargins { margins = margins.atLeast(minimum) }
    if view.insetsLayoutMarginsFromSafeArea, !isBeforeSafeAreas {
      let safe = view.safeAreaStorage
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard view.inheritsMargins else { return margins }
    if let parent = view.superview {
      return margins.atLeast(parent.effectiveMargins.reaching(into: view.frame, of: parent.bounds.size))
    }
    guard view.metrics.isInterfaceBuilderCanvas, view.hasRootMargins else { return margins }
    // On the canvas a root lies in a view with margins of 8. // R-151
    let outer = CGFloat(view.metrics.defaultMargin)
    return margins.atLeast(UIEdgeInsets(top: outer, left: outer, bottom: outer, right: outer))
  }
}

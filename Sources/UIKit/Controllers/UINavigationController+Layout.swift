import InsetDevices

// Where a navigation controller's bars and its top controller's view lie. // SA-31, SA-33, BC-04…BC-18, N-002, N-012

extension UINavigationController {
  func layOutBars() {
    let canvas = view.canvas
    let bounds = view.bounds
    let search = NavigationSearch(self, canvas: canvas)
    let bar = barGeometry(search, canvas: canvas)
    let slot = ToolbarGeometry(
      canvas: canvas, bounds: bounds.plain, safe: view.safeAreaInsets.plain,
      itemCount: max(topViewController?.toolbarItems?.count ?? 0, search.isDocked ? 1 : 0),
      barItemCount: barItemCount)
    let showsBar = !barIsHidden
    let showsSlot = (toolbarIsShown || search.isDocked) && slot.isShown
    navigationBar.isHidden = !showsBar
    navigationBar.place(bar.frame(width: Double(bounds.width), itemCount: barItemCount, canvas: canvas))
    navigationBar.showsLargeTitle = showsLargeTitle
    toolbar.isHidden = !showsSlot
    if let items = topViewController?.toolbarItems { toolbar.show(items) }
    toolbar.place(CGRect(slot.frame))
    placeSearchBar(search, slot: slot)
    placeTop(bar: showsBar ? bar : nil, slot: showsSlot ? slot : nil)
  }

  /// The back button counts.
  private var barItemCount: Int {
    let item = topViewController?.navigationItem
    let back = viewControllers.count > 1 && item?.hidesBackButton == false ? 1 : 0
    return back + (item?.leftBarButtonItems?.count ?? 0) + (item?.rightBarButtonItems?.count ?? 0)
  }

  private var barIsHidden: Bool {
    isNavigationBarHidden || (hidesBarsWhenVerticallyCompact && view.canvas.verticalSizeClass == .compact)
  }

  private var toolbarIsShown: Bool {
    !isToolbarHidden && !(hidesBarsWhenVerticallyCompact && view.canvas.verticalSizeClass == .compact)
  }

  private func barGeometry(_ search: NavigationSearch, canvas: Canvas) -> NavigationBarGeometry {
    NavigationBarGeometry(
      canvas: canvas, safeTop: Double(view.safeAreaInsets.top), isInSheet: isInSheet,
      showsLargeTitle: showsLargeTitle, hasPrompt: topViewController?.navigationItem.prompt != nil,
      searchHeight: search.addedHeight, replacingHeight: search.replacingHeight)
  }

  /// Under translucent bars the content fills everything and has the bars in its safe area; under an opaque one
  /// it starts below. // SA-31, SA-42, BC-10, BC-11
  private func placeTop(bar: NavigationBarGeometry?, slot: ToolbarGeometry?) {
    guard let top = topViewController else { return }
    var frame = view.bounds
    var overlay = UIEdgeInsets.zero
    if let bar, !view.metrics.barsUseSideColumn {
      if top.extends(under: .top, isTranslucent: navigationBar.isTranslucent) {
        overlay.top = CGFloat(bar.bottom)
      } else {
        frame.origin.y = CGFloat(bar.bottom)
        frame.size.height -= CGFloat(bar.bottom)
      }
    }
    if let slot, !view.metrics.barsUseSideColumn {
      let covered = CGFloat(slot.coveredBottom)
      if top.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) {
        overlay.bottom = covered  // SA-33
      } else {
        frame.size.height -= covered
      }
    } else if !top.edgesForExtendedLayout.contains(.bottom), let covered = view.overlayInsets?.bottom {
      frame.size.height -= covered  // A tab bar: BC-11.
    }
    frame.size.height = max(0, frame.size.height)
    top.view.overlayInsets = overlay
    top.view.place(frame)
  }

  private func placeSearchBar(_ search: NavigationSearch, slot: ToolbarGeometry) {
    if shownSearchBar !== search.bar {
      shownSearchBar?.removeFromSuperview()
      shownSearchBar = search.bar
      if let bar = search.bar { (search.isDocked ? toolbar : navigationBar).addSubview(bar) }
    }
    guard let bar = search.bar else { return }
    let barFrame = search.isDocked ? slot.platters : search.frame(in: navigationBar.bounds.plain)
    bar.isHidden = barFrame.height <= 0
    bar.fieldFrameInContainer = search.fieldFrame(barFrame)
    bar.dismissButtonFrame = search.dismissFrame(barFrame)
    bar.place(CGRect(barFrame))
  }

  /// Whether the title is large while the content is at its top. // BC-04, BC-18
  package var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, view.canvas.verticalSizeClass != .compact,
      view.metrics.largeTitleHeight > 0
    else { return false }
    for controller in viewControllers.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }
}

extension UIViewController {
  /// Whether the view goes on under a bar at that edge. // BC-10, BC-11
  package func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension UIView {
  /// Sets a frame from a container's code; asks for layout only if it moved.
  package func place(_ rect: CGRect) {
    let now = frame
    // Frames are kept as centres: a third of a point does not come back as it went.
    let moves =
      max(
        abs(now.minX - rect.minX), abs(now.minY - rect.minY), abs(now.width - rect.width),
        abs(now.height - rect.height)) > 1e-6
    if moves { frame = rect } else { autoresizingReference = (rect, superview?.bounds.size ?? .zero) }
  }

  /// Has its frame set by a container's code, and not by constraints.
  package func placeByFrame() {
    if !translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = true }
  }
}

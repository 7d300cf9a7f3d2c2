import InsetDevices

/// Where a navigation controller's toolbar lies, in the navigation view's points. // SA-33, BC-60, N-012
package struct ToolbarGeometry {
  package let frame: Rect
  /// The glass on which the items sit, from iOS 26 on; before, the whole bar.
  package let platters: Rect
  /// What the toolbar covers from the bottom, the window's inset included.
  package let coveredBottom: Double
  /// From iOS 26 on a toolbar without items takes no room, even if it is not hidden.
  package let isShown: Bool

  package init(canvas: Canvas, bounds: Rect, safe: Insets, hasItems: Bool) {
    let metrics = canvas.metrics
    let isCompact = canvas.verticalSizeClass == .compact
    let fixed =
      isCompact ? metrics.fixedCompactNavigationToolbarHeight : metrics.fixedNavigationToolbarHeight
    guard let slot = fixed else {
      let height = isCompact ? metrics.compactNavigationToolbarHeight : metrics.navigationToolbarHeight
      frame = Rect(x: 0, y: bounds.height - safe.bottom - height, width: bounds.width, height: height)
      platters = frame
      coveredBottom = safe.bottom + height
      isShown = true
      return
    }
    isShown = hasItems
    coveredBottom = slot
    if metrics.barsUseSideColumn {  // N-046
      let column = SideColumn(canvas: canvas)
      let top = column.top + metrics.navigationBarHeight
      frame = Rect(x: column.x, y: top, width: column.width, height: 48)
      platters = frame
      return
    }
    // A compact slot lies between the side insets; on iPads the platters come closer to the edges.
    let left = isCompact ? safe.left : 0
    let right = isCompact ? safe.right : 0
    let margin: Double = canvas.idiom == .pad ? 10 : 28
    let platterHeight = isCompact ? metrics.compactToolbarHeight : metrics.toolbarHeight
    let y = bounds.height - slot
    frame = Rect(x: left, y: y, width: bounds.width - left - right, height: slot)
    platters = Rect(
      x: frame.x + margin, y: y + 10, width: frame.width - 2 * margin, height: platterHeight)
  }
}

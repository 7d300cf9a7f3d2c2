import InsetDevices

/// What follows for a view from its frame and its superview, so that a text screen need not say it.
struct DerivedGeometry {
  var windowFrame: Rect
  var visibleFrame: Rect?
  var safeAreaInsets: Insets

  /// The root view of a screen.
  init(rootFrame: Rect, canvas: Canvas) {
    windowFrame = rootFrame
    visibleFrame = rootFrame.intersection(canvas.bounds)
    safeAreaInsets = DerivedGeometry.insets(
      of: rootFrame, inside: canvas.bounds, whoseInsetsAre: canvas.safeAreaInsets)
  }

  /// A subview with `frame` in `superview`; `clip` is what the ancestors leave to be seen.
  init(frame: Rect, in superview: Node, clip: Rect?) {
    let offsetX = superview.windowFrame.x - (superview.scroll?.contentOffsetX ?? 0)
    let offsetY = superview.windowFrame.y - (superview.scroll?.contentOffsetY ?? 0)
    let window = frame.offset(x: offsetX, y: offsetY)
    windowFrame = window
    visibleFrame = clip.flatMap { window.intersection($0) }
    // A scroll view keeps what it has absorbed into its content inset. // SA-15
    var passed = superview.safeAreaInsets
    if let adjusted = superview.scroll?.adjustedContentInset {
      if adjusted.top > 0 { passed.top = 0 }
      if adjusted.left > 0 { passed.left = 0 }
      if adjusted.bottom > 0 { passed.bottom = 0 }
      if adjusted.right > 0 { passed.right = 0 }
    }
    safeAreaInsets = DerivedGeometry.insets(
      of: window, inside: superview.windowFrame, whoseInsetsAre: passed)
  }

  /// What is left of `clip` for the subviews of a view.
  static func clip(_ clip: Rect?, of view: Node) -> Rect? {
    guard view.clipsToBounds else { return clip }
    return clip?.intersection(view.windowFrame)
  }

  /// The plain rule: what of the outer insets reaches into the view. // SA-03, SA-05
  static func insets(of frame: Rect, inside outer: Rect, whoseInsetsAre insets: Insets) -> Insets {
    Insets(
      top: min(max(insets.top - (frame.minY - outer.minY), 0), insets.top),
      left: min(max(insets.left - (frame.minX - outer.minX), 0), insets.left),
      bottom: min(max(insets.bottom - (outer.maxY - frame.maxY), 0), insets.bottom),
      right: min(max(insets.right - (outer.maxX - frame.maxX), 0), insets.right))
  }
}

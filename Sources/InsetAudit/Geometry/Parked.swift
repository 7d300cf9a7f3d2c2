import InsetDevices
import InsetScreens

extension FlatScreen {
  /// Whether a view waits outside the window to be moved in: a drawer, a sheet that peeks, a page of a pager.
  ///
  /// Such a view's place in the document is not where people meet it, so no rule may judge it.
  /// - Parameter edge: the window's edge that is asked about.
  func isParked(_ item: Item, beyond edge: EdgeSource.Edge) -> Bool {
    let bounds = canvas.bounds
    let frame = item.frame
    let inside =
      edge.isVertical
      ? min(frame.maxY, bounds.maxY) - max(frame.minY, bounds.minY)
      : min(frame.maxX, bounds.maxX) - max(frame.minX, bounds.minX)
    if inside < (edge.isVertical ? frame.height : frame.width) / 2 { return true }
    if isBeyond(frame, edge) { return true }
    return ancestors(of: item).contains { ancestor in
      guard ancestor.parent != nil, ancestor.node.role != .list else { return false }
      return isBeyond(ancestor.frame, edge)
    }
  }

  /// Whether a rectangle is cut by the window's edge: that it is out of bounds is another fault than to lie in a
  /// band at the edge.
  private func isBeyond(_ rect: Rect, _ edge: EdgeSource.Edge) -> Bool {
    let bounds = canvas.bounds
    switch edge {
    case .top: return rect.minY < bounds.minY - 1
    case .left: return rect.minX < bounds.minX - 1
    case .bottom: return rect.maxY > bounds.maxY + 1
    case .right: return rect.maxX > bounds.maxX + 1
    }
  }
}

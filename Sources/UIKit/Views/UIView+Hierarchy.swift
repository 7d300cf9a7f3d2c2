// The tree: adding, removing, searching, converting between coordinate spaces.

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellOfWindow(newWindow, isBefore: true) }
    if let old = view.superview { old.detach(view) }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    if view.autoresizingReference == nil { view.autoresizingReference = (view.frame, boundsStorage.size) }
    view.autoresizingReference?.superviewSize = boundsStorage.size
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellOfWindow(newWindow, isBefore: false) }
    setNeedsLayout()
  }

  /// A view and all below it come into a window or leave it.
  private func tellOfWindow(_ window: UIWindow?, isBefore: Bool) {
    if isBefore { willMove(toWindow: window) } else { didMoveToWindow() }
    for child in subviews { child.tellOfWindow(window, isBefore: isBefore) }
  }

  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let isInWindow = window != nil
    willMove(toSuperview: nil)
    if isInWindow { tellOfWindow(nil, isBefore: true) }
    parent.willRemoveSubview(self)
    parent.detach(self)
    superview = nil
    didMoveToSuperview()
    if isInWindow { tellOfWindow(nil, isBefore: false) }
  }

  private func detach(_ view: UIView) {
    subviews.removeAll { $0 === view }
    // Constraints between the view's tree and the rest of ours cannot hold any longer.
    var ancestor: UIView? = self
    while let current = ancestor {
      current.constraints.removeAll { constraint in
        let crosses = [constraint.firstItem, constraint.secondItem].contains {
          NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) ?? false
        }
        if crosses { constraint.owner = nil }
        return crosses
      }
      ancestor = current.superview
    }
    setNeedsLayout()
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviews { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }

  package func nearestCommonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let here = current {
      if other.isDescendant(of: here) { return here }
      current = here.superview
    }
    return nil
  }

  package var topmostAncestor: UIView {
    var current = self
    while let parent = current.superview { current = parent }
    return current
  }

  // MARK: Coordinates

  /// Nil stands for the window or, without one, for the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? topmostAncestor
    return target.fromTop(toTop(point))
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let a = convert(rect.origin, to: view)
    let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? topmostAncestor).convert(rect, to: self)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmostAncestor).convert(point, to: self)
  }

  private func toTop(_ point: CGPoint) -> CGPoint {
    var result = point
    var current = self
    while let parent = current.superview {
      let origin = current.frame.origin
      let bounds = current.boundsStorage
      if current.transform.isIdentity {
        result = CGPoint(x: result.x - bounds.minX + origin.x, y: result.y - bounds.minY + origin.y)
      } else {
        let fromCenter = CGPoint(
          x: result.x - bounds.minX - bounds.width / 2, y: result.y - bounds.minY - bounds.height / 2
        ).applying(current.transform)
        result = CGPoint(x: current.center.x + fromCenter.x, y: current.center.y + fromCenter.y)
      }
      current = parent
    }
    return result
  }

  private func fromTop(_ point: CGPoint) -> CGPoint {
    let origin = toTop(boundsStorage.origin)
    return CGPoint(x: point.x - origin.x + boundsStorage.minX, y: point.y - origin.y + boundsStorage.minY)
  }
}

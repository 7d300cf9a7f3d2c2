// The controller's guides of iOS 7–10, its least margins and the scroll view its bars watch.

extension UIViewController {
  /// From the root's top to where bars and the status bar end. // SA-38, SA-39
  public var topLayoutGuide: UILayoutSupport {
    legacyGuide(.legacyTop, "UIViewController-topLayoutGuide")
  }
  public var bottomLayoutGuide: UILayoutSupport {
    legacyGuide(.legacyBottom, "UIViewController-bottomLayoutGuide")
  }

  private func legacyGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutSupport {
    let view: UIView = self.view
    // `systemGuide` makes guides of these kinds as layout supports.
    return (view.systemGuide(kind, identifier) as? LegacyLayoutGuide)
      ?? LegacyLayoutGuide(kind: kind, owner: view, identifier: identifier)
  }

  /// The root's least margins, points. // LM-02
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = view.systemMinimumMargins ?? .zero
    return NSDirectionalEdgeInsets(
      top: minimum.top, leading: minimum.left, bottom: minimum.bottom, trailing: minimum.right)
  }

  /// Says which scroll view the bars at an edge go with, in place of the search for one. // SC-05
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { entry in
      let rest = entry.edges.subtracting(edge)
      return rest.isEmpty ? nil : (entry.view, rest)
    }
    if let scrollView { contentScrollViews.append((scrollView, edge)) }
    scrollView?.setNeedsLayout()
  }

  /// The scroll view that was named, else the root view or the first subview all the way down. // SC-05
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollViews.first(where: { $0.edges.contains(edge) }) { return named.view }
    var current: UIView? = viewIfLoaded
    while let view = current {
      if let scroll = view as? UIScrollView { return scroll }
      current = view.subviews.first
    }
    return nil
  }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

import InsetInterfaceBuilder

/// What part a view plays on its screen, as far as the document tells: what must lie inside the safe area, and what
/// reaches to the edge.
enum ViewPart {
  /// A control, text, or a row of them.
  case content
  /// A bar, whose background reaches to the edge by itself.
  case bar
  /// A plain view without colour that holds others.
  case group
  /// A list, picture, map or background.
  case backdrop

  init(_ element: Element) {
    switch element.name {
    case "label", "button", "textField", "segmentedControl", "slider", "switch", "stepper", "pageControl",
      "progressView", "activityIndicatorView", "datePicker":
      self = .content
    case "stackView":
      self = element.child(key: "backgroundColor") == nil && Self.holdsContent(element) ? .content : .group
    case "toolbar", "navigationBar", "tabBar", "searchBar": self = .bar
    case "view", "containerView", "control":
      let isClear = element.child(key: "backgroundColor") == nil
      self = isClear && element.child("subviews") != nil ? .group : .backdrop
    default: self = .backdrop
    }
  }

  /// Whether a stack view holds controls and text alone.
  private static func holdsContent(_ stack: Element) -> Bool {
    let views = stack.childViews.filter { $0.placement == .subview }.map(\.element)
    return !views.isEmpty
      && views.allSatisfy { view in
        if case .content = ViewPart(view) { return true }
        return false
      }
  }
}

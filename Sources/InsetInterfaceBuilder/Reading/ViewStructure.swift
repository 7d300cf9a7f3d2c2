/// A view directly inside another view or a controller.
public struct ChildView: Hashable, Sendable {
  /// How the parent holds the view.
  public enum Placement: String, Hashable, Sendable {
    /// In `subviews`.
    case subview
    /// The value of a property: `contentView`, `tableHeaderView`, `view`, `navigationBar` …
    case property
    /// A prototype cell of a table or a cell of a collection.
    case prototype
    /// A cell of a static table.
    case staticCell
    /// The custom view of a bar item, or a navigation item's title view: its frame is relative to a bar.
    case barItem
    /// Held in another way.
    case other
  }
  public var element: Element
  public var placement: Placement
}

extension Element {
  /// Whether the element is a view: one of UIKit's by its tag, or anything with an id and a frame.
  ///
  /// Constraints, guides, rectangles and references to views are none.
  public var isView: Bool {
    let name = self.name
    guard !Self.neverViews.contains(name), id != nil else { return false }
    return Self.viewNames.contains(name) || child("rect", key: "frame") != nil
  }

  /// Whether the element is a view controller, or the placeholder of one in another storyboard.
  public var isController: Bool {
    let name = self.name
    if name == "placeholder" || name == "exit" || name == "searchDisplayController" { return false }
    return name == "viewControllerPlaceholder" || name.hasSuffix("ontroller")
      || self["sceneMemberID"] == "viewController"
  }

  /// A controller's own view: the one with the key `view`, `tableView` or `collectionView`.
  public var controllerView: Element? {
    firstChild { child in
      guard let key = child.key else { return false }
      return (key == "view" || key == "tableView" || key == "collectionView") && child.isView
    }
  }

  /// The views directly inside a view or controller, in the order of the file, bar items' views among them.
  public var viewElements: [Element] { childViews.map(\.element) }

  /// The views directly inside a view or controller, in the order of the file, with how they are held.
  public var childViews: [ChildView] {
    var found: [ChildView] = []
    let elements = document.tree
    let end = record.subtreeEnd
    var next = index + 1
    // One past the last element inside the bar item that is being looked at.
    var barItemEnd = next
    while next < end {
      let element = Element(document: document, index: next)
      let subtreeEnd = elements.elements[Int(next)].subtreeEnd
      if element.isView {
        let placement = next < barItemEnd ? .barItem : element.placement(in: self)
        found.append(ChildView(element: element, placement: placement))
        next = subtreeEnd
      } else if Self.holdsNoViews.contains(element.name) {
        next = subtreeEnd
      } else {
        if Self.barItemNames.contains(element.name) { barItemEnd = max(barItemEnd, subtreeEnd) }
        next += 1
      }
    }
    return found
  }

  private func placement(in holder: Element) -> ChildView.Placement {
    guard let parent, parent != holder else { return .property }
    switch parent.name {
    case "subviews": return .subview
    case "prototypes": return .prototype
    case "cells": return parent.parent?.name == "tableViewSection" ? .staticCell : .prototype
    default: return .other
    }
  }

  /// The view that holds this one, or nil for a root view.
  public var superviewElement: Element? {
    var ancestor = parent
    while let element = ancestor {
      if element.isView { return element }
      if element.isController { return nil }
      ancestor = element.parent
    }
    return nil
  }

  /// The controller that this element stands in; itself where it is one.
  public var controllerElement: Element? {
    var ancestor: Element? = self
    while let element = ancestor {
      if element.isController { return element }
      ancestor = element.parent
    }
    return nil
  }

  private static let neverViews: Set<String> = [
    "rect", "point", "size", "color", "constraint", "viewLayoutGuide", "viewControllerLayoutGuide",
    "viewKeyboardLayoutGuide", "keyboardLayoutGuide",
  ]

  static let viewNames: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl",
    "stepper", "progressView", "activityIndicatorView", "pageControl", "scrollView", "tableView",
    "tableViewCell", "tableViewCellContentView", "collectionView", "collectionViewCell",
    "collectionReusableView", "collectionViewCellContentView", "stackView", "mapView", "webView", "wkWebView",
    "searchBar", "toolbar", "navigationBar", "tabBar", "datePicker", "pickerView", "visualEffectView",
    "containerView", "glkView", "sceneKitView", "skView", "arscnView", "mtkView", "control", "glView",
    "arskView", "arView", "iosBannerView",
  ]

  private static let holdsNoViews: Set<String> = [
    "variation", "connections", "color", "fontDescription", "attributedString", "constraints", "rect",
    "autoresizingMask", "viewLayoutGuide", "state", "buttonConfiguration", "userDefinedRuntimeAttributes",
  ]

  private static let barItemNames: Set<String> = ["barButtonItem", "navigationItem", "items", "tabBarItem"]
}

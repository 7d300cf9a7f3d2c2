/// A layout guide of a view or controller that constraints refer to by its id.
public struct LayoutGuide: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case safeArea, keyboard, contentLayoutGuide, frameLayoutGuide
    case layoutMargins, readableContent
    /// A controller's `topLayoutGuide` and `bottomLayoutGuide`.
    case top, bottom
    case other
  }
  public var id: String
  public var kind: Kind
  public var element: Element
}

extension Element {
  /// The guides of a view, or the top and bottom guides of a controller.
  public var layoutGuides: [LayoutGuide] {
    var guides: [LayoutGuide] = []
    forEachChild { child in
      switch child.name {
      case "viewLayoutGuide", "viewKeyboardLayoutGuide", "keyboardLayoutGuide":
        guard let id = child.id else { return }
        guides.append(LayoutGuide(id: id, kind: child.guideKind, element: child))
      case "layoutGuides":
        child.forEachChild { guide in
          guard let id = guide.id else { return }
          guides.append(LayoutGuide(id: id, kind: guide.guideKind, element: guide))
        }
      default: break
      }
    }
    return guides
  }

  private var guideKind: LayoutGuide.Kind {
    switch name {
    case "viewKeyboardLayoutGuide", "keyboardLayoutGuide": return .keyboard
    case "viewControllerLayoutGuide":
      if self["type"] == "top" { return .top }
      return self["type"] == "bottom" ? .bottom : .other
    default:
      switch key {
      case "keyboardLayoutGuide", "keyboard": return .keyboard
      case "layoutMarginsGuide": return .layoutMargins
      case "readableContentGuide": return .readableContent
      case let key?: return LayoutGuide.Kind(rawValue: key) ?? .other
      case nil: return .other
      }
    }
  }
}

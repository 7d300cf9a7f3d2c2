import InsetDevices

/// A rectangle in the layout engine that a view owns: no drawing, no events. // AL-70
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated(unsafe) open unowned(unsafe) var owningView: UIView?
  open var identifier: String = ""
  /// What holds the guide: the constraints of the user, or a rule of the system.
  package let kind: Kind
  /// In the owning view's coordinates, valid after layout. // SA-18
  open internal(set) var layoutFrame: CGRect {
    get { kind == .user ? solvedFrame : owningView?.frame(of: kind) ?? .zero }
    set { solvedFrame = newValue }
  }
  private var solvedFrame: CGRect = .zero

  package enum Kind {
    /// Held by constraints alone.
    case user
    case safeArea
    case layoutMargins
    case readableContent
    case keyboard
    case scrollContent
    case scrollFrame
    /// topLayoutGuide: from the root's top to the safe top. // SA-38, SA-39
    case legacyTop
    case legacyBottom
  }

  public override init() {
    kind = .user
    super.init()
  }

  package init(kind: Kind, owner: UIView, identifier: String) {
    self.kind = kind
    super.init()
    owningView = owner
    self.identifier = identifier
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A controller's topLayoutGuide or bottomLayoutGuide. // SA-38
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points covered by bars, the status bar or the home indicator.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

package final class LegacyLayoutGuide: UILayoutGuide, UILayoutSupport {
  package var length: CGFloat {
    guard let view = owningView else { return 0 }
    return kind == .legacyTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

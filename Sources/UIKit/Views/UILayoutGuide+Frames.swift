// Where the guides that the system holds lie.

extension UIView {
  /// In this view's coordinates; never smaller than nothing. // SA-06, SA-18, LM-13, LM-15
  package func frame(of kind: UILayoutGuide.Kind) -> CGRect {
    let bounds = boundsStorage
    func inner(_ insets: UIEdgeInsets) -> CGRect {
      let rect = bounds.inset(by: insets)
      return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    }
    let safe = safeAreaInsets
    switch kind {
    case .user: return .zero
    case .safeArea: return inner(safe)
    case .layoutMargins: return inner(layoutMargins)
    case .readableContent: return inner(readableInsets)
    case .keyboard:
      let height = keyboardLayoutGuide.heightOverBottom
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .legacyTop: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: safe.top)
    case .legacyBottom:
      return CGRect(x: bounds.minX, y: bounds.maxY - safe.bottom, width: bounds.width, height: safe.bottom)
    case .scrollFrame: return CGRect(origin: .zero, size: bounds.size)
    case .scrollContent:
      return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
    }
  }
}

/// A guide that follows something on screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The place of the keyboard. // SA-44, SA-45
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide stays above the safe bottom while no keyboard is there.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
  open var keyboardDismissPadding: CGFloat = 0

  package init(owner: UIView) {
    super.init(kind: .keyboard, owner: owner, identifier: "UIKeyboardLayoutGuide")
  }

  /// How far the guide's top lies above the view's bottom, points.
  package var heightOverBottom: CGFloat {
    guard let view = owningView else { return 0 }
    let resting = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, window.keyboardHeight > 0 else { return resting }
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
    return max(resting, bottom - (window.bounds.height - window.keyboardHeight))
  }
}

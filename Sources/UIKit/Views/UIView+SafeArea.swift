// Safe area and layout margins. // SA-01…SA-18, LM-01…LM-15

extension UIView {
  /// Points of this view that bars, the sensor housing or the home indicator cover. Valid after layout.
  public var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }
  /// Follows the keyboard, or keeps the safe bottom while there is none. // SA-44, SA-45
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    // `systemGuide` makes guides of this kind as keyboard guides.
    (systemGuide(.keyboard, "UIKeyboardLayoutGuide") as? UIKeyboardLayoutGuide)
      ?? UIKeyboardLayoutGuide(owner: self)
  }

  package func systemGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide: UILayoutGuide
    switch kind {
    case .legacyTop, .legacyBottom:
      guide = LegacyLayoutGuide(kind: kind, owner: self, identifier: identifier)
    case .keyboard: guide = UIKeyboardLayoutGuide(owner: self)
    default: guide = UILayoutGuide(kind: kind, owner: self, identifier: identifier)
    }
    systemGuides.append(guide)
    return guide
  }

  // MARK: Margins

  /// Effective margins: the view's own, the system's minimum and the safe area together. // LM-04, LM-07, LM-12
  public var layoutMargins: UIEdgeInsets {
    get { SafeAreaPropagation.effectiveMargins(of: self) }
    set {
      customMargins = newValue
      customDirectionalMargins = nil
      effectiveMargins = newValue
      setNeedsLayout()
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: flips ? margins.right : margins.left, bottom: margins.bottom,
        trailing: flips ? margins.left : margins.right)
    }
    set {
      customDirectionalMargins = newValue
      customMargins = nil
      effectiveMargins = ownMargins
      setNeedsLayout()
    }
  }

  /// What was set on the view, else what its class starts with.
  package var ownMargins: UIEdgeInsets {
    if let margins = customMargins { return margins }
    if let margins = customDirectionalMargins {
      let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: margins.top, left: flips ? margins.trailing : margins.leading, bottom: margins.bottom,
        right: flips ? margins.leading : margins.trailing)
    }
    return defaultLayoutMargins
  }

  /// AL-05
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return environment.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

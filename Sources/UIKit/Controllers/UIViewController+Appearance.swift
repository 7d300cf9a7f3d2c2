// Appearing and disappearing: which callbacks, in which order. // SA-19…SA-22, N-064

extension UIViewController {
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Starts an appearance or a disappearance: `viewWillAppear` or `viewWillDisappear`, here and below.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in childrenInHierarchy { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    default: return
    }
    for child in childrenInHierarchy { child.endAppearanceTransition() }
  }

  /// Safe areas first, then `viewIsAppearing`; layout comes after. // SA-20
  package func isAppearing() {
    settle()
    tellIsAppearing()
  }

  private func tellIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(false)
    for child in childrenInHierarchy { child.tellIsAppearing() }
  }

  /// Gives the controller and those inside it their frames and safe areas without laying out what they hold.
  private func settle() {
    guard let view = viewIfLoaded else { return }
    _ = SafeAreaPropagation.run(from: view)
    placeContent()
    for child in childrenInHierarchy { child.settle() }
  }

  private var childrenInHierarchy: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// A child that code puts into a parent on screen.
  package func appearInVisibleParent() {
    guard let parent, parent.appearance == .appeared, appearance == .disappeared,
      parent.shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded,
      view.isDescendant(of: parent.view)
    else { return }
    beginAppearanceTransition(true, animated: false)
    isAppearing()
    endAppearanceTransition()
  }

  /// One child of a container on screen takes the place of another. // N-064
  package func exchange(_ old: UIViewController?, for new: UIViewController?, by change: () -> Void) {
    let isOnScreen = appearance == .appeared || appearance == .appearing
    guard isOnScreen, old !== new else {
      change()
      return
    }
    old?.beginAppearanceTransition(false, animated: false)
    new?.beginAppearanceTransition(true, animated: false)
    change()
    placeContent()
    new?.isAppearing()
    guard appearance == .appeared else {
      old?.endAppearanceTransition()
      return
    }
    viewIfLoaded?.layoutIfNeeded()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }
}

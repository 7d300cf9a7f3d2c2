import InsetScreens

extension UIView {
  /// What a sentence about constraints calls the view: its text or label in “…”, else what it is.
  package var constraintName: String {
    let name = captureName
    if let origin, name == origin.customClass { return name }
    guard name == uiKitClassName else { return "“\(name)”" }
    return ViewWords.noun(baseClass: uiKitClassName, role: captureRole)
  }

  /// What a row that the system adds to the engine says of the view, for people who never saw its name.
  package func words(forSystemRow name: String) -> String {
    let subject = self is UIWindow ? "the screen" : constraintName
    switch name {
    case "UIView-Encapsulated-Layout-Width", "UIView-Fitting-Width": return "the width of \(subject)"
    case "UIView-Encapsulated-Layout-Height", "UIView-Fitting-Height": return "the height of \(subject)"
    case "UIView-Encapsulated-Layout-Left", "UIView-Encapsulated-Layout-Top":
      return "the place of \(subject)"
    case "UIView-minimum-width", "UIScrollView-minimum-width": return "\(subject) is no narrower than 0"
    case "UIView-minimum-height", "UIScrollView-minimum-height": return "\(subject) is no lower than 0"
    case "NSAutoresizingMaskLayoutConstraint":
      return "\(subject) is held by its frame and autoresizing mask"
    case "NSContentSizeLayoutConstraint": return "\(subject) has its natural size"
    case "UISV-canvas-connection": return "\(subject) begins and ends with its views"
    case "UISV-spacing", "UISV-distributing-edge": return "\(subject) keeps its spacing"
    case "UISV-fill-equally": return "\(subject) makes its views equally long"
    case "UISV-fill-proportionally": return "\(subject) shares its length out in proportion"
    case "UISV-alignment": return "\(subject) aligns its views"
    case "UISV-hiding": return "\(subject) gives a hidden view no room"
    default: return "\(subject) fits its content"
    }
  }
}

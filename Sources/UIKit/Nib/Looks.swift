import InsetInterfaceBuilder

/// What a document says of a view's looks and layout does not need: taken over as it is, for pictures.
///
/// The keys are those of InsetDrawing's `NodeAttributes`.
@preconcurrency @MainActor
enum Looks {
  /// Colour properties that pictures know under the same name.
  private static let colors = [
    "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor", "color",
    "pageIndicatorTintColor", "currentPageIndicatorTintColor", "barTintColor", "separatorColor",
  ]
  /// Pictures know a progress view's colours under the names of a slider's.
  private static let renamedColors = [
    "progressTintColor": "minimumTrackTintColor", "trackTintColor": "maximumTrackTintColor",
  ]
  private static let layerKeys = ["borderWidth", "borderColor", "shadowOpacity", "shadowRadius"]

  static func read(_ element: Element, _ context: NibContext) -> [String: String] {
    var looks: [String: String] = [:]
    for key in colors { looks[key] = context.color(element, key: key)?.hexadecimal }
    for (key, name) in renamedColors where looks[name] == nil {
      looks[name] = context.color(element, key: key)?.hexadecimal
    }
    if element.child("textInputTraits", key: "textInputTraits")?.bool("secureTextEntry") == true {
      looks["isSecure"] = "true"
    }
    if let mode = element["clearButtonMode"], mode == "always" || mode == "unlessEditing" {
      looks["showsClearButton"] = "true"
    }
    if element.bool("showsCancelButton") == true { looks["showsCancelButton"] = "true" }
    if element.name == "button" {
      for key in ["contentHorizontalAlignment", "contentVerticalAlignment"] {
        if let alignment = element[key], alignment != "center" { looks[key] = alignment }
      }
    }
    if element.name == "label", element.bool("adjustsFontSizeToFit") == true { looks["shrinks"] = "true" }
    if element.bool("misplaced") == true { looks["misplaced"] = "true" }
    if let semantic = element["semanticContentAttribute"], semantic != "unspecified" {
      looks["semantic"] = semantic
    }
    if element.name == "collectionView" {
      looks["scrollDirection"] = element.child("collectionViewFlowLayout")?["scrollDirection"]
    }
    if element.name == "searchBar" { looks["style"] = element["searchBarStyle"] }
    if element.name == "navigationBar" || element.name == "tabBar" || element.name == "toolbar" {
      looks["barStyle"] = element["barStyle"]
    }
    for attribute in element.userDefinedRuntimeAttributes {
      guard attribute.keyPath.hasPrefix("layer.") else { continue }
      let key = String(attribute.keyPath.dropFirst(6))
      guard layerKeys.contains(key) else { continue }
      switch attribute.value {
      case .number(let number): looks[key] = NSLayoutConstraint.number(CGFloat(number))
      case .color(let color): looks[key] = UIColor(color).hexadecimal
      default: break
      }
    }
    return looks.filter { !$0.value.isEmpty }
  }
}

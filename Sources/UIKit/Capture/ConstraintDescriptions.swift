import InsetScreens

extension NSLayoutConstraint {
  /// The constraint as a reader of the document knows it.
  package var reference: ConstraintReference {
    if let known = referenceStorage { return known }
    let made = madeReference
    referenceStorage = made
    return made
  }

  private var madeReference: ConstraintReference {
    ConstraintReference(id: origin?.id ?? identifier ?? "", text: sentence, place: origin?.place)
  }

  /// `“Pay”.bottom = safe area.bottom − 8`
  private var sentence: String {
    let relationWord =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = NSLayoutConstraint.name(firstItem) + "." + firstAttribute.word + " " + relationWord + " "
    let number = NSLayoutConstraint.number(constant)
    if secondAttribute == .notAnAttribute {
      text += number
    } else {
      text += NSLayoutConstraint.name(secondItem) + "." + secondAttribute.word
      if multiplier != 1 { text += " × " + NSLayoutConstraint.number(multiplier) }
      if constant > 0 { text += " + " + number }
      if constant < 0 { text += " − " + NSLayoutConstraint.number(-constant) }
    }
    if priority < .required { text += " (priority \(NSLayoutConstraint.number(CGFloat(priority.rawValue))))" }
    return text
  }

  private static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      if view.superview == nil || view.viewController != nil { return "root view" }
      return view.constraintName
    case let guide as UILayoutGuide:
      switch guide.kind {
      case .safeArea: return guide.owningView?.viewController != nil ? "safe area" : "inner safe area"
      case .layoutMargins: return "layout margins"
      case .readableContent: return "readable width"
      case .keyboard: return "keyboard"
      case .scrollContent: return "scroll content"
      case .scrollFrame: return "scroll frame"
      case .legacyTop: return "top layout guide"
      case .legacyBottom: return "bottom layout guide"
      case .user: return guide.identifier.isEmpty ? "layout guide" : "“\(guide.identifier)”"
      }
    default: return "nothing"
    }
  }

  /// At most three decimals, none where it is whole.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

extension NSLayoutConstraint.Attribute {
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: ""
    }
  }
}

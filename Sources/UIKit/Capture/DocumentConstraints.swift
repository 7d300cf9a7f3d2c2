import InsetScreens

/// Turns the installed constraints of a document into values: the same for every canvas that decodes alike.
@preconcurrency @MainActor
struct DocumentConstraints {
  let outlets: Set<String>

  func all(below root: UIView) -> [DocumentConstraint] {
    var found: [DocumentConstraint] = []
    collect(root, &found)
    return found
  }

  private func collect(_ view: UIView, _ found: inout [DocumentConstraint]) {
    for constraint in view.constraints {
      if let facts = facts(constraint) { found.append(facts) }
    }
    for child in view.subviews { collect(child, &found) }
  }

  private func facts(_ constraint: NSLayoutConstraint) -> DocumentConstraint? {
    guard let origin = constraint.origin,
      let first = end(constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    let relation: DocumentConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .less
      case .greaterThanOrEqual: .greater
      }
    return DocumentConstraint(
      id: origin.id, text: constraint.reference.text, place: origin.place, first: first, relation: relation,
      second: end(constraint.secondItem, constraint.secondAttribute),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue), hasOutlet: outlets.contains(origin.id))
  }

  private func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> DocumentConstraint.End? {
    guard let view = NSLayoutConstraint.view(of: item),
      let attribute = DocumentConstraint.Attribute(rawValue: attribute.word)
    else { return nil }
    let guide = (item as? UILayoutGuide).map(\.documentGuide)
    return DocumentConstraint.End(view: view.origin?.id ?? "", guide: guide, attribute: attribute)
  }
}

extension UILayoutGuide {
  fileprivate var documentGuide: DocumentConstraint.Guide {
    switch kind {
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    case .keyboard: .keyboard
    case .scrollContent: .scrollContent
    case .scrollFrame: .scrollFrame
    case .legacyTop: .legacyTop
    case .legacyBottom: .legacyBottom
    case .user: .other
    }
  }
}

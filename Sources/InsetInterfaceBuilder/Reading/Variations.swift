import InsetDevices

extension Element {
  /// The `variation` children that hold under size classes, the closest last: later ones win.
  public func variations(for sizeClasses: SizeClasses) -> [Element] {
    var found: [(specificity: Int, order: Int, element: Element)] = []
    for element in children("variation") {
      guard let specificity = sizeClasses.specificity(ofVariation: element.key ?? "") else { continue }
      found.append((specificity, found.count, element))
    }
    found.sort { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
    return found.map(\.element)
  }

  /// An attribute under size classes, as `axis` or `spacing`: the closest variation that gives it wins over the
  /// element's own.
  public func attribute(_ name: String, for sizeClasses: SizeClasses) -> String? {
    for variation in variations(for: sizeClasses).reversed() {
      if let value = variation[name] { return value }
    }
    return self[name]
  }

  /// The value of a property under size classes, as a font description or a rectangle.
  public func child(key: String, for sizeClasses: SizeClasses) -> Element? {
    for variation in variations(for: sizeClasses).reversed() {
      if let value = variation.child(key: key) { return value }
    }
    return firstChild { $0.name != "variation" && $0.key == key }
  }

  /// The ids that the masks for `key` (`constraints`, `subviews`) leave out under size classes.
  public func excludedReferences(_ key: String, for sizeClasses: SizeClasses) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: sizeClasses) {
      for mask in variation.children("mask") where mask.key == key {
        mask.forEachChild { entry in
          guard let reference = entry["reference"] else { return }
          switch entry.name {
          case "exclude": excluded.insert(reference)
          case "include": excluded.remove(reference)
          default: break
          }
        }
      }
    }
    return excluded
  }

  /// The subviews that are installed under size classes, in order. What other properties hold (content views,
  /// cells, bars) is not among them; see `childViews`.
  public func installedSubviews(for sizeClasses: SizeClasses) -> [Element] {
    let excluded = excludedReferences("subviews", for: sizeClasses)
    return childViews.compactMap { child in
      guard child.placement == .subview, let id = child.element.id, !excluded.contains(id) else { return nil }
      return child.element
    }
  }

  /// The constraints that a view holds and that are installed under size classes, their constants and priorities
  /// resolved.
  public func constraints(for sizeClasses: SizeClasses) -> [ConstraintElement] {
    let all = constraints
    guard !all.isEmpty else { return [] }
    let excluded = excludedReferences("constraints", for: sizeClasses)
    return all.compactMap { constraint in
      excluded.contains(constraint.id) ? nil : constraint.resolved(for: sizeClasses)
    }
  }
}

import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder

/// Makes live views and constraints of a document's elements.
@preconcurrency @MainActor
package struct NibLoader {
  package let context: NibContext
  /// Views nested deeper than this are left out: no screen needs them, and a tree is walked by recursion.
  package static let deepest = 200

  package init(_ context: NibContext) { self.context = context }

  // MARK: Views

  package func view(for element: Element, depth: Int = 0) -> UIView {
    let known = NibClasses.make(element.name)
    if known == nil { context.unknownElements[element.name, default: 0] += 1 }
    let view = known ?? UIView(frame: .zero)
    view.decode(element, context)
    if let id = element.id, context.objects[id] == nil { context.objects[id] = view }
    registerGuides(of: element, view: view)
    guard depth < NibLoader.deepest else {
      context.findings.append(
        Finding(
          rule: "ib-too-deep", severity: .warning, place: element.place,
          message: "views are nested more than \(NibLoader.deepest) levels deep; those inside are left out",
          remedy: Remedy(text: "take needless containers out")))
      return view
    }
    addChildren(of: element, to: view, depth: depth + 1)
    if element.name == "containerView" { embed(in: view, element, depth: depth + 1) }
    if let cell = view as? UITableViewCell { attachAccessory(of: element, to: cell, depth: depth + 1) }
    return view
  }

  private func addChildren(of element: Element, to view: UIView, depth: Int) {
    let excluded = element.excludedReferences("subviews", for: context.sizeClasses)
    let table = view as? UITableView
    if let table, table.isStatic {
      addStaticSections(of: element, to: table, depth: depth)
    }
    for child in element.childViews {
      if let id = child.element.id, excluded.contains(id) { continue }
      if child.placement == .staticCell, table?.isStatic == true { continue }
      if let id = child.element.id, child.placement == .subview, context.heldElsewhere.contains(id) {
        continue
      }
      let made = self.view(for: child.element, depth: depth)
      attach(made, to: view, key: child.element.key, placement: child.placement)
    }
  }

  private func addStaticSections(of element: Element, to table: UITableView, depth: Int) {
    for section in element.tableSections {
      table.addSection(header: section.headerTitle, footer: section.footerTitle)
      for cell in section.cells {
        if let made = view(for: cell, depth: depth) as? UITableViewCell { table.addRow(made) }
      }
    }
  }

  private func attach(_ child: UIView, to view: UIView, key: String?, placement: ChildView.Placement) {
    switch (view, child) {
    case (let table as UITableView, let cell as UITableViewCell): table.addRow(cell)
    case (let table as UITableView, _) where key == "tableHeaderView": table.tableHeaderView = child
    case (let table as UITableView, _) where key == "tableFooterView": table.tableFooterView = child
    case (let table as UITableView, _) where key == "backgroundView": table.backgroundView = child
    case (let collection as UICollectionView, let item as UICollectionReusableView): collection.addItem(item)
    case (let cell as UITableViewCell, _) where key == "contentView": cell.adoptContentView(child)
    case (let cell as UICollectionViewCell, _) where key == "contentView": cell.adoptContentView(child)
    case (let effect as UIVisualEffectView, _) where key == "contentView": effect.adoptContentView(child)
    case (let stack as UIStackView, _) where placement == .subview: stack.addArrangedSubview(child)
    default: view.addSubview(child)
    }
  }

  // MARK: Guides

  private func registerGuides(of element: Element, view: UIView) {
    for guide in element.layoutGuides {
      guard let kind = NibLoader.kinds[guide.kind] else { continue }
      context.objects[guide.id] = view.systemGuide(kind, guide.kind.rawValue)
    }
  }

  /// topLayoutGuide and bottomLayoutGuide of a controller. // SA-38
  package func registerLegacyGuides(of controller: Element, view: UIView) {
    for guide in controller.layoutGuides {
      switch guide.kind {
      case .top: context.objects[guide.id] = view.systemGuide(.legacyTop, "topLayoutGuide")
      case .bottom: context.objects[guide.id] = view.systemGuide(.legacyBottom, "bottomLayoutGuide")
      default: break
      }
    }
  }

  private static let kinds: [LayoutGuide.Kind: UILayoutGuide.Kind] = [
    .safeArea: .safeArea, .keyboard: .keyboard, .contentLayoutGuide: .scrollContent,
    .frameLayoutGuide: .scrollFrame, .layoutMargins: .layoutMargins, .readableContent: .readableContent,
  ]

  // MARK: Constraints

  /// Installs the constraints of a view and of everything below it. Called once the whole tree is made.
  package func connectConstraints(below view: UIView) {
    if let element = view.origin?.element {
      for facts in element.constraints(for: context.sizeClasses) {
        guard let constraint = constraint(facts, holder: view) else { continue }
        view.addConstraint(constraint)
      }
    }
    for child in view.subviews { connectConstraints(below: child) }
  }

  /// The standard spacing to a safe area is none, whatever the document wrote. // R-69
  private func constant(of facts: ConstraintElement, _ items: AnyObject?...) -> Double {
    let isAtSafeArea = items.contains { ($0 as? UILayoutGuide)?.kind == .safeArea }
    return facts.isSymbolic && isAtSafeArea ? 0 : facts.constant
  }

  private func constraint(_ facts: ConstraintElement, holder: UIView) -> NSLayoutConstraint? {
    if facts.isPlaceholder && !context.canvas.metrics.isInterfaceBuilderCanvas { return nil }
    guard let first = context.objects[facts.firstItem],
      let firstAttribute = NSLayoutConstraint.Attribute(interfaceBuilder: facts.firstAttribute)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = facts.secondItem {
      guard let item = context.objects[id], let word = facts.secondAttribute,
        let attribute = NSLayoutConstraint.Attribute(interfaceBuilder: word)
      else { return nil }
      second = item
      secondAttribute = attribute
    }
    let relation: NSLayoutConstraint.Relation =
      switch facts.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: CGFloat(facts.multiplier), constant: CGFloat(constant(of: facts, first, second)))
    constraint.priority = UILayoutPriority(Float(min(1000, max(1, facts.priority))))
    constraint.identifier = facts.identifier
    constraint.origin = NibOrigin(facts.element)
    return constraint
  }
}

extension NSLayoutConstraint.Attribute {
  init?(interfaceBuilder word: String) {
    switch word {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "width": self = .width
    case "height": self = .height
    case "centerX": self = .centerX
    case "centerY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    case "firstBaseline": self = .firstBaseline
    case "leftMargin": self = .leftMargin
    case "rightMargin": self = .rightMargin
    case "topMargin": self = .topMargin
    case "bottomMargin": self = .bottomMargin
    case "leadingMargin": self = .leadingMargin
    case "trailingMargin": self = .trailingMargin
    case "centerXWithinMargins": self = .centerXWithinMargins
    case "centerYWithinMargins": self = .centerYWithinMargins
    default: return nil
    }
  }
}

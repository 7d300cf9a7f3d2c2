import InsetSolver

/// Writes down everything that holds a tree, as rows, from the tree's present state.
///
/// The rows are made anew in each pass; `LayoutEngine` compares them with the last ones and, as a rule, finds that
/// only constants changed. Their order decides between equals: structure first, then relations between views,
/// sizes last, so that a size is what gives way. // R-43
@preconcurrency @MainActor
struct RowBuilder {
  let variables: LayoutVariables
  let attributes: AttributeExpressions
  let root: UIView
  private(set) var rows: [LayoutRow] = []
  /// How the root is held.
  let rootHold: RootHold

  enum RootHold {
    /// At its present size: a window, a cell in its list, the root of a nib.
    case fixed(CGSize)
    /// Between compression and hugging, as in systemLayoutSizeFitting. // AL-71
    case fitting(CGSize, horizontal: Double, vertical: Double)
  }

  init(root: UIView, variables: LayoutVariables, rootHold: RootHold) {
    self.root = root
    self.variables = variables
    self.rootHold = rootHold
    attributes = AttributeExpressions(variables: variables)
  }

  /// Where parts of `rows` end that do not depend on natural sizes.
  private struct Marks {
    var bounds = 0
    var stacks = 0
    var autoresizing = 0
    var sizes = 0
    /// Baselines lie where the text does.
    var hasBaselines = false
  }
  private var marks = Marks()

  mutating func build() -> [LayoutRow] {
    rows.reserveCapacity(variables.views.count * 10)
    addRoot()
    for view in variables.views { addNonNegative(view) }
    marks.bounds = rows.count
    addStacks()
    marks.stacks = rows.count
    addAutoresizingViews()
    marks.autoresizing = rows.count
    addContentSizes()
    marks.sizes = rows.count
    addConstraints()
    return rows
  }

  /// The same rows as `build`, where only natural sizes changed since others were built.
  ///
  /// OPTIMIZATION: a pass over text that wraps needs all rows twice.
  mutating func build(after measured: RowBuilder) -> [LayoutRow] {
    if measured.marks.hasBaselines { return build() }
    rows.reserveCapacity(measured.rows.count)
    rows += measured.rows[..<measured.marks.bounds]
    addStacks()
    rows += measured.rows[measured.marks.stacks..<measured.marks.autoresizing]
    addContentSizes()
    rows += measured.rows[measured.marks.sizes...]
    return rows
  }

  private mutating func addStacks() {
    for case let stack as UIStackView in variables.views { addStack(stack) }
  }

  private mutating func addAutoresizingViews() {
    let referenced = referencedViews()
    for view in variables.views where view !== root && !isArranged(view) {
      if view.translatesAutoresizingMaskIntoConstraints
        || (view.keepsAuthoredFrameWhenFree && !referenced.contains(ObjectIdentifier(view)))
      {
        addAutoresizing(view)
      }
    }
  }

  private mutating func addContentSizes() {
    for view in variables.views where view !== root && isSizedByContent(view) { addContentSize(view) }
    if case .fitting = rootHold { addContentSize(root) }
  }

  // MARK: Adding rows

  mutating func add(
    _ expression: Expression, _ relation: Relation, _ priority: Double, _ name: String, _ view: UIView
  ) {
    rows.append(
      LayoutRow(
        expression: expression, relation: relation, priority: priority, source: .system(name, view.engineSlot)
      ))
  }

  private mutating func addRoot() {
    add(variables.x(root), .equal, 1000, "UIView-Encapsulated-Layout-Left", root)  // AL-65
    add(variables.y(root), .equal, 1000, "UIView-Encapsulated-Layout-Top", root)
    switch rootHold {
    case .fixed(let size):
      add(
        variables.width(root) - Double(size.width), .equal, 1000, "UIView-Encapsulated-Layout-Width", root)
      add(
        variables.height(root) - Double(size.height), .equal, 1000, "UIView-Encapsulated-Layout-Height", root)
    case .fitting(let size, let horizontal, let vertical):
      add(variables.width(root) - Double(size.width), .equal, horizontal, "UIView-Fitting-Width", root)
      add(variables.height(root) - Double(size.height), .equal, vertical, "UIView-Fitting-Height", root)
    }
  }

  // AL-11
  private mutating func addNonNegative(_ view: UIView) {
    guard view !== root else { return }
    // What may not be negative is the alignment rectangle: a slider's frame stays a point high. // R-65
    let insets = view.alignmentRectInsets
    let sides = Double(max(0, insets.left + insets.right))
    let ends = Double(max(0, insets.top + insets.bottom))
    add(variables.width(view) - sides, .greaterThanOrEqual, 1000, "UIView-minimum-width", view)
    add(variables.height(view) - ends, .greaterThanOrEqual, 1000, "UIView-minimum-height", view)
    if let width = variables.contentWidth(view), let height = variables.contentHeight(view) {
      add(width, .greaterThanOrEqual, 1000, "UIScrollView-minimum-width", view)
      add(height, .greaterThanOrEqual, 1000, "UIScrollView-minimum-height", view)
    }
  }

  private func isArranged(_ view: UIView) -> Bool {
    (view.superview as? UIStackView)?.arranges(view) ?? false
  }

  private func isSizedByContent(_ view: UIView) -> Bool {
    isArranged(view) || !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Views that some constraint names, directly or through a guide. // R-26
  private func referencedViews() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for view in variables.views {
      for constraint in view.constraints {
        if let first = NSLayoutConstraint.view(of: constraint.firstItem) {
          found.insert(ObjectIdentifier(first))
        }
        if let second = NSLayoutConstraint.view(of: constraint.secondItem) {
          found.insert(ObjectIdentifier(second))
        }
      }
    }
    return found
  }

  // MARK: Autoresizing. // AL-60…AL-65

  private mutating func addAutoresizing(_ view: UIView) {
    guard let parent = view.superview, let reference = view.autoresizingReference else { return }
    let mask = view.translatesAutoresizingMaskIntoConstraints ? view.autoresizingMask : []
    let (horizontal, vertical) = AutoresizingRule.rules(
      for: mask, reference.frame, in: reference.superviewSize)
    let name = "NSAutoresizingMaskLayoutConstraint"
    let px = variables.x(parent)
    let py = variables.y(parent)
    let pw = variables.width(parent)
    let ph = variables.height(parent)
    let startX =
      px + pw * horizontal.startShare + (horizontal.start - horizontal.startShare * horizontal.outer)
    let startY = py + ph * vertical.startShare + (vertical.start - vertical.startShare * vertical.outer)
    add(variables.x(view) - startX, .equal, 1000, name, view)
    add(variables.y(view) - startY, .equal, 1000, name, view)
    let width = pw * horizontal.lengthShare + (horizontal.length - horizontal.lengthShare * horizontal.outer)
    let height = ph * vertical.lengthShare + (vertical.length - vertical.lengthShare * vertical.outer)
    add(variables.width(view) - width, .equal, 1000, name, view)
    add(variables.height(view) - height, .equal, 1000, name, view)
  }

  // MARK: Content size. // AL-40, AL-50…AL-52

  private mutating func addContentSize(_ view: UIView) {
    let size = view.engineContentSize
    let width = variables.width(view)
    let height = variables.height(view)
    if let natural = size.width {
      addNaturalLength(
        width - natural, hugging: view.huggingPriority.horizontal,
        compression: view.compressionPriority.horizontal, view)
    }
    if let natural = size.height {
      let least = min(natural, view.leastNaturalHeight ?? natural)
      addNaturalLength(
        height - natural, least: least - natural, hugging: view.huggingPriority.vertical,
        compression: view.compressionPriority.vertical, view)
      if least < natural {
        let priority = max(1, Double(view.compressionPriority.vertical.rawValue) - 1)
        add(height - natural, .greaterThanOrEqual, priority, "NSContentSizeLayoutConstraint", view)
      }
    }
    if size.width == nil, size.height == nil, isArranged(view) { addCanvasStandIn(view) }
  }

  /// What Interface Builder's canvas gives arranged views that have no size of their own. // R-33, R-60
  private mutating func addCanvasStandIn(_ view: UIView) {
    let width = variables.width(view)
    let height = variables.height(view)
    if let stand = view.canvasStandInSize {
      add(width - stand.width, .equal, 10, "canvas-stand-in", view)
      add(height - stand.height, .equal, 10, "canvas-stand-in", view)
    }
    if let least = view.canvasLeastSide {
      // It gives way to natural sizes of the same priority. // R-60
      let compression = view.compressionPriority
      for (side, priority) in [(width, compression.horizontal), (height, compression.vertical)] {
        add(
          side - least, .greaterThanOrEqual, max(1, Double(priority.rawValue) - 1), "canvas-least-side", view)
      }
    }
  }

  /// A required natural size gives way to required constraints, and then only as far as it must. // R-55
  private mutating func addNaturalLength(
    _ excess: Expression, least: Double = 0, hugging: UILayoutPriority, compression: UILayoutPriority,
    _ view: UIView
  ) {
    let name = "NSContentSizeLayoutConstraint"
    add(excess, .lessThanOrEqual, min(999.5, Double(hugging.rawValue)), name, view)
    add(excess - least, .greaterThanOrEqual, min(999.5, Double(compression.rawValue)), name, view)
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    var relations: [LayoutRow] = []
    var sizes: [LayoutRow] = []
    for view in variables.views {
      for constraint in view.constraints {
        if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
          marks.hasBaselines = true
        }
        guard let row = row(for: constraint) else { continue }
        if constraint.secondItem == nil || constraint.firstAttribute.isSize {
          sizes.append(row)
        } else {
          relations.append(row)
        }
      }
    }
    rows.append(contentsOf: relations)
    rows.append(contentsOf: sizes)
  }

  private func row(for constraint: NSLayoutConstraint) -> LayoutRow? {
    let holder = constraint.owner ?? root
    let flips = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      let first = attributes.expression(
        constraint.firstItem, constraint.firstAttribute, partner: constraint.secondItem, rightToLeft: flips)
    else { return nil }
    // From right to left a constant goes from right to left as well, and what lies before lies to the right. // AL-05
    let isMirrored = flips && constraint.goesByDirection
    let constant = isMirrored ? -Double(constraint.constant) : Double(constraint.constant)
    var expression = first - constant
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = attributes.expression(
          constraint.secondItem, constraint.secondAttribute, partner: constraint.firstItem,
          rightToLeft: flips)
      else { return nil }
      let multiplier = Double(constraint.multiplier)
      if multiplier == 1 || constraint.firstAttribute.isSize {
        expression = expression - second * multiplier
      } else {
        let origin = localOrigin(of: constraint)
        expression = (first - origin) - (second - origin) * multiplier - constant
      }
    }
    let relation: Relation =
      switch constraint.relation {
      case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return LayoutRow(
      expression: expression, relation: relation,
      priority: min(1000, max(1, Double(constraint.priority.rawValue))), source: .constraint(constraint))
  }

  /// A multiplier on a position works in the space of the nearest common ancestor. // R-23
  private func localOrigin(of constraint: NSLayoutConstraint) -> Expression {
    guard let first = NSLayoutConstraint.view(of: constraint.firstItem),
      let second = NSLayoutConstraint.view(of: constraint.secondItem),
      var ancestor = first.nearestCommonAncestor(with: second)
    else { return Expression() }
    if first === second, let parent = first.superview { ancestor = parent }
    guard variables.contains(ancestor) else { return Expression() }
    return constraint.firstAttribute.axis == .horizontal ? variables.x(ancestor) : variables.y(ancestor)
  }
}

extension NSLayoutConstraint {
  /// Whether one of its ends is a leading or trailing edge.
  fileprivate var goesByDirection: Bool {
    firstAttribute.followsDirection || secondAttribute.followsDirection
  }
}

extension UIView {
  /// The natural frame size along each axis; nil where there is none. Intrinsic sizes, placeholders too, are those of
  /// the alignment rectangle.
  package var engineContentSize: (width: Double?, height: Double?) {
    let insets = alignmentRectInsets
    func frameSize(_ width: CGFloat?, _ height: CGFloat?) -> (width: Double?, height: Double?) {
      (
        width.map { Double($0 + insets.left + insets.right) },
        height.map { Double($0 + insets.top + insets.bottom) }
      )
    }
    if let placeholder = placeholderIntrinsicSize { return frameSize(placeholder.width, placeholder.height) }
    let size = intrinsicSizeInPass
    let none = UIView.noIntrinsicMetric
    return frameSize(size.width == none ? nil : size.width, size.height == none ? nil : size.height)
  }
}

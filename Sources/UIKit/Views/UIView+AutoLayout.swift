// The Auto Layout interface of a view: constraints, guides, anchors, priorities, fitting.

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner == nil else { return }
    constraint.owner = self
    constraints.append(constraint)
    setNeedsLayout()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    constraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsLayout()
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    if guide.owningView === self { guide.owningView = nil }
    setNeedsLayout()
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Content priorities. // AL-40…AL-42

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? huggingPriority.horizontal : huggingPriority.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      huggingPriority.horizontal = priority
    } else {
      huggingPriority.vertical = priority
    }
    setNeedsLayout()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? compressionPriority.horizontal : compressionPriority.vertical
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      compressionPriority.horizontal = priority
    } else {
      compressionPriority.vertical = priority
    }
    setNeedsLayout()
  }

  // MARK: Alignment rectangles. // AL-30

  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Invalidation and layout

  public func invalidateIntrinsicContentSize() { setNeedsLayout() }
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  public func updateConstraintsIfNeeded() {
    for child in subviews { child.updateConstraintsIfNeeded() }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let controller = viewController { controller.updateViewConstraints() } else { updateConstraints() }
  }

  public func setNeedsLayout() {
    LayoutEnvironment.changes += 1
    markNeedsLayout()
  }

  /// Asks for `layoutSubviews` without saying that constraints or natural sizes changed.
  func markNeedsLayout() {
    var current: UIView? = self
    while let view = current, !view.needsLayout || view === self {
      view.needsLayout = true
      current = view.superview
    }
  }

  /// Lays out the whole tree this view belongs to, as far as anything changed.
  public func layoutIfNeeded() {
    let top = topmostAncestor
    guard top.needsLayout else { return }
    LayoutPass(top).run()
  }

  /// The smallest (or nearest to `targetSize`) frame size the constraints allow, points, rounded up to pixels.
  /// // AL-71, AL-72
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutPass(self).fittingSize(target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  public func sizeToFit() {
    let size = sizeThatFits(boundsStorage.size)
    let origin = frame.origin
    frame = CGRect(origin: origin, size: size)
  }

  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    guard let engine = topmostAncestor.layoutEngine else { return false }
    return engine.ambiguousProperties(of: self).isEmpty == false
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutIfNeeded()
    let top = topmostAncestor
    var found: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      for constraint in view.constraints
      where constraint.firstAttribute.axis == axis
        && (NSLayoutConstraint.view(of: constraint.firstItem) === self
          || NSLayoutConstraint.view(of: constraint.secondItem) === self)
      { found.append(constraint) }
      for child in view.subviews { visit(child) }
    }
    visit(top)
    return found
  }
}

extension NSLayoutConstraint.Attribute {
  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      return .horizontal
    default: return .vertical
    }
  }
  package var isSize: Bool { self == .width || self == .height }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

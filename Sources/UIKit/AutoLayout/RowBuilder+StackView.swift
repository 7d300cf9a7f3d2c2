import InsetSolver

// The constraints a stack view makes. // SV-01…SV-37, R-30…R-36

extension RowBuilder {
  mutating func addStack(_ stack: UIStackView) {
    let all = stack.arrangedSubviews.filter { variables.contains($0) }
    let items = all.filter { !$0.collapsesInStack }
    let plan = StackPlan(stack, variables: variables, attributes: attributes)
    if !items.isEmpty {
      addAlongAxis(items, plan)
      addDistribution(items, plan)
      addAcrossAxis(items, plan)
    }
    for (index, view) in all.enumerated() where view.collapsesInStack {
      let before = all[..<index].last { !$0.collapsesInStack }
      let after = all[(index + 1)...].first { !$0.collapsesInStack }
      addHidden(view, between: before, and: after, plan)
    }
  }

  // SV-02, SV-03
  private mutating func addAlongAxis(_ items: [UIView], _ plan: StackPlan) {
    guard let first = items.first, let last = items.last else { return }
    add(plan.start(first) - plan.canvasStart, .equal, 1000, "UISV-canvas-connection", plan.stack)
    add(plan.end(last) - plan.canvasEnd, .equal, 1000, "UISV-canvas-connection", plan.stack)
    let isStrict = !plan.stack.distribution.isSpaced
    for (a, b) in zip(items, items.dropFirst()) {
      let gap =
        plan.stack.isBaselineRelativeArrangement && plan.isVertical
        ? plan.baselineGap(a, b) : plan.start(b) - plan.end(a)
      add(
        gap - plan.spacing(after: a), isStrict ? .equal : .greaterThanOrEqual, 1000, "UISV-spacing",
        plan.stack)
    }
  }

  private mutating func addDistribution(_ items: [UIView], _ plan: StackPlan) {
    let stack = plan.stack
    switch stack.distribution {
    case .fill:
      guard isRowOfConfiguredButtons(items, plan) else { break }
      addEqualLengths(items, plan, 999, "canvas-equal-buttons")
    case .fillEqually:  // SV-04
      addEqualLengths(items, plan, 1000, "UISV-fill-equally")
    case .fillProportionally:  // SV-05, SV-06, R-36
      // Where an item has no natural length there is no proportion, and the stack fills. // R-56
      let natural = items.map { plan.naturalLength($0) }
      guard natural.allSatisfy({ $0 > 0 }) else { break }
      var total = natural.reduce(0, +)
      // The system's spacing counts as what stands for it, which is next to nothing. // R-56
      for item in items.dropLast() where stack.customSpacing(after: item) == UIStackView.spacingUseDefault {
        total += Double(stack.spacing)
      }
      let canvas = plan.canvasEnd - plan.canvasStart
      for (index, item) in items.enumerated() {
        add(
          plan.length(item) - canvas * (natural[index] / total), .equal, Double(max(1, 999 - index)),
          "UISV-fill-proportionally", stack)
      }
    case .equalSpacing:  // SV-08
      if items.count > 2 {
        for i in 0..<(items.count - 2) {
          let one = plan.start(items[i + 1]) - plan.end(items[i])
          let two = plan.start(items[i + 2]) - plan.end(items[i + 1])
          add(one - two, .equal, 1000, "UISV-fill-equally", stack)
        }
      }
    case .equalCentering:  // SV-09
      if items.count > 2 {
        for i in 0..<(items.count - 2) {
          let one = plan.middle(items[i + 1]) - plan.middle(items[i])
          let two = plan.middle(items[i + 2]) - plan.middle(items[i + 1])
          add(one - two, .equal, Double(149 - i), "UISV-distributing-edge", stack)
        }
      }
    }
    if stack.distribution.isSpaced {
      add(plan.canvasEnd - plan.canvasStart, .equal, 49, "UISV-canvas-fit", stack)
    }
  }

  private mutating func addEqualLengths(
    _ items: [UIView], _ plan: StackPlan, _ priority: Double, _ name: String
  ) {
    for item in items.dropFirst() {
      add(plan.length(item) - plan.length(items[0]), .equal, priority, name, plan.stack)
    }
  }

  /// Interface Builder's canvas makes configured buttons beside each other equally wide. // R-92
  private func isRowOfConfiguredButtons(_ items: [UIView], _ plan: StackPlan) -> Bool {
    guard plan.stack.metrics.isInterfaceBuilderCanvas, !plan.isVertical else { return false }
    return items.allSatisfy { item in
      guard let button = item as? UIButton, button.configuration != nil else { return false }
      return button.huggingPriority.horizontal <= .defaultLow
    }
  }

  private mutating func addAcrossAxis(_ items: [UIView], _ plan: StackPlan) {
    let stack = plan.stack
    let c0 = plan.crossCanvasStart
    let c1 = plan.crossCanvasEnd
    let name = "UISV-alignment"
    for (index, item) in items.enumerated() {
      let start = plan.crossStart(item)
      let end = plan.crossEnd(item)
      switch stack.alignment {
      case .fill:  // SV-20
        add(start - c0, .equal, 1000, name, stack)
        add(end - c1, .equal, 1000, name, stack)
      case .center:  // SV-23, SV-26
        add(plan.crossMiddle(item) - (c0 + c1) * 0.5, .equal, 1000, name, stack)
        add(start - c0, .greaterThanOrEqual, 1000, name, stack)
        add(end - c1, .lessThanOrEqual, 1000, name, stack)
      case .leading:  // SV-21; .top is the same
        add(start - c0, .equal, 1000, name, stack)
        add(end - c1, .lessThanOrEqual, 1000, name, stack)
      case .trailing:  // SV-22; .bottom is the same
        add(end - c1, .equal, 1000, name, stack)
        add(start - c0, .greaterThanOrEqual, 1000, name, stack)
      case .firstBaseline, .lastBaseline:  // SV-24, SV-25, R-35
        let isFirst = stack.alignment == .firstBaseline
        let attribute: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
        if index > 0, let a = attributes.edge(of: item, attribute),
          let b = attributes.edge(of: items[0], attribute)
        {
          add(a - b, .equal, 1000, name, stack)
        }
        if isFirst {
          add(end - c1, .lessThanOrEqual, 1000, name, stack)
          if index == 0 {
            add(start - c0, .greaterThanOrEqual, 1000, name, stack)
            add(end - c1, .equal, 10, name, stack)
          }
        } else {
          add(start - c0, .greaterThanOrEqual, 1000, name, stack)
          if index == 0 { add(end - c1, .lessThanOrEqual, 1000, name, stack) }
        }
      }
    }
    guard stack.alignment != .fill else { return }
    add(c1 - c0, .equal, 49, "UISV-spanning-fit", stack)  // SV-21, SV-26
    if stack.alignment != .center {  // R-32b
      for item in items { add(plan.crossLength(item), .equal, 25, "UISV-ambiguity-suppression", stack) }
    }
  }

  /// Where a hidden arranged view lies: without length, in the middle of the gap it left. // SV-30, R-31
  private mutating func addHidden(
    _ view: UIView, between before: UIView?, and after: UIView?, _ plan: StackPlan
  ) {
    let name = "UISV-hiding"
    let stack = plan.stack
    add(plan.length(view), .equal, 999.9, name, stack)
    if let before, let after {
      add(plan.start(view) * 2 - plan.end(before) - plan.start(after), .equal, 999.95, name, stack)
    } else if after != nil {
      add(plan.end(view) - plan.canvasStart, .equal, 999.95, name, stack)
    } else {
      add(plan.start(view) - plan.canvasEnd, .equal, 999.95, name, stack)
    }
    switch stack.alignment {
    case .fill:
      add(plan.crossStart(view) - plan.crossCanvasStart, .equal, 999.95, name, stack)
      add(plan.crossEnd(view) - plan.crossCanvasEnd, .equal, 999.95, name, stack)
    case .center:
      add(
        plan.crossMiddle(view) - (plan.crossCanvasStart + plan.crossCanvasEnd) * 0.5, .equal, 999.95, name,
        stack)
    case .trailing, .lastBaseline:
      add(plan.crossEnd(view) - plan.crossCanvasEnd, .equal, 999.95, name, stack)
    case .leading, .firstBaseline:
      add(plan.crossStart(view) - plan.crossCanvasStart, .equal, 999.95, name, stack)
    }
  }
}

/// A stack view's axis in terms of start and end, so that the rows are written once for both axes.
@preconcurrency @MainActor
private struct StackPlan {
  let stack: UIStackView
  let isVertical: Bool
  let canvasStart: Expression
  let canvasEnd: Expression
  let crossCanvasStart: Expression
  let crossCanvasEnd: Expression
  private let variables: LayoutVariables
  private let attributes: AttributeExpressions
  private let flips: Bool

  init(_ stack: UIStackView, variables: LayoutVariables, attributes: AttributeExpressions) {
    self.stack = stack
    self.variables = variables
    self.attributes = attributes
    isVertical = stack.axis == .vertical
    flips = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let m = (stack.isLayoutMarginsRelativeArrangement ? stack.effectiveMargins : .zero).plain  // SV-31
    let left = variables.x(stack) + m.left
    let right = variables.x(stack) + variables.width(stack) - m.right
    let top = variables.y(stack) + m.top
    let bottom = variables.y(stack) + variables.height(stack) - m.bottom
    // Right to left, the start is the right edge: lengths along the axis are measured leftwards.
    let lead = flips ? right * -1 : left
    let trail = flips ? left * -1 : right
    canvasStart = isVertical ? top : lead
    canvasEnd = isVertical ? bottom : trail
    crossCanvasStart = isVertical ? lead : top
    crossCanvasEnd = isVertical ? trail : bottom
  }

  private func edge(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    attributes.edge(of: view, attribute) ?? Expression()
  }
  private func lead(_ view: UIView) -> Expression { flips ? edge(view, .right) * -1 : edge(view, .left) }
  private func trail(_ view: UIView) -> Expression { flips ? edge(view, .left) * -1 : edge(view, .right) }

  func start(_ view: UIView) -> Expression { isVertical ? edge(view, .top) : lead(view) }
  func end(_ view: UIView) -> Expression { isVertical ? edge(view, .bottom) : trail(view) }
  func crossStart(_ view: UIView) -> Expression { isVertical ? lead(view) : edge(view, .top) }
  func crossEnd(_ view: UIView) -> Expression { isVertical ? trail(view) : edge(view, .bottom) }
  func length(_ view: UIView) -> Expression { edge(view, isVertical ? .height : .width) }
  func crossLength(_ view: UIView) -> Expression { edge(view, isVertical ? .width : .height) }
  func middle(_ view: UIView) -> Expression { (start(view) + end(view)) * 0.5 }
  func crossMiddle(_ view: UIView) -> Expression { (crossStart(view) + crossEnd(view)) * 0.5 }

  // SV-32
  func baselineGap(_ a: UIView, _ b: UIView) -> Expression {
    edge(b, .firstBaseline) - edge(a, .lastBaseline)
  }

  /// Points. // SV-33, SV-34
  func spacing(after view: UIView) -> Double { Double(stack.spacing(following: view)) }

  /// The natural length of the alignment rectangle. // R-36
  func naturalLength(_ view: UIView) -> Double {
    (view as? UIStackView)?.fittingLength(isVertical) ?? view.naturalLength(isVertical)
  }
}

extension UIView {
  fileprivate func naturalLength(_ isVertical: Bool) -> Double {
    let size = engineContentSize
    let insets = alignmentRectInsets
    if isVertical { return max(0, (size.height ?? 0) - Double(insets.top + insets.bottom)) }
    return max(0, (size.width ?? 0) - Double(insets.left + insets.right))
  }

  /// What a required constraint of its own says.
  fileprivate func fixedLength(_ isVertical: Bool) -> Double? {
    constraints.first {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == (isVertical ? .height : .width)
        && $0.relation == .equal && $0.priority == .required
    }.map { Double($0.constant) }
  }
}

extension UIStackView {
  /// As long as its items are, if nothing else is said. // R-160
  fileprivate func fittingLength(_ isVertical: Bool) -> Double {
    if let fixed = fixedLength(isVertical) { return fixed }
    let items = arrangedSubviews.filter { !$0.collapsesInStack }
    let lengths = items.map { item in
      item.fixedLength(isVertical) ?? (item as? UIStackView)?.fittingLength(isVertical)
        ?? item.naturalLength(isVertical)
    }
    let longest = lengths.max() ?? 0
    var length = longest
    if (axis == .vertical) == isVertical {
      length = distribution == .fillEqually ? longest * Double(items.count) : lengths.reduce(0, +)
      length += items.dropLast().reduce(0) { $0 + Double(spacing(following: $1)) }
    }
    guard isLayoutMarginsRelativeArrangement else { return length }
    let margins = effectiveMargins
    return length + Double(isVertical ? margins.top + margins.bottom : margins.left + margins.right)
  }
}

extension UIStackView.Distribution {
  /// Whether spacing is a minimum. // SV-33
  var isSpaced: Bool { self == .equalSpacing || self == .equalCentering }
}

import InsetSolver

/// What each attribute of each item means in the engine's variables.
@preconcurrency @MainActor
package struct AttributeExpressions {
  let variables: LayoutVariables

  /// The expression of `item.attribute`; nil where the item is not in this engine or has no such attribute.
  /// - Parameters:
  ///   - partner: the other item of the constraint: what lies inside a scroll view means its content.
  ///   - rightToLeft: which way the view that holds the constraint reads; both items go by it. // AL-05, R-64
  func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, partner: AnyObject?, rightToLeft: Bool
  ) -> Expression? {
    switch item {
    case let view as UIView:
      guard variables.contains(view) else { return nil }
      let plain = attribute.resolved(rightToLeft: rightToLeft)
      if view.hasScrollContent, let other = NSLayoutConstraint.view(of: partner), other !== view,
        other.isDescendant(of: view), !plain.isSize
      {
        return contentEdge(of: view, plain)
      }
      return edge(of: view, plain)
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView, variables.contains(owner) else { return nil }
      return edge(of: guide, owner: owner, attribute.resolved(rightToLeft: rightToLeft))
    default: return nil
    }
  }

  /// Edges are alignment-rectangle edges. // AL-03, AL-30
  func edge(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
    let insets = view.alignmentRectInsets
    let x = variables.x(view)
    let y = variables.y(view)
    let width = variables.width(view)
    let height = variables.height(view)
    let top = Double(insets.top)
    let left = Double(insets.left)
    let bottom = Double(insets.bottom)
    let right = Double(insets.right)
    switch attribute {
    case .left: return x + left
    case .right: return x + width - right
    case .top: return y + top
    case .bottom: return y + height - bottom
    case .width: return width - (left + right)
    case .height: return height - (top + bottom)
    case .centerX: return x + width * 0.5 + (left - right) * 0.5
    case .centerY: return y + height * 0.5 + (top - bottom) * 0.5
    case .firstBaseline: return baseline(of: view, first: true)
    case .lastBaseline: return baseline(of: view, first: false)
    default:
      let m = view.effectiveMargins.plain
      switch attribute {
      case .leftMargin: return x + m.left
      case .rightMargin: return x + width - m.right
      case .topMargin: return y + m.top
      case .bottomMargin: return y + height - m.bottom
      case .centerXWithinMargins: return x + width * 0.5 + (m.left - m.right) * 0.5
      case .centerYWithinMargins: return y + height * 0.5 + (m.top - m.bottom) * 0.5
      default: return nil
      }
    }
  }

  /// Edges of what a scroll view scrolls, in its content's coordinates, which begin at its own origin.
  /// // AL-06, SC-13
  private func contentEdge(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
    guard let width = variables.contentWidth(view), let height = variables.contentHeight(view) else {
      return edge(of: view, attribute)
    }
    let x = variables.x(view)
    let y = variables.y(view)
    let m = view.effectiveMargins.plain
    switch attribute {
    case .left: return x
    case .right: return x + width
    case .top: return y
    case .bottom: return y + height
    case .leftMargin: return x + m.left
    case .rightMargin: return x + width - m.right
    case .topMargin: return y + m.top
    case .bottomMargin: return y + height - m.bottom
    default: return edge(of: view, attribute)
    }
  }

  private func baseline(of view: UIView, first: Bool) -> Expression {
    let y = variables.y(view)
    let height = variables.height(view)
    let target = first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if target !== view, variables.contains(target) { return baseline(of: target, first: first) }
    let size = view.boundsStorage.size.height
    if let offset = first ? view.firstBaselineOffset(height: size) : view.lastBaselineOffset(height: size) {
      return y + height * offset.share + offset.offset
    }
    return y + height - Double(view.alignmentRectInsets.bottom)  // AL-79
  }

  private func edge(
    of guide: UILayoutGuide, owner: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Expression? {
    let x = variables.x(owner)
    let y = variables.y(owner)
    let width = variables.width(owner)
    let height = variables.height(owner)
    let safe = owner.safeAreaInsets.plain
    switch guide.kind {
    case .user:
      guard let (gx, gy, gw, gh) = variables.guide(guide) else { return nil }
      return rectangle(gx, gy, gw, gh, attribute)
    case .safeArea:
      return rectangle(
        x + safe.left, y + safe.top, width - (safe.left + safe.right), height - (safe.top + safe.bottom),
        attribute)
    case .layoutMargins, .readableContent:
      let m = (guide.kind == .layoutMargins ? owner.effectiveMargins : owner.readableInsets).plain
      return rectangle(
        x + m.left, y + m.top, width - (m.left + m.right), height - (m.top + m.bottom), attribute)
    case .keyboard:  // SA-44, SA-45
      let covered = Double((guide as? UIKeyboardLayoutGuide)?.heightOverBottom ?? owner.safeAreaInsets.bottom)
      return rectangle(x, y + height - covered, width, Expression(constant: covered), attribute)
    case .legacyTop:  // SA-38, SA-39
      return rectangle(x, y, width, Expression(constant: safe.top), attribute)
    case .legacyBottom:
      return rectangle(x, y + height - safe.bottom, width, Expression(constant: safe.bottom), attribute)
    case .scrollFrame: return rectangle(x, y, width, height, attribute)
    case .scrollContent:
      guard let cw = variables.contentWidth(owner), let ch = variables.contentHeight(owner) else {
        return nil
      }
      return rectangle(x, y, cw, ch, attribute)
    }
  }

  private func rectangle(
    _ x: Expression, _ y: Expression, _ width: Expression, _ height: Expression,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> Expression? {
    switch attribute {
    case .left, .leftMargin: return x
    case .right, .rightMargin: return x + width
    case .top, .topMargin, .firstBaseline: return y
    case .bottom, .bottomMargin, .lastBaseline: return y + height
    case .width: return width
    case .height: return height
    case .centerX, .centerXWithinMargins: return x + width * 0.5
    case .centerY, .centerYWithinMargins: return y + height * 0.5
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Left and right in place of leading and trailing. // AL-05
  func resolved(rightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return rightToLeft ? .right : .left
    case .trailing: return rightToLeft ? .left : .right
    case .leadingMargin: return rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: return rightToLeft ? .leftMargin : .rightMargin
    default: return self
    }
  }
}

// Setting frames: from outside, by the engine, and by a superview that resizes.

extension UIView {
  package func setFrame(_ frame: CGRect, byEngine: Bool) {
    if !byEngine {
      autoresizingReference = (frame, superview?.boundsStorage.size ?? .zero)
    }
    if !transform.isIdentity {
      // With a transform the frame cannot be set exactly; UIKit keeps the size and moves the centre.
      center = CGPoint(x: frame.midX, y: frame.midY)
      return
    }
    center = CGPoint(x: frame.midX, y: frame.midY)
    if !byEngine { superview?.setNeedsLayout() }
    let oldSize = boundsStorage.size
    guard oldSize != frame.size else { return }
    boundsStorage.size = frame.size
    sizeDidChange(from: oldSize)
  }

  package func setBounds(_ bounds: CGRect) {
    let oldSize = boundsStorage.size
    boundsStorage = bounds
    guard oldSize != bounds.size else { return }
    autoresizingReference = (frame, superview?.boundsStorage.size ?? .zero)
    LayoutEnvironment.changes += 1
    sizeDidChange(from: oldSize)
  }

  private func sizeDidChange(from oldSize: CGSize) {
    markNeedsLayout()
    guard autoresizesSubviews else { return }
    for child in subviews where child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(to: boundsStorage.size)
    }
  }

  /// Moves and resizes by the mask, from the frame that was given and the superview's size at that time.
  private func autoresize(to size: CGSize) {
    guard let reference = autoresizingReference, reference.superviewSize != size else { return }
    let (x, y) = AutoresizingRule.rules(for: autoresizingMask, reference.frame, in: reference.superviewSize)
    setFrame(
      CGRect(
        x: x.start(in: Double(size.width)), y: y.start(in: Double(size.height)),
        width: max(0, x.length(in: Double(size.width))), height: max(0, y.length(in: Double(size.height)))),
      byEngine: true)
  }
}

/// How a mask shares a change of the superview's length, along one axis.
///
/// The flexible parts grow in proportion to their present lengths; with none flexible the length and the near
/// distance stay. // AL-62…AL-64
package struct AutoresizingRule {
  package let start: Double
  package let length: Double
  package let outer: Double
  /// Shares of the change that go to the distance before and to the length.
  package let startShare: Double
  package let lengthShare: Double

  package init(
    start: Double, length: Double, outer: Double, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) {
    self.start = start
    self.length = length
    self.outer = outer
    let end = outer - start - length
    let parts = [
      flexibleStart ? max(0, start) : 0, flexibleLength ? max(0, length) : 0, flexibleEnd ? max(0, end) : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let count = Double((flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0))
    if count == 0 {
      startShare = 0
      lengthShare = 0
    } else if total > 0 {
      startShare = parts[0] / total
      lengthShare = parts[1] / total
    } else {
      startShare = flexibleStart ? 1 / count : 0
      lengthShare = flexibleLength ? 1 / count : 0
    }
  }

  /// The rules of both axes.
  package static func rules(
    for mask: UIView.AutoresizingMask, _ frame: CGRect, in superviewSize: CGSize
  ) -> (horizontal: AutoresizingRule, vertical: AutoresizingRule) {
    let horizontal = AutoresizingRule(
      start: Double(frame.minX), length: Double(frame.width), outer: Double(superviewSize.width),
      flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizingRule(
      start: Double(frame.minY), length: Double(frame.height), outer: Double(superviewSize.height),
      flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    return (horizontal, vertical)
  }

  package func start(in newOuter: Double) -> Double { start + startShare * (newOuter - outer) }
  package func length(in newOuter: Double) -> Double { length + lengthShare * (newOuter - outer) }
}

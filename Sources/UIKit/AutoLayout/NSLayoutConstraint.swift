import InsetScreens

/// `item1.attribute1 (==, <=, >=) item2.attribute2 × multiplier + constant`. // AL-01
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The raw values are Apple's. // AL-02
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  public enum Axis: Int, Sendable { case horizontal = 0, vertical = 1 }

  // Items are not kept alive and must not be used after they are gone, as in UIKit. A view that goes away lets go
  // of the constraints it holds.
  public private(set) unowned(unsafe) var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) unowned(unsafe) var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  /// Points. May be changed at any time. // AL-17
  open var constant: CGFloat { didSet { if constant != oldValue { invalidate() } } }
  open var priority: UILayoutPriority = .required { didSet { if priority != oldValue { invalidate() } } }
  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that holds the constraint: the nearest common ancestor of its items. Nil while inactive.
  nonisolated(unsafe) package unowned(unsafe) var owner: UIView?
  /// Where the constraint stands in a document.
  package var origin: NibOrigin?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        NSLayoutConstraint.commonAncestor(of: self)?.addConstraint(self)
      } else {
        owner?.removeConstraint(self)
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func invalidate() {
    referenceStorage = nil
    owner?.setNeedsLayout()
  }

  /// The constraint in words, once somebody asked. OPTIMIZATION: screens are captured on dozens of canvases.
  package var referenceStorage: ConstraintReference?

  /// The view behind an item: itself, a guide's owner, or a legacy guide's controller's view.
  package static func view(of item: AnyObject?) -> UIView? {
    switch item {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide.owningView
    default: return nil
    }
  }

  private static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView? {
    guard let first = view(of: constraint.firstItem) else { return view(of: constraint.secondItem) }
    guard let second = view(of: constraint.secondItem) else { return first }
    return first.nearestCommonAncestor(with: second)
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  // AL-07
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

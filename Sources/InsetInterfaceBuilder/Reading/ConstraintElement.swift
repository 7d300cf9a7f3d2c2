import InsetDevices

/// A constraint as a document writes it, held by a view.
public struct ConstraintElement: Hashable, Sendable {
  public enum Relation: String, Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }
  public var element: Element
  /// Empty where the document gives none.
  public var id: String
  /// The id of a view or guide; the holder's own where the document leaves it out.
  public var firstItem: String
  /// As in `leadingMargin`, `centerY`, `baseline`.
  public var firstAttribute: String
  public var relation: Relation
  /// Nil for a constraint on one item's size.
  public var secondItem: String?
  public var secondAttribute: String?
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// 1…1000, where 1000 is required.
  public var priority: Double
  /// Removed when the app is built; live on the canvas.
  public var isPlaceholder: Bool
  /// The constant is the standard spacing and is recomputed.
  public var isSymbolic: Bool
  public var identifier: String?

  /// Reads a `constraint` element that `holder` has.
  public init(_ element: Element, holder: Element) {
    self.element = element
    id = element.id ?? ""
    firstItem = element["firstItem"] ?? holder.id ?? ""
    firstAttribute = element["firstAttribute"] ?? ""
    relation = element["relation"].flatMap { Relation(rawValue: $0) } ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = Self.multiplier(element["multiplier"])
    constant = element.double("constant") ?? 0
    priority = element.double("priority") ?? 1000
    isPlaceholder = element.bool("placeholder") == true
    isSymbolic = element.bool("symbolic") == true
    identifier = element["identifier"]
  }

  /// The constraint with the constant and priority that hold under size classes.
  public func resolved(for sizeClasses: SizeClasses) -> ConstraintElement {
    guard element.firstChild != nil else { return self }
    var resolved = self
    for variation in element.variations(for: sizeClasses) {
      if let constant = variation.double("constant") { resolved.constant = constant }
      if let priority = variation.double("priority") { resolved.priority = priority }
    }
    return resolved
  }

  /// `a:b`, `a/b` or a decimal; 1 for anything else.
  static func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard let first = parts.first.flatMap({ Double($0) }), first.isFinite else { return 1 }
    guard parts.count > 1 else { return first }
    guard let second = Double(parts[1]), second.isFinite, second != 0 else { return first }
    return first / second
  }
}

extension Element {
  /// All constraints that a view holds, installed or not.
  public var constraints: [ConstraintElement] {
    guard let list = child("constraints") else { return [] }
    return list.children("constraint").map { ConstraintElement($0, holder: self) }
  }
}

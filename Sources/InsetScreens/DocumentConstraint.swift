import InsetDiagnostics

/// A constraint of the document in numbers: `first (relation) second × multiplier + constant`.
public struct DocumentConstraint: Codable, Sendable, Hashable {
  public var id: String
  /// In words: `“Pay”.bottom = safe area.bottom − 8`.
  public var text: String
  public var place: Place?
  public var first: End
  public var relation: Relation
  /// Nil where the constraint gives a length outright.
  public var second: End?
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// 1000 for a required one.
  public var priority: Double
  /// Whether code of the app holds it by an outlet, and so may change it.
  public var hasOutlet: Bool

  public enum Relation: String, Codable, Sendable { case less = "<=", equal = "=", greater = ">=" }

  /// An attribute of a view, or of a guide that a view owns.
  public struct End: Codable, Sendable, Hashable {
    /// The id of the view, or of the guide's owner.
    public var view: String
    /// Nil for the view itself.
    public var guide: Guide?
    public var attribute: Attribute
    public init(view: String, guide: Guide? = nil, attribute: Attribute) {
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }
  }

  public enum Guide: String, Codable, Sendable {
    case safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame
    /// topLayoutGuide and bottomLayoutGuide.
    case legacyTop, legacyBottom
    case other
  }

  /// As in Interface Builder.
  public enum Attribute: String, Codable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public init(
    id: String, text: String, place: Place? = nil, first: End, relation: Relation = .equal,
    second: End? = nil, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    hasOutlet: Bool = false
  ) {
    self.id = id
    self.text = text
    self.place = place
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.hasOutlet = hasOutlet
  }
}

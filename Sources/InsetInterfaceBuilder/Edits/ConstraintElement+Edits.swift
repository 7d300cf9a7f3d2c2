import InsetDiagnostics

extension ConstraintElement {
  /// One of the two things that a constraint ties.
  public enum End: Hashable, Sendable {
    case first, second
    public var other: End { self == .first ? .second : .first }
    var itemName: String { self == .first ? "firstItem" : "secondItem" }
    var attributeName: String { self == .first ? "firstAttribute" : "secondAttribute" }
  }

  public func item(_ end: End) -> String? { end == .first ? firstItem : secondItem }
  public func attribute(_ end: End) -> String? { end == .first ? firstAttribute : secondAttribute }

  /// The edits that hang an end on another item. Interface Builder leaves the first item out where it is the view that
  /// holds the constraint.
  /// - Parameter holder: the id of that view.
  public func settingItem(_ end: End, to item: String, holder: String?) -> [Edit] {
    guard end == .first else { return [element.settingAttribute("secondItem", to: item)] }
    if item == holder {
      return element.removingAttribute("firstItem").map { [$0] } ?? []
    }
    if element.attributeRange("firstItem") != nil { return [element.settingAttribute("firstItem", to: item)] }
    let start = element.startTagRange.lowerBound + 1 + element.name.utf8.count
    return [element.edit(start..<start, replacement: " firstItem=\"\(Element.escaped(item))\"")]
  }

  /// The edits for an end that hangs on another thing: the standard spacing, which Xcode works out by what is tied, stays
  /// the number that it was.
  public var keepingConstant: [Edit] {
    isSymbolic ? element.removingAttribute("symbolic").map { [$0] } ?? [] : []
  }

  /// The edits that take another attribute of an end's item.
  public func settingAttribute(_ end: End, to attribute: String) -> [Edit] {
    guard self.attribute(end) != attribute else { return [] }
    return [element.settingAttribute(end.attributeName, to: attribute)]
  }

  /// The edits that give the constraint another constant, points. Interface Builder leaves 0 out. Nil where the document
  /// has no constant to change and it is not 0, or size classes change it.
  public func settingConstant(_ constant: Double) -> [Edit]? {
    if constant == self.constant { return [] }
    guard element.child("variation") == nil else { return nil }
    if constant == 0 { return element.removingAttribute("constant").map { [$0] } ?? [] }
    guard element.attributeRange("constant") != nil else { return nil }
    return [element.settingAttribute("constant", to: Self.text(constant))]
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
  }
}

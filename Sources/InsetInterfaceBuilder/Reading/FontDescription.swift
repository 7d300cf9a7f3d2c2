import InsetDevices

/// A font as a document describes it. Which fields are set tells what kind of description it is: a text style, a
/// system font, or a font by name.
public struct FontDescription: Hashable, Sendable {
  /// A text style, as in `UICTFontTextStyleBody`.
  public var style: String?
  /// `system`, `boldSystem`, `italicSystem` …
  public var type: String?
  /// As in `semibold`.
  public var weight: String?
  /// As in `condensed`.
  public var width: String?
  /// Points; nil where a style decides.
  public var pointSize: Double?
  /// A named size instead of points, as in `button`, `label`, `system`, `smallSystem`.
  public var sizeName: String?
  /// The PostScript name of a font that is not the system's.
  public var name: String?
  public var family: String?

  public init(
    style: String? = nil, type: String? = nil, weight: String? = nil, width: String? = nil,
    pointSize: Double? = nil, sizeName: String? = nil, name: String? = nil, family: String? = nil
  ) {
    self.style = style
    self.type = type
    self.weight = weight
    self.width = width
    self.pointSize = pointSize
    self.sizeName = sizeName
    self.name = name
    self.family = family
  }

  /// Reads a `fontDescription` element.
  public init(_ element: Element) {
    self.init(
      style: element["style"], type: element["type"], weight: element["weight"], width: element["width"],
      pointSize: element.double("pointSize"), sizeName: element["size"], name: element["name"],
      family: element["family"])
  }
}

extension Element {
  /// The font of a label, button, text field or text view; nil where the document leaves it to UIKit.
  public var fontDescription: FontDescription? { fontDescription(key: "fontDescription") }

  public func fontDescription(key: String) -> FontDescription? {
    child("fontDescription", key: key).map { FontDescription($0) }
  }

  /// The font under size classes: a `variation` may give another one.
  public func fontDescription(for sizeClasses: SizeClasses) -> FontDescription? {
    child(key: "fontDescription", for: sizeClasses).map { FontDescription($0) }
  }
}

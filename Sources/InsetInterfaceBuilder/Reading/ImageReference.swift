/// An image as a property refers to it.
public struct ImageReference: Hashable, Sendable {
  public var name: String
  /// Whether the name is that of a system symbol.
  public var isSystem: Bool
  public var symbolConfiguration: SymbolConfiguration?
}

/// How large and heavy a symbol is drawn.
public struct SymbolConfiguration: Hashable, Sendable {
  /// `small`, `medium`, `large`.
  public var scale: String?
  public var weight: String?
  /// Points.
  public var pointSize: Double?
  /// The font that the symbol matches.
  public var font: FontDescription?
}

extension Element {
  /// The image that is the value of a property: an attribute of that name, or an `imageReference` child.
  ///
  /// The attribute `catalog` speaks of the image attributes beside it. `symbolKey` names the property that
  /// configures a symbol.
  public func image(
    _ key: String = "image", symbolKey: String = "preferredSymbolConfiguration"
  ) -> ImageReference? {
    if let reference = child("imageReference", key: key), let name = reference["image"] {
      var configuration = symbolConfiguration(key: symbolKey)
      if let scale = reference["symbolScale"] {
        configuration = configuration ?? SymbolConfiguration()
        configuration?.scale = scale
      }
      return ImageReference(
        name: name, isSystem: reference["catalog"] == "system", symbolConfiguration: configuration)
    }
    guard let name = self[key] else { return nil }
    return ImageReference(
      name: name, isSystem: self["catalog"] == "system",
      symbolConfiguration: symbolConfiguration(key: symbolKey))
  }

  public func symbolConfiguration(key: String) -> SymbolConfiguration? {
    child("preferredSymbolConfiguration", key: key).map { element in
      SymbolConfiguration(
        scale: element["scale"], weight: element["weight"], pointSize: element.double("pointSize"),
        font: element.fontDescription)
    }
  }
}

import InsetDevices

/// A value that a document sets by key path when the object is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case color(ColorValue)
    /// An image's name.
    case image(String)
    case size(Size)
    case point(x: Double, y: Double)
    case rect(Rect)
    case none
  }
  public var element: Element
  /// As in `layer.cornerRadius`.
  public var keyPath: String
  /// As the document names it: `string`, `number`, `boolean`, `color`, `image`, `size` …
  public var type: String
  public var value: Value
}

extension Element {
  /// The user-defined runtime attributes of an object, in the order they are set.
  public var userDefinedRuntimeAttributes: [RuntimeAttribute] {
    guard let list = child("userDefinedRuntimeAttributes") else { return [] }
    return list.children("userDefinedRuntimeAttribute").map { element in
      let type = element["type"] ?? ""
      return RuntimeAttribute(
        element: element, keyPath: element["keyPath"] ?? "", type: type,
        value: element.runtimeValue(ofType: type))
    }
  }

  private func runtimeValue(ofType type: String) -> RuntimeAttribute.Value {
    let value = child(key: "value")
    switch type {
    case "boolean": return bool("value").map { .boolean($0) } ?? .none
    case "number": return (value?.double("value") ?? double("value")).map { .number($0) } ?? .none
    case "color": return value?.colorValue.map { .color($0) } ?? .none
    case "image": return (self["value"] ?? value?["name"]).map { .image($0) } ?? .none
    case "size": return size(key: "value").map { .size($0) } ?? .none
    case "point": return point(key: "value").map { .point(x: $0.x, y: $0.y) } ?? .none
    case "rect": return rect(key: "value").map { .rect($0) } ?? .none
    default: return string("value").map { .string($0) } ?? .none
    }
  }
}

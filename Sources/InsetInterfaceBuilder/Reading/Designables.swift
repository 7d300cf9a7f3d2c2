import InsetDevices

extension Document {
  /// The natural sizes, in points, of the views whose own class Interface Builder ran and drew before it saved the
  /// document (`IB_DESIGNABLE`), by id; a side of −1 has none. Empty where it ran none.
  public var designableSizes: [String: Size] {
    guard let list = root?.child("designables") else { return [:] }
    var sizes: [String: Size] = [:]
    for designable in list.children("designable") {
      guard let name = designable["name"], let size = designable.size(key: "intrinsicContentSize"),
        size.width.isFinite, size.height.isFinite
      else { continue }
      sizes[name] = size
    }
    return sizes
  }
}

import Foundation
import Synchronization

/// The named colours of asset catalogs.
package struct AssetColors: Sendable {
  private var colors: [String: UIColor] = [:]

  package init() {}

  /// Reads every colour set below a folder that is an asset catalog or holds some. Names of folders that provide a
  /// namespace stand before the colour's own, with a slash. What cannot be read is left out.
  package init(catalogs folder: String) {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    let root = URL(fileURLWithPath: folder)
    var paths: [String] = []
    while let path = files.nextObject() as? String {
      if path.hasSuffix(".colorset/Contents.json") { paths.append(path) }
    }
    for path in paths.sorted() {
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)),
        let color = AssetColors.color(data)
      else { continue }
      colors[AssetColors.name(path, below: root)] = color
    }
  }

  package subscript(name: String) -> UIColor? { colors[name] }
  package var names: [String] { colors.keys.sorted() }

  private static func name(_ path: String, below root: URL) -> String {
    var parts = path.split(separator: "/").map(String.init).dropLast()
    guard let last = parts.popLast() else { return "" }
    var name = String(last.dropLast(".colorset".count))
    while let folder = parts.last, !folder.hasSuffix(".xcassets") {
      let contents = root.appendingPathComponent(parts.joined(separator: "/") + "/Contents.json")
      let object = (try? Data(contentsOf: contents)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
      let properties = (object as? [String: Any])?["properties"] as? [String: Any]
      if properties?["provides-namespace"] as? Bool == true { name = folder + "/" + name }
      parts.removeLast()
    }
    return name
  }

  /// The colour of a set's `Contents.json` for any appearance and device, in its space.
  package static func color(_ data: Data) -> UIColor? {
    let object = try? JSONSerialization.jsonObject(with: data)
    let entries = ((object as? [String: Any])?["colors"] as? [[String: Any]] ?? []).filter {
      $0["appearances"] == nil && $0["color"] != nil
    }
    let universal = entries.first { $0["idiom"] as? String == "universal" } ?? entries.first
    guard let color = universal?["color"] as? [String: Any],
      let parts = color["components"] as? [String: Any]
    else { return nil }
    let alpha = component(parts["alpha"]) ?? 1
    if let white = component(parts["white"]) { return UIColor(white: white, alpha: alpha) }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    return color["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0.5`, `128` and `0x80` are a half: a number with a point is from 0 to 1, one without from 0 to 255.
  private static func component(_ value: Any?) -> CGFloat? {
    if let number = value as? NSNumber, !(value is String) { return CGFloat(number.doubleValue) }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } }
    return Int(text).map { $0 <= 1 && $0 >= 0 ? CGFloat($0) : CGFloat($0) / 255 }
  }
}

extension UIColor {
  private static let known = Mutex(AssetColors())

  /// The named colours that `init(named:)` finds. // S-406
  package static var assetColors: AssetColors {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  /// A colour of the asset catalogs that were read, in its space; nil where there is none of the name.
  public convenience init?(named name: String) {
    guard let color = UIColor.assetColors[name] else { return nil }
    if let wide = color.displayP3 {
      self.init(
        displayP3Red: CGFloat(wide[0]), green: CGFloat(wide[1]), blue: CGFloat(wide[2]),
        alpha: CGFloat(color.alpha))
    } else {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
}

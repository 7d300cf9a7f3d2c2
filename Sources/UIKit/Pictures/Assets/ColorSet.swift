import Foundation
import InsetInterfaceBuilder

/// A colour set of an asset catalog: its `Contents.json`.
enum ColorSet {
  /// The colour for light appearance and any device, in its space; nil where the file tells none.
  static func color(_ data: Data) -> ColorValue? {
    let object = try? JSONSerialization.jsonObject(with: data)
    let entries = ((object as? [String: Any])?["colors"] as? [[String: Any]] ?? []).filter {
      $0["appearances"] == nil && $0["color"] != nil
    }
    let universal = entries.first { $0["idiom"] as? String == "universal" } ?? entries.first
    guard let color = universal?["color"] as? [String: Any] else { return nil }
    if let name = color["reference"] as? String { return ColorValue.system(named: name) }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    let alpha = component(parts["alpha"]) ?? 1
    if let white = component(parts["white"]) { return ColorValue(white: white, alpha: alpha) }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    return ColorValue(
      red: red, green: green, blue: blue, alpha: alpha,
      space: color["color-space"] as? String == "display-p3" ? .displayP3 : .sRGB)
  }

  /// `0.5`, `128` and `0x80` are a half: a number with a point is from 0 to 1, one without from 0 to 255.
  private static func component(_ value: Any?) -> Double? {
    if let number = value as? NSNumber, !(value is String) { return number.doubleValue }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    return Int(text).map { $0 <= 1 && $0 >= 0 ? Double($0) : Double($0) / 255 }
  }
}

extension UIColor {
  /// A colour of the project's asset catalogs, in its space; nil where there is none of the name. // S-406
  public convenience init?(named name: String) {
    guard let color = ProjectAssets.shared.colors[name] else { return nil }
    self.init(color)
  }
}

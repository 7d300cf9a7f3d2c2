/// A colour, components from 0 to 1 in its space. Extended colours may lie outside.
public struct ColorValue: Hashable, Sendable {
  /// Spaces that are kept apart; calibrated, generic and device spaces are taken as sRGB.
  public enum Space: String, Hashable, Sendable { case sRGB, displayP3 }

  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public var space: Space

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// `#RRGGBBAA` of the components as they are, whatever their space; those outside of 0…1 clamped.
  public var hex: String {
    let digits = [red, green, blue, alpha].map { component in
      let byte = component.isNaN ? 0 : UInt8(max(0, min(255, component * 255 + 0.5)))
      let text = String(byte, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  public static let clear = ColorValue(white: 0, alpha: 0)

  /// A colour of the system in light appearance, by the name that documents and catalogs give it: `systemBlueColor`.
  public static func system(named name: String) -> ColorValue? { SystemColors.light[name] }
}

extension Element {
  /// The colour that is the value of a property, in light appearance; nil where there is none or it is unknown,
  /// as with a name that only an asset catalog has (`colorName(key:)`).
  public func color(key: String) -> ColorValue? {
    child("color", key: key)?.colorValue
  }

  /// The asset catalog's name of a property's colour.
  public func colorName(key: String) -> String? { child("color", key: key)?["name"] }

  /// The colour that a `color` element stands for.
  ///
  /// System colours win over the components beside them, which are for older systems. Components of calibrated
  /// and device spaces are taken as sRGB.
  public var colorValue: ColorValue? {
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let name = self[attribute] else { continue }
      if let color = SystemColors.light[name] ?? document.systemColors[name] { return color }
    }
    if let name = self["name"], let color = document.namedColors[name] { return color }
    return colorComponents
  }

  /// The components as written, without looking up names.
  var colorComponents: ColorValue? {
    let alpha = double("alpha") ?? 1
    if let white = double("white") { return ColorValue(white: white, alpha: alpha) }
    guard let red = double("red"), let green = double("green"), let blue = double("blue") else { return nil }
    return ColorValue(
      red: red, green: green, blue: blue, alpha: alpha,
      space: ColorValue.Space(document: self["customColorSpace"]))
  }
}

extension ColorValue.Space {
  /// As documents write it in `customColorSpace`.
  init(document word: String?) { self = word == "displayP3" ? .displayP3 : .sRGB }
}

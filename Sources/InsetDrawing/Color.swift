/// A colour of sRGB with its opacity, each part 0…1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  /// The colour in Display P3, of which the parts above are the nearest in sRGB; nil for colours of sRGB and for what
  /// was mixed of several.
  public var displayP3: DisplayP3?

  public struct DisplayP3: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
  }

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From a number as in `0x007AFF`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// From `#RRGGBB` or `#RRGGBBAA`, perhaps with a colour of Display P3 behind it (`@p3(1,0.149,0)`); nil for anything
  /// else.
  public init?(_ text: String?) {
    guard let text, text.first == "#" else { return nil }
    let parts = text.dropFirst().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts[0]
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt64(digits, radix: 16)
    else { return nil }
    let rgb = digits.count == 8 ? value >> 8 : value
    let alpha = digits.count == 8 ? Double(value & 255) / 255 : 1
    self.init(UInt32(truncatingIfNeeded: rgb), alpha: alpha)
    guard parts.count > 1 else { return }
    guard parts[1].hasPrefix("p3("), parts[1].hasSuffix(")") else { return nil }
    let wide = parts[1].dropFirst(3).dropLast().split(separator: ",").map { Double($0) }
    guard wide.count == 3, let red = wide[0], let green = wide[1], let blue = wide[2],
      red.isFinite, green.isFinite, blue.isFinite
    else { return nil }
    displayP3 = DisplayP3(red: red, green: green, blue: blue)
  }

  public func withAlpha(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// The same colour with its opacity multiplied.
  public func faded(_ factor: Double) -> Color { withAlpha(alpha * factor) }

  /// This colour moved towards another: 0 is this one, 1 the other.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    if amount == 0 { return self }
    if amount == 1 { return other }
    return Color(
      red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount, alpha: alpha + (other.alpha - alpha) * amount)
  }

  /// What is seen where this colour lies over an opaque one.
  public func over(_ below: Color) -> Color {
    below.mixed(with: withAlpha(1), alpha).withAlpha(1)
  }

  /// How light the colour looks, 0…1, its opacity left aside.
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// `#RRGGBB`, without the opacity.
  public var hex: String {
    func two(_ part: Double) -> String {
      let value = Int(min(max(part, 0), 1) * 255 + 0.5)
      let text = String(value, radix: 16, uppercase: true)
      return value < 16 ? "0" + text : text
    }
    return "#" + two(red) + two(green) + two(blue)
  }

  public static let white = Color(0xFFFFFF)
  public static let black = Color(0x000000)
}

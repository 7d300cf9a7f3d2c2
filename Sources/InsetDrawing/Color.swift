/// A colour with its opacity, each part 0…1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

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

  /// From `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(_ text: String?) {
    guard let text, text.first == "#" else { return nil }
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt64(digits, radix: 16)
    else { return nil }
    let rgb = digits.count == 8 ? value >> 8 : value
    let alpha = digits.count == 8 ? Double(value & 255) / 255 : 1
    self.init(UInt32(truncatingIfNeeded: rgb), alpha: alpha)
  }

  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with its opacity multiplied.
  public func faded(_ factor: Double) -> Color { withAlpha(alpha * factor) }

  /// This colour moved towards another: 0 is this one, 1 the other.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    Color(
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

import Foundation
import InsetInterfaceBuilder

/// A colour as red, green, blue and alpha in sRGB. Colours of Display P3 may lie outside of 0…1 and remember what they
/// are in their own space.
public final class UIColor: NSObject, @unchecked Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double
  /// Red, green and blue in Display P3; nil for colours of sRGB.
  package let displayP3: [Double]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Double(red)
    self.green = Double(green)
    self.blue = Double(blue)
    self.alpha = Double(alpha)
    displayP3 = nil
    super.init()
  }

  /// Components from 0 to 1 in Display P3, whose red and green are stronger than those of sRGB. // S-406
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let wide = [red, green, blue].map { $0.isFinite ? Double(min(max($0, -1), 2)) : 0 }
    let narrow = UIColor.sRGB(displayP3: wide)
    self.red = narrow[0]
    self.green = narrow[1]
    self.blue = narrow[2]
    self.alpha = Double(alpha)
    displayP3 = wide
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of a document, in its space.
  package convenience init(_ value: ColorValue) {
    let (red, green, blue) = (CGFloat(value.red), CGFloat(value.green), CGFloat(value.blue))
    switch value.space {
    case .sRGB: self.init(red: red, green: green, blue: blue, alpha: CGFloat(value.alpha))
    case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: CGFloat(value.alpha))
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let displayP3 else {
      return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
    return UIColor(
      displayP3Red: CGFloat(displayP3[0]), green: CGFloat(displayP3[1]), blue: CGFloat(displayP3[2]),
      alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
  public override var hash: Int { hexadecimal.hashValue }

  /// `#RRGGBBAA` in sRGB; what sRGB does not have is cut off. Colours of Display P3 have theirs behind it:
  /// `#FF2600FF@p3(1,0.149,0)`.
  package var hexadecimal: String {
    func byte(_ value: Double) -> String {
      let number = Int((min(1, max(0, value)) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let plain = "#" + byte(red) + byte(green) + byte(blue) + byte(alpha)
    guard let displayP3 else { return plain }
    return plain + "@p3(" + displayP3.map { NSLayoutConstraint.number(CGFloat($0)) }.joined(separator: ",")
      + ")"
  }

  /// Between the spaces, which share their curve and their white.
  private static func sRGB(displayP3 wide: [Double]) -> [Double] {
    func linear(_ value: Double) -> Double {
      let size = abs(value)
      let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -result : result
    }
    func curved(_ value: Double) -> Double {
      let size = abs(value)
      let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }
    let (red, green, blue) = (linear(wide[0]), linear(wide[1]), linear(wide[2]))
    return [
      curved(1.2249401 * red - 0.2249404 * green), curved(-0.0420569 * red + 1.0420571 * green),
      curved(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue),
    ]
  }

  private static func bytes(_ r: Int, _ g: Int, _ b: Int, _ alpha: Double = 1) -> UIColor {
    UIColor(
      red: CGFloat(Double(r) / 255), green: CGFloat(Double(g) / 255), blue: CGFloat(Double(b) / 255),
      alpha: CGFloat(alpha))
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let red = bytes(255, 0, 0)
  public static let green = bytes(0, 255, 0)
  public static let blue = bytes(0, 0, 255)
  public static let yellow = bytes(255, 255, 0)
  public static let orange = bytes(255, 128, 0)
  public static let purple = bytes(128, 0, 128)
  public static let brown = bytes(153, 102, 51)
  public static let cyan = bytes(0, 255, 255)
  public static let magenta = bytes(255, 0, 255)
  // System colours, light appearance (Human Interface Guidelines, Color).
  public static let systemBlue = bytes(0, 122, 255)
  public static let systemRed = bytes(255, 59, 48)
  public static let systemGreen = bytes(52, 199, 89)
  public static let systemOrange = bytes(255, 149, 0)
  public static let systemYellow = bytes(255, 204, 0)
  public static let systemPink = bytes(255, 45, 85)
  public static let systemPurple = bytes(175, 82, 222)
  public static let systemTeal = bytes(48, 176, 199)
  public static let systemIndigo = bytes(88, 86, 214)
  public static let systemGray = bytes(142, 142, 147)
  public static let systemGray2 = bytes(174, 174, 178)
  public static let systemGray3 = bytes(199, 199, 204)
  public static let systemGray4 = bytes(209, 209, 214)
  public static let systemGray5 = bytes(229, 229, 234)
  public static let systemGray6 = bytes(242, 242, 247)
  public static let label = UIColor(white: 0, alpha: 1)
  public static let secondaryLabel = bytes(60, 60, 67, 0.6)
  public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
  public static let placeholderText = bytes(60, 60, 67, 0.3)
  public static let separator = bytes(60, 60, 67, 0.29)
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  public static let secondarySystemBackground = bytes(242, 242, 247)
  public static let systemGroupedBackground = bytes(242, 242, 247)
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
}

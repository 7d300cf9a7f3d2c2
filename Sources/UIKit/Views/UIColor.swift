/// A colour as red, green, blue and alpha in sRGB, 0…1.
public final class UIColor: NSObject, @unchecked Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Double(red)
    self.green = Double(green)
    self.blue = Double(blue)
    self.alpha = Double(alpha)
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
  public override var hash: Int { hexadecimal.hashValue }

  /// `#RRGGBBAA`
  package var hexadecimal: String {
    func byte(_ value: Double) -> String {
      let number = Int((min(1, max(0, value)) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + byte(red) + byte(green) + byte(blue) + byte(alpha)
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

/// The system's colours in one interface style. // Apple's published values for iOS 13 and later.
struct Palette: Hashable, Sendable {
  var isDark: Bool

  private func pick(_ light: Color, _ dark: Color) -> Color { isDark ? dark : light }

  var label: Color { pick(.black, .white) }
  var secondaryLabel: Color { pick(Color(0x3C3C43, alpha: 0.6), Color(0xEBEBF5, alpha: 0.6)) }
  var tertiaryLabel: Color { pick(Color(0x3C3C43, alpha: 0.3), Color(0xEBEBF5, alpha: 0.3)) }
  var separator: Color { pick(Color(0x3C3C43, alpha: 0.29), Color(0x545458, alpha: 0.6)) }
  var background: Color { pick(.white, .black) }
  var groupedBackground: Color { pick(Color(0xF2F2F7), .black) }
  var groupedCell: Color { pick(.white, Color(0x1C1C1E)) }
  var fill: Color { pick(Color(0x787880, alpha: 0.2), Color(0x787880, alpha: 0.36)) }
  var secondaryFill: Color { pick(Color(0x787880, alpha: 0.16), Color(0x787880, alpha: 0.32)) }
  var tertiaryFill: Color { pick(Color(0x767680, alpha: 0.12), Color(0x767680, alpha: 0.24)) }
  var quaternaryFill: Color { pick(Color(0x747480, alpha: 0.08), Color(0x747480, alpha: 0.18)) }
  var tint: Color { pick(Color(0x007AFF), Color(0x0A84FF)) }
  var green: Color { pick(Color(0x34C759), Color(0x30D158)) }
  var red: Color { pick(Color(0xFF3B30), Color(0xFF453A)) }
  var gray: Color { Color(0x8E8E93) }
  var bar: Color { pick(Color(0xF9F9F9, alpha: 0.98), Color(0x161616, alpha: 0.96)) }
  var glass: Color { pick(Color(0xFFFFFF, alpha: 0.82), Color(0x2C2C2E, alpha: 0.82)) }
  var selectedSegment: Color { pick(.white, Color(0x636366)) }
}

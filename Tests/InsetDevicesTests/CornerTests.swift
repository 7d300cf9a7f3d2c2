import InsetDevices
import Testing

/// Rules that keep things inside the safe area keep them out of the display's corners as well.
@Suite struct CornerTests {
  /// How far a corner of the safe area lies outside of the display's rounded corner, points.
  private func cut(_ canvas: Canvas) -> Double {
    let insets = canvas.safeAreaInsets
    let radius = canvas.cornerRadius
    var deepest = 0.0
    for x in [insets.left, insets.right] {
      for y in [insets.top, insets.bottom] where x < radius && y < radius {
        let distance = ((radius - x) * (radius - x) + (radius - y) * (radius - y)).squareRoot()
        deepest = max(deepest, distance - radius)
      }
    }
    return deepest
  }

  @Test func theSafeAreaHoldsTheCornersOfAllDevicesButDuo() {
    for canvas in Canvas.standardSet
    where canvas.device != "iPhone Duo" && !canvas.groups.contains("future-iphones") {
      #expect(cut(canvas) < 8, "\(canvas.name)")
    }
    #expect(Canvas.standardSet.contains { $0.device == "iPhone Duo" && cut($0) > 10 })
  }

  @Test func variationsKeepTheScreenAndNameThemselves() {
    let canvas = Canvas.standardSet[0]
    #expect(canvas.variation == nil)
    let larger = canvas.varied(.textSize(.accessibilityLarge))
    #expect(larger.variation == .textSize)
    #expect(larger.size == canvas.size)
    #expect(canvas.varied(.textSize(.small)).variation == nil)
    #expect(canvas.varied(.rightToLeft).variation == .rightToLeft)
    let german = canvas.varied(.texts("in de"))
    #expect(german.variation == .texts)
    #expect(german.name.hasSuffix(" in de") && canvas.name.hasPrefix(german.name.dropLast(6)))
    #expect(!german.hasEstimatedTexts)
    #expect(canvas.varied(.texts("longer", isEstimate: true)).hasEstimatedTexts)
    #expect(Set([larger, german, canvas].map(\.name)).count == 3)
  }
}

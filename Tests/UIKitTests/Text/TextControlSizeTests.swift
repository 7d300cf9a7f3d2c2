import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Natural sizes of controls by their text. // oracle: recorded
@Suite struct TextControlSizeTests {
  private func plain(
    _ title: String?, _ size: Double, insets: Insets = .zero, image: Size? = nil,
    era: SystemMetrics.TextEra = .modern
  ) -> Size {
    ButtonTextRules.size(
      title: title, font: .systemFont(ofSize: size), image: image, contentInsets: insets, era: era)
  }

  @Test func plainButtonHeights() {  // IC-15, CTL-20…29
    let rows: [(Double, Double)] = [
      (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (24, 41), (27, 45), (30, 48),
    ]
    for (size, height) in rows { #expect(plain("Title", size).height == height, "\(size) pt") }
  }

  @Test func plainButtonSizes() {  // IC-16, CTL-30…33
    #expect(plain("Button", 15) == Size(width: 46, height: 30))
    #expect(plain("Done", 15) == Size(width: 37, height: 30))
    #expect(plain("Cancel", 15) == Size(width: 48, height: 30))
    #expect(plain("OK", 15) == Size(width: 30, height: 30))
    // Recorded empty buttons: of type system (15 pt) and custom (18 pt).
    #expect(plain(nil, 15) == Size(width: 30, height: 30))
    #expect(plain("", 18) == Size(width: 30, height: 34))
  }

  @Test func contentInsetsReplaceThePadding() {  // IC-17
    let ten = Insets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(plain("Animated Zoom", 15, insets: ten) == Size(width: 129, height: 38))
    let semibold = UIFont.systemFont(ofSize: 15, weight: .semibold)
    let join = ButtonTextRules.size(
      title: "Join", font: semibold, contentInsets: Insets(top: 8, left: 16, bottom: 8, right: 16),
      era: .modern)
    #expect(join.height == 34)
    #expect(abs(join.width - 63) <= 1)
  }

  @Test func imagesTakeThePaddingAway() {
    // Recorded: an image of 22×22 alone; one of 14 beside "PAT" in semibold 14 pt: 41×17.
    #expect(plain(nil, 15, image: Size(width: 22, height: 22)) == Size(width: 22, height: 22))
    let pat = ButtonTextRules.size(
      title: "PAT", font: .systemFont(ofSize: 14, weight: .semibold), image: Size(width: 14, height: 14),
      era: .legacy)
    #expect(pat.height == 17)
    #expect(abs(pat.width - 41) <= 1)
  }

  @Test func configuredButtons() {  // N-030, IC-18
    let rows: [(ButtonTextRules.ConfigurationSize, Size)] = [
      (.mini, Size(width: 87.3333, height: 28)), (.small, Size(width: 87.3333, height: 28)),
      (.medium, Size(width: 99, height: 34.3333)), (.large, Size(width: 115, height: 50.3333)),
    ]
    let options = TextLayout.Options(rounding: TextRounding(scale: 3))
    for (kind, expected) in rows {
      let title = TextLayout("Configure", font: kind.titleFont, width: nil, options: options)
      let size = ButtonTextRules.configuredSize(title: title, contentInsets: kind.contentInsets)
      #expect(abs(size.height - expected.height) < 0.001, "\(kind)")
      // A pixel of the inferred advances.
      #expect(abs(size.width - expected.width) < 0.3334 + 0.001, "\(kind): \(size.width)")
    }
    let insets = ButtonTextRules.ConfigurationSize.medium.contentInsets
    let title = TextLayout("Title", font: .systemFont(ofSize: 17), width: nil, options: options)
    let subtitle = TextLayout("Subtitle", font: ButtonTextRules.subtitleFont, width: nil, options: options)
    let both = ButtonTextRules.configuredSize(title: title, subtitle: subtitle, contentInsets: insets)
    #expect(abs(both.height - 51) < 0.001)
    // Recorded: 15 pt 32 high, 12 pt 28.333 @3x, 18 pt 35.5 @2x.
    for (size, scale, height) in [(15.0, 3.0, 32.0), (12, 3, 28.3333), (18, 2, 35.5)] {
      let title = TextLayout(
        "Title", font: .systemFont(ofSize: size), width: nil,
        options: .init(rounding: TextRounding(scale: scale)))
      let button = ButtonTextRules.configuredSize(title: title, contentInsets: insets)
      #expect(abs(button.height - height) < 0.001, "\(size) pt")
    }
    let image = Size(width: 20, height: 40)
    let beside = ButtonTextRules.configuredSize(
      title: title, image: image, imagePadding: 8, contentInsets: .zero)
    #expect(beside == Size(width: title.size.width + 28, height: 40))
    let above = ButtonTextRules.configuredSize(
      title: title, image: image, imagePadding: 8, imageIsAboveOrBelow: true, contentInsets: .zero)
    #expect(above == Size(width: title.size.width, height: title.size.height + 48))
  }

  @Test func segmentedControls() {
    var metrics = SystemMetrics()
    func width(_ titles: String...) -> Double {
      SegmentedControlTextRules.width(of: titles.map { .init(title: $0) }, metrics: metrics)
    }
    // Recorded in documents of iOS 13 and later.
    #expect(width("Solid", "Gradient") == 145)
    #expect(width("Off", "Default", "Restore") == 200)
    #expect(width("Facilities", "Barriers") == 147)
    #expect(width("Fastest", "Shortest") == 145)
    #expect(width("Stops", "Barriers") == 137)
    #expect(width("Toner", "Terrain", "WaterColor") == 269)
    #expect(width("Geometry", "Center & Scale", "Animate") == 335)
    #expect(width("Total Population", "Population Density") == 271)
    #expect(width("Start", "Barrier") == 123)
    // FIXME: recorded 147 and 176.
    #expect(width("Roaming", "Local") == 145)
    #expect(width("Accept List", "Reject List") == 177)
    metrics.segmentedControlHeight = 29
    metrics.textEra = .legacy
    #expect(width("Bottom", "Top") == 119)
    #expect(width("disabled", "enabled") == 133)
    #expect(width("Port / Main", "Starboard") == 161)
    #expect(width("Software Decode", "Hardware Decode") == 247)
    #expect(SegmentedControlTextRules.width(of: [], metrics: metrics) == 0)
    let byHand = [SegmentedControlTextRules.Segment(title: "A", width: 50), .init(title: "Bottom")]
    #expect(SegmentedControlTextRules.width(of: byHand, metrics: metrics) == 110)
  }

  @Test func textFields() {  // IC-11, IC-12
    var metrics = SystemMetrics()
    func height(_ size: Double, _ border: TextFieldTextRules.Border, scale: Double) -> Double {
      TextFieldTextRules.height(
        font: .systemFont(ofSize: size), border: border, rounding: TextRounding(scale: scale),
        metrics: metrics)
    }
    #expect(height(17, .none, scale: 2) == 22)
    #expect(abs(height(17, .none, scale: 3) - 22) < 1e-9)
    #expect(height(18, .none, scale: 2) == 23)
    #expect(abs(height(14, .none, scale: 3) - 18.6667) < 0.001)
    #expect(abs(height(12, .none, scale: 3) - 16) < 1e-9)
    #expect(abs(height(10, .none, scale: 3) - 13.6667) < 0.001)
    for size in [12.0, 14, 15, 17] { #expect(height(size, .roundedRect, scale: 2) == 34) }
    metrics.roundedTextFieldHeight = 30
    for (size, expected) in [(14.0, 17.0), (16, 20), (17, 21), (18, 22)] {
      #expect(height(size, .none, scale: 2) == expected)
    }
    #expect(height(14, .roundedRect, scale: 2) == 30)
    #expect(height(14, .bezel, scale: 2) == 22)
    func width(_ text: String, _ size: Double, _ border: TextFieldTextRules.Border, _ scale: Double) -> Double
    {
      let text = MeasuredText(text, font: .systemFont(ofSize: size), era: .legacy)
      return TextFieldTextRules.width(
        text: text, border: border, rounding: TextRounding(scale: scale), metrics: metrics)
    }
    #expect(abs(width("8080", 14, .roundedRect, 2) - 56) <= 0.5)
    #expect(abs(width("Skip Position", 13, .roundedRect, 2) - 99.5) <= 0.5)
    //
    metrics.roundedTextFieldHeight = 34
    #expect(width("", 14, .roundedRect, 2) == 32)
    #expect(width("Enter channel name", 14, .roundedRect, 3) == 156)
    #expect(width("Provide an Optional Nonce", 14, .roundedRect, 2) == 200)
  }

  @Test func centredBaseline() {
    let rounding = TextRounding(scale: 2)
    let font = UIFont.systemFont(ofSize: 15)
    #expect(TextFieldTextRules.baseline(of: font, inHeight: 30, rounding: rounding) == 20.5)
  }

  @Test func textViews() {  // IC-21
    let rounding = TextRounding(scale: 2)
    let text = MeasuredText("one two three", font: .systemFont(ofSize: 17), era: .modern)
    let single = TextViewTextRules.size(of: text, width: nil, rounding: rounding)
    #expect(single.height == 36.5)
    #expect(abs(single.width - text.width - 10) <= 0.5)
    let narrow = TextViewTextRules.size(of: text, width: 80, rounding: rounding)
    #expect(narrow.height == 57)
    let empty = MeasuredText("", font: .systemFont(ofSize: 17), era: .modern)
    #expect(TextViewTextRules.size(of: empty, width: 100, rounding: rounding).height == 36.5)
  }
}

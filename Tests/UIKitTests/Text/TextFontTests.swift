import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// `UIFont` and its friends, spelled as Apple's.
@Suite struct TextFontTests {
  @Test func measuresOfTheSystemFont() {  // N-061
    for (size, ascender, descender, line) in [
      (17.0, 16.186523, -4.100586, 20.287109), (34, 32.373047, -8.201172, 40.574219),
      (12, 11.425781, -2.894531, 14.320312),
    ] {
      let font = UIFont.systemFont(ofSize: size, weight: .bold)
      #expect(abs(font.ascender - ascender) < 1e-6)
      #expect(abs(font.descender - descender) < 1e-6)
      #expect(abs(font.lineHeight - line) < 1e-6)
      #expect(font.leading == 0)
    }
  }

  @Test func pointSizesOfTextStyles() {  // N-060, spec row TX-13
    let large: [(UIFont.TextStyle, Double)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in large {
      #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == size, "\(style.rawValue)")
    }
    let title = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    let body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let caption = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    for (style, sizes) in [(UIFont.TextStyle.title1, title), (.body, body), (.caption2, caption)] {
      for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
        let font = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: category)
        #expect(Double(font.pointSize) == Double(size), "\(style.rawValue) \(category)")
      }
    }
    #expect(UIFont.preferredFont(forTextStyle: .headline).face == .system(.semibold))
    #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle("no such style")).pointSize == 17)
  }

  @Test func everyStyleGrowsWithTheSetting() {
    for style in UIFont.TextStyle.all {
      let sizes = ContentSizeCategory.allCases.map {
        UIFont.preferredFont(forTextStyle: style, contentSizeCategory: $0).pointSize
      }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.rawValue)")
      let leadings = ContentSizeCategory.allCases.map { DynamicTypeTable.shared.leading(of: style, in: $0) }
      #expect(zip(leadings, sizes).allSatisfy { $0 > $1 }, "\(style.rawValue)")
    }
  }

  @Test func scaledValues() {  // N-060
    let rows: [(UIFont.TextStyle, ContentSizeCategory, Double, Double)] = [
      (.body, .extraSmall, 18, 15.666667), (.body, .extraExtraExtraLarge, 18, 23.666667),
      (.footnote, .extraExtraExtraLarge, 18, 24), (.caption2, .extraExtraExtraLarge, 18, 30.333333),
      (.body, .accessibilityLarge, 18, 32.666667), (.caption2, .accessibilityLarge, 8, 18),
      (.title2, .accessibilityExtraExtraExtraLarge, 18, 42.333333), (.body, .accessibilityLarge, 44, 80),
      (.body, .extraExtraExtraLarge, 44, 58),
    ]
    for (style, category, base, expected) in rows {
      let value = UIFontMetrics(forTextStyle: style)
        .scaledValue(for: base, contentSizeCategory: category, scale: 3)
      #expect(abs(value - expected) < 1e-5, "\(style.rawValue) \(category) \(base)")
    }
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    #expect(font == .systemFont(ofSize: 20, weight: .bold))
    let capped = UIFontMetrics.default.scaledFont(
      for: font, maximumPointSize: 24, contentSizeCategory: .accessibilityLarge)
    #expect(capped.pointSize == 24)
  }

  @Test func everyCellOfTheSharedTable() throws {
    let path = "behaviour/dynamic_type.json"
    guard SharedTextFiles.has(path) else {
      print("skipped: ../shared/\(path) is absent")
      return
    }
    let data = try Data(contentsOf: SharedTextFiles.folder.appendingPathComponent(path))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sizes = try #require(object["pointSize"] as? [String: [Double]])
    let leadings = try #require(object["metricsLeading"] as? [String: [Double]])
    let styles: [String: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    var cells = 0
    for (name, style) in styles {
      for (index, category) in ContentSizeCategory.allCases.enumerated() {
        #expect(DynamicTypeTable.shared.pointSize(of: style, in: category) == sizes[name]?[index])
        #expect(DynamicTypeTable.shared.leading(of: style, in: category) == leadings[name]?[index])
        cells += 1
      }
    }
    #expect(cells == 132)
  }

  @Test func namesAndEquality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    // A text style has another line pitch, so it is another font.
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont(name: "", size: 17) == nil)
    #expect(UIFont(name: ".SFUIText-Semibold", size: 17)?.face == .system(.semibold))
    #expect(UIFont(name: ".SFUI-Bold", size: 17)?.isApproximate == false)
    #expect(UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(0.27)).face == .system(.semibold))
  }

  @Test func standIns() throws {
    // Recorded labels: Avenir Next 14 pt 19.5 high, 17 pt 23.5, 38 pt 52; Courier New bold 30 pt 34 @3x.
    let rows: [(String, Double, Double, Double)] = [
      ("AvenirNext-Regular", 14, 2, 19.5), ("AvenirNext-Medium", 17, 2, 23.5),
      ("AvenirNext-DemiBold", 38, 2, 52), ("CourierNewPS-BoldMT", 30, 3, 34), ("Avenir-Roman", 18, 2, 25),
      ("HelveticaNeue-Light", 17, 2, 20.5), ("HelveticaNeue-Light", 21, 2, 25),
      ("HelveticaNeue-UltraLight", 50, 2, 57.5), ("HelveticaNeue-Bold", 17, 2, 20.5),
    ]
    for (name, size, scale, height) in rows {
      let font = try #require(UIFont(name: name, size: size))
      #expect(font.isApproximate)
      let layout = TextLayout(
        "Hxg", font: font, width: nil, options: .init(rounding: TextRounding(scale: scale)))
      #expect(layout.size.height == height, "\(name)")
    }
    // Recorded: Menlo 15 pt "VIEW GUIDE" is a button 91 wide; Courier New bold 30 pt "BACKGROUND" 180.333.
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 15))
    #expect(
      ButtonTextRules.size(title: "VIEW GUIDE", font: menlo, era: .legacy) == Size(width: 91, height: 30))
    let courier = try #require(UIFont(name: "CourierNewPS-BoldMT", size: 30))
    #expect(abs(TextLayout.width(of: "BACKGROUND", font: courier, era: .modern) - 180.33) < 0.5)
    // Recorded: within 3 %.
    let words: [(String, String, Double, Double)] = [
      ("HelveticaNeue", "Received Push Notifications:", 14, 180),
      ("HelveticaNeue", "Content Sample", 24, 174),
      ("HelveticaNeue-Bold", "Welcome, <name>", 17, 149.5),
      ("AvenirNext-Medium", "Stealth Address", 17, 122.5),
      ("AvenirNext-Regular", "Scan a paper key QR code", 17, 205),
      ("AvenirNext-DemiBold", "Welcome to GitHawk", 28, 276),
    ]
    for (name, text, size, width) in words {
      let font = try #require(UIFont(name: name, size: size))
      let measured = TextLayout.width(of: text, font: font, era: .modern)
      #expect(abs(measured / width - 1) < 0.03, "\(name) '\(text)': \(measured), recorded \(width)")
    }
    // The hyphens of two proportional stacks, 43 of 335 and 26 of 335 wide, leave no other pixel.
    for (size, width) in [(17.0, 5.5), (14, 4.5)] {
      let font = try #require(UIFont(name: "AvenirNext-DemiBold", size: size))
      let options = TextLayout.Options(rounding: TextRounding(scale: 2), era: .legacy)
      #expect(TextLayout("-", font: font, width: nil, options: options).size.width == width)
    }
    let unknown = StandInFont.named("NoSuchFont-Book")
    #expect(!unknown.isKnownFamily)
    #expect(StandInFont.named("Avenir Next").isKnownFamily)
    #expect(StandInFont.named("TimesNewRomanPSMT").family == "TimesNewRoman")
    #expect(StandInFont.named("🙂").isKnownFamily == false)
  }
}

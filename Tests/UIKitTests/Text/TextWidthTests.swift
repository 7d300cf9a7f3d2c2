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

  /// Rows TXT-52…59, to the pixel. // TX-07
  @Test func snapshotsOfARealUIKit() {
    let rows: [(String, UIFont.TextStyle, ContentSizeCategory, Double, Double)] = [
      ("What's", .headline, .large, 55.6667, 20.3333), ("the", .body, .large, 25, 20.3333),
      ("point", .body, .large, 39, 20.3333), ("?", .subheadline, .large, 7.6667, 18),
      ("What's", .headline, .medium, 52.6667, 19.3333), ("the", .body, .medium, 23.6667, 19.3333),
      ("point", .body, .medium, 37, 19.3333), ("?", .subheadline, .medium, 7.3333, 17),
    ]
    for (text, style, category, width, height) in rows {
      let font = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: category)
      let size = size(text, font, scale: 3)
      #expect(abs(size.height - height) < 0.001, "\(text)")
      #expect(abs(size.width - width) < 0.001, "\(text): \(size.width), recorded \(width)")
    }
  }

  /// Rows TXT-60…70 of confidence A, to the pixel.
  @Test func dumpedLabels() {
    let rows: [(String, Double, Double, SystemMetrics.TextEra, Double)] = [
      ("CENTER", 17, 3, .modern, 64.3333), ("Packing List", 21, 2, .legacy, 109.5),
      ("Store", 14, 2, .modern, 35), ("Advertiser", 14, 2, .modern, 66.5),
      ("Eye Color", 12, 2, .modern, 54.5),
      ("+0.000", 17, 2, .modern, 55.5),
    ]
    for (text, pointSize, scale, era, expected) in rows {
      let width = size(text, .systemFont(ofSize: pointSize), scale: scale, era: era).width
      #expect(abs(width - expected) < 0.001, "\(text): \(width), recorded \(expected)")
    }
  }

  /// In the regular font "Room" cannot be 38 wide at 14 pt, nor "Apple ID" 66.5 at 17. // R-88
  @Test func labelsThatSettleWhatTheirDumpsLeaveOpen() {
    let rows: [(String, Double, SystemMetrics.TextEra, Double)] = [
      ("Room:", 17, .legacy, 49), ("Root", 17, .modern, 35.5),
      ("Sign in with your Apple ID to get started.", 17, .legacy, 308.5), ("Device ID", 17, .modern, 72.5),
      ("Application Keys", 17, .modern, 126), ("Install ID", 17, .modern, 65),
    ]
    for (text, pointSize, era, expected) in rows {
      let width = size(text, .systemFont(ofSize: pointSize), scale: 2, era: era).width
      #expect(width == expected, "\(text): \(width), recorded \(expected)")
    }
    #expect(size("Room", .systemFont(ofSize: 14, weight: .medium), scale: 2).width == 38)
    #expect(abs(size("Apple ID", .systemFont(ofSize: 17, weight: .medium), scale: 2).width - 66.5) <= 0.5)
  }

  ///
  @Test func hangul() {
    let rows: [(String, Double, SystemFontMetrics.Weight, Double, Double)] = [
      ("사용자 이름 만들기", 31, .regular, 2, 229), ("비밀번호 만들기", 33, .regular, 2, 207),
      ("함께 지켜가는 공부습관", 17, .semibold, 3, 155.3333),
    ]
    for (text, pointSize, weight, scale, expected) in rows {
      let width = size(text, UIFont(face: .system(weight), size: pointSize), scale: scale).width
      #expect(abs(width - expected) <= 1, "\(text): \(width), recorded \(expected)")
    }
    let missing = UIFont(name: "Pretendard-Bold", size: 15)
    #expect(missing.map { size("만들기는", $0, scale: 3).width } == 52)
  }

  /// The percent sign and the ellipsis, on which the old font and the new one, or fonts in general, differ. // R-87
  @Test func percentSignAndEllipsis() {
    let rows: [(String, Double, SystemFontMetrics.Weight, Double, SystemMetrics.TextEra, Double)] = [
      ("77%", 12, .regular, 3, .modern, 25.3333), ("12.06%", 14, .regular, 2, .modern, 48.5),
      ("100 %", 17, .regular, 3, .modern, 47.6667), ("89%", 24, .bold, 2, .modern, 54),
      ("68%", 14, .regular, 2, .legacy910, 28.5),
      ("Saving products offline: 37%", 15, .bold, 2, .legacy, 210.5), ("0%", 13, .regular, 2, .legacy, 19),
      ("Loading assets…", 13, .regular, 2, .legacy, 101.5),
      ("Export Error Log…", 17, .regular, 2, .modern, 137.5),
    ]
    for (text, pointSize, weight, scale, era, expected) in rows {
      let width = size(text, UIFont(face: .system(weight), size: pointSize), scale: scale, era: era).width
      #expect(abs(width - expected) <= 1 / scale + 0.001, "\(text): \(width), recorded \(expected)")
    }
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

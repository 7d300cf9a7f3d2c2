import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Heights of labels by font, lines and scale. // oracle: recorded
@Suite struct TextHeightTests {
  /// A label of `lines` lines at @2x and @3x.
  private func heights(_ font: UIFont, lines: Int = 1) -> [Double] {
    let text = Array(repeating: "Hxg", count: lines).joined(separator: "\n")
    return [2.0, 3.0].map { scale in
      let options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: scale))
      return TextLayout(text, font: font, width: nil, options: options).size.height
    }
  }

  private func expect(_ heights: [Double], _ expected: [Double], _ what: String) {
    for (height, value) in zip(heights, expected) {
      #expect(abs(height - value) < 0.001, "\(what): \(heights), expected \(expected)")
    }
  }

  @Test func oneLine() {  // TX-04, TXT-01…20
    let rows: [(Double, Double, Double)] = [
      (9, 11, 11), (10, 12, 12), (11, 13.5, 13.3333), (12, 14.5, 14.3333), (13, 16, 15.6667), (14, 17, 17),
      (15, 18, 18), (16, 19.5, 19.3333), (17, 20.5, 20.3333), (18, 21.5, 21.6667), (20, 24, 24),
      (22, 26.5, 26.3333), (24, 29, 28.6667), (26, 31.5, 31.3333), (28, 33.5, 33.6667), (30, 36, 36),
      (34, 41, 40.6667), (36, 43, 43), (40, 48, 48), (48, 57.5, 57.3333),
    ]
    for (size, double, triple) in rows {
      expect(heights(.systemFont(ofSize: size)), [double, triple], "\(size) pt")
    }
  }

  @Test func severalLinesOfASystemFont() {  // TX-05, TXT-21…28
    let rows: [(Double, Int, Double, Double)] = [
      (17, 2, 41, 40.6667), (17, 3, 61, 61), (14, 2, 33.5, 33.6667), (15, 2, 36, 36), (16, 2, 38.5, 38.3333),
      (18, 2, 43, 43), (22, 2, 53, 52.6667), (12, 2, 29, 28.6667),
    ]
    for (size, lines, double, triple) in rows {
      expect(
        heights(.systemFont(ofSize: size), lines: lines), [double, triple], "\(size) pt, \(lines) lines")
    }
  }

  @Test func severalLinesOfATextStyle() {  // TX-06, TXT-29…39
    let rows: [(UIFont.TextStyle, Int, Double, Double)] = [
      (.body, 2, 42.5, 42.3333), (.body, 3, 64.5, 64.3333), (.headline, 2, 42.5, 42.3333),
      (.footnote, 2, 34, 33.6667), (.footnote, 3, 52, 51.6667), (.footnote, 4, 70, 69.6667),
      (.subheadline, 2, 38, 38), (.subheadline, 3, 58, 58), (.subheadline, 4, 78, 78),
      (.caption1, 2, 30.5, 30.3333), (.callout, 5, 103.5, 103.3333),
    ]
    for (style, lines, double, triple) in rows {
      let font = UIFont.preferredFont(forTextStyle: style)
      expect(heights(font, lines: lines), [double, triple], "\(style.rawValue), \(lines) lines")
    }
  }

  @Test func titleInEveryCategory() {  // TXT-40…51
    let expected = [
      30.0, 31.3333, 32.3333, 33.6667, 36, 38.3333, 40.6667, 45.6667, 51.3333, 57.3333, 63.3333, 69.3333,
    ]
    for (category, height) in zip(ContentSizeCategory.allCases, expected) {
      let font = UIFont.preferredFont(forTextStyle: .title1, contentSizeCategory: category)
      #expect(abs(heights(font)[1] - height) < 0.001, "\(category)")
    }
  }

  @Test func wholePointsUpToIOS10() {  // TX-08
    var metrics = SystemMetrics()
    metrics.textEra = .legacy910
    let options = TextLayout.Options(scale: 2, metrics: metrics)
    let rows: [(Double, Double)] = [(12, 15), (17, 21), (18, 22), (21, 26), (28, 34), (32, 39), (120, 144)]
    for (size, height) in rows {
      let layout = TextLayout("Label", font: .systemFont(ofSize: size), width: nil, options: options)
      #expect(layout.size.height == height, "\(size) pt")
    }
  }

  @Test func aCanvasOfWholePointsHasNoHalves() {
    var metrics = SystemMetrics()
    metrics.roundsToWholePoints = true
    let options = TextLayout.Options(scale: 2, metrics: metrics)
    let size = TextLayout("Label", font: .systemFont(ofSize: 17), width: nil, options: options).size
    #expect(size == Size(width: 42, height: 21))
  }

  @Test func baselines() {  // AL-80, N-063, R-21
    let rows: [(Double, Double)] = [
      (12, 11.5), (13, 12.5), (14, 13.5), (15, 14.5), (17, 16), (22, 21), (28, 26.5),
    ]
    let options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: 2))
    for (size, baseline) in rows {
      let font = UIFont.systemFont(ofSize: size)
      let one = TextLayout("Hxg", font: font, width: nil, options: options)
      #expect(one.firstBaseline == baseline, "\(size) pt")
      #expect(one.lastBaseline == baseline, "\(size) pt")
      let two = TextLayout("Hxg\nHxg", font: font, width: nil, options: options)
      #expect(two.firstBaseline == baseline, "\(size) pt")
      #expect(two.lastBaselineFromBottom == one.size.height - baseline, "\(size) pt")
    }
  }
}

import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Widths and heights that Apple's engine recorded. // oracle: recorded
@Suite struct TextRecordedWidthTests {
  static let vectorFile = "text/text_vectors.json"

  @Test(.enabled(if: SharedTextFiles.has(vectorFile), "../shared/text is absent"))
  func labelsAndButtons() throws {
    var labels = HitCount()
    var buttons = HitCount()
    var heights = HitCount()
    for row in try SharedTextFiles.rows(Self.vectorFile) where row["suspect"] as? Bool != true {
      let sample = try #require(RecordedText(row))
      if sample.isButton {
        let size = ButtonTextRules.size(
          title: sample.text, font: sample.font, contentInsets: Insets(right: sample.inset), era: sample.era)
        // Buttons are whole points at every scale.
        buttons.add(size.width - sample.width, scale: 1)
      } else {
        let options = TextLayout.Options(rounding: TextRounding(scale: sample.scale), era: sample.era)
        let layout = TextLayout(sample.text, font: sample.font, width: nil, options: options)
        labels.add(layout.size.width - sample.width, scale: sample.scale)
        heights.add(layout.size.height - sample.height, scale: sample.scale)
      }
    }
    print(labels.summary("recorded label widths"))
    print(buttons.summary("recorded button widths"))
    print(heights.summary("recorded label heights"))
    var all = labels
    all.samples += buttons.samples
    all.withinPixel += buttons.withinPixel
    all.withinPoint += buttons.withinPoint
    all.exact += buttons.exact
    print(all.summary("recorded widths together"))
    // What the project asks of itself.
    #expect(all.percent(all.withinPixel) >= 88)
    #expect(all.percent(all.withinPoint) >= 95)
    // Floors: what was measured when the test was written, rounded down.
    #expect(labels.samples >= 145)
    #expect(labels.percent(labels.exact) >= 75)
    #expect(labels.percent(labels.withinPixel) >= 92)
    #expect(labels.percent(labels.withinPoint) >= 93)
    #expect(buttons.samples >= 45)
    #expect(buttons.percent(buttons.exact) >= 89)
    #expect(buttons.percent(buttons.withinPoint) >= 99)
    #expect(heights.percent(heights.exact) >= 99)
  }

  private struct RecordedText {
    var text: String
    var font: UIFont
    var scale: Double
    var era: SystemMetrics.TextEra
    var inset: Double
    var width: Double
    var height: Double
    var isButton: Bool

    init?(_ row: [String: Any]) {
      guard let text = row["text"] as? String, let size = row["size"] as? Double,
        let weight = (row["weight"] as? String).flatMap(SystemFontMetrics.Weight.init(rawValue:)),
        let scale = row["scale"] as? Double,
        let era = (row["era"] as? String).flatMap(SystemMetrics.TextEra.init(rawValue:)),
        let width = row["expectedWidth"] as? Double, let height = row["expectedHeight"] as? Double
      else { return nil }
      self.text = text
      font = UIFont(face: .system(weight), size: size)
      self.scale = scale
      self.era = era
      inset = row["inset"] as? Double ?? 0
      self.width = width
      self.height = height
      isButton = row["kind"] as? String == "button"
    }
  }
}

import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Line counts of labels of several lines in the recorded documents. // oracle: recorded
@Suite struct TextRecordedLineTests {
  @Test(.enabled(if: SharedTextFiles.has("corpus"), "../shared/corpus is absent"))
  func wrappedLabels() throws {
    var labels = 0
    var right = 0
    var withinOne = 0
    for url in Self.documents() {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      for label in RecordedLabel.labels(in: text) {
        // A line more or less by a hair is no matter of wrapping: labels that hug their text get a pixel.
        let options = TextLayout.Options(
          lineLimit: label.lineLimit, lineBreakMode: .byTruncatingTail,
          rounding: TextRounding(scale: label.scale), era: label.era)
        let layout = TextLayout(
          label.text, font: label.font, width: label.width + 1 / label.scale, options: options)
        guard label.lines > 1 || layout.lineCount > 1 else { continue }
        // Stretched or stale labels: more lines than the text could fill, or too few to hold it.
        let natural = TextLayout.width(of: label.text, font: label.font, era: label.era)
        let lineEnds = label.text.filter(\.isNewline).count
        guard Double(label.lines - lineEnds) * label.width * 1.05 >= natural || lineEnds > 0,
          Double(label.lines - lineEnds - 1) * label.width * 0.6 <= natural
        else { continue }
        labels += 1
        if layout.lineCount == label.lines { right += 1 }
        if abs(layout.lineCount - label.lines) <= 1 { withinOne += 1 }
      }
    }
    let share = 100 * Double(right) / Double(max(1, labels))
    print("recorded labels of several lines: \(labels), line count right in \(right)", terminator: " ")
    print(String(format: "(%.1f %%), within one line in %d", share, withinOne))
    #expect(labels >= 90)
    #expect(share >= 95)
  }

  private static func documents() -> [URL] {
    let folder = SharedTextFiles.folder.appendingPathComponent("corpus")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}

/// A label whose height is a whole number of lines of the system font.
private struct RecordedLabel {
  var text: String
  var font: UIFont
  var width: Double
  var lines: Int
  var lineLimit: Int
  var scale: Double
  var era: SystemMetrics.TextEra

  // Tests read documents as text: the reader of documents has tests of its own.
  private static let element = Pattern("<label ([^>]*)>(.*?)</label>")
  private static let frame = Pattern("<rect key=\"frame\" ([^>]*)/>")
  private static let fontDescription = Pattern("<fontDescription key=\"fontDescription\" ([^>]*)/>")
  private static let device = Pattern("<device id=\"([^\"]*)\"")
  private static let tools = Pattern("toolsVersion=\"([0-9]+)")
  private static let scaleThree: Set<String> = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_5", "retina6_7", "retina6_72", "retina6_3",
    "retina6_9",
  ]

  static func labels(in document: String) -> [RecordedLabel] {
    let tools = Self.tools.first(in: document).flatMap { Int($0[0]) } ?? 0
    let device = Self.device.first(in: document)?[0]
    let scale: Double = device.map { scaleThree.contains($0) ? 3 : 2 } ?? 1
    let era: SystemMetrics.TextEra = tools < 13000 ? .legacy910 : tools < 17000 ? .legacy : .modern
    return element.all(in: document).compactMap { groups in
      RecordedLabel(attributes: attributes(groups[0]), body: groups[1], scale: scale, era: era)
    }
  }

  private init?(attributes: [String: String], body: String, scale: Double, era: SystemMetrics.TextEra) {
    guard let limit = attributes["numberOfLines"].flatMap(Int.init), limit != 1,
      attributes["customClass"] == nil, attributes["misplaced"] != "YES", attributes["ambiguous"] != "YES",
      let text = attributes["text"], text.count > 1,
      let frame = Self.frame.first(in: body).map({ Self.attributes($0[0]) }),
      let width = frame["width"].flatMap(Double.init), width > 0,
      let height = frame["height"].flatMap(Double.init),
      let font = Self.fontDescription.first(in: body).flatMap({ Self.font(Self.attributes($0[0])) })
    else { return nil }
    let pitch = font.stylePitch ?? Double(font.lineHeight)
    let lines = (height - Double(font.lineHeight)) / pitch + 1
    let rounded = lines.rounded()
    // Up to a pixel is the rounding of the height.
    let excess = (lines - rounded) * pitch
    guard rounded >= 1, excess > -0.01, excess < 1 / scale + 0.01 else { return nil }
    guard limit == 0 || Int(rounded) <= limit else { return nil }
    self.text = text
    self.font = font
    self.width = width
    self.lines = Int(rounded)
    lineLimit = limit
    self.scale = scale
    self.era = era
  }

  private static func font(_ attributes: [String: String]) -> UIFont? {
    if let style = attributes["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(style)) }
    guard let size = attributes["pointSize"].flatMap(Double.init) else { return nil }
    switch attributes["type"] {
    case "system":
      let weight = attributes["weight"].flatMap { SystemFontMetrics.Weight(rawValue: $0.lowercased()) }
      return UIFont(face: .system(weight ?? .regular), size: size)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    default: return nil
    }
  }

  private static let attribute = Pattern("([A-Za-z]+)=\"([^\"]*)\"")

  private static func attributes(_ text: String) -> [String: String] {
    var attributes: [String: String] = [:]
    for pair in attribute.all(in: text) { attributes[pair[0]] = unescaped(pair[1]) }
    return attributes
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = text
    let entities = [
      ("&#10;", "\n"), ("&#13;", "\r"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"),
      ("&amp;", "&"),
    ]
    for (entity, character) in entities {
      result = result.replacingOccurrences(of: entity, with: character)
    }
    return result
  }
}

/// A regular expression, with the texts of its groups.
private struct Pattern: @unchecked Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
  }

  func all(in text: String) -> [[String]] {
    let range = NSRange(text.startIndex..., in: text)
    return (expression?.matches(in: text, range: range) ?? []).map { groups($0, in: text) }
  }

  func first(in text: String) -> [String]? {
    let range = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: range).map { groups($0, in: text) }
  }

  private func groups(_ match: NSTextCheckingResult, in text: String) -> [String] {
    (1..<match.numberOfRanges).map { group in
      Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
    }
  }
}

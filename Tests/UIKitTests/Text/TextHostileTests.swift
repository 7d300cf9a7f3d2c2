import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Text nobody means: measured without a crash, without a hang, with finite figures.
@Suite struct TextHostileTests {
  private static let options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: 3))

  static let strings: [(String, String)] = [
    ("empty", ""), ("newline", "\n"), ("carriage return", "\r\n"), ("tab", "\t"), ("zero byte", "\0"),
    ("joiners", "\u{200D}\u{200D}\u{200D}"), ("lone mark", "\u{301}"), ("lone selector", "\u{FE0F}"),
    ("lone surrogate", String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)),
    ("bad bytes", String(decoding: [0x61, 0xFF, 0xC0, 0x80, 0xF5] as [UInt8], as: UTF8.self)),
    ("Arabic", "مرحبا بالعالم"), ("Hebrew", "שלום עולם"), ("overrides", "\u{202E}abc\u{202C}"),
    ("Thai", "สวัสดีชาวโลก"), ("Hindi", "नमस्ते दुनिया"), ("flags", "🇫🇷🇩🇪🇫"), ("tags", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ("marks", "a" + String(repeating: "\u{301}", count: 10_000)), ("last scalar", "\u{10FFFF}"),
  ]

  @Test(arguments: strings)
  func isMeasured(name: String, text: String) {
    for width in [nil, 0, -5, 0.001, 50, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      for limit in [0, 1, 2, -3, .max] {
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingMiddle] {
          var options = Self.options
          options.lineLimit = max(0, limit)
          options.lineBreakMode = mode
          let layout = TextLayout(text, font: .systemFont(ofSize: 17), width: width, options: options)
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
          #expect(layout.size.width >= 0 && layout.size.height >= 0)
          #expect(layout.lines.count == layout.lineCount)
        }
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 1e-300] as [Double])
  func fontsOfImpossibleSizes(size: Double) {
    let font = UIFont.systemFont(ofSize: size)
    let layout = TextLayout("Label", font: font, width: 10, options: Self.options)
    #expect(font.pointSize > 0 && font.pointSize.isFinite)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func emptyTextHasNoSize() {
    #expect(TextLayout("", font: .systemFont(ofSize: 17), width: nil, options: Self.options).size == .zero)
  }

  @Test func lostSurrogatesAreOneCharacter() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = String(decoding: [0xD800] as [UInt16], as: UTF16.self)
    let unknown = TextLayout.width(of: "n", font: font, era: .modern)
    #expect(TextLayout.width(of: text, font: font, era: .modern) == unknown)
  }

  /// A megabyte, and less of what is rarer. The bound only tells linear from quadratic: an unoptimized build takes
  /// seconds, an optimized one a tenth of a second.
  @Test(arguments: [
    ("word- ", 1_000_000), ("a", 100_000), (" ", 100_000), ("漢", 100_000), ("\n", 100_000), ("é", 100_000),
    ("😀", 100_000),
  ])
  func longTexts(unit: String, bytes: Int) {
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      let measured = MeasuredText(text, font: .systemFont(ofSize: 17), era: .modern)
      for width in [nil, 1.0, 300] {
        #expect(TextLayout(measured, width: width, options: Self.options).size.height.isFinite)
      }
      var options = Self.options
      options.lineLimit = 2
      options.lineBreakMode = .byTruncatingMiddle
      #expect(TextLayout(measured, width: 300, options: options).lines.count <= 2)
    }
    #expect(time < .seconds(60))
  }

  @Test func aLongWordBeforeManySpaces() {
    let text = String(repeating: "a", count: 50_000) + String(repeating: " ", count: 50_000) + "b"
    let layout = TextLayout(text, font: .systemFont(ofSize: 17), width: 30, options: Self.options)
    #expect(layout.lineCount > 1000)
  }
}

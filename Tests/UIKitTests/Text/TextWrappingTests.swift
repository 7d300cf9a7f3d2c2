import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Where lines end.
@Suite struct TextWrappingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ text: String, _ width: Double?, lines: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> TextLayout {
    TextLayout(
      text, font: font, width: width,
      options: .init(lineLimit: lines, lineBreakMode: mode, rounding: TextRounding(scale: 2)))
  }

  private func shown(
    _ text: String, _ width: Double?, lines: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    layout(text, width, lines: lines, mode).lines.map(\.text)
  }

  private func width(_ text: String) -> Double {
    TextLayout.width(of: text, font: font, era: .modern)
  }

  @Test func wordsMoveToTheNextLine() {
    #expect(shown("one two three", width("one two")) == ["one two", "three"])
    #expect(shown("one two three", width("one two") - 0.1) == ["one", "two", "three"])
  }

  @Test func wordsOfHangulStayWhole() {
    var options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: 2))
    func shown() -> [String] {
      TextLayout("사용자 이름 만들기", font: font, width: width("사용자 이름 만"), options: options).lines.map(\.text)
    }
    #expect(shown() == ["사용자 이름 만", "들기"])
    options.keepsHangulWords = true
    #expect(shown() == ["사용자 이름", "만들기"])
    // A word that is wider than the line is cut all the same.
    let word = TextLayout("만들기만들기", font: font, width: width("만들기"), options: options)
    #expect(word.lines.map(\.text) == ["만들기", "만들기"])
  }

  ///
  @Test func aLabelLeavesNoWordAlone() {
    func shown(_ text: String, _ first: String) -> [String] {
      var options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: 2))
      options.avoidsOrphans = true
      return TextLayout(text, font: font, width: width(first) + 1, options: options).lines.map(\.text)
    }
    #expect(shown("first second third fourth", "first second third") == ["first second", "third fourth"])
    #expect(
      shown("another long-running process", "another long-running") == ["another long-", "running process"])
    // Short words stay, the only word of a line does, and so does the last word of a longer text.
    #expect(shown("first second the fourth", "first second the") == ["first second the", "fourth"])
    #expect(shown("first second third end", "first second third") == ["first second third", "end"])
    #expect(shown("international second", "international") == ["international", "second"])
    #expect(
      shown("first second third first second third fourth", "first second third") == [
        "first second third", "first second third", "fourth",
      ])
    #expect(shown("one two three four", "one two three four") == ["one two three four"])
  }

  @Test func spacesHangOverTheEdge() {
    let layout = layout("one    two", width("one"))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.lines[0].width == width("one"))
  }

  @Test func aLabelAsWideAsItsTextDoesNotBreak() {
    for text in ["Hello, World!", "Tap To Try", "AVAVAV", "1,234.50"] {
      let size = layout(text, nil).size
      #expect(layout(text, size.width).lineCount == 1, "\(text)")
    }
  }

  @Test func hyphensAndIdeographsBreak() {
    #expect(shown("re-use", width("re-u")) == ["re-", "use"])
    #expect(shown("漢字仮名", width("漢字仮")) == ["漢字仮", "名"])
  }

  @Test func longWordsAreCut() {
    let lines = shown("Donaudampfschiff", width("Donaudampf"))
    #expect(lines == ["Donaudampf", "schiff"])
    // Each line takes at least one character.
    #expect(shown("abc", 0.5) == ["a", "b", "c"])
  }

  @Test func lineEnds() {
    #expect(shown("one\ntwo", nil) == ["one", "two"])
    #expect(shown("one\u{2028}two", nil) == ["one", "two"])
    #expect(shown("one\r\ntwo", nil) == ["one", "two"])
    // A recorded label counts the empty line after the last line end.
    #expect(shown("one\n\ntwo\n", nil) == ["one", "", "two", ""])
  }

  @Test func charactersMode() {
    #expect(shown("one two", width("one t"), .byCharWrapping) == ["one t", "wo"])
  }

  @Test func widthIsThatOfTheLongestLine() {  // AL-52
    let line = width("one two three")
    let roomy = layout("one two three four", line + 10)
    #expect(abs(roomy.size.width - width("one two three ")) <= 1)
    // The space does not fit: the line ends where the room does. // R-142
    let tight = layout("one two three four", line + 3)
    #expect(tight.size.width >= line + 3 && tight.size.width < line + 4)
  }

  @Test func aLimitKeepsItsLines() {
    let layout = layout("one two three four", width("three"), lines: 2)
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.isTruncated)
    #expect(!self.layout("one two", width("one"), lines: 2).isTruncated)
  }

  @Test func truncation() {
    let text = "Voyage to the End"
    let room = width("Voyage to t…") + 0.5
    #expect(shown(text, room, lines: 1, .byTruncatingTail) == ["Voyage to t…"])
    #expect(shown(text, width("…the End") + 0.5, lines: 1, .byTruncatingHead) == ["…the End"])
    #expect(shown(text, room, lines: 1, .byClipping) == ["Voyage to th"])
    let middle = layout(text, room, lines: 1, .byTruncatingMiddle)
    #expect(middle.lines[0].text.hasPrefix("Voya"))
    #expect(middle.lines[0].text.hasSuffix("End"))
    #expect(middle.lines[0].text.contains("…"))
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
      let layout = layout(text, room, lines: 1, mode)
      #expect(layout.isTruncated, "\(mode)")
      #expect(layout.lines[0].width <= room + 0.02, "\(mode)")
    }
  }

  @Test func truncationOfTheLastLine() {
    let layout = layout("one two three four five", width("three…"), lines: 2, .byTruncatingTail)
    #expect(layout.lines.map(\.text) == ["one", "two…"] || layout.lines.map(\.text) == ["one", "two t…"])
    #expect(layout.isTruncated)
    // What comes after a line end is dropped too.
    let paragraphs = self.layout("one\ntwo", nil, lines: 1, .byTruncatingTail)
    #expect(paragraphs.lines.map(\.text) == ["one…"])
    #expect(paragraphs.isTruncated)
  }

  @Test func runsOfSeveralFonts() {
    let small = UIFont.systemFont(ofSize: 12)
    let runs = [("Total ", small), ("99", UIFont.systemFont(ofSize: 30))]
    let layout = TextLayout(runs, width: nil, options: .init(rounding: TextRounding(scale: 2)))
    let total = TextLayout.width(of: "Total ", font: small, era: .modern)
    let number = TextLayout.width(of: "99", font: .systemFont(ofSize: 30), era: .modern)
    #expect(abs(layout.lines[0].width - total - number) < 1e-9)
    #expect(layout.size.height == 36)
    #expect(layout.firstBaseline == 28.5)
  }

  /// Recorded labels. // oracle: recorded
  @Test func paragraphStyles() throws {
    func height(
      _ size: Double, lines: Int, scale: Double, _ change: (inout TextLayout.ParagraphStyle) -> Void
    ) -> Double {
      var options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: scale))
      change(&options.paragraphStyle)
      let text = Array(repeating: "Hxg", count: lines).joined(separator: "\n")
      return TextLayout(text, font: .systemFont(ofSize: size), width: nil, options: options).size.height
    }
    #expect(height(16, lines: 1, scale: 2) { $0.lineHeightMultiple = 1.35 } == 26)
    #expect(abs(height(14, lines: 3, scale: 3) { $0.lineHeightMultiple = 1.35 } - 67.6667) < 0.001)
    #expect(abs(height(17, lines: 2, scale: 3) { $0.lineHeightMultiple = 1.1 } - 44.6667) < 0.001)
    #expect(height(15, lines: 2, scale: 3) { $0.lineSpacing = 3 } == 39)
    #expect(height(17, lines: 1, scale: 3) { $0.minimumLineHeight = 22 } == 22)
    let plain = height(17, lines: 2, scale: 2) { _ in }
    #expect(height(17, lines: 2, scale: 2) { $0.paragraphSpacing = 10 } == plain + 10)
    // A line of the system font and Courier New between two of the system font: 62 @3x.
    let courier = try #require(UIFont(name: "CourierNewPSMT", size: 17))
    let runs = [("one\ntwo ", font), ("viewDidLoad()", courier), (" again\nfour", font)]
    let options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: 3))
    #expect(TextLayout(runs, width: nil, options: options).size.height == 62)
  }

  @Test func theCacheAgreesWithTheLayout() {
    let options = TextLayout.Options(lineLimit: 0, rounding: TextRounding(scale: 3))
    for width in [nil, 40, 80, 120, 40.0] {
      let cached = TextLayout.fittingSize(of: "one two three", font: font, width: width, options: options)
      #expect(cached == TextLayout("one two three", font: font, width: width, options: options).size)
    }
    let single = TextLayout.Options(rounding: TextRounding(scale: 3))
    let natural = TextLayout("one two three", font: font, width: nil, options: single).size
    #expect(TextLayout.fittingSize(of: "one two three", font: font, width: 20, options: single) == natural)
  }
}

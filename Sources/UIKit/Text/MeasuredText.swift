import Foundation
import InsetDevices

/// A text with the width of every character, ready to be broken into lines.
///
/// Widths are points, not rounded. Building it costs one pass; every width after that is a subtraction.
package struct MeasuredText: Sendable {
  /// What a character does at the end of a line.
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let space = Flags(rawValue: 1)
    /// A line may end after it: a space, or a hyphen.
    static let breaksAfter = Flags(rawValue: 2)
    /// A line may end before and after it.
    static let wide = Flags(rawValue: 4)
    static let newline = Flags(rawValue: 8)
    /// A line end that starts no paragraph.
    static let lineSeparator = Flags(rawValue: 16)
    /// `wide` too.
    static let hangul = Flags(rawValue: 32)
  }

  /// A stretch of characters in one font.
  struct Run: Sendable {
    var range: Range<Int>
    var font: UIFont
  }

  let text: String
  /// Of each character, with one more for the end, in UTF-8 bytes.
  private var offsets: [Int] = [0]
  /// The width of all before each character, with one more for the end.
  private var ends: [Double] = [0]
  /// What kerning with the character before adds. It is lost where a line starts.
  private var kernings: [Double] = []
  private(set) var flags: [Flags] = []
  private(set) var runs: [Run] = []
  /// The width of an ellipsis in each run.
  private var ellipses: [Double] = []

  var count: Int { flags.count }

  package init(
    _ text: String, font: UIFont, era: SystemMetrics.TextEra, spacesMixedScripts: Bool = false
  ) {
    self.init([(text, font)], era: era, spacesMixedScripts: spacesMixedScripts)
  }

  /// - Parameter runs: pieces of the text, each with its font. A cluster must not reach over two pieces.
  package init(
    _ runs: [(String, UIFont)], era: SystemMetrics.TextEra, spacesMixedScripts: Bool = false
  ) {
    text = runs.count == 1 ? runs[0].0 : runs.map(\.0).joined()
    var offset = 0
    for (piece, font) in runs {
      let start = count
      let ruler = TextRuler(font: font, era: era, spacesMixedScripts: spacesMixedScripts)
      var previous: TextRuler.Measure?
      reserve(piece.utf8.count)
      if piece.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
        for byte in piece.utf8 {
          offset += 1
          let measure = ruler.measure(ascii: byte)
          let kerning = ruler.kerning(previous, measure)
          append(measure.advance, kerning: kerning, flags: Self.flags(ascii: byte), end: offset)
          previous = measure
        }
      } else {
        for character in piece {
          offset += character.utf8.count
          let measure = ruler.measure(character)
          let kerning = ruler.kerning(previous, measure)
          append(measure.advance, kerning: kerning, flags: Self.flags(of: character), end: offset)
          previous = measure
        }
      }
      self.runs.append(Run(range: start..<count, font: font))
      ellipses.append(ruler.width(of: "…"))
    }
  }

  private mutating func reserve(_ additional: Int) {
    offsets.reserveCapacity(offsets.count + additional)
    ends.reserveCapacity(ends.count + additional)
    kernings.reserveCapacity(kernings.count + additional)
    flags.reserveCapacity(flags.count + additional)
  }

  private mutating func append(_ advance: Double, kerning: Double, flags: Flags, end: Int) {
    ends.append((ends.last ?? 0) + kerning + advance)
    kernings.append(kerning)
    self.flags.append(flags)
    offsets.append(end)
  }

  private static func flags(ascii byte: UInt8) -> Flags {
    switch byte {
    case UInt8(ascii: " "): [.space, .breaksAfter]
    case UInt8(ascii: "-"): .breaksAfter
    case 0x0A...0x0D: .newline
    default: []
    }
  }

  private static func flags(of character: Character) -> Flags {
    if character.isNewline { return character == "\u{2028}" ? [.newline, .lineSeparator] : .newline }
    if let byte = character.asciiValue { return flags(ascii: byte) }
    guard let first = character.unicodeScalars.first else { return [] }
    if CharacterWidth.isHangul(first) { return [.wide, .hangul] }
    return CharacterWidth.isWide(first) ? .wide : []
  }

  // MARK: - Asking

  /// The width of the whole text on one line, not rounded.
  package var width: Double { width(0..<count) }

  /// The width of a stretch that stands on its own, in points.
  func width(_ range: Range<Int>) -> Double {
    range.isEmpty ? 0 : ends[range.upperBound] - ends[range.lowerBound] - kernings[range.lowerBound]
  }

  /// The range without the spaces at its end: they hang over the edge and are not measured.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, flags[end - 1].contains(.space) { end -= 1 }
    return range.lowerBound..<end
  }

  func startsParagraph(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = flags[position - 1]
    return before.contains(.newline) && !before.contains(.lineSeparator)
  }

  func string(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offsets[range.lowerBound])
    let end = utf8.index(start, offsetBy: offsets[range.upperBound] - offsets[range.lowerBound])
    return String(text[start..<end])
  }

  /// The end of the longest stretch from `start` that is at most `limit` wide; at least one character long.
  func end(ofLongestFrom start: Int, within bound: Int, limit: Double) -> Int {
    var low = start + 1
    var high = bound
    // Widths grow but for kerning, which is smaller than an advance: the search is exact.
    while low < high {
      let middle = (low + high + 1) / 2
      if width(start..<middle) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The start of the longest stretch up to `end` that is at most `limit` wide; may be empty.
  func start(ofLongestTo end: Int, within bound: Int, limit: Double) -> Int {
    var low = bound
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if width(middle..<end) <= limit { high = middle } else { low = middle + 1 }
    }
    return high
  }

  /// The fonts of a stretch; an empty one has the font of its place.
  func fonts(in range: Range<Int>) -> [UIFont] {
    guard runs.count > 1 else { return runs.map(\.font) }
    let found = runs.filter { $0.range.overlaps(range) }.map(\.font)
    if !found.isEmpty { return found }
    return (runs.last { $0.range.lowerBound <= range.lowerBound } ?? runs.first).map { [$0.font] } ?? []
  }

  /// The width of an ellipsis set at a character.
  func ellipsisWidth(at position: Int) -> Double {
    let run = runs.lastIndex { $0.range.lowerBound <= position } ?? 0
    return run < ellipses.count ? ellipses[run] : 0
  }
}

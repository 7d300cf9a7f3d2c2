import Foundation
import InsetDevices

/// A text broken into the lines a label shows, with their sizes in points.
package struct TextLayout: Sendable {
  /// How a text is laid out.
  package struct Options: Hashable, Sendable {
    /// The greatest number of lines; 0 for as many as it takes.
    package var lineLimit: Int
    package var lineBreakMode: NSLineBreakMode
    package var rounding: TextRounding
    package var era: SystemMetrics.TextEra
    /// Whether Latin text is set off from CJK text beside it.
    package var spacesMixedScripts: Bool
    package var paragraphStyle = ParagraphStyle()
    /// Whether the second of two lines holds more than one word where it can, as in labels. // R-136
    package var avoidsOrphans = false
    /// Whether words of Hangul stay whole, as in labels since iOS 14 (`LineBreakStrategy.hangulWordPriority`).
    package var keepsHangulWords = false

    package init(
      lineLimit: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingTail, rounding: TextRounding,
      era: SystemMetrics.TextEra = .modern, spacesMixedScripts: Bool = false
    ) {
      self.lineLimit = max(0, lineLimit)
      self.lineBreakMode = lineBreakMode
      self.rounding = rounding
      self.era = era
      self.spacesMixedScripts = spacesMixedScripts
    }

    package init(
      lineLimit: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingTail, scale: Double,
      metrics: SystemMetrics
    ) {
      self.init(
        lineLimit: lineLimit, lineBreakMode: lineBreakMode,
        rounding: TextRounding(scale: scale, metrics: metrics), era: metrics.textEra,
        spacesMixedScripts: metrics.spacesMixedScripts)
    }
  }

  /// What an attributed text's paragraph style changes; lengths are points.
  ///
  /// Recorded labels: multiples of 1.35 and 1.1 in 1 to 3 lines, a spacing of 3, a least height of 22. The paragraph
  /// spacings are GUESS: as TextKit documents them.
  package struct ParagraphStyle: Hashable, Sendable {
    package var lineSpacing = 0.0
    /// 0 is no multiple.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// 0 is no bound.
    package var maximumLineHeight = 0.0
    package var paragraphSpacing = 0.0
    package var paragraphSpacingBefore = 0.0

    package init() {}

    func lineHeight(_ natural: Double) -> Double {
      var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
      height = max(height, minimumLineHeight)
      return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
  }

  package struct Line: Hashable, Sendable {
    /// What is shown, without the spaces that hang over the edge and without the line end.
    package var text: String
    /// Not rounded.
    package var width: Double
  }

  private let text: MeasuredText
  private let ranges: [Range<Int>]
  /// The last line, where it does not show just its range.
  private let ending: Line?

  package var lineCount: Int { ranges.count }

  /// What a label of this text measures: each dimension rounded up by the era's rule. // TX-04…TX-08
  package let size: Size
  /// From the top of the text to the first baseline. // AL-80, N-063
  package let firstBaseline: Double
  /// From the last baseline to the bottom of the text. // R-21
  package let lastBaselineFromBottom: Double
  /// The height of one line, not rounded.
  package let lineHeight: Double
  /// The distance from one line to the next, not rounded. // TX-05, TX-06
  package let linePitch: Double
  /// Whether a part of the text is not shown.
  package let isTruncated: Bool

  /// Made on demand: a size alone needs no texts.
  package var lines: [Line] {
    var lines = ranges.map { text.line($0) }
    if let ending, !lines.isEmpty { lines[lines.count - 1] = ending }
    return lines
  }

  /// The lines joined by line ends.
  package var shownText: String { lines.map(\.text).joined(separator: "\n") }
  /// From the top of the text to the last baseline.
  package var lastBaseline: Double { size.height - lastBaselineFromBottom }

  /// - Parameter width: the room in points; nil, or what is not a positive number, is no bound.
  package init(_ text: String, font: UIFont, width: Double?, options: Options) {
    self.init([(text, font)], width: width, options: options)
  }

  package init(_ runs: [(String, UIFont)], width: Double?, options: Options) {
    let text = MeasuredText(runs, era: options.era, spacesMixedScripts: options.spacesMixedScripts)
    self.init(text, width: width, options: options)
  }

  package init(_ text: MeasuredText, width: Double?, options: Options) {
    let breaker = LineBreaker(
      text: text, mode: options.lineBreakMode, lineLimit: options.lineLimit,
      avoidsOrphans: options.avoidsOrphans, keepsHangulWords: options.keepsHangulWords)
    let broken = breaker.lines(Self.limit(width))
    self.text = text
    ranges = broken.lines
    ending = broken.ending
    isTruncated = broken.dropsText

    var widest = broken.ending?.width ?? 0
    for (index, range) in ranges.enumerated() where broken.ending == nil || index < ranges.count - 1 {
      widest = max(widest, text.lineWidth(range, limit: Self.limit(width)))
    }
    let style = options.paragraphStyle
    let first = LineMetrics(text.fonts(in: ranges.first ?? 0..<0), style: style)
    var height = first.height
    if text.runs.count == 1 {
      height += Double(max(0, ranges.count - 1)) * (first.pitch + style.lineSpacing)
    } else {
      for range in ranges.dropFirst() {
        height += LineMetrics(text.fonts(in: range), style: style).pitch + style.lineSpacing
      }
    }
    let paragraphGap = style.paragraphSpacing + style.paragraphSpacingBefore
    if paragraphGap != 0 {
      let starts = ranges.dropFirst().filter { text.startsParagraph($0.lowerBound) }
      height += Double(starts.count) * paragraphGap
    }
    let rounding = options.rounding
    let isEmpty = text.count == 0
    lineHeight = first.height
    linePitch = first.pitch
    size = Size(width: rounding.width(widest), height: isEmpty ? 0 : rounding.height(height))
    firstBaseline = isEmpty ? 0 : rounding.position(first.ascender)
    lastBaselineFromBottom = isEmpty ? 0 : rounding.height(first.height) - firstBaseline
  }

  private static func limit(_ width: Double?) -> Double {
    guard let width, width > 0, width.isFinite else { return .infinity }
    return width
  }

  /// The unrounded width of a text on one line.
  package static func width(of text: String, font: UIFont, era: SystemMetrics.TextEra) -> Double {
    TextRuler(font: font, era: era).width(of: text)
  }
}

extension MeasuredText {
  /// Spaces at the end of a line count as far as there is room. // R-51, R-74, R-142
  fileprivate func lineWidth(_ range: Range<Int>, limit: Double) -> Double {
    let visible = width(withoutTrailingSpaces(range))
    let full = width(range)
    return max(visible, min(limit, full))
  }

  fileprivate func line(_ range: Range<Int>) -> TextLayout.Line {
    let visible = withoutTrailingSpaces(range)
    return TextLayout.Line(text: string(visible), width: width(visible))
  }
}

/// The vertical measures of one line that may hold several fonts.
private struct LineMetrics {
  var ascender = 0.0
  var belowBaseline = 0.0
  var pitch = 0.0

  var height: Double { ascender + belowBaseline }

  init(_ fonts: [UIFont], style: TextLayout.ParagraphStyle) {
    for font in fonts {
      ascender = max(ascender, Double(font.ascender))
      belowBaseline = max(belowBaseline, Double(font.lineHeight - font.ascender))
      pitch = max(pitch, font.stylePitch ?? 0)
    }
    pitch = max(pitch, height)
    // Extra height goes above the text.
    ascender = style.lineHeight(height) - belowBaseline
    pitch = max(height, style.lineHeight(pitch))
  }
}

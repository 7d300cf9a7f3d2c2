/// Breaks a measured text into the lines that a label shows.
///
/// Lines are filled greedily. A line may end after spaces and hyphens and beside CJK characters; spaces at its end
/// hang over the edge; a word that is wider than the line is cut between characters.
struct LineBreaker {
  let text: MeasuredText
  let mode: NSLineBreakMode
  /// 0 is no limit.
  let lineLimit: Int
  /// Whether a word alone on the second of two lines gets the one before it for company. // R-136
  var avoidsOrphans = false
  /// Whether words of Hangul stay whole where they fit into a line.
  var keepsHangulWords = false

  struct Result {
    /// In characters of the text.
    var lines: [Range<Int>] = []
    /// The last line, where it does not show just its range.
    var ending: TextLayout.Line?
    var dropsText = false
  }

  /// What a line may be wider than the room, in points: a label as wide as its text must not break it.
  private static let tolerance = 0.01

  func lines(_ limit: Double) -> Result {
    var result = Result()
    var start = 0
    while true {
      let end = paragraphEnd(from: start)
      breakParagraph(start..<end, limit: limit, into: &result)
      if lineLimit > 0, result.lines.count >= lineLimit {
        cut(&result, paragraphs: end, limit: limit)
        return result
      }
      guard end < text.count else { return result }
      start = end + 1
    }
  }

  private func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < text.count, !text.flags[end].contains(.newline) { end += 1 }
    return end
  }

  private func fits(_ range: Range<Int>, _ limit: Double) -> Bool {
    text.width(text.withoutTrailingSpaces(range)) <= limit + Self.tolerance
  }

  /// Appends the lines of a paragraph; stops one after the limit, so that `cut` sees there is more.
  private func breakParagraph(_ paragraph: Range<Int>, limit: Double, into result: inout Result) {
    guard limit < .infinity, !fits(paragraph, limit) else {
      result.lines.append(paragraph)
      return
    }
    let isFirst = result.lines.isEmpty
    var start = paragraph.lowerBound
    var end = start
    while end < paragraph.upperBound {
      guard lineLimit == 0 || result.lines.count <= lineLimit else { return }
      let next = tokenEnd(from: end, in: paragraph)
      if end > start, !fits(start..<next, limit) {
        result.lines.append(start..<end)
        start = end
      }
      end = next
      let visibleEnd = text.withoutTrailingSpaces(start..<end).upperBound
      while end - start > 1, visibleEnd > start, text.width(start..<visibleEnd) > limit + Self.tolerance {
        guard lineLimit == 0 || result.lines.count <= lineLimit else { return }
        let cut = text.end(ofLongestFrom: start, within: end, limit: limit)
        guard cut < end else { break }
        result.lines.append(start..<cut)
        start = cut
      }
    }
    result.lines.append(start..<paragraph.upperBound)
    if avoidsOrphans, isFirst, result.lines.count == 2, paragraph.upperBound == text.count {
      accompanyLastWord(limit, in: paragraph, &result)
    }
  }

  private static let shortWord = 3

  /// Moves the first line's last word down to a word that is alone on the second, if both have more than three
  /// characters and it is not the only one. // R-136
  private func accompanyLastWord(_ limit: Double, in paragraph: Range<Int>, _ result: inout Result) {
    let index = result.lines.count - 1
    let last = result.lines[index]
    let previous = result.lines[index - 1]
    guard tokenEnd(from: last.lowerBound, in: paragraph) >= last.upperBound else { return }
    var word = previous.lowerBound
    var next = tokenEnd(from: word, in: paragraph)
    while next < previous.upperBound {
      word = next
      next = tokenEnd(from: word, in: paragraph)
    }
    guard word > previous.lowerBound,
      text.withoutTrailingSpaces(word..<previous.upperBound).count > Self.shortWord,
      text.withoutTrailingSpaces(last).count > Self.shortWord,
      fits(word..<last.upperBound, limit)
    else { return }
    result.lines[index - 1] = previous.lowerBound..<word
    result.lines[index] = word..<last.upperBound
  }

  /// The end of the piece from `start` that is not broken.
  private func tokenEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    if mode == .byCharWrapping { return start + 1 }
    var index = start
    while index < paragraph.upperBound {
      let flags = text.flags[index]
      index += 1
      guard index < paragraph.upperBound else { break }
      let next = text.flags[index]
      let isInsideWord = keepsHangulWords && flags.contains(.hangul) && next.contains(.hangul)
      if !isInsideWord, flags.contains(.wide) || next.contains(.wide) { break }
      if flags.contains(.breaksAfter), !next.contains(.space) { break }
    }
    return index
  }

  // MARK: - Truncation

  /// Keeps `lineLimit` lines; the last shows as much as it can of all that is left.
  private func cut(_ result: inout Result, paragraphs paragraphEnd: Int, limit: Double) {
    result.lines.removeLast(result.lines.count - lineLimit)
    guard let last = result.lines.last else { return }
    // Spaces and line ends at the very end are no loss; anything else that is left over was dropped.
    var end = text.count
    while end > last.upperBound, !text.flags[end - 1].isDisjoint(with: [.space, .newline]) { end -= 1 }
    let hasMore = last.upperBound < end
    guard hasMore || !fits(last, limit) else { return }
    result.dropsText = true
    result.ending = ending(
      last.lowerBound..<paragraphEnd, dropsParagraphs: paragraphEnd < text.count, limit: limit)
  }

  /// The last line of a text that has no room for all.
  private func ending(_ rest: Range<Int>, dropsParagraphs: Bool, limit: Double) -> TextLayout.Line? {
    let start = rest.lowerBound
    let visible = text.withoutTrailingSpaces(rest)
    let ellipsis = text.ellipsisWidth(at: start)
    let room = max(0, limit + Self.tolerance - ellipsis)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      return nil
    case .byClipping:
      // The line goes on over the edge and is cut there.
      let end = text.end(ofLongestFrom: start, within: max(start + 1, rest.upperBound), limit: limit)
      let shown = start..<min(end, rest.upperBound)
      return TextLayout.Line(text: text.string(shown), width: min(text.width(shown), limit))
    case .byTruncatingTail:
      // GUESS: a paragraph that is left out shows as an ellipsis after one that fits.
      if dropsParagraphs, text.width(visible) <= room {
        return TextLayout.Line(text: text.string(visible) + "…", width: text.width(visible) + ellipsis)
      }
      let shown = prefix(of: visible, room: room)
      return TextLayout.Line(text: text.string(shown) + "…", width: text.width(shown) + ellipsis)
    case .byTruncatingHead:
      let from = text.start(ofLongestTo: visible.upperBound, within: start, limit: room)
      let shown = from..<visible.upperBound
      return TextLayout.Line(text: "…" + text.string(shown), width: ellipsis + text.width(shown))
    case .byTruncatingMiddle:
      let head = prefix(of: visible, room: room / 2)
      let left = max(0, room - text.width(head))
      let from = text.start(ofLongestTo: visible.upperBound, within: head.upperBound, limit: left)
      let tail = from..<visible.upperBound
      return TextLayout.Line(
        text: text.string(head) + "…" + text.string(tail),
        width: text.width(head) + ellipsis + text.width(tail))
    }
  }

  /// The longest beginning that fits, without spaces at its end; may be empty.
  private func prefix(of range: Range<Int>, room: Double) -> Range<Int> {
    guard !range.isEmpty, text.width(range.lowerBound..<range.lowerBound + 1) <= room else {
      return range.lowerBound..<range.lowerBound
    }
    let end = text.end(ofLongestFrom: range.lowerBound, within: range.upperBound, limit: room)
    return text.withoutTrailingSpaces(range.lowerBound..<end)
  }
}

/// Ranges of window sizes in the words that people use: `in windows below 344 pt wide`.
public enum SweepWords {
  /// More ranges than these of one height are counted and not told.
  private static let most = 4

  /// Where a fault is, as the end of a sentence: `in windows below 344 pt wide`, `in windows of every width that are
  /// 523 pt high`.
  public static func phrase(_ fault: SweptFault, in screen: SweptScreen) -> String {
    if fault.isEverywhere(screen) { return "in windows of every size" }
    var groups: [(widths: [ClosedRange<Int>], heights: [Int])] = []
    for range in fault.ranges {
      if let index = groups.firstIndex(where: { $0.widths == range.widths }) {
        groups[index].heights.append(range.height)
      } else {
        groups.append((range.widths, [range.height]))
      }
    }
    return "in windows "
      + groups.map { group in
        let words = phrase(group.widths, of: screen.widths)
        guard group.heights.count < screen.heights.count else { return words }
        return words + " that are " + list(group.heights.map(String.init), "or") + " pt high"
      }.joined(separator: "; ")
  }

  /// `below 344 pt wide`, `from 400 to 460 pt wide`; widths that end where the sweep ends are open there.
  static func phrase(_ ranges: [ClosedRange<Int>], of whole: ClosedRange<Int>) -> String {
    if ranges == [whole] { return "of every width" }
    var words = ranges.prefix(most).map { range in
      if range.lowerBound == whole.lowerBound { return "below \(range.upperBound + 1)" }
      if range.upperBound == whole.upperBound { return "from \(range.lowerBound)" }
      if range.count == 1 { return "of \(range.lowerBound)" }
      return "from \(range.lowerBound) to \(range.upperBound)"
    }
    if ranges.count > most { words.append("in \(ranges.count - most) more ranges") }
    return list(words, "and") + " pt wide"
  }

  /// `a, b and c`
  static func list(_ words: [String], _ last: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  /// `every width from 320 to 1376 pt at 523 pt high, every eighth and all around a change at 744 and 1024`
  public static func extent(_ screen: SweptScreen) -> String {
    let whole = "every width from \(screen.widths.lowerBound) to \(screen.widths.upperBound) pt"
    guard let least = screen.heights.first else { return whole }
    let others = list(screen.heights.dropFirst().map(String.init), "and")
    return whole + " at \(least) pt high"
      + (others.isEmpty ? "" : ", every eighth and all around a change at \(others)")
  }
}

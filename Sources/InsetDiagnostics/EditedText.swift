/// A file's bytes with edits in them: all of them, or none where two contradict each other.
///
///     let after = try EditedText.applying(finding.remedy.edits, to: bytes)
public enum EditedText {
  /// Why edits cannot be applied together.
  public enum Problem: Error, Hashable, Sendable {
    case overlapping(Edit, Edit)
    /// It reaches beyond the file's end, or ends before it begins.
    case outside(Edit)
  }

  /// The bytes after edits of one file, which may come in any order.
  ///
  /// Two edits may touch, and the same edit may come twice. Of two insertions at one place the first one given comes
  /// first.
  public static func applying(_ edits: [Edit], to bytes: [UInt8]) throws(Problem) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var cursor = 0
    var last: Edit?
    for edit in ordered(edits) {
      guard edit.start >= 0, edit.end >= edit.start, edit.end <= bytes.count else { throw .outside(edit) }
      if edit == last { continue }
      if let last, contradict(last, edit) { throw .overlapping(last, edit) }
      output.append(contentsOf: bytes[cursor..<edit.start])
      output.append(contentsOf: edit.replacement.utf8)
      cursor = edit.end
      last = edit
    }
    output.append(contentsOf: bytes[cursor...])
    return output
  }

  /// Which groups of edits can be applied together, first come, first served. A group is taken whole or not at all.
  /// - Returns: the indices of the groups that were taken, in order.
  public static func compatible(_ groups: [[Edit]]) -> [Int] {
    var taken: [Edit] = []
    var indices: [Int] = []
    for (index, group) in groups.enumerated() {
      let all = ordered(taken + group)
      let clashes = zip(all, all.dropFirst()).contains { $0 != $1 && contradict($0, $1) }
      guard !clashes else { continue }
      taken = all
      indices.append(index)
    }
    return indices
  }

  private static func ordered(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }.map(\.element)
  }

  /// Whether two edits, the earlier one first, want different things of the same bytes.
  private static func contradict(_ a: Edit, _ b: Edit) -> Bool {
    guard a.file == b.file else { return false }
    // Two insertions at one place may both stand; an insertion inside of what is replaced may not.
    if b.start < a.end { return true }
    return a.start == b.start && a.end == b.end && a.start != a.end
  }
}

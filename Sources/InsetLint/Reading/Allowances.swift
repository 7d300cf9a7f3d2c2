/// Comments that say a fault is meant: `// inset:allow RULE, RULE`.
///
/// Such a comment speaks for its own line and, where it stands alone, for the next one; in a property list, one before
/// the list for the whole file.
struct Allowances: Sendable {
  private struct Mark: Sendable {
    /// Where it stands, and the lines that it speaks for.
    var line: Int
    var first: Int
    var last: Int
    var rules: Set<String>
  }

  private var marks: [Mark] = []
  private static let word = Array("inset:allow".utf8)

  init(bytes: [UInt8], comments: [Comment], lineStarts: [Int32]) {
    for comment in comments where Int(comment.end - comment.start) >= Allowances.word.count {
      let text = bytes[Int(comment.start)..<Int(comment.end)]
      guard let names = Allowances.names(in: text) else { continue }
      let line = LineStarts.position(of: Int(comment.start), in: lineStarts).line
      let lineStart = Int(lineStarts[line - 1])
      let standsAlone = bytes[lineStart..<Int(comment.start)].allSatisfy {
        $0 == Byte.space || $0 == Byte.tab
      }
      marks.append(Mark(line: line, first: line, last: standsAlone ? line + 1 : line, rules: names))
    }
  }

  /// The comments of a property list.
  init(propertyList bytes: [UInt8]) {
    guard Allowances.find(Allowances.word, in: bytes[...]) != nil else { return }
    var isBefore = true
    let lines = bytes.split(separator: Byte.newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if Allowances.find(Array("<plist".utf8), in: line) != nil { isBefore = false }
      guard let open = Allowances.find(Array("<!--".utf8), in: line),
        let names = Allowances.names(in: line[open...])
      else { continue }
      let standsAlone = line[..<open].allSatisfy { $0 == Byte.space || $0 == Byte.tab }
      let last = isBefore ? Int.max : standsAlone ? index + 2 : index + 1
      marks.append(Mark(line: index + 1, first: isBefore ? 0 : index + 1, last: last, rules: names))
    }
  }

  /// The places of the marks that allow a rule at a line.
  func marks(for rule: String, line: Int) -> [Int] {
    guard !marks.isEmpty else { return [] }
    return marks.indices.filter { index in
      let mark = marks[index]
      return mark.first <= line && line <= mark.last && mark.rules.contains(rule)
    }
  }

  /// Line and rule of what was not used, of the rules given. `used` holds the places of marks with their rules.
  func unused(of rules: Set<String>, used: [Int: Set<String>]) -> [(line: Int, rule: String)] {
    marks.indices.flatMap { index in
      marks[index].rules.intersection(rules).subtracting(used[index] ?? []).sorted().map {
        (marks[index].line, $0)
      }
    }
  }

  /// The words behind the mark; nil where there is none.
  private static func names(in text: ArraySlice<UInt8>) -> Set<String>? {
    guard let start = find(word, in: text) else { return nil }
    let words = text[(start + word.count)...].prefix { $0 != Byte.newline }
    let names = String(decoding: words, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return Set(names.map(String.init))
  }

  private static func find(_ mark: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex
    while index + mark.count <= text.endIndex {
      if text[index] == mark[0], text[index..<(index + mark.count)].elementsEqual(mark) { return index }
      index += 1
    }
    return nil
  }
}

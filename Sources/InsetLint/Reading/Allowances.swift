/// Comments that say a fault is meant: `// inset:allow RULE, RULE`.
///
/// Such a comment speaks for its own line and, where it stands alone, for the next one.
struct Allowances: Sendable {
  private var rules: [Int: Set<String>] = [:]

  init(bytes: [UInt8], comments: [Comment], lineStarts: [Int32]) {
    let mark = Array("inset:allow".utf8)
    for comment in comments where Int(comment.end - comment.start) >= mark.count {
      let text = bytes[Int(comment.start)..<Int(comment.end)]
      guard let start = Allowances.find(mark, in: text) else { continue }
      let words = text[(start + mark.count)...].prefix { $0 != Byte.newline }
      let names = String(decoding: words, as: UTF8.self)
        .split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
      let line = LineStarts.position(of: Int(comment.start), in: lineStarts).line
      let lineStart = Int(lineStarts[line - 1])
      let standsAlone = bytes[lineStart..<Int(comment.start)].allSatisfy {
        $0 == Byte.space || $0 == Byte.tab
      }
      rules[line, default: []].formUnion(names)
      if standsAlone { rules[line + 1, default: []].formUnion(names) }
    }
  }

  func allow(_ rule: String, line: Int) -> Bool { rules[line]?.contains(rule) ?? false }

  private static func find(_ mark: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex
    while index + mark.count <= text.endIndex {
      if text[index] == mark[0], text[index..<(index + mark.count)].elementsEqual(mark) { return index }
      index += 1
    }
    return nil
  }
}

import InsetDiagnostics

/// Edits of a source that mend a fault.
struct CodeFix {
  var safety: Remedy.Safety
  var edits: [Edit]

  static func safe(_ edits: [Edit]) -> CodeFix { CodeFix(safety: .safe, edits: edits) }
  static func unsafe(_ edits: [Edit]) -> CodeFix { CodeFix(safety: .unsafe, edits: edits) }
}

extension CodeFile {
  /// The edit that puts a text in the place of tokens and of what lies between them.
  func replacing(_ tokens: Range<Int>, with text: String) -> Edit {
    let all = reader.tokens
    guard !tokens.isEmpty, tokens.upperBound <= all.count, tokens.lowerBound >= 0 else {
      return Edit(file: path, start: 0, end: 0, replacement: "")
    }
    return Edit(
      file: path, start: Int(all[tokens.lowerBound].start), end: Int(all[tokens.upperBound - 1].end),
      replacement: text)
  }

  /// The same for one token.
  func replacing(_ token: Int, with text: String) -> Edit { replacing(token..<(token + 1), with: text) }

  /// The edit that puts a text right before a token.
  func inserting(_ text: String, before token: Int) -> Edit {
    let place = Int(reader.tokens[token].start)
    return Edit(file: path, start: place, end: place, replacement: text)
  }

  /// The edit that takes away what lies from the end of one token to the end of another.
  func removing(after first: Int, through last: Int) -> Edit {
    Edit(
      file: path, start: Int(reader.tokens[first].end), end: Int(reader.tokens[last].end), replacement: "")
  }

  /// The text of tokens as it is written.
  func source(_ tokens: Range<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(
      decoding: reader.bytes[Int(reader.tokens[first].start)..<Int(reader.tokens[last].end)], as: UTF8.self)
  }

  /// The line break and white space before a token that begins its line; nil for another one.
  func lineStart(of token: Int) -> String? {
    var start = Int(reader.tokens[token].start)
    let end = start
    while start > 0, reader.bytes[start - 1] == Byte.space || reader.bytes[start - 1] == Byte.tab {
      start -= 1
    }
    guard start > 0, reader.bytes[start - 1] == Byte.newline else { return nil }
    start -= 1
    if start > 0, reader.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return String(decoding: reader.bytes[start..<end], as: UTF8.self)
  }
}

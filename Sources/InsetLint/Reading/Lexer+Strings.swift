/// How a string literal is written, so that it can go on after an interpolation.
struct StringMode {
  /// The number of `#` around it.
  var hashes: Int
  var isMultiline: Bool
}

extension Lexer {
  /// A string that begins at the present position; its first quote lies at `quote`.
  mutating func string(hashes: Int, quoteAt quote: Int) {
    let isMultiline =
      language == .swift && byte(quote + 1) == Byte.quote && byte(quote + 2) == Byte.quote
    stringPiece(
      StringMode(hashes: hashes, isMultiline: isMultiline), from: quote + (isMultiline ? 3 : 1))
  }

  /// Reads on to the end of the string or to its next interpolation. An unfinished line ends a string of one line.
  mutating func stringPiece(_ mode: StringMode, from start: Int) {
    var end = start
    while end < source.count {
      let byte = source[end]
      if byte == Byte.newline, !mode.isMultiline { break }
      if byte == Byte.quote, closes(mode, at: end) {
        end += (mode.isMultiline ? 3 : 1) + mode.hashes
        break
      }
      guard byte == Byte.backslash else {
        end += 1
        continue
      }
      guard hashCount(at: end + 1, upTo: mode.hashes) == mode.hashes else {
        end += 1
        continue
      }
      let next = end + 1 + mode.hashes
      if language == .swift, self.byte(next) == Byte.leftParenthesis {
        finish(to: end)
        openInterpolation(mode, to: next + 1)
        return
      }
      // An escaped line break continues a string of C.
      end = self.byte(next) == Byte.newline && language == .swift && !mode.isMultiline ? next : next + 1
    }
    finish(to: min(end, source.count))
  }

  /// Nothing stands between two interpolations that touch.
  private mutating func finish(to end: Int) {
    if end > position { push(.string, to: end) }
  }

  private func closes(_ mode: StringMode, at offset: Int) -> Bool {
    let quotes = mode.isMultiline ? 3 : 1
    if mode.isMultiline, byte(offset + 1) != Byte.quote || byte(offset + 2) != Byte.quote { return false }
    return hashCount(at: offset + quotes, upTo: mode.hashes) == mode.hashes
  }

  private func hashCount(at offset: Int, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, byte(offset + count) == Byte.hash { count += 1 }
    return count
  }

  /// The end of `/…/` at the present position, or nil where the slash divides.
  func regexEnd() -> Int? {
    let next = byte(position + 1)
    guard next != Byte.space, next != Byte.newline, next != Byte.tab, next != 0 else { return nil }
    if let last = lastToken {
      switch last.kind {
      case .number, .string, .close, .interpolationClose, .regex, .character: return nil
      case .word where !isPrefixKeyword(last): return nil
      case .sign where [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(source[Int(last.start)]): return nil
      default: break
      }
    }
    var end = position + 1
    var depth = 0
    while end < source.count, source[end] != Byte.newline {
      switch source[end] {
      case Byte.backslash: end += 1
      case Byte.leftParenthesis: depth += 1
      case Byte.rightParenthesis:
        depth -= 1
        if depth < 0 { return nil }
      case Byte.slash: return source[end - 1] == Byte.space ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  private func isPrefixKeyword(_ token: Token) -> Bool {
    let text = source[Int(token.start)..<Int(token.end)]
    return ["return", "in", "case", "let", "await", "try"].contains { $0.utf8.elementsEqual(text) }
  }

  /// The end of `#/…/#`, which may span lines.
  func extendedRegexEnd(hashes: Int, from start: Int) -> Int? {
    var end = start
    while end < source.count {
      if source[end] == Byte.slash, hashCount(at: end + 1, upTo: hashes) == hashes { return end + 1 + hashes }
      end += source[end] == Byte.backslash ? 2 : 1
    }
    return nil
  }
}

/// Swift source without its comments and string literals, so that words found in it are code.
///
/// Every removed character becomes a space and line breaks stay, so positions and line numbers are those of the
/// source. Code inside an interpolation goes with its string: nobody imports or prints there.
enum SwiftText {
  static func code(of source: String) -> String {
    var reader = Reader(Array(source.unicodeScalars))
    return reader.code()
  }

  private struct Reader {
    private let source: [Unicode.Scalar]
    private var kept = String.UnicodeScalarView()
    private var index = 0

    init(_ source: [Unicode.Scalar]) { self.source = source }

    mutating func code() -> String {
      while index < source.count {
        if starts("//") {
          while index < source.count, source[index] != "\n" { blank() }
        } else if starts("/*") {
          blockComment()
        } else if source[index] == "\"" {
          string(hashes: 0)
        } else if source[index] == "#", let hashes = hashesBeforeQuote() {
          string(hashes: hashes)
        } else {
          kept.append(source[index])
          index += 1
        }
      }
      return String(kept)
    }

    private func starts(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      return index + scalars.count <= source.count
        && Array(source[index..<index + scalars.count]) == scalars
    }

    private mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where index < source.count {
        kept.append(source[index] == "\n" ? "\n" : " ")
        index += 1
      }
    }

    private mutating func blockComment() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1
          blank(2)
        } else if starts("*/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && index < source.count
    }

    private func hashesBeforeQuote() -> Int? {
      var end = index
      while end < source.count, source[end] == "#" { end += 1 }
      return end < source.count && source[end] == "\"" ? end - index : nil
    }

    private mutating func string(hashes: Int) {
      let fence = String(repeating: "#", count: hashes)
      blank(hashes)
      let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
      blank(quotes.count)
      while index < source.count, !starts(quotes + fence) {
        // A string of one line that is not closed ends with its line.
        if quotes.count == 1, source[index] == "\n" { return }
        if starts("\\" + fence) {
          blank(1 + hashes)
          if index < source.count, source[index] == "(" { interpolation() } else { blank() }
        } else {
          blank()
        }
      }
      blank(quotes.count + hashes)
    }

    private mutating func interpolation() {
      var depth = 0
      repeat {
        if source[index] == "\"" {
          string(hashes: 0)
          continue
        }
        if source[index] == "(" { depth += 1 }
        if source[index] == ")" { depth -= 1 }
        blank()
      } while depth > 0 && index < source.count
    }
  }
}

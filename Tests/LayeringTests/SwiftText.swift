/// Swift source without its comments and string literals, so that words found in it are code.
///
/// Every removed byte becomes a space and line breaks stay, so line numbers are those of the source. Code inside an
/// interpolation goes with its string: nobody imports or prints there.
enum SwiftText {
  static func code(of source: String) -> String {
    var reader = Reader(Array(source.utf8))
    return reader.code()
  }

  private struct Reader {
    private var source: [UInt8]
    private var index = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func code() -> String {
      while index < source.count {
        switch source[index] {
        case slash where byte(1) == slash:
          while index < source.count, source[index] != lineFeed { blank() }
        case slash where byte(1) == star:
          blockComment()
        case quote:
          string(hashes: 0)
        case hash:
          let hashes = run(of: hash)
          if byte(hashes) == quote { string(hashes: hashes) } else { index += hashes }
        default:
          index += 1
        }
      }
      return String(decoding: source, as: UTF8.self)
    }

    private func byte(_ distance: Int) -> UInt8 {
      index + distance < source.count ? source[index + distance] : 0
    }

    /// How many bytes from here on are `value`.
    private func run(of value: UInt8) -> Int {
      var count = 0
      while byte(count) == value { count += 1 }
      return count
    }

    private mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where index < source.count {
        if source[index] != lineFeed { source[index] = space }
        index += 1
      }
    }

    private mutating func blockComment() {
      var depth = 0
      repeat {
        if byte(0) == slash, byte(1) == star {
          depth += 1
          blank(2)
        } else if byte(0) == star, byte(1) == slash {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && index < source.count
    }

    private mutating func string(hashes: Int) {
      blank(hashes)
      let quotes = run(of: quote) >= 3 ? 3 : 1
      blank(quotes)
      while index < source.count, !isClosed(quotes: quotes, hashes: hashes) {
        // A string of one line that is not closed ends with its line.
        if quotes == 1, source[index] == lineFeed { return }
        if source[index] == backslash, isFollowed(byHashes: hashes) {
          blank(1 + hashes)
          if byte(0) == openBracket { interpolation() } else { blank() }
        } else {
          blank()
        }
      }
      blank(quotes + hashes)
    }

    private func isClosed(quotes: Int, hashes: Int) -> Bool {
      for offset in 0..<quotes where byte(offset) != quote { return false }
      for offset in 0..<hashes where byte(quotes + offset) != hash { return false }
      return true
    }

    private func isFollowed(byHashes count: Int) -> Bool {
      for offset in 0..<count where byte(1 + offset) != hash { return false }
      return true
    }

    private mutating func interpolation() {
      var depth = 0
      repeat {
        if byte(0) == quote {
          string(hashes: 0)
          continue
        }
        if byte(0) == openBracket { depth += 1 }
        if byte(0) == closeBracket { depth -= 1 }
        blank()
      } while depth > 0 && index < source.count
    }
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")
  private static let openBracket = UInt8(ascii: "(")
  private static let closeBracket = UInt8(ascii: ")")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}

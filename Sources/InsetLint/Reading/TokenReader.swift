/// Asks of tokens: their text, their brackets, the neighbours on the same level.
///
/// A range of tokens stands for an expression or a statement.
public struct TokenReader: Sendable {
  let bytes: [UInt8]
  let language: Language
  let tree: TokenTree
  let words: WordIndex

  var tokens: [Token] { tree.tokens }
  var count: Int { tree.tokens.count }

  // MARK: Text

  func text(_ index: Int) -> String {
    guard index >= 0, index < count else { return "" }
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Whether a token is this word or sign.
  func at(_ index: Int, _ word: StaticString) -> Bool {
    guard index >= 0, index < count else { return false }
    let token = tokens[index]
    let length = word.utf8CodeUnitCount
    guard Int(token.end - token.start) == length else { return false }
    for offset in 0..<length where bytes[Int(token.start) + offset] != word.utf8Start[offset] { return false }
    return true
  }

  func at(_ index: Int, any words: [StaticString]) -> Bool { words.contains { at(index, $0) } }

  func kind(_ index: Int) -> Token.Kind? { index >= 0 && index < count ? tokens[index].kind : nil }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  /// The tokens that are a word, in order.
  func places(of word: String) -> [Int] {
    words.places(of: word, bytes: bytes, tokens: tokens).map(Int.init)
  }

  func mentions(_ word: String) -> Bool { !words.places(of: word, bytes: bytes, tokens: tokens).isEmpty }

  /// Whether a word stands in a range.
  func mentions(_ word: String, in range: Range<Int>) -> Bool {
    words.places(of: word, bytes: bytes, tokens: tokens).contains { range.contains(Int($0)) }
  }

  /// Whether some word in a range passes a test of its small letters.
  func mentions(in range: Range<Int>, where test: (String) -> Bool) -> Bool {
    range.contains { kind($0) == .word && test(text($0).lowercased()) }
  }

  /// The text of a string without quotes; nil for pieces of an interpolated one.
  func string(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    var text = self.text(index)[...]
    while text.first == "@" || text.first == "#" { text.removeFirst() }
    while text.last == "#" { text.removeLast() }
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
    while text.count >= 2, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return String(text)
  }

  /// The tokens of a range without white space, `self.`, `?`, `!` and `this->`: `view.safeAreaInsets.bottom`.
  func joined(_ range: Range<Int>) -> String {
    var result = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if at(index, any: ["self", "weakSelf", "strongSelf"]),
        at(index + 1, ".") || at(index + 1, "?") || at(index + 1, "->")
      {
        index += at(index + 1, "?") ? 3 : 2
        continue
      }
      if !at(index, "?"), !at(index, "!") { result += text(index) }
      index += 1
    }
    return result
  }

  // MARK: Brackets

  /// The other bracket of a pair.
  func partner(_ index: Int) -> Int? {
    guard index >= 0, index < count, tree.partners[index] >= 0 else { return nil }
    return Int(tree.partners[index])
  }

  /// The opening bracket around a token.
  func parent(_ index: Int) -> Int? {
    guard index >= 0, index < count, tree.parents[index] >= 0 else { return nil }
    return Int(tree.parents[index])
  }

  /// What lies between the brackets that begin at a token; empty where nothing closes them.
  func inside(_ open: Int) -> Range<Int> {
    guard let close = partner(open), close > open else { return open..<open }
    return (open + 1)..<close
  }

  /// The next token on the same level.
  func after(_ index: Int) -> Int {
    if let close = partner(index), close > index { return close + 1 }
    return index + 1
  }

  /// The token before on the same level: of a bracket, its beginning.
  func before(_ index: Int) -> Int {
    if let open = partner(index - 1), open < index - 1 { return open }
    return index - 1
  }

  /// The tokens of a range that lie in no brackets inside it.
  func level(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = after(index)
    }
    return result
  }
}

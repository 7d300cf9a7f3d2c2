extension Document {
  /// A comment of the file.
  public struct Comment: Sendable {
    /// What stands between `<!--` and `-->`.
    public var text: String
    /// The comment with its marks, in bytes.
    public var byteRange: Range<Int>
  }

  /// The comments that hold a word, in the order of the file.
  public func comments(holding word: String) -> [Comment] {
    tree.tokens.compactMap { token in
      guard token.kind == .comment else { return nil }
      let range = Int(token.start)..<Int(token.end)
      let hasEnd = range.count >= 7
      let inner = bytes[min(range.lowerBound + 4, range.upperBound)..<(range.upperBound - (hasEnd ? 3 : 0))]
      let text = String(decoding: inner, as: UTF8.self)
      return text.contains(word) ? Comment(text: text, byteRange: range) : nil
    }
  }
}

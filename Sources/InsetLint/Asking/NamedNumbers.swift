/// A number that gets a name: `let tabBarHeight: CGFloat = 49`, `#define TAB_BAR_HEIGHT 49`, `bar.tabBarHeight = 49`.
struct NamedNumber {
  /// In small letters, without underscores.
  var name: String
  var value: Double
  /// The number's token.
  var place: Int

  /// Those whose name speaks of a height and holds a word.
  static func heights(of word: String, in file: CodeFile) -> [NamedNumber] {
    let reader = file.reader
    return reader.tokens.indices.compactMap { place in
      guard let value = reader.number(place), let name = nameBefore(place, reader) else { return nil }
      guard
        reader.kind(place + 1) != .sign || reader.at(place + 1, ";") || reader.tokens[place + 1].startsLine
      else { return nil }
      let words = reader.text(name).lowercased().filter { $0 != "_" }
      guard words.hasSuffix("height") || words.hasSuffix("h") && words.contains(word), words.contains(word)
      else {
        return nil
      }
      return NamedNumber(name: words, value: value, place: place)
    }
  }

  private static func nameBefore(_ place: Int, _ reader: TokenReader) -> Int? {
    if reader.at(place - 1, "=") {
      // `name = 49`, `name: CGFloat = 49`
      if reader.at(place - 3, ":"), reader.isWord(place - 4) { return place - 4 }
      return reader.isWord(place - 2) ? place - 2 : nil
    }
    return reader.at(place - 2, "#define") && reader.isWord(place - 1) ? place - 1 : nil
  }
}

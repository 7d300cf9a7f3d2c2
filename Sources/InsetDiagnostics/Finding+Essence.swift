extension Finding {
  /// What stays of the message when lines, numbers and the worst canvas change: `'Pay' button lies # of # pt inside`.
  ///
  /// Together with rule, file and object it tells whether a finding is one that was there before.
  public var essence: String {
    var text = Array(message)
    if let worst = canvases.first { Finding.remove(Array(" (\(worst))"), from: &text) }
    var result: [Character] = []
    for character in text {
      guard character.isASCII, character.isNumber else {
        result.append(character)
        continue
      }
      // The digits behind a point or comma belong to the number before it.
      if result.count >= 2, result.last == "." || result.last == ",", result[result.count - 2] == "#" {
        result.removeLast()
      } else if result.last != "#" {
        result.append("#")
      }
    }
    return String(result)
  }

  /// Takes the first occurrence of some words out.
  private static func remove(_ words: [Character], from text: inout [Character]) {
    guard text.count >= words.count else { return }
    for start in 0...(text.count - words.count) where text[start] == words[0] {
      if text[start..<(start + words.count)].elementsEqual(words) {
        text.removeSubrange(start..<(start + words.count))
        return
      }
    }
  }
}

/// Where each word of a file stands, so that a rule costs nothing in a file that does not hold its word.
struct WordIndex: Sendable {
  /// For each distinct word a sample token; the table maps hashes to words.
  private var table: [Int32]
  private var samples: [Int32] = []
  private var starts: [Int32] = []
  private var places: [Int32] = []

  init(bytes: [UInt8], tokens: [Token]) {
    var count = 0
    for token in tokens where token.kind == .word { count += 1 }
    var size = 64
    while size < count * 2, size < 1 << 16 { size *= 2 }
    table = Array(repeating: -1, count: size)
    var symbols: [Int32] = []
    symbols.reserveCapacity(count)
    var counts: [Int32] = []
    bytes.withUnsafeBufferPointer { source in
      for (index, token) in tokens.enumerated() where token.kind == .word {
        let symbol = intern(token, index, tokens, source)
        if Int(symbol) == counts.count { counts.append(0) }
        counts[Int(symbol)] += 1
        symbols.append(symbol)
      }
    }
    var next: [Int32] = []
    var total: Int32 = 0
    for count in counts {
      starts.append(total)
      next.append(total)
      total += count
    }
    starts.append(total)
    places = Array(repeating: 0, count: Int(total))
    var word = 0
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let symbol = Int(symbols[word])
      places[Int(next[symbol])] = Int32(index)
      next[symbol] += 1
      word += 1
    }
  }

  /// The tokens that are this word, in order.
  func places(of word: String, bytes: [UInt8], tokens: [Token]) -> ArraySlice<Int32> {
    var word = word
    return word.withUTF8 { text in
      bytes.withUnsafeBufferPointer { source in
        var slot = Int(truncatingIfNeeded: WordIndex.hash(text)) & (table.count - 1)
        while table[slot] >= 0 {
          let symbol = Int(table[slot])
          let token = tokens[Int(samples[symbol])]
          if WordIndex.equal(source, token, text) {
            return places[Int(starts[symbol])..<Int(starts[symbol + 1])]
          }
          slot = (slot + 1) & (table.count - 1)
        }
        return []
      }
    }
  }

  /// Whether any word of the file holds the text, by a test.
  func distinct(_ tokens: [Token]) -> [Int] { samples.map(Int.init) }

  private mutating func intern(
    _ token: Token, _ index: Int, _ tokens: [Token], _ source: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    let text = UnsafeBufferPointer(rebasing: source[Int(token.start)..<Int(token.end)])
    if samples.count * 4 > table.count * 3 { grow(tokens, source) }
    var slot = Int(truncatingIfNeeded: WordIndex.hash(text)) & (table.count - 1)
    while table[slot] >= 0 {
      let symbol = table[slot]
      if WordIndex.equal(source, tokens[Int(samples[Int(symbol)])], text) { return symbol }
      slot = (slot + 1) & (table.count - 1)
    }
    let symbol = Int32(samples.count)
    table[slot] = symbol
    samples.append(Int32(index))
    return symbol
  }

  private mutating func grow(_ tokens: [Token], _ source: UnsafeBufferPointer<UInt8>) {
    table = Array(repeating: -1, count: table.count * 2)
    for (symbol, sample) in samples.enumerated() {
      let token = tokens[Int(sample)]
      let text = UnsafeBufferPointer(rebasing: source[Int(token.start)..<Int(token.end)])
      var slot = Int(truncatingIfNeeded: WordIndex.hash(text)) & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(symbol)
    }
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 29)
  }

  private static func equal(
    _ source: UnsafeBufferPointer<UInt8>, _ token: Token, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard Int(token.end - token.start) == text.count else { return false }
    for index in 0..<text.count where source[Int(token.start) + index] != text[index] { return false }
    return true
  }
}

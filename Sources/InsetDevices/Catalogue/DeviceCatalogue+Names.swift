extension DeviceCatalogue {
  /// The device that a name means.
  ///
  /// Spelling is forgiving: `iPhone X`, `iphone-x`, `iPhoneX`, `x`, an identifier (`iPhone10,3`), an Interface
  /// Builder id (`retina5_9`, which gives the device that stands for the screen), `iphone se 3`.
  public static func device(named name: String) -> Device? {
    let key = NameKey(name).text
    guard !key.isEmpty else { return nil }
    if let device = byKey[key] { return device }
    let spelled = name.filter { !$0.isWhitespace }.lowercased()
    if let device = all.first(where: { $0.identifiers.contains { $0.lowercased() == spelled } }) {
      return device
    }
    let ofScreen = all.filter { $0.ibDeviceID == spelled }
    if let device = ofScreen.first(where: \.isRepresentative) ?? ofScreen.first { return device }
    // A short name: `x`, `se3`, `mini 6`.
    return ["iphone", "ipad", "ipod"].lazy.compactMap { byKey[$0 + key] }.first
  }

  /// The device of exactly that name.
  static func device(exactlyNamed name: String) -> Device? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  private static let byKey = Dictionary(all.map { (NameKey($0.name).text, $0) }) { first, _ in first }

  /// Names close to one that means nothing, the closest first, at most five.
  public static func suggestions(for name: String) -> [String] {
    let key = NameKey(name).text
    guard !key.isEmpty else { return [] }
    let ranked = all.enumerated().map { index, device in
      let candidate = NameKey(device.name).text
      let holds = candidate.contains(key) || key.contains(candidate)
      let distance = min(
        editDistance(key, candidate), editDistance(key, String(candidate.drop { !$0.isNumber })) + 1)
      return (rank: holds ? min(distance, 2) : distance, index: index, name: device.name)
    }
    let limit = max(2, key.count / 2)
    let close = ranked.filter { $0.rank <= limit }
    return close.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(5).map(\.name)
  }

  /// The number of insertions, deletions and replacements between two short texts.
  private static func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a.utf8.prefix(64))
    let b = Array(b.utf8.prefix(64))
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}

/// A name without what people leave out: case, spaces, dashes, brackets, `inch`, `generation`, `3rd` for 3.
private struct NameKey {
  let text: String

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    for character in name.lowercased() {
      // A dot counts: 9.7 and 12.9 are sizes.
      if character.isASCII, character.isLetter || character.isNumber || character == "." {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    let kept = words.filter { !["inch", "in", "generation", "gen"].contains($0) }
    text = kept.map(Self.plainNumber).joined()
  }

  /// `3rd` and `3rdgen` as `3`.
  private static func plainNumber(_ word: String) -> String {
    let digits = word.prefix { $0.isNumber }
    let rest = word.dropFirst(digits.count)
    let endings = ["st", "nd", "rd", "th"].flatMap { [$0, $0 + "gen", $0 + "generation"] }
    return !digits.isEmpty && endings.contains(String(rest)) ? String(digits) : word
  }
}

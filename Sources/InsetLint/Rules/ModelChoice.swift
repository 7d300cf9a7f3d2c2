/// `isX ? 88 : 64`: a length that the model chooses.
struct ModelChoice {
  /// The sign `?`.
  var place: Int
  /// The larger of the two lengths.
  var yes: Double
  /// The smaller one.
  var no: Double
  /// Whether the words around say top or bottom, in small letters: label, name of the constant, function.
  var role: String

  static func all(in file: CodeFile, _ project: LintProject) -> [ModelChoice] {
    let reader = file.reader
    return reader.tokens.indices.compactMap { place in
      guard reader.at(place, "?"), !reader.at(place + 1, "."), place > 0 else { return nil }
      var end = place + 1
      while end < reader.count, !reader.at(end, ":"), end < place + 12 { end = reader.after(end) }
      guard reader.at(end, ":"), let yes = project.number((place + 1)..<end, in: file) else { return nil }
      var last = end + 1
      while last < reader.count, last < end + 5,
        reader.kind(last) == .number || reader.isWord(last) && !reader.tokens[last].startsLine
          || reader.at(last, any: [".", "-"])
      {
        last += 1
      }
      guard let no = project.number((end + 1)..<last, in: file) else { return nil }
      let condition = conditionRange(before: place, reader)
      guard reader.mentions(in: condition, where: asks) else { return nil }
      return ModelChoice(place: place, yes: max(yes, no), no: min(yes, no), role: role(of: place, file))
    }
  }

  /// The model itself, or a bar or an inset that stands for it.
  private static func asks(_ word: String) -> Bool {
    Names.asksForModel(word) || word.contains("statusbar") || word.contains("safearea")
  }

  private static func conditionRange(before place: Int, _ reader: TokenReader) -> Range<Int> {
    var start = place
    for _ in 0..<8 where start > 0 {
      if reader.at(start - 1, any: [",", ";", "=", "return", "{", "}", ":", "("])
        && reader.partner(start - 1) ?? place >= place
      {
        break
      }
      start = reader.before(start)
    }
    return start..<place
  }

  private static func role(of place: Int, _ file: CodeFile) -> String {
    let reader = file.reader
    var words: [String] = []
    if let function = file.function(around: place) { words.append(function.name) }
    // The name that is declared or assigned, and the label of the argument.
    let statement = reader.statement(around: place)
    for index in reader.level(statement).prefix(8) where reader.isWord(index) {
      words.append(reader.text(index))
    }
    if let assignment = reader.assignment(around: place) {
      for index in assignment.left where reader.isWord(index) { words.append(reader.text(index)) }
    }
    if let directive = reader.tree.directives.first(where: { $0.tokens.contains(place) }) {
      words.append(reader.text(directive.tokens.lowerBound + 1))
    }
    return words.joined(separator: " ").lowercased()
  }
}

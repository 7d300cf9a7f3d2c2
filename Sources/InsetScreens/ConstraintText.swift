import InsetDiagnostics

/// The line of a text screen that says a constraint of the document in numbers:
///
///     constraint k1 @36 bus.left = root/safeArea.left +16 "“bus”.left = safe area.left + 16"
///
/// Then `*2` for a multiplier, `p=750` for a priority and `outlet` for one that code holds. A length has a number in
/// place of the second end; without words, the ends are the words.
enum ConstraintText {
  static func line(_ constraint: DocumentConstraint, file: String) -> String {
    var words = [TextTokens.word(constraint.id)]
    if let place = constraint.place { words.append(TextTokens.place(place, in: file)) }
    words += [self.word(constraint.first), constraint.relation.rawValue]
    if let second = constraint.second {
      words.append(word(second))
      if constraint.multiplier != 1 { words.append("*" + TextTokens.number(constraint.multiplier)) }
      if constraint.constant != 0 {
        words.append((constraint.constant > 0 ? "+" : "") + TextTokens.number(constraint.constant))
      }
    } else {
      words.append(TextTokens.number(constraint.constant))
    }
    if constraint.priority != 1000 { words.append("p=" + TextTokens.number(constraint.priority)) }
    if constraint.hasOutlet { words.append("outlet") }
    words.append(TextTokens.quoted(constraint.text))
    return words.joined(separator: " ")
  }

  private static func word(_ end: DocumentConstraint.End) -> String {
    let guide = end.guide.map { "/" + $0.rawValue } ?? ""
    return TextTokens.word(end.view) + guide + "." + end.attribute.rawValue
  }

  /// - Parameter tokens: those after the word `constraint`; nil where they make no sense.
  static func read(_ tokens: [String], place: (String, String) -> Place?) -> DocumentConstraint? {
    var words = tokens[...]
    guard let id = words.popFirst().map({ TextTokens.unquoted($0) }) else { return nil }
    var found: Place?
    if let token = words.first, token.hasPrefix("@") {
      found = place(token, id)
      if found == nil { return nil }
      words = words.dropFirst()
    }
    guard let firstWord = words.popFirst(), let first = end(firstWord),
      let relation = words.popFirst().flatMap(DocumentConstraint.Relation.init(rawValue:)),
      let secondWord = words.popFirst()
    else { return nil }
    var constraint = DocumentConstraint(
      id: id, text: "\(firstWord) \(relation.rawValue) \(secondWord)", place: found, first: first,
      relation: relation)
    if let length = Double(secondWord) {
      constraint.constant = length
    } else {
      guard let second = end(secondWord) else { return nil }
      constraint.second = second
    }
    for word in words {
      if word == "outlet" {
        constraint.hasOutlet = true
      } else if word.hasPrefix("\"") {
        constraint.text = TextTokens.unquoted(word)
      } else if word.hasPrefix("p="), let priority = Double(word.dropFirst(2)) {
        constraint.priority = priority
      } else if word.hasPrefix("*"), let multiplier = Double(word.dropFirst()) {
        constraint.multiplier = multiplier
      } else if let constant = Double(word) {
        constraint.constant = constant
      } else {
        return nil
      }
    }
    return constraint
  }

  /// `bus.left`, `root/safeArea.top`
  private static func end(_ word: String) -> DocumentConstraint.End? {
    guard let dot = word.lastIndex(of: "."),
      let attribute = DocumentConstraint.Attribute(rawValue: String(word[word.index(after: dot)...]))
    else { return nil }
    let item = word[..<dot]
    if let slash = item.lastIndex(of: "/"),
      let guide = DocumentConstraint.Guide(rawValue: String(item[item.index(after: slash)...]))
    {
      return DocumentConstraint.End(
        view: TextTokens.unquoted(item[..<slash]), guide: guide, attribute: attribute)
    }
    return DocumentConstraint.End(view: TextTokens.unquoted(item), attribute: attribute)
  }
}

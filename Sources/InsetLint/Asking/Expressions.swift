/// `left = right`, with any operator that ends in `=`.
struct Assignment {
  var left: Range<Int>
  /// The sign.
  var place: Int
  var right: Range<Int>
}

extension TokenReader {
  /// The postfix expression that ends with a token: of `a.b(c).d` at `d` all of it.
  func chain(endingAt end: Int) -> Range<Int> {
    var start = end
    for _ in 0..<200 {
      if tokens[start].isClose, let open = partner(start) { start = open }
      let previous = start - 1
      guard previous >= 0 else { break }
      if tokens[start].kind == .open {
        // What the bracket belongs to: a call, a subscript; else it stands for itself.
        var owner = previous
        if at(owner, "?") || at(owner, "!") { owner -= 1 }
        let isCalled =
          !tokens[start].startsLine && owner >= 0
          && (isWord(owner) && !isKeyword(owner) || tokens[owner].isClose && !at(owner, "}"))
        guard isCalled, !at(start, "{") else { break }
        // `[receiver message]` after a word: an index of Swift, a message of Objective-C only after a sign.
        start = owner
        continue
      }
      guard at(previous, ".") || at(previous, "->") else { break }
      var owner = previous - 1
      while owner >= 0, at(owner, "?") || at(owner, "!") { owner -= 1 }
      guard owner >= 0, isWord(owner) && !isKeyword(owner) || tokens[owner].isClose || kind(owner) == .string
      else {
        // An implicit member: `.never`.
        start = previous
        break
      }
      start = owner
    }
    return start..<(end + 1)
  }

  /// What follows a token in its postfix expression: of `a.b.c` at `b` the end of `c`.
  func chainEnd(from start: Int) -> Int {
    var end = start + 1
    while end < count {
      if at(end, ".") || at(end, "?") && at(end + 1, ".") || at(end, "!") && at(end + 1, ".") {
        end += at(end, ".") ? 2 : 3
      } else if kind(end) == .open, !tokens[end].startsLine, !at(end, "{"), partner(end) != nil {
        end = after(end)
      } else {
        break
      }
    }
    return min(end, count)
  }

  /// A word after which a bracket is no call.
  func isKeyword(_ index: Int) -> Bool {
    at(
      index,
      any: [
        "return", "if", "in", "case", "let", "var", "where", "else", "while", "for", "switch", "guard", "is",
        "as",
        "try", "await", "throw", "func",
      ])
  }

  /// The statement around a token, on its level; of one that never ends the nearest part, or hostile input would make
  /// rules quadratic.
  func statement(around index: Int) -> Range<Int> {
    var start = index
    var steps = 0
    while start > 0, steps < 300 {
      steps += 1
      let previous = start - 1
      if tokens[previous].isOpen || at(previous, ";") || at(previous, "{") || at(previous, ",") { break }
      if at(previous, "}"), tokens[start].startsLine || language == .objectiveC, !at(start, ".") { break }
      if kind(start) == .directive { break }
      if language == .swift, tokens[start].startsLine, !continues(start) { break }
      start = before(start)
    }
    var end = after(index)
    steps = 0
    while end < count, steps < 300 {
      steps += 1
      if tokens[end].isClose || at(end, ";") || at(end, ",") || kind(end) == .directive { break }
      if language == .swift, tokens[end].startsLine, !continues(end) { break }
      end = after(end)
    }
    return start..<end
  }

  /// Whether a token that begins a line goes on with the line before.
  private func continues(_ index: Int) -> Bool {
    if at(index, ".") || at(index, "?") || at(index, ":") || at(index, "??") || at(index, "&&")
      || at(index, "||")
      || at(index, "+") || at(index, "-") || at(index, "*") || at(index, "==") || at(index, "=")
    {
      return true
    }
    guard let last = kind(index - 1) else { return false }
    return last == .sign && !at(index - 1, "?") && !at(index - 1, "!") || at(index - 1, "return")
  }

  /// Whether a question mark asks, as in `a ? b : c`: in Swift there is a space before it.
  func asks(_ index: Int) -> Bool {
    guard at(index, "?"), index > 0 else { return false }
    return language == .objectiveC || tokens[index - 1].end < tokens[index].start
  }

  /// The assignment that a statement is. `left` leaves out declarations.
  func assignment(in statement: Range<Int>) -> Assignment? {
    for index in level(statement) where at(index, any: ["=", "+=", "-=", "|="]) {
      return Assignment(
        left: statement.lowerBound..<index, place: index, right: (index + 1)..<statement.upperBound)
    }
    return nil
  }

  /// The brackets that are open around a token, the innermost first, up to the block it stands in.
  func brackets(around index: Int, most count: Int) -> [Int] {
    var found: [Int] = []
    while found.count < count, let open = parent(found.last ?? index), !at(open, "{") { found.append(open) }
    return found
  }

  /// The assignment whose right side holds a token, out of any brackets around it.
  func assignment(around index: Int) -> Assignment? {
    var index = index
    for _ in 0..<12 {
      let statement = statement(around: index)
      if let found = assignment(in: statement) { return found }
      guard let open = parent(index), !at(open, "{") else { return nil }
      index = open
    }
    return nil
  }

  /// Whether a range lies in a closure or block that runs later, seen from a function's body.
  func isInClosure(_ index: Int, of function: FunctionDeclaration) -> Bool {
    var place = index
    for _ in 0..<200 {
      guard let open = parent(place), open > function.body.lowerBound else { return false }
      if at(open, "{"), !isControlBlock(open) { return true }
      place = open
    }
    return false
  }

  /// Whether a brace belongs to `if`, `for` and their like.
  func isControlBlock(_ open: Int) -> Bool {
    if at(open - 1, any: ["else", "do", "repeat", ";", "{", "}"]) { return true }
    if language == .objectiveC {
      guard at(open - 1, ")"), let start = partner(open - 1) else { return false }
      return at(start - 1, any: ["if", "for", "while", "switch", "@synchronized", "synchronized"])
    }
    // Back to the beginning of the statement, which names what it is.
    var start = open - 1
    for _ in 0..<80 where start > 0 && !tokens[start].isOpen {
      if at(start, any: ["if", "for", "while", "switch", "guard", "catch", "else", "do", "repeat", "defer"]) {
        return true
      }
      if tokens[start].isClose, at(start, "}") { return false }
      if at(start, "=") && !at(start - 2, "let") && !at(start - 2, "var") { return false }
      if start < open - 1, tokens[start + 1].startsLine, !continues(start + 1), !at(start, ",") {
        return false
      }
      start = before(start)
    }
    return false
  }

  /// The tokens that begin the value of a local variable, of a function's body before a place.
  func initialValue(of name: String, before place: Int, in body: Range<Int>) -> Range<Int>? {
    let candidates = places(of: name).reversed().filter { $0 < place && body.contains($0) }
    for candidate in candidates {
      var index = candidate + 1
      if at(index, ":") { while index < place, !at(index, "="), !tokens[index].startsLine { index += 1 } }
      guard at(index, "="), !at(candidate - 1, ".") else { continue }
      let statement = statement(around: index)
      return (index + 1)..<max(index + 1, statement.upperBound)
    }
    return nil
  }
}

/// The brackets that are open at a place of a source.
struct BracketStack {
  struct Entry {
    var token: Int32
    var bracket: UInt8
    /// The string that goes on after the bracket, for an interpolation.
    var string: StringMode?
  }

  private(set) var entries: [Entry] = []
  /// How many of each bracket are open, so that a lone closing bracket is known without a search.
  private var counts = (parentheses: 0, brackets: 0, braces: 0)

  private(set) var count = 0
  /// The token of the innermost open bracket, or -1.
  private(set) var top: Int32 = -1

  mutating func push(_ entry: Entry) {
    entries.append(entry)
    count += 1
    top = entry.token
    change(entry.bracket, by: 1)
  }

  /// The bracket that a closing byte belongs to. Brackets inside it that nobody closed are given up; brackets below
  /// `floor` belong to the code around a directive and stay.
  mutating func pop(closing byte: UInt8, above floor: Int) -> Entry? {
    let wanted: UInt8
    switch byte {
    case Byte.rightParenthesis: wanted = Byte.leftParenthesis
    case Byte.rightBracket: wanted = Byte.leftBracket
    default: wanted = Byte.leftBrace
    }
    if let last = entries.last, last.bracket == wanted, entries.count > floor {
      entries.removeLast()
      change(wanted, by: -1)
      settle()
      return last
    }
    // A brace outweighs what is open inside it; a parenthesis does not close a brace.
    guard open(wanted) > 0 else { return nil }
    var index = entries.count - 1
    // The search is bounded, or hostile input would make it quadratic.
    let least = wanted == Byte.leftBrace ? floor : max(floor, entries.count - 100)
    while index >= least, entries[index].bracket != wanted {
      if entries[index].bracket == Byte.leftBrace { return nil }
      index -= 1
    }
    guard index >= least else { return nil }
    let found = entries[index]
    truncate(to: index)
    return found
  }

  mutating func truncate(to size: Int) {
    while entries.count > size, let last = entries.popLast() { change(last.bracket, by: -1) }
    settle()
  }

  mutating func restore(_ saved: [Entry]) {
    truncate(to: 0)
    for entry in saved { push(entry) }
  }

  private mutating func settle() {
    count = entries.count
    top = entries.last?.token ?? -1
  }

  private func open(_ bracket: UInt8) -> Int {
    switch bracket {
    case Byte.leftParenthesis: return counts.parentheses
    case Byte.leftBracket: return counts.brackets
    default: return counts.braces
    }
  }

  private mutating func change(_ bracket: UInt8, by step: Int) {
    switch bracket {
    case Byte.leftParenthesis: counts.parentheses += step
    case Byte.leftBracket: counts.brackets += step
    default: counts.braces += step
    }
  }
}

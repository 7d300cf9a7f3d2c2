/// Code that runs on old systems alone: the `else` of `if #available(iOS 11, *)`, what follows such a branch that
/// returns, the old branch of `#if __IPHONE_11_0`.
struct Fallback: Sendable, Hashable {
  var tokens: Range<Int>
  /// The first system that does not run it, as in 11.0.
  var below: Double

  static func all(in reader: TokenReader) -> [Fallback] {
    var found: [Fallback] = []
    for word in ["available", "unavailable"] {
      for place in reader.places(of: word) where reader.at(place + 1, "(") {
        guard reader.at(place - 1, "#") || reader.at(place - 1, "@"),
          let version = version(in: reader.inside(place + 1), reader)
        else { continue }
        found += branches(at: place - 1, version, isReversed: word == "unavailable", reader)
      }
    }
    for place in reader.places(of: "respondsToSelector") {
      let isInsets = (place..<min(place + 8, reader.count)).contains {
        reader.at($0, any: ["safeAreaInsets", "safeAreaLayoutGuide"])
      }
      if isInsets, let bracket = reader.parent(place) {
        found += branches(at: bracket, 11, isReversed: false, reader)
      }
    }
    for place in reader.places(of: "systemVersion")
      + reader.places(of: "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO")
    {
      let near = place..<min(place + 12, reader.count)
      let eleven = near.contains { reader.at($0, any: ["11", "11.0", "11.0f", "@\"11.0\"", "\"11.0\""]) }
      if eleven { found += branches(at: place, 11, isReversed: false, reader) }
    }
    return found + conditions(reader)
  }

  /// `iOS 11.0` among the conditions.
  private static func version(in range: Range<Int>, _ reader: TokenReader) -> Double? {
    for index in range where reader.at(index, "iOS") {
      let parts = reader.text(index + 1).split(separator: ".").prefix(2).joined(separator: ".")
      return Double(parts)
    }
    return nil
  }

  /// The branches that a condition makes unreachable on new systems.
  private static func branches(
    at place: Int, _ version: Double, isReversed: Bool, _ reader: TokenReader
  ) -> [Fallback] {
    guard let (keyword, thenStart) = condition(around: place, reader) else { return [] }
    if reader.at(keyword, "guard") {
      guard reader.at(thenStart, "else"), reader.at(thenStart + 1, "{") else { return [] }
      return [Fallback(tokens: reader.inside(thenStart + 1), below: version)]
    }
    let isNegated = isReversed || reader.at(place - 1, "!")
    let then = block(at: thenStart, reader)
    if isNegated { return [Fallback(tokens: then, below: version)] }
    let next = reader.at(thenStart, "{") ? then.upperBound + 1 : then.upperBound
    if reader.at(next, "else") {
      return [Fallback(tokens: chain(from: next, reader), below: version)]
    }
    let leaves = reader.level(then).contains { reader.at($0, any: ["return", "throw", "break", "continue"]) }
    guard leaves else { return [] }
    let end = reader.parent(keyword).flatMap { reader.partner($0) } ?? reader.count
    return next < end ? [Fallback(tokens: next..<end, below: version)] : []
  }

  /// The `if` or `guard` of a condition, and where what it governs begins.
  private static func condition(around place: Int, _ reader: TokenReader) -> (keyword: Int, then: Int)? {
    if reader.language == .objectiveC {
      var place = place
      for _ in 0..<6 {
        guard let open = reader.parent(place) else { return nil }
        if reader.at(open - 1, "if"), reader.at(open, "(") { return (open - 1, reader.after(open)) }
        place = open
      }
      return nil
    }
    var keyword = place
    for _ in 0..<60 {
      if reader.at(keyword, any: ["if", "guard", "while"]) { break }
      if keyword <= 0 || reader.tokens[keyword - 1].isOpen { return nil }
      keyword = reader.before(keyword)
    }
    guard reader.at(keyword, any: ["if", "guard"]) else { return nil }
    let isGuard = reader.at(keyword, "guard")
    var then = place
    for _ in 0..<60 {
      guard then < reader.count, !reader.tokens[then].isClose else { return nil }
      if isGuard ? reader.at(then, "else") : reader.at(then, "{") { return (keyword, then) }
      then = reader.after(then)
    }
    return nil
  }

  /// The block or the single statement at a place.
  private static func block(at start: Int, _ reader: TokenReader) -> Range<Int> {
    if reader.at(start, "{") { return reader.inside(start) }
    var end = start
    while end < reader.count, !reader.at(end, ";"), !reader.tokens[end].isClose { end = reader.after(end) }
    return start..<min(end + 1, reader.count)
  }

  /// All that follows an `else`, with further conditions.
  private static func chain(from start: Int, _ reader: TokenReader) -> Range<Int> {
    var end = start
    while reader.at(end, "else") {
      end += 1
      while end < reader.count, !reader.at(end, "{"), !reader.at(end, ";"), !reader.tokens[end].isClose {
        end = reader.after(end)
      }
      end = reader.after(end)
    }
    return start..<min(end, reader.count)
  }

  /// `#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 110000 … #else … #endif`.
  private static func conditions(_ reader: TokenReader) -> [Fallback] {
    guard reader.language == .objectiveC else { return [] }
    var found: [Fallback] = []
    var open: [(isEleven: Bool, otherwise: Int?)] = []
    for directive in reader.tree.directives {
      switch directive.kind {
      case .branch:
        let isEleven = directive.tokens.contains {
          reader.at($0, any: ["110000", "__IPHONE_11_0"])
        }
        open.append((isEleven, nil))
      case .otherwise:
        if !open.isEmpty, open[open.count - 1].otherwise == nil {
          open[open.count - 1].otherwise = directive.tokens.upperBound
        }
      case .end:
        if let (isEleven, otherwise) = open.popLast(), isEleven, let start = otherwise,
          start < directive.tokens.lowerBound
        {
          found.append(Fallback(tokens: start..<directive.tokens.lowerBound, below: 11))
        }
      case .define, .other: break
      }
    }
    return found
  }
}

/// Cuts a source into tokens and pairs its brackets, in one pass and without recursion.
///
/// Any bytes are accepted. What is not well-formed damages as little as it can: a string without an end ends with its
/// line, a bracket without a partner stands alone.
struct Lexer {
  let source: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<ByteClass>
  let language: Language

  /// OPTIMIZATION: room for as many tokens as there are bytes; what is not written is not paid for.
  private let tokens: UnsafeMutablePointer<Token>
  private let partners: UnsafeMutablePointer<Int32>
  private let parents: UnsafeMutablePointer<Int32>
  private var count = 0
  var comments: [Comment] = []
  var directives: [Directive] = []

  var brackets = BracketStack()
  private var conditions: [[BracketStack.Entry]?] = []
  var position = 0
  private var startsLine = true
  /// The directive that is being read.
  private var directive: (kind: Directive.Kind, first: Int, depth: Int)?

  init(
    source: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>, language: Language
  ) {
    self.source = source
    self.classes = classes
    self.language = language
    tokens = .allocate(capacity: source.count + 1)
    partners = .allocate(capacity: source.count + 1)
    parents = .allocate(capacity: source.count + 1)
  }

  /// What was read. The lexer is spent.
  func finished() -> TokenTree {
    defer {
      tokens.deallocate()
      partners.deallocate()
      parents.deallocate()
    }
    return TokenTree(
      tokens: Array(UnsafeBufferPointer(start: tokens, count: count)),
      partners: Array(UnsafeBufferPointer(start: partners, count: count)),
      parents: Array(UnsafeBufferPointer(start: parents, count: count)), comments: comments,
      directives: directives)
  }

  /// The token before the present position.
  var lastToken: Token? { count > 0 ? tokens[count - 1] : nil }

  mutating func run() {
    let end = source.count
    while position < end {
      let byte = source[position]
      switch classes[Int(byte)] {
      case .space: position += 1
      case .newline: endLine()
      case .letter: word()
      case .digit: number()
      case .open: open()
      case .close: close(byte)
      case .other: other(byte)
      }
    }
    endDirective()
  }

  // MARK: Output

  @inline(__always)
  mutating func push(_ kind: Token.Kind, to end: Int) {
    (parents + count).initialize(to: brackets.top)
    (partners + count).initialize(to: -1)
    (tokens + count).initialize(
      to: Token(
        start: Int32(truncatingIfNeeded: position), end: Int32(truncatingIfNeeded: end), kind: kind,
        startsLine: startsLine))
    count += 1
    startsLine = false
    position = end
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < source.count ? source[offset] : 0 }

  // MARK: Words, numbers, signs

  private mutating func word() {
    var end = position + 1
    while end < source.count, classes[Int(source[end])].rawValue <= ByteClass.digit.rawValue { end += 1 }
    push(.word, to: end)
  }

  private mutating func number() {
    var end = position + 1
    while end < source.count {
      let byte = source[end]
      let isPart = classes[Int(byte)] == .letter || classes[Int(byte)] == .digit
      let isFraction = byte == Byte.dot && classes[Int(self.byte(end + 1))] == .digit
      // `64.f` and `64.` of C.
      let isBareDot = byte == Byte.dot && language == .objectiveC && self.byte(end + 1) != Byte.dot
      let isSign = byte == Byte.minus || byte == Byte.plus
      let isExponent = isSign && (source[end - 1] | 0x20) == UInt8(ascii: "e") && source[position] != 0
      guard isPart || isFraction || isBareDot || isExponent && !isHexadecimal else { break }
      end += 1
    }
    push(.number, to: end)
  }

  private var isHexadecimal: Bool { byte(position + 1) | 0x20 == UInt8(ascii: "x") }

  private mutating func other(_ byte: UInt8) {
    switch byte {
    case Byte.quote: string(hashes: 0, quoteAt: position)
    case Byte.slash: slash()
    case Byte.hash: hash()
    case Byte.at where language == .objectiveC && self.byte(position + 1) == Byte.quote:
      string(hashes: 0, quoteAt: position + 1)
    case Byte.apostrophe where language == .objectiveC: character()
    case Byte.backtick where language == .swift: quotedName()
    case Byte.backslash where self.byte(position + 1) == Byte.newline: position += 2
    case Byte.backslash
    where self.byte(position + 1) == Byte.carriageReturn && self.byte(position + 2) == Byte.newline:
      position += 3
    default: push(.sign, to: position + signLength(byte))
    }
  }

  /// The longest operator of a closed list: enough to tell `=` from `==` and `<` from `<=`.
  private func signLength(_ first: UInt8) -> Int {
    let second = byte(position + 1)
    let third = byte(position + 2)
    switch (first, second) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")):
      return third == UInt8(ascii: "=") ? 3 : 2
    case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: "?"), UInt8(ascii: "?")),
      (UInt8(ascii: "+"), UInt8(ascii: "=")), (UInt8(ascii: "-"), UInt8(ascii: "=")),
      (UInt8(ascii: "*"), UInt8(ascii: "=")), (UInt8(ascii: "|"), UInt8(ascii: "=")),
      (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")):
      return 2
    case (Byte.dot, Byte.dot):
      return third == Byte.dot || third == UInt8(ascii: "<") ? 3 : 2
    default: return 1
    }
  }

  private mutating func quotedName() {
    var end = position + 1
    while end < source.count, source[end] != Byte.backtick, source[end] != Byte.newline { end += 1 }
    if byte(end) == Byte.backtick { push(.word, to: end + 1) } else { push(.sign, to: position + 1) }
  }

  private mutating func character() {
    var end = position + 1
    while end < source.count, source[end] != Byte.apostrophe, source[end] != Byte.newline {
      end += source[end] == Byte.backslash && byte(end + 1) != Byte.newline ? 2 : 1
    }
    end = min(end, source.count)
    push(.character, to: byte(end) == Byte.apostrophe ? end + 1 : end)
  }

  // MARK: Brackets

  private mutating func open() {
    let index = Int32(truncatingIfNeeded: count)
    let kind = source[position]
    push(.open, to: position + 1)
    brackets.push(.init(token: index, bracket: kind, string: nil))
  }

  private mutating func close(_ byte: UInt8) {
    let floor = directive?.depth ?? 0
    guard let entry = brackets.pop(closing: byte, above: floor) else {
      push(.close, to: position + 1)
      return
    }
    let index = Int32(truncatingIfNeeded: count)
    push(entry.string == nil ? .close : .interpolationClose, to: position + 1)
    partners[Int(index)] = entry.token
    partners[Int(entry.token)] = index
    if let mode = entry.string { stringPiece(mode, from: position) }
  }

  mutating func openInterpolation(_ mode: StringMode, to end: Int) {
    let index = Int32(truncatingIfNeeded: count)
    push(.interpolationOpen, to: end)
    brackets.push(.init(token: index, bracket: Byte.leftParenthesis, string: mode))
  }

  // MARK: Lines, comments, directives

  private mutating func endLine() {
    position += 1
    startsLine = true
    if directive != nil { endDirective() }
  }

  private mutating func endDirective() {
    guard let (kind, first, depth) = directive else { return }
    directives.append(Directive(kind: kind, tokens: first..<count))
    if brackets.count > depth { brackets.truncate(to: depth) }
    directive = nil
  }

  private mutating func slash() {
    switch byte(position + 1) {
    case Byte.slash:
      var end = position + 2
      while end < source.count, source[end] != Byte.newline { end += 1 }
      comments.append(Comment(start: Int32(position), end: Int32(end)))
      position = end
    case Byte.star: blockComment()
    default:
      if language == .swift, let end = regexEnd() {
        push(.regex, to: end)
      } else {
        push(.sign, to: position + 1)
      }
    }
  }

  /// Comments nest in Swift and do not in C.
  private mutating func blockComment() {
    var depth = 1
    var end = position + 2
    var hasBreak = false
    while end < source.count, depth > 0 {
      let byte = source[end]
      if byte == Byte.star, self.byte(end + 1) == Byte.slash {
        depth -= 1
        end += 2
      } else if byte == Byte.slash, language == .swift, self.byte(end + 1) == Byte.star {
        depth += 1
        end += 2
      } else {
        if byte == Byte.newline { hasBreak = true }
        end += 1
      }
    }
    comments.append(Comment(start: Int32(position), end: Int32(end)))
    if hasBreak { startsLine = true }
    position = end
  }

  private mutating func hash() {
    if language == .swift {
      var end = position
      while byte(end) == Byte.hash { end += 1 }
      if byte(end) == Byte.quote {
        string(hashes: end - position, quoteAt: end)
        return
      }
      if byte(end) == Byte.slash, let close = extendedRegexEnd(hashes: end - position, from: end + 1) {
        push(.regex, to: close)
        return
      }
    }
    var start = position + 1
    if language == .objectiveC, startsLine { while byte(start) == Byte.space { start += 1 } }
    var end = start
    while end < source.count, classes[Int(source[end])] == .letter { end += 1 }
    guard startsLine, end > start, let kind = directiveKind(start..<end) else {
      push(.sign, to: position + 1)
      return
    }
    begin(kind, nameEnd: end)
  }

  private func directiveKind(_ name: Range<Int>) -> Directive.Kind? {
    func isNamed(_ word: StaticString) -> Bool {
      name.count == word.utf8CodeUnitCount
        && UnsafeBufferPointer(rebasing: source[name]).elementsEqual(
          UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    if isNamed("if") { return .branch }
    if isNamed("elseif") || isNamed("else") { return .otherwise }
    if isNamed("endif") { return .end }
    if language == .swift { return nil }
    if isNamed("ifdef") || isNamed("ifndef") { return .branch }
    if isNamed("elif") { return .otherwise }
    return isNamed("define") ? .define : .other
  }

  private mutating func begin(_ kind: Directive.Kind, nameEnd: Int) {
    endDirective()
    // Both branches of a condition may open the same bracket: the second starts where the first did.
    switch kind {
    case .branch: conditions.append(brackets.count < 1000 ? brackets.entries : nil)
    case .otherwise: if let saved = conditions.last, let entries = saved { brackets.restore(entries) }
    case .end: _ = conditions.popLast()
    case .define, .other: break
    }
    directive = (kind, count, brackets.count)
    guard kind == .other else {
      push(.directive, to: nameEnd)
      return
    }
    // `#pragma mark - Don't`: prose.
    var end = nameEnd
    while end < source.count {
      if source[end] == Byte.newline, source[end - 1] != Byte.backslash { break }
      end += 1
    }
    push(.directive, to: end)
  }
}

/// Reads bytes into a `Tree` in one pass: no recursion, no backtracking over more than a tag, no other file.
///
/// Any bytes give a tree. What is not well-formed is mended where the damage is: an unclosed element ends with
/// its parent, an attribute without a closing quote ends at the next `<`, and a stray tag is kept as a token.
struct Scanner {
  /// How deep elements may nest. Interface Builder's own documents stay below 100; code that walks the tree by
  /// recursion is safe at this depth.
  static let maximumDepth = 512

  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var position = 0
  var tree = Tree()
  var problems = ScanProblems()

  /// The indices of the open elements, outermost first.
  var open: [Int32] = []
  /// By name: how many open elements have it, and the last start tag that had an attribute of that name.
  var openCounts: [Int32] = []
  var lastTagWithAttribute: [Int32] = []
  var tagCount: Int32 = 0
  /// How many tags are open below `maximumDepth`.
  var depthBeyond = 0
  var identifiers: [(element: Int32, range: Range<Int>)] = []
  var topLevelElements = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.end = bytes.count
    tree.elements.reserveCapacity(bytes.count / 80)
    tree.attributes.reserveCapacity(bytes.count / 24)
    tree.tokens.reserveCapacity(bytes.count / 60)
  }

  mutating func scan() {
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
      addToken(.byteOrderMark, from: 0)
    }
    while position < end {
      if bytes[position] == Byte.lessThan { scanMarkup() } else { scanText() }
    }
    closeWhatIsOpen()
    tree.identifiers = IdentifierIndex(identifiers, bytes: bytes)
    if let offset = ByteChecks.firstInvalidUTF8(bytes) {
      problems.addMalformed(
        offset, "bytes that are not UTF-8", advice: "save the document in UTF-8, as Interface Builder does")
    }
  }

  /// The innermost open element, −1 at the top level.
  var currentElement: Int32 { open.last ?? -1 }

  /// Adds the bytes from `start` to the present position as a token.
  mutating func addToken(_ kind: ContentToken.Kind, from start: Int) {
    guard start < position else { return }
    let parent = currentElement
    if kind == .stray || kind == .tooDeep, let last = tree.tokens.indices.last,
      tree.tokens[last].kind == kind, Int(tree.tokens[last].end) == start, tree.tokens[last].parent == parent
    {
      tree.tokens[last].end = Int32(position)
      return
    }
    tree.tokens.append(
      ContentToken(kind: kind, start: Int32(start), end: Int32(position), parent: parent))
  }

  // MARK: Text

  private mutating func scanText() {
    let start = position
    var kind = ContentToken.Kind.whitespace
    var index = position
    while index < end {
      let byte = bytes[index]
      // Letters are past `<` in ASCII: the common case is one comparison.
      if byte > Byte.lessThan {
        kind = .text
      } else if byte == Byte.lessThan {
        break
      } else if byte == Byte.ampersand {
        kind = .text
        checkReference(at: index)
      } else if !Byte.isWhitespace(byte) {
        kind = .text
        if byte < 0x20 { reportControlCharacter(at: index) }
      }
      index += 1
    }
    position = index
    if depthBeyond > 0 {
      addToken(.tooDeep, from: start)
    } else if kind == .text, open.isEmpty {
      problems.addMalformed(
        start, "text outside of the document element",
        advice: "delete it; a merge may have left it there")
      addToken(.stray, from: start)
    } else {
      addToken(kind, from: start)
    }
  }

  // MARK: Markup

  private mutating func scanMarkup() {
    let start = position
    let next = start + 1 < end ? bytes[start + 1] : 0
    switch next {
    case Byte.slash: scanEndTag()
    case Byte.exclamation: scanDeclaration()
    case Byte.question:
      scanUntil("?>", from: start + 2, as: .processingInstruction, what: "processing instruction")
      if hasPrefix("<?xml ", at: start) { checkDeclaration(from: start) }
    case _ where Byte.startsName(next): scanStartTag()
    case _ where hasPrefix("<<<<<<<", at: start): scanConflictMarker()
    default:
      position = start + 1
      problems.addMalformed(
        start, "'<' that begins no tag", advice: "write '&lt;' where the character itself is meant")
      addToken(depthBeyond > 0 ? .tooDeep : .stray, from: start)
    }
  }

  /// Takes the rest of the line with what a merge tool wrote. Both sides of the conflict are read as they stand.
  private mutating func scanConflictMarker() {
    let start = position
    while position < end, bytes[position] != 0x0A { position += 1 }
    problems.addMalformed(start, "conflict of a merge", advice: "resolve it, then check again")
    addToken(depthBeyond > 0 ? .tooDeep : .stray, from: start)
  }

  private mutating func scanDeclaration() {
    let start = position
    if hasPrefix("<!--", at: start) {
      scanUntil("-->", from: start + 4, as: .comment, what: "comment")
    } else if hasPrefix("<![CDATA[", at: start) {
      let kind: ContentToken.Kind = open.isEmpty ? .stray : .characterData
      scanUntil("]]>", from: start + 9, as: kind, what: "CDATA section")
    } else if hasPrefix("<!DOCTYPE", at: start) {
      scanDocumentType()
    } else {
      scanUntil(">", from: start + 2, as: .stray, what: "declaration")
      problems.addMalformed(
        start, "declaration that a document cannot have", advice: "delete it")
    }
  }

  /// Skips a document type with what it declares: nothing in it is used.
  private mutating func scanDocumentType() {
    let start = position
    var index = start + 9
    var depth = 0
    var quote: UInt8 = 0
    while index < end {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == Byte.quote || byte == Byte.apostrophe {
        quote = byte
      } else if byte == 0x5B {
        depth += 1
      } else if byte == 0x5D {
        depth -= 1
      } else if byte == Byte.greaterThan && depth <= 0 {
        break
      }
      index += 1
    }
    position = min(end, index + 1)
    addToken(depthBeyond > 0 ? .tooDeep : .documentType, from: start)
    if index >= end {
      problems.addMalformed(
        start, "document type is not closed before the end of the file", advice: "delete it")
    } else {
      problems.addMalformed(
        start, "document type is ignored: its entities and files are never read",
        advice: "delete it; Interface Builder writes none", severity: .warning)
    }
  }

  /// Adds everything up to and with `terminator` as one token.
  private mutating func scanUntil(
    _ terminator: StaticString, from: Int, as kind: ContentToken.Kind, what: StaticString
  ) {
    let start = position
    var index = min(from, end)
    let first = terminator.utf8Start[0]
    while index < end, !(bytes[index] == first && hasPrefix(terminator, at: index)) { index += 1 }
    if index < end {
      position = index + terminator.utf8CodeUnitCount
    } else {
      position = end
      problems.addMalformed(
        start, "\(what) is not closed before the end of the file",
        advice: "close it, or take the document from the last commit that opens")
    }
    addToken(depthBeyond > 0 ? .tooDeep : kind, from: start)
  }

  func hasPrefix(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  // MARK: Checks

  mutating func checkReference(at index: Int) {
    guard References.reference(in: bytes, at: index) == nil else { return }
    problems.addMalformed(
      index, "'&' that begins no known reference; it is taken as it is written",
      advice: "write '&amp;' for the character; entities that a file declares are not read")
  }

  /// Checks the XML declaration that ends at the present position.
  private mutating func checkDeclaration(from start: Int) {
    let isFirst = start == 0 || (start == 3 && bytes[0] == 0xEF)
    if !isFirst {
      problems.addMalformed(
        start, "XML declaration after the start of the file", advice: "put it at the very start, once")
    }
    // Real declarations are short; whatever a broken file has beyond is not looked at.
    let declaration = bytes[start..<min(position, start + 256)]
    let text = String(decoding: UnsafeBufferPointer(rebasing: declaration), as: UTF8.self)
    let words = text.split(whereSeparator: { " \t\r\n=\"'?".contains($0) })
    guard let label = words.firstIndex(of: "encoding"), label + 1 < words.count else { return }
    let encoding = words[label + 1].lowercased()
    if encoding != "utf-8" && encoding != "us-ascii" {
      problems.addMalformed(
        start, "declared encoding is '\(words[label + 1])'; the file is read as UTF-8",
        advice: "save the document in UTF-8, as Interface Builder does", severity: .warning)
    }
  }

  mutating func reportControlCharacter(at index: Int) {
    problems.addMalformed(
      index, "control character \(bytes[index])", advice: "delete it: XML allows only tabs and line breaks")
  }
}

/// The ASCII characters of XML's grammar.
enum Byte {
  static let lessThan: UInt8 = 0x3C
  static let greaterThan: UInt8 = 0x3E
  static let slash: UInt8 = 0x2F
  static let exclamation: UInt8 = 0x21
  static let question: UInt8 = 0x3F
  static let ampersand: UInt8 = 0x26
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let equals: UInt8 = 0x3D
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Letters, `_`, `:` and everything beyond ASCII.
  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F || byte == 0x3A
  }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2E
  }
}

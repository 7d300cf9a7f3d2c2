extension Scanner {
  // MARK: Start tags

  mutating func scanStartTag() {
    let start = position
    let firstAttribute = tree.attributes.count
    position = start + 1
    let nameID = scanName()
    tagCount += 1
    var idRange: Range<Int>?
    var isSelfClosing = false

    tag: while true {
      let gap = position
      skipWhitespace()
      guard position < end else {
        problems.addMalformed(
          start, "file ends inside the start tag of '\(tree.names.strings[Int(nameID)])'",
          advice: "the file is cut off: take it from the last commit that opens")
        break
      }
      let byte = bytes[position]
      switch byte {
      case Byte.greaterThan:
        position += 1
        break tag
      case Byte.slash where position + 1 < end && bytes[position + 1] == Byte.greaterThan:
        position += 2
        isSelfClosing = true
        break tag
      case Byte.lessThan:
        problems.addMalformed(
          start, "start tag of '\(tree.names.strings[Int(nameID)])' is not closed before the next '<'",
          advice: "close it with '>' or '/>'")
        break tag
      case _ where Byte.startsName(byte):
        if gap == position {
          problems.addMalformed(position, "no space before an attribute", advice: "put a space before it")
        }
        let attribute = scanAttribute()
        if attribute.nameID == NameTable.idAttribute && idRange == nil {
          idRange = Int(attribute.valueStart)..<Int(attribute.valueEnd)
        }
      default:
        problems.addMalformed(
          position, "byte \(byte) where an attribute is expected", advice: "delete it")
        position += 1
      }
    }
    openElement(
      nameID, start: start, firstAttribute: firstAttribute, isSelfClosing: isSelfClosing, idRange: idRange)
  }

  private mutating func openElement(
    _ nameID: Int32, start: Int, firstAttribute: Int, isSelfClosing: Bool, idRange: Range<Int>?
  ) {
    if depthBeyond > 0 || open.count >= Scanner.maximumDepth {
      if depthBeyond == 0 {
        problems.addMalformed(
          start, "elements nest more than \(Scanner.maximumDepth) deep; what is deeper is not read",
          advice: "take the document from the last commit that opens")
      }
      if !isSelfClosing { depthBeyond += 1 }
      tree.attributes.removeSubrange(firstAttribute...)
      addToken(.tooDeep, from: start)
      return
    }
    let index = Int32(tree.elements.count)
    let token = Int32(tree.tokens.count)
    let tagEnd = Int32(position)
    if open.isEmpty {
      topLevelElements += 1
      if topLevelElements == 2 {
        problems.addMalformed(
          start, "a second top-level element", advice: "delete it; a merge may have left it there")
      }
    }
    tree.elements.append(
      ElementRecord(
        nameID: nameID, start: Int32(start), startTagEnd: tagEnd, contentEnd: tagEnd, end: tagEnd,
        parent: currentElement, subtreeEnd: index + 1, firstAttribute: Int32(firstAttribute),
        firstToken: token, tokenEnd: token))
    if let idRange { identifiers.append((index, idRange)) }
    if !isSelfClosing {
      open.append(index)
      note(nameID, add: 1)
    }
  }

  /// Reads a name, which the caller has seen begin.
  private mutating func scanName() -> Int32 {
    let start = position
    var index = position
    while index < end, Byte.continuesName(bytes[index]) { index += 1 }
    position = index
    return tree.names.intern(UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  private mutating func skipWhitespace() {
    var index = position
    while index < end, Byte.isWhitespace(bytes[index]) { index += 1 }
    position = index
  }

  // MARK: Attributes

  private mutating func scanAttribute() -> AttributeRecord {
    let nameStart = position
    let nameID = scanName()
    checkForDuplicate(nameID, at: nameStart)
    let nameEnd = position
    skipWhitespace()
    var attribute = AttributeRecord(
      nameID: nameID, nameStart: Int32(nameStart), valueStart: Int32(nameEnd), valueEnd: Int32(nameEnd))
    if position < end, bytes[position] == Byte.equals {
      position += 1
      skipWhitespace()
      scanValue(of: &attribute)
    } else {
      // Leave the space to the next attribute.
      position = nameEnd
      problems.addMalformed(
        nameStart, "attribute '\(tree.names.strings[Int(nameID)])' without a value",
        advice: "write a value in quotes")
    }
    tree.attributes.append(attribute)
    return attribute
  }

  private mutating func scanValue(of attribute: inout AttributeRecord) {
    guard position < end else {
      attribute.valueStart = Int32(position)
      attribute.valueEnd = Int32(position)
      return
    }
    let quote = bytes[position]
    guard quote == Byte.quote || quote == Byte.apostrophe else {
      scanUnquotedValue(of: &attribute)
      return
    }
    let start = position + 1
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte > Byte.lessThan {
        index += 1
        continue
      }
      if byte == quote || byte == Byte.lessThan { break }
      if byte == Byte.ampersand {
        checkReference(at: index)
      } else if byte < 0x20, !Byte.isWhitespace(byte) {
        reportControlCharacter(at: index)
      }
      index += 1
    }
    attribute.valueStart = Int32(start)
    attribute.valueEnd = Int32(index)
    position = index
    if index < end, bytes[index] == quote {
      position = index + 1
    } else {
      problems.addMalformed(
        Int(attribute.nameStart),
        "value of '\(tree.names.strings[Int(attribute.nameID)])' has no closing quote",
        advice: "close it, and write '&lt;' for a '<' inside a value")
    }
  }

  private mutating func scanUnquotedValue(of attribute: inout AttributeRecord) {
    let start = position
    var index = start
    while index < end {
      let byte = bytes[index]
      if Byte.isWhitespace(byte) || byte == Byte.greaterThan || byte == Byte.lessThan { break }
      if byte == Byte.quote || byte == Byte.apostrophe { break }
      if byte == Byte.slash, index + 1 < end, bytes[index + 1] == Byte.greaterThan { break }
      index += 1
    }
    position = index
    attribute.valueStart = Int32(start)
    attribute.valueEnd = Int32(index)
    problems.addMalformed(
      Int(attribute.nameStart),
      "value of '\(tree.names.strings[Int(attribute.nameID)])' is not in quotes", advice: "put it in quotes")
  }

  private mutating func checkForDuplicate(_ nameID: Int32, at offset: Int) {
    let index = Int(nameID)
    while lastTagWithAttribute.count <= index { lastTagWithAttribute.append(0) }
    if lastTagWithAttribute[index] == tagCount {
      problems.addMalformed(
        offset, "attribute '\(tree.names.strings[index])' is given twice; the first one counts",
        advice: "delete one; a merge may have left it there")
    }
    lastTagWithAttribute[index] = tagCount
  }

  // MARK: End tags

  mutating func scanEndTag() {
    let start = position
    position = start + 2
    guard position < end, Byte.startsName(bytes[position]) else {
      problems.addMalformed(start, "end tag without a name", advice: "delete it")
      addToken(depthBeyond > 0 ? .tooDeep : .stray, from: start)
      return
    }
    let nameID = scanName()
    let nameEnd = position
    skipWhitespace()
    if position < end, bytes[position] == Byte.greaterThan {
      position += 1
    } else {
      position = nameEnd
      problems.addMalformed(
        start, "end tag of '\(tree.names.strings[Int(nameID)])' is not closed", advice: "close it with '>'")
    }
    if depthBeyond > 0 {
      depthBeyond -= 1
      addToken(.tooDeep, from: start)
      return
    }
    guard Int(nameID) < openCounts.count, openCounts[Int(nameID)] > 0 else {
      problems.addMalformed(
        start, "end tag of '\(tree.names.strings[Int(nameID)])' without a start tag",
        advice: "delete it; a merge may have left it there")
      addToken(.stray, from: start)
      return
    }
    close(nameID, tagStart: start)
  }

  /// Closes the innermost open element of that name, and with it all that are open inside it.
  private mutating func close(_ nameID: Int32, tagStart: Int) {
    while let index = open.popLast() {
      let element = Int(index)
      let isMatch = tree.elements[element].nameID == nameID
      finish(element, contentEnd: tagStart, end: isMatch ? position : tagStart)
      if isMatch { return }
      problems.addMalformed(
        Int(tree.elements[element].start),
        "'\(tree.names.strings[Int(tree.elements[element].nameID)])' has no end tag; it is taken to end with its parent",
        advice: "add the end tag; a merge may have lost it")
    }
  }

  private mutating func finish(_ element: Int, contentEnd: Int, end: Int) {
    note(tree.elements[element].nameID, add: -1)
    tree.elements[element].contentEnd = Int32(contentEnd)
    tree.elements[element].end = Int32(end)
    tree.elements[element].subtreeEnd = Int32(tree.elements.count)
    tree.elements[element].tokenEnd = Int32(tree.tokens.count)
  }

  /// Ends what is still open at the end of the file: the file was cut off.
  mutating func closeWhatIsOpen() {
    if let innermost = open.last {
      problems.addMalformed(
        Int(tree.elements[Int(innermost)].start),
        "file ends before '\(tree.names.strings[Int(tree.elements[Int(innermost)].nameID)])' is closed",
        advice: "the file is cut off: take it from the last commit that opens")
    }
    while let index = open.popLast() { finish(Int(index), contentEnd: end, end: end) }
  }

  private mutating func note(_ nameID: Int32, add: Int32) {
    let index = Int(nameID)
    while openCounts.count <= index { openCounts.append(0) }
    openCounts[index] += add
  }
}

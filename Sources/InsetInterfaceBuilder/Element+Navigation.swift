extension Element {
  /// The element around this one.
  public var parent: Element? {
    let parent = record.parent
    return parent >= 0 ? Element(document: document, index: parent) : nil
  }

  public var firstChild: Element? {
    document.tree.firstChild(of: Int(index)).map { Element(document: document, index: Int32($0)) }
  }

  /// The next element under the same parent.
  public var nextSibling: Element? {
    document.tree.nextSibling(of: Int(index)).map { Element(document: document, index: Int32($0)) }
  }

  /// The elements directly inside, in the order of the file.
  public var children: [Element] {
    var children: [Element] = []
    forEachChild { children.append($0) }
    return children
  }

  public func forEachChild(_ body: (Element) -> Void) {
    var child = document.tree.firstChild(of: Int(index))
    while let next = child {
      body(Element(document: document, index: Int32(next)))
      child = document.tree.nextSibling(of: next)
    }
  }

  /// The first child that `condition` holds for.
  func firstChild(where condition: (Element) -> Bool) -> Element? {
    var child = document.tree.firstChild(of: Int(index))
    while let next = child {
      let element = Element(document: document, index: Int32(next))
      if condition(element) { return element }
      child = document.tree.nextSibling(of: next)
    }
    return nil
  }

  /// The first child with that tag.
  public func child(_ name: String) -> Element? {
    guard let nameID = document.tree.names.find(name) else { return nil }
    return firstChild { $0.record.nameID == nameID }
  }

  /// The first child with that tag and key.
  public func child(_ name: String, key: String) -> Element? {
    guard let nameID = document.tree.names.find(name) else { return nil }
    return firstChild { $0.record.nameID == nameID && $0.key == key }
  }

  /// The first child that is the value of a property, whatever its tag.
  public func child(key: String) -> Element? { firstChild { $0.key == key } }

  /// All children with that tag.
  public func children(_ name: String) -> [Element] {
    guard let nameID = document.tree.names.find(name) else { return [] }
    var children: [Element] = []
    forEachChild { if $0.record.nameID == nameID { children.append($0) } }
    return children
  }

  /// Visits every element inside this one, parents first, in the order of the file.
  public func forEachDescendant(_ body: (Element) -> Void) {
    let end = record.subtreeEnd
    var next = index + 1
    while next < end {
      body(Element(document: document, index: next))
      next += 1
    }
  }

  /// Whether this element lies inside `other`.
  public func isDescendant(of other: Element) -> Bool {
    document === other.document && index > other.index && index < other.record.subtreeEnd
  }

  /// The text directly inside, decoded, with what CDATA sections hold; base64 stays as it is written.
  public var textContent: String {
    var text = ""
    forEachToken { token, bytes in
      switch token.kind {
      case .text, .whitespace: text += References.decode(bytes, as: .text)
      case .characterData:
        // A section that the end of the file cuts off has no `]]>`.
        let isClosed = bytes.count >= 12 && bytes.last == Byte.greaterThan
        let end = isClosed ? bytes.count - 3 : bytes.count
        text += String(decoding: bytes[min(9, end)..<end], as: UTF8.self)
      default: break
      }
    }
    return text
  }

  /// The comment right before the element, trimmed: Interface Builder writes a scene's title there.
  public var precedingComment: String? {
    let tree = document.tree
    // Tokens are in the order of the file, and those before the element end where its own begin.
    var number = Int(record.firstToken) - 1
    while number >= 0, tree.tokens[number].parent == record.parent {
      let token = tree.tokens[number]
      if token.kind == .comment {
        let isNext = previousSiblingEnd <= Int(token.start)
        guard isNext, Int(token.end) - Int(token.start) >= 7 else { return nil }
        let text = document.bytes[(Int(token.start) + 4)..<(Int(token.end) - 3)]
        return String(decoding: text, as: UTF8.self).trimmingSpaces
      }
      guard token.kind == .whitespace else { return nil }
      number -= 1
    }
    return nil
  }

  /// Where the sibling before this one ends, or the parent's content begins.
  private var previousSiblingEnd: Int {
    let tree = document.tree
    let parent = Int(record.parent)
    guard parent >= 0 else { return 0 }
    var previous = Int(index) - 1
    guard previous != parent else { return Int(tree.elements[parent].startTagEnd) }
    while previous > parent, Int(tree.elements[previous].parent) != parent {
      previous = Int(tree.elements[previous].parent)
    }
    return Int(tree.elements[max(0, previous)].end)
  }

  private func forEachToken(_ body: (ContentToken, UnsafeBufferPointer<UInt8>) -> Void) {
    let tree = document.tree
    document.bytes.withUnsafeBufferPointer { bytes in
      for number in Int(record.firstToken)..<Int(record.tokenEnd) where tree.tokens[number].parent == index {
        let token = tree.tokens[number]
        body(token, UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)]))
      }
    }
  }
}

extension String {
  /// Without the whitespace at both ends.
  var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) })
    else {
      return ""
    }
    return String(self[first...last])
  }
}

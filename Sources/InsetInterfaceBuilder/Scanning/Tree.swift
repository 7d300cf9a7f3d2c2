/// The scanned document: elements, attributes and everything between them, as flat records over the bytes.
///
/// Elements stand in the order of their start tags, so a subtree is a range of indices: no walk needs recursion,
/// and no depth of nesting can exhaust a stack. Records hold offsets, never text; text is decoded when asked for.
struct Tree: Sendable {
  var elements: [ElementRecord] = []
  var attributes: [AttributeRecord] = []
  var tokens: [ContentToken] = []
  var names = NameTable()
  var identifiers = IdentifierIndex()

  /// The indices of the attributes of an element.
  func attributeIndices(of element: Int) -> Range<Int> {
    let first = Int(elements[element].firstAttribute)
    let next = element + 1
    let end = next < elements.count ? Int(elements[next].firstAttribute) : attributes.count
    return first..<max(first, end)
  }

  /// The first child element, or nil.
  func firstChild(of element: Int) -> Int? {
    let next = element + 1
    return next < Int(elements[element].subtreeEnd) ? next : nil
  }

  /// The element after this one under the same parent, or nil.
  func nextSibling(of element: Int) -> Int? {
    let next = Int(elements[element].subtreeEnd)
    let parent = Int(elements[element].parent)
    let end = parent >= 0 ? Int(elements[parent].subtreeEnd) : elements.count
    return next < end ? next : nil
  }
}

/// One element. Offsets are byte offsets into the document.
struct ElementRecord: Sendable {
  var nameID: Int32
  /// Where `<` is.
  var start: Int32
  /// Just after the `>` of the start tag.
  var startTagEnd: Int32
  /// Where the end tag begins; equals `end` where there is none.
  var contentEnd: Int32
  /// Just after the element.
  var end: Int32
  /// The index of the parent, −1 at the top level.
  var parent: Int32
  /// One past the index of the last descendant.
  var subtreeEnd: Int32
  /// The index of the first attribute; the next element's is the end.
  var firstAttribute: Int32
  /// The tokens inside the element, those of its descendants among them.
  var firstToken: Int32
  var tokenEnd: Int32
}

/// One attribute. The value's range lies inside the quotes.
struct AttributeRecord: Sendable {
  var nameID: Int32
  var nameStart: Int32
  var valueStart: Int32
  var valueEnd: Int32
}

/// Whatever is not a tag of the tree.
struct ContentToken: Sendable {
  enum Kind: UInt8, Sendable {
    case byteOrderMark
    case whitespace
    case text
    case characterData
    case comment
    case processingInstruction
    case documentType
    /// Bytes that make no sense where they are.
    case stray
    /// Tags and text below the depth that is read.
    case tooDeep
  }
  var kind: Kind
  var start: Int32
  var end: Int32
  /// The element around it, −1 at the top level.
  var parent: Int32
}

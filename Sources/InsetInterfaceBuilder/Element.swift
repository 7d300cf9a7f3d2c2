import InsetDevices
import InsetDiagnostics

/// One element of a document: a cheap handle that keeps its document alive.
///
/// Two elements are equal when they are the same place of the same document object.
public struct Element: Hashable, Sendable {
  public let document: Document
  let index: Int32

  public static func == (a: Element, b: Element) -> Bool {
    a.index == b.index && a.document === b.document
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(document))
  }

  var record: ElementRecord { document.tree.elements[Int(index)] }

  /// The tag's name, as in `imageView`.
  public var name: String { document.tree.names.strings[Int(record.nameID)] }
  /// The Interface Builder id.
  public var id: String? { value(ofAttribute: NameTable.idAttribute) }
  /// The property of the parent that the element is the value of, as in `backgroundColor`.
  public var key: String? { value(ofAttribute: NameTable.keyAttribute) }

  // MARK: Place

  /// The line of the start tag, from 1.
  public var line: Int { document.lines.position(of: Int(record.start)).line }
  /// The column of the start tag in bytes, from 1.
  public var column: Int { document.lines.position(of: Int(record.start)).column }
  /// From `<` of the start tag to just after the end tag.
  public var byteRange: Range<Int> { Int(record.start)..<Int(record.end) }
  /// The start tag alone, with its angle brackets.
  public var startTagRange: Range<Int> { Int(record.start)..<Int(record.startTagEnd) }
  /// What lies between the tags; empty for `<rect …/>`.
  public var contentRange: Range<Int> { Int(record.startTagEnd)..<Int(record.contentEnd) }
  /// Where a finding about the element is.
  public var place: Place {
    let position = document.lines.position(of: Int(record.start))
    return Place(file: document.path, line: position.line, column: position.column, object: id)
  }

  // MARK: Attributes

  /// The value of an attribute, with entities and character references decoded.
  public subscript(attribute: String) -> String? {
    document.tree.value(of: attribute, in: Int(index), bytes: document.bytes)
  }

  /// Larger numbers than any screen has only make sums and products that are none.
  static let largestNumber = 1e9

  /// The attribute as a finite number of at most 1e9; nil where it is absent or something else.
  public func double(_ attribute: String) -> Double? {
    guard let text = self[attribute], let number = Double(text), number.isFinite else { return nil }
    return min(Element.largestNumber, max(-Element.largestNumber, number))
  }

  /// The attribute as a whole number.
  public func int(_ attribute: String) -> Int? {
    guard let text = self[attribute] else { return nil }
    if let number = Int(text) { return number }
    // Interface Builder writes some whole numbers as `0.0`.
    guard let number = Double(text), abs(number) < 1e15, Double(Int(number)) == number else { return nil }
    return Int(number)
  }

  /// True for `YES`, false for `NO`, nil for anything else.
  public func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// All attributes in the order of the file, decoded; one given twice is there twice.
  public var attributes: [(name: String, value: String)] {
    let tree = document.tree
    return tree.attributeIndices(of: Int(index)).map { number in
      (
        tree.names.strings[Int(tree.attributes[number].nameID)],
        tree.value(ofAttributeNumber: number, bytes: document.bytes)
      )
    }
  }

  /// The byte ranges of an attribute's name and of its value without the quotes.
  public func attributeRange(_ name: String) -> (name: Range<Int>, value: Range<Int>)? {
    let tree = document.tree
    guard let nameID = tree.names.find(name), let number = tree.attribute(nameID, in: Int(index)) else {
      return nil
    }
    let attribute = tree.attributes[number]
    let start = Int(attribute.nameStart)
    return (
      start..<(start + tree.names.length(of: nameID)), Int(attribute.valueStart)..<Int(attribute.valueEnd)
    )
  }

  private func value(ofAttribute nameID: Int32) -> String? {
    guard let number = document.tree.attribute(nameID, in: Int(index)) else { return nil }
    return document.tree.value(ofAttributeNumber: number, bytes: document.bytes)
  }
}

extension Tree {
  /// The number of the first attribute of that name.
  func attribute(_ nameID: Int32, in element: Int) -> Int? {
    for number in attributeIndices(of: element) where attributes[number].nameID == nameID { return number }
    return nil
  }

  func value(ofAttributeNumber number: Int, bytes: [UInt8]) -> String {
    let range = Int(attributes[number].valueStart)..<Int(attributes[number].valueEnd)
    return bytes.withUnsafeBufferPointer {
      References.decode(UnsafeBufferPointer(rebasing: $0[range]), as: .attribute)
    }
  }

  func value(of attribute: String, in element: Int, bytes: [UInt8]) -> String? {
    guard let nameID = names.find(attribute), let number = self.attribute(nameID, in: element) else {
      return nil
    }
    return value(ofAttributeNumber: number, bytes: bytes)
  }
}

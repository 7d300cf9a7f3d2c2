extension Tree {
  /// Writes the document from the tree: tags from names and attribute records, tokens in their places.
  ///
  /// The result equals the bytes the tree was scanned from exactly when the records cover the document without
  /// gap or overlap and the structure is the one that was read.
  func serialized(over bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var open: [Int32] = []
    var element = 0
    var token = 0
    while element < elements.count || token < tokens.count {
      let isElement =
        token >= tokens.count
        || (element < elements.count && elements[element].start < tokens[token].start)
      let parent = isElement ? elements[element].parent : tokens[token].parent
      while let last = open.last, last != parent {
        writeEndTag(of: Int(last), over: bytes, to: &output)
        open.removeLast()
      }
      if isElement {
        writeStartTag(of: element, over: bytes, to: &output)
        open.append(Int32(element))
        element += 1
      } else {
        output.append(contentsOf: bytes[Int(tokens[token].start)..<Int(tokens[token].end)])
        token += 1
      }
    }
    while let last = open.popLast() { writeEndTag(of: Int(last), over: bytes, to: &output) }
    return output
  }

  private func writeStartTag(of index: Int, over bytes: [UInt8], to output: inout [UInt8]) {
    let element = elements[index]
    output.append(Byte.lessThan)
    output.append(contentsOf: names.bytes(of: element.nameID))
    var cursor = Int(element.start) + 1 + names.length(of: element.nameID)
    for number in attributeIndices(of: index) {
      let attribute = attributes[number]
      output.append(contentsOf: bytes[cursor..<Int(attribute.nameStart)])
      output.append(contentsOf: names.bytes(of: attribute.nameID))
      cursor = Int(attribute.nameStart) + names.length(of: attribute.nameID)
      output.append(contentsOf: bytes[cursor..<Int(attribute.valueEnd)])
      cursor = Int(attribute.valueEnd)
    }
    output.append(contentsOf: bytes[cursor..<Int(element.startTagEnd)])
  }

  private func writeEndTag(of index: Int, over bytes: [UInt8], to output: inout [UInt8]) {
    let element = elements[index]
    guard element.contentEnd < element.end else { return }
    output.append(contentsOf: [Byte.lessThan, Byte.slash])
    output.append(contentsOf: names.bytes(of: element.nameID))
    let nameEnd = Int(element.contentEnd) + 2 + names.length(of: element.nameID)
    output.append(contentsOf: bytes[nameEnd..<Int(element.end)])
  }
}

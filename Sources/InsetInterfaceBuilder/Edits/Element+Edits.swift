import InsetDiagnostics

extension Element {
  /// The edit that gives an attribute a value: in place where the attribute is there, else after the last one.
  public func settingAttribute(_ name: String, to value: String) -> Edit {
    let escaped = Self.escaped(value)
    if let range = attributeRange(name)?.value {
      return edit(range, replacement: escaped)
    }
    let attributes = document.tree.attributeIndices(of: Int(index))
    let offset: Int
    if let last = attributes.last {
      // Past the closing quote.
      offset = min(Int(document.tree.attributes[last].valueEnd) + 1, startTagRange.upperBound)
    } else {
      offset = Int(record.start) + 1 + document.tree.names.length(of: record.nameID)
    }
    return edit(offset..<offset, replacement: " \(name)=\"\(escaped)\"")
  }

  /// The edit that takes an attribute away, with the space before it; nil where there is none.
  public func removingAttribute(_ name: String) -> Edit? {
    guard let range = attributeRange(name) else { return nil }
    var start = range.name.lowerBound
    while start > startTagRange.lowerBound, Byte.isWhitespace(document.bytes[start - 1]) { start -= 1 }
    let end = min(range.value.upperBound + 1, startTagRange.upperBound)
    return edit(start..<end, replacement: "")
  }

  /// The edit that replaces a range of the document's bytes.
  public func edit(_ range: Range<Int>, replacement: String) -> Edit {
    Edit(file: document.path, start: range.lowerBound, end: range.upperBound, replacement: replacement)
  }

  /// A value as Interface Builder writes it between quotes.
  static func escaped(_ value: String) -> String {
    var escaped = ""
    for character in value.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(character.value);"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension Document {
  /// The document's bytes after edits, which may come in any order. An edit that overlaps an earlier one, or lies
  /// outside of the document, is left out.
  public func applying(_ edits: [Edit]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var cursor = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.start >= cursor, edit.end >= edit.start, edit.end <= bytes.count else { continue }
      output.append(contentsOf: bytes[cursor..<edit.start])
      output.append(contentsOf: edit.replacement.utf8)
      cursor = edit.end
    }
    output.append(contentsOf: bytes[cursor...])
    return output
  }
}

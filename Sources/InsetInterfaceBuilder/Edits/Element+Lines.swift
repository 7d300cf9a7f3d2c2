import InsetDiagnostics

// Whole elements come and go with the line they stand on, as Interface Builder writes them.

extension Element {
  /// The edit that puts an element on a line of its own after this one, indented like it.
  func insertingAfter(_ text: String) -> Edit {
    let end = byteRange.upperBound
    return edit(end..<end, replacement: lineStart + text)
  }

  /// The same, before this one.
  func insertingBefore(_ text: String) -> Edit {
    // After the line break before, so that the element keeps its own indentation.
    let start = byteRange.lowerBound
    return edit(start..<start, replacement: text + lineStart)
  }

  /// The edit that takes the element away with the line it stands on.
  public var removal: Edit {
    let start = byteRange.lowerBound - lineStart.utf8.count
    return edit(start..<byteRange.upperBound, replacement: "")
  }

  /// The line break and the white space before the element; empty where something else stands there.
  private var lineStart: String {
    let bytes = document.bytes
    var start = byteRange.lowerBound
    while start > 0, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab { start -= 1 }
    guard start > 0, bytes[start - 1] == Byte.newline else { return "" }
    start -= 1
    if start > 0, bytes[start - 1] == Byte.carriageReturn { start -= 1 }
    return String(decoding: bytes[start..<byteRange.lowerBound], as: UTF8.self)
  }
}

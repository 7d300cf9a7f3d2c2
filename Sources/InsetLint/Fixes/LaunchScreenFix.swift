import InsetDiagnostics

extension LaunchScreenMissing {
  /// An empty launch screen, which systems from iOS 14 know. Nil for a list that is not text.
  static func edit(_ plist: PropertyList) -> Edit? {
    let bytes = plist.bytes
    let end = Array("</dict>".utf8)
    let plistEnd = Array("</plist>".utf8)
    guard let last = find(plistEnd, in: bytes[...]), let place = find(end, in: bytes[..<last]) else {
      return nil
    }
    // What stands between the two ends the list: nothing.
    let between = bytes[(place + end.count)..<last]
    guard between.allSatisfy({ $0 <= Byte.space }) else { return nil }
    guard let key = firstKey(bytes) else { return nil }
    var lineStart = place
    while lineStart > 0, bytes[lineStart - 1] == Byte.space || bytes[lineStart - 1] == Byte.tab {
      lineStart -= 1
    }
    guard lineStart > 0, bytes[lineStart - 1] == Byte.newline else { return nil }
    let text =
      key.indent + "<key>UILaunchScreen</key>" + key.lineBreak + key.indent + "<dict/>" + key.lineBreak
    return Edit(file: plist.path, start: lineStart, end: lineStart, replacement: text)
  }

  /// How the list's first key is indented, and how its line ends.
  private static func firstKey(_ bytes: [UInt8]) -> (indent: String, lineBreak: String)? {
    let mark = Array("<key>".utf8)
    var index = 0
    while index + mark.count <= bytes.count {
      guard bytes[index..<(index + mark.count)].elementsEqual(mark) else {
        index += 1
        continue
      }
      var start = index
      while start > 0, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab { start -= 1 }
      guard start > 0, bytes[start - 1] == Byte.newline else { return nil }
      let isWindows = start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
      return (String(decoding: bytes[start..<index], as: UTF8.self), isWindows ? "\r\n" : "\n")
    }
    return nil
  }

  /// Where a text stands last.
  private static func find(_ mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.endIndex - mark.count
    while index >= bytes.startIndex {
      if bytes[index..<(index + mark.count)].elementsEqual(mark) { return index }
      index -= 1
    }
    return nil
  }
}

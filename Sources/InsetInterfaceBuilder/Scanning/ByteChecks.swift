/// What can be said of a file before it is scanned.
enum ByteChecks {
  /// The largest document that is read. The largest known storyboards have a few megabytes.
  static let largestDocument = 32 * 1024 * 1024

  /// Why the bytes cannot be scanned, with what to do; nil where they can.
  static func reasonNotToScan(_ bytes: UnsafeBufferPointer<UInt8>) -> (message: String, advice: String)? {
    if bytes.isEmpty {
      return ("file is empty", "take the document from the last commit that has it, or delete it")
    }
    if bytes.count > largestDocument {
      return (
        "document has \(bytes.count) bytes; at most \(largestDocument) are read",
        "split the storyboard (Editor > Refactor to Storyboard)"
      )
    }
    if starts(bytes, with: "bplist00") || starts(bytes, with: "NIBArchive") {
      return ("file is a compiled nib", "check the storyboard or xib it was compiled from")
    }
    if isUTF16(bytes) {
      return ("document is in UTF-16", "save it in UTF-8, as Interface Builder does")
    }
    if bytes.prefix(512).contains(0) {
      return ("file is binary", "take it out of the paths that are checked, or restore the document")
    }
    return nil
  }

  /// The offset of the first byte that is not valid UTF-8, or nil.
  static func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let end = bytes.count
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the valid sequence at `index` has; nil where it is not valid.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      // No overlong forms, no surrogates.
      if first == 0xE0 { lowest = 0xA0 }
      if first == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { lowest = 0x90 }
      if first == 0xF4 { highest = 0x8F }
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    guard bytes[index + 1] >= lowest, bytes[index + 1] <= highest else { return nil }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    for offset in 0..<count where bytes[offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// A byte-order mark of UTF-16, or `<` beside a zero.
  private static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0x3C, 0), (0, 0x3C): return true
    default: return false
    }
  }
}

/// Turns byte offsets into lines and columns, both counted from 1; a column counts UTF-8 bytes.
struct LineTable: Sendable {
  /// Where each line begins.
  private var starts: [Int32] = [0]

  /// A line ends with a line feed, a carriage return, or both.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(bytes.count / 60 + 1)
    var index = 0
    let end = bytes.count
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte > 0x0D { continue }
      if byte == 0x0A || (byte == 0x0D && (index == end || bytes[index] != 0x0A)) {
        starts.append(Int32(index))
      }
    }
  }

  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}

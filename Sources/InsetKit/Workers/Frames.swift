import Foundation

/// Messages between the check and its workers: four bytes of length, the highest first, then JSON.
enum Frames {
  /// A longer message is none of ours, in bytes.
  static let largest = 512 * 1024 * 1024

  static func frame(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data()
    let count = UInt32(truncatingIfNeeded: data.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> UInt32($0)) } + data
  }

  /// - Returns: false where the other end is gone.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

/// Collects bytes and gives whole messages back.
struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  enum Message {
    case whole(Data)
    case unfinished
    /// The bytes are no messages.
    case garbled
  }

  mutating func append(_ slice: some Sequence<UInt8>) { bytes += slice }

  mutating func next() -> Message {
    guard bytes.count - start >= 4 else { return .unfinished }
    let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= Frames.largest else { return .garbled }
    guard bytes.count - start - 4 >= length else { return .unfinished }
    let message = Data(bytes[(start + 4)..<(start + 4 + length)])
    start += 4 + length
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    return .whole(message)
  }

  /// Reads what is there, at most 256 KB.
  /// - Returns: how many bytes came; 0 at the end, nil where nothing is there now.
  mutating func read(from file: Int32) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256 * 1024) { buffer in
      while true {
        let count = Foundation.read(file, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno == EAGAIN ? nil : 0 }
        append(buffer[..<count])
        return count
      }
    }
  }
}

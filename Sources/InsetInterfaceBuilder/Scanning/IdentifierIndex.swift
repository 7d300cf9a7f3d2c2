/// Finds an element by its `id` attribute. Where an id is given twice, the first element has it.
struct IdentifierIndex: Sendable {
  /// Open addressing: 0 for free, else an element's index + 1. The count is a power of two.
  private var slots: [Int32] = []
  /// Differs from run to run so that no file can be written to make all ids collide.
  private let seed = UInt64.random(in: .min ... .max)

  init() {}

  /// Indexes `entries`: element indices with the ranges of their ids, in document order.
  init(_ entries: [(element: Int32, range: Range<Int>)], bytes: UnsafeBufferPointer<UInt8>) {
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    // Slots hold the entry's number while filling, so that ids can be compared without looking at elements.
    let mask = capacity - 1
    for (number, entry) in entries.enumerated() {
      let id = UnsafeBufferPointer(rebasing: bytes[entry.range])
      var slot = Int(truncatingIfNeeded: hash(id)) & mask
      var isKnown = false
      while slots[slot] != 0 {
        let other = UnsafeBufferPointer(rebasing: bytes[entries[Int(slots[slot]) - 1].range])
        if Self.equal(id, other) {
          isKnown = true
          break
        }
        slot = (slot + 1) & mask
      }
      if !isKnown { slots[slot] = Int32(number + 1) }
    }
    for slot in slots.indices where slots[slot] != 0 {
      slots[slot] = entries[Int(slots[slot]) - 1].element + 1
    }
  }

  /// The element whose id is `id`; `rangeOfID` gives the range of an element's own id.
  func find(
    _ id: UnsafeBufferPointer<UInt8>, bytes: UnsafeBufferPointer<UInt8>, rangeOfID: (Int) -> Range<Int>?
  ) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(id)) & mask
    while slots[slot] != 0 {
      let element = Int(slots[slot]) - 1
      if let range = rangeOfID(element), Self.equal(id, UnsafeBufferPointer(rebasing: bytes[range])) {
        return element
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return hash ^ (hash >> 29)
  }

  private static func equal(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }
}

/// The names of elements and attributes of one document, each stored once and known by a number.
struct NameTable: Sendable {
  /// Numbers of names that the scanner itself looks for.
  static let idAttribute: Int32 = 0
  static let keyAttribute: Int32 = 1
  static let documentElement: Int32 = 2

  private(set) var strings: [String] = []
  /// The names' bytes end to end; `ends[n]` is where name `n` ends.
  private var pool: [UInt8] = []
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  /// Open addressing: −1 for free, else a name's number. The count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  /// Differs from run to run so that no file can be written to make all names collide. Numbers of names do not
  /// depend on it.
  private let seed = UInt32.random(in: .min ... .max)

  init() {
    for name in ["id", "key", "document"] {
      let bytes = Array(name.utf8)
      bytes.withUnsafeBufferPointer { _ = intern($0) }
    }
  }

  var count: Int { strings.count }

  /// How many bytes a name has in the document.
  func length(of name: Int32) -> Int {
    let index = Int(name)
    return Int(ends[index]) - (index > 0 ? Int(ends[index - 1]) : 0)
  }

  /// The bytes of a name.
  func bytes(of name: Int32) -> ArraySlice<UInt8> {
    let index = Int(name)
    return pool[(index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index])]
  }

  /// The number of a name, or nil where the document does not use it.
  func find(_ name: String) -> Int32? {
    var name = name
    return name.withUTF8 { bytes in
      let slot = self.slot(of: bytes, hash: hash(bytes))
      return slots[slot] >= 0 ? slots[slot] : nil
    }
  }

  /// The number of a name, new or not.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(name)
    let slot = self.slot(of: name, hash: hash)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(strings.count)
    strings.append(String(decoding: name, as: UTF8.self))
    pool.append(contentsOf: name)
    ends.append(Int32(pool.count))
    hashes.append(hash)
    slots[slot] = number
    if strings.count * 2 > slots.count { grow() }
    return number
  }

  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }

  /// The slot that holds the name, or the free one where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let number = slots[slot]
      if number < 0 { return slot }
      if hashes[Int(number)] == hash, equals(number, name) { return slot }
      slot = (slot + 1) & mask
    }
  }

  private func equals(_ number: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let index = Int(number)
    let start = index > 0 ? Int(ends[index - 1]) : 0
    guard Int(ends[index]) - start == name.count else { return false }
    return pool.withUnsafeBufferPointer { pool in
      for offset in 0..<name.count where pool[start + offset] != name[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    var larger = [Int32](repeating: -1, count: slots.count * 2)
    let mask = larger.count - 1
    for number in 0..<strings.count {
      var slot = Int(hashes[number]) & mask
      while larger[slot] >= 0 { slot = (slot + 1) & mask }
      larger[slot] = Int32(number)
    }
    slots = larger
  }
}

/// SHA-256 as FIPS 180-4 defines it. The toolchain's Foundation has no digest on every system.
struct SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]

  /// The initial value: the same of the square roots of the first eight primes (5.3.3).
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  )
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// The digest of some bytes as 64 hexadecimal digits.
  static func digest(_ bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  mutating func update(_ bytes: some Sequence<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { take($0) }
    if done == nil { Array(bytes).withUnsafeBufferPointer { take($0) } }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    length &+= UInt64(bytes.count)
    var place = 0
    if !pending.isEmpty {
      place = min(64 - pending.count, bytes.count)
      pending += bytes[..<place]
      guard pending.count == 64 else { return }
      let block = pending
      block.withUnsafeBufferPointer { compress($0, at: 0) }
      pending.removeAll(keepingCapacity: true)
    }
    while place + 64 <= bytes.count {
      compress(bytes, at: place)
      place += 64
    }
    pending += bytes[place...]
  }

  /// The padding (5.1.1) and the digest in hexadecimal digits.
  mutating func finish() -> String {
    let bits = length &* 8
    var tail: [UInt8] = [0x80]
    while (pending.count + tail.count) % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    update(tail)
    let words = [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7]
    let digits = Array("0123456789abcdef")
    var text = ""
    for word in words {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(word >> UInt32(shift) & 15)])
      }
    }
    return text
  }

  /// The hash computation of one block of 64 bytes (6.2.2).
  private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for index in 0..<16 {
        let place = start + 4 * index
        let high = UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        schedule[index] = high | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
      }
      for index in 16..<64 {
        let early = schedule[index - 15]
        let late = schedule[index - 2]
        let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
      }
      var (a, b, c, d, e, f, g, h) = state
      SHA256.constants.withUnsafeBufferPointer { constants in
        for index in 0..<64 {
          let big = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
          let choice = (e & f) ^ (~e & g)
          let first = h &+ big &+ choice &+ constants[index] &+ schedule[index]
          let small = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
          let majority = (a & b) ^ (a & c) ^ (b & c)
          let second = small &+ majority
          (h, g, f, e) = (g, f, e, d &+ first)
          (d, c, b, a) = (c, b, a, first &+ second)
        }
      }
      state.0 &+= a
      state.1 &+= b
      state.2 &+= c
      state.3 &+= d
      state.4 &+= e
      state.5 &+= f
      state.6 &+= g
      state.7 &+= h
    }
  }
}

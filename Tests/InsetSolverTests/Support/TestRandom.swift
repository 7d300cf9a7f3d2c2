/// The same numbers on every machine (SplitMix64).
struct TestRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
  mutating func real(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }
}

/// Sorts in place without allocating: insertion for short lists, heap sort beyond.
///
/// Equal elements may change places, so `precedes` should tell any two apart.
@inline(__always) func sortElements<Element: BitwiseCopyable>(
  _ base: UnsafeMutablePointer<Element>, _ count: Int, by precedes: (Element, Element) -> Bool
) {
  if count <= 24 {
    var end = 1
    while end < count {
      let element = base[end]
      var hole = end
      while hole > 0, precedes(element, base[hole - 1]) {
        base[hole] = base[hole - 1]
        hole -= 1
      }
      base[hole] = element
      end += 1
    }
    return
  }
  var start = count / 2
  var end = count
  while end > 1 {
    var moving: Element
    if start > 0 {
      start -= 1
      moving = base[start]
    } else {
      end -= 1
      moving = base[end]
      base[end] = base[0]
    }
    var hole = start
    var child = 2 * hole + 1
    while child < end {
      if child + 1 < end, precedes(base[child], base[child + 1]) { child += 1 }
      if !precedes(moving, base[child]) { break }
      base[hole] = base[child]
      hole = child
      child = 2 * hole + 1
    }
    base[hole] = moving
  }
}

/// Sorts numbers below 2^32 together with what they stand for.
struct KeySorter: ~Copyable {
  private var keys = Buffer<UInt64>()
  private var other = Buffer<UInt64>()
  private var counts = Buffer<Int32>()
  private static var digitBits: UInt64 { 8 }

  /// Sorts ids by their keys; `key` gives a number that is not negative and differs for any two ids.
  @inline(__always) mutating func sort(
    _ ids: UnsafeMutablePointer<Int32>, _ count: Int, by key: (Int32) -> Int32
  ) {
    keys.truncate()
    var isSorted = true
    var largest: UInt64 = 0
    var smallest = UInt64.max
    for index in 0..<count {
      let pair = UInt64(UInt32(bitPattern: key(ids[index]))) << 32 | UInt64(UInt32(bitPattern: ids[index]))
      if pair < largest { isSorted = false }
      largest = max(largest, pair)
      smallest = min(smallest, pair)
      keys.append(pair)
    }
    if isSorted { return }
    if count <= 24 {
      sortElements(keys.base, count) { $0 < $1 }
    } else {
      sortByDigits(smallest >> 32, largest >> 32)
    }
    for index in 0..<count { ids[index] = Int32(truncatingIfNeeded: keys[index]) }
  }

  /// One pass for each digit in which keys differ, lowest first.
  private mutating func sortByDigits(_ smallest: UInt64, _ largest: UInt64) {
    let count = keys.count
    other.fill(count, with: 0)
    var shift: UInt64 = 0
    while (largest - smallest) >> shift > 0 {
      counts.fill(1 << Int(Self.digitBits), with: 0)
      for index in 0..<count { counts[digit(keys[index], smallest, shift)] += 1 }
      var start: Int32 = 0
      for value in 0..<counts.count {
        let size = counts[value]
        counts[value] = start
        start += size
      }
      for index in 0..<count {
        let value = digit(keys[index], smallest, shift)
        other[Int(counts[value])] = keys[index]
        counts[value] += 1
      }
      swap(&keys, &other)
      shift += Self.digitBits
    }
  }

  @inline(__always) private func digit(_ pair: UInt64, _ smallest: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (((pair >> 32) - smallest) >> shift) & (1 << Self.digitBits - 1))
  }
}

/// A number in 0..<1 that stands in no simple relation to those of other indices (SplitMix64).
func genericFraction(_ index: Int) -> Double {
  var bits = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  bits ^= bits >> 31
  return Double(bits >> 11) * 0x1p-53
}

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

/// A number in 0..<1 that stands in no simple relation to those of other indices (SplitMix64).
func genericFraction(_ index: Int) -> Double {
  var bits = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  bits ^= bits >> 31
  return Double(bits >> 11) * 0x1p-53
}

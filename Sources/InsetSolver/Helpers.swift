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

/// An id and what to sort it by.
struct KeyedID: BitwiseCopyable {
  var key: Int32
  var id: Int32
}

/// Sorts ids by keys.
struct KeySorter: ~Copyable {
  private var pairs = Buffer<KeyedID>()
  private var places = Buffer<Int32>()

  /// Keys that fill less than this share of their range are compared instead of laid out.
  private static var sparseness: Int { 64 }

  /// Sorts the ids and keeps one of those with equal keys. Returns how many are left.
  @inline(__always) @discardableResult mutating func sort(
    _ ids: UnsafeMutablePointer<Int32>, _ count: Int, by key: (Int32) -> Int32
  ) -> Int {
    pairs.truncate()
    var isSorted = true
    var largest = Int32.min
    var smallest = Int32.max
    for index in 0..<count {
      let pair = KeyedID(key: key(ids[index]), id: ids[index])
      if pair.key <= largest { isSorted = false } else { largest = pair.key }
      if pair.key < smallest { smallest = pair.key }
      pairs.append(pair)
    }
    if isSorted { return count }
    return write(to: ids, smallest, Int(largest) - Int(smallest) + 1)
  }

  private mutating func write(to ids: UnsafeMutablePointer<Int32>, _ smallest: Int32, _ range: Int) -> Int {
    var count = 0
    if pairs.count > 24, range <= Self.sparseness * pairs.count {
      // Put each id where its key says, and close the gaps.
      places.fill(range, with: -1)
      for index in 0..<pairs.count { places[pairs[index].key - smallest] = pairs[index].id }
      for place in 0..<range where places[place] >= 0 {
        ids[count] = places[place]
        count += 1
      }
    } else {
      sortElements(pairs.base, pairs.count) { $0.key < $1.key }
      for index in 0..<pairs.count where index == 0 || pairs[index].key != pairs[index - 1].key {
        ids[count] = pairs[index].id
        count += 1
      }
    }
    return count
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

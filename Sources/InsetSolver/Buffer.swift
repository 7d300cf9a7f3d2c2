/// A growable array of plain values that costs nothing beyond its loads and stores.
///
/// The solver's inner loops index a few dozen arrays. `Array` checks uniqueness and bounds on each of these
/// accesses; a `Buffer` has one owner, so it checks bounds in debug builds only, and a copy of it is a `memcpy`.
/// Subscripts write through the pointer (`nonmutating set`): filling one buffer while reading another needs no
/// exclusive access to the solver that owns both.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 8) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  borrowing func copy() -> Buffer {
    var result = Buffer(capacity: count)
    result.base.initialize(from: base, count: count)
    result.count = count
    return result
  }

  var isEmpty: Bool { count == 0 }

  /// The bytes that the buffer holds on to.
  var footprint: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  /// In-place access to one element, for `buffer.at(i).pointee.field += 1`.
  @inline(__always) func at(_ index: Int32) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return base + Int(index)
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Forgets the elements from `newCount` on.
  @inline(__always) mutating func truncate(to newCount: Int = 0) {
    assert(newCount <= count)
    count = newCount
  }

  /// Makes the buffer hold exactly `newCount` copies of `element`.
  mutating func fill(_ newCount: Int, with element: Element) {
    if newCount > capacity {
      count = 0
      grow(to: newCount)
    }
    base.update(repeating: element, count: newCount)
    count = newCount
  }

  /// Appends `extra` elements whose contents the caller writes, and returns the index of the first.
  mutating func extend(by extra: Int) -> Int {
    let first = count
    if first + extra > capacity { grow(to: first + extra) }
    count = first + extra
    return first
  }

  /// Appends `extra` copies of `element` and returns the index of the first.
  @discardableResult mutating func extend(by extra: Int, with element: Element) -> Int {
    let first = extend(by: extra)
    (base + first).update(repeating: element, count: extra)
    return first
  }

  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  @inline(never) private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
  }
}

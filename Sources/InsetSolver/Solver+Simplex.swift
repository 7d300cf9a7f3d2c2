// The lexicographic piecewise-linear dual simplex method, for the columns that longer rows couple.
//
// Given: a component, prepared (`Solver+Breakpoints.swift`): features f, each a linear form with a convex cost, and a
// dual y(f) for each. Leaves: the columns' optimal values, in `values`.
//
// Some features are *tight*: they sit at breakpoints, and all others are sums of them (the tableau). Each dual lies
// between the outermost slopes of its feature's cost, and the duals balance in every column; so they prove the
// optimum as soon as each activity lies where its dual allows, between breakpoints `lower` and `upper`. At first all
// duals are zero and every column sits at the least of its own cost: every label has its natural size.
//
// An iteration takes the row that lies farthest outside, and moves its dual towards the side that drives it back. The
// distance is measured across the row's boundary in the space of the columns: that is steepest-edge pricing, and keeps
// long rows, which are expensive to exchange, from going first for their length alone. The duals of the columns in the
// row move along. One after the other they reach the end of the slope range of the breakpoint that they sit at: an
// *event*. As long as the row is still outside, the column flips to its next breakpoint, which brings the row nearer,
// and the dual goes on. So one iteration passes a whole line of labels. The last event either exchanges the row and
// that column, or is the row's own: it stays outside, at its final slope.
//
// Required rows have no events: they bound their features, whatever the dual. When no event is left, the row and the
// columns at their bounds prove that the required rows contradict each other (`Solver+Conflicts.swift`). One of them
// is broken, its bound moves far away, and the method goes on.
//
// Ratios are vectors and compare lexicographically. The anchors make ties among them rare; should an iteration limit
// be passed all the same, lowest-index choices exclude cycling, and a second limit ends the method for certain.

struct Event: BitwiseCopyable {
  var feature: Int32
  /// The slope at which the event happens.
  var slope: Int32
  /// How fast, and whether up or down, the feature's dual moves.
  var rate: Double
}

struct SimplexWork: ~Copyable {
  /// How far the activity is outside, in which direction, and at which breakpoint it should be; by feature.
  var excess = Buffer<Double>()
  /// The excess relative to the length of the row's vector of coefficients; 0 for a feature that is not outside.
  var price = Buffer<Double>()
  var isAbove = Buffer<Bool>()
  var boundary = Buffer<Int32>()
  var mark = Buffer<Int32>()
  var currentMark: Int32 = 0
  var outside = Buffer<Int32>()
  var isListed = Buffer<Bool>()
  var flipped = Buffer<Int32>()
  var events = Buffer<Event>()
  var ratios = Buffer<Double>()
  var heap = Buffer<Int32>()
  var step = Buffer<Double>()
  /// During an exchange: where the pivot row holds a feature, or -1.
  var scatter = Buffer<Int32>()
  /// False outside a substitution: whether the row at hand holds the pivot row's feature at a place as well.
  var isShared = Buffer<Bool>()
  var users = Buffer<Int32>()
  var userMark = Buffer<Int32>()
  var currentUserMark: Int32 = 0
  var prefersLowestIndex = false
  /// Exchanges since the tableau was exact.
  var exchanges = 0
  var mustRebuild = false
}

extension Solver {
  /// Entries of a tableau row below this share of its largest are rounding dust, no pivots.
  static var dust: Double { 1e-13 }
  /// Differences of slopes and duals below this are rounding.
  private static var slopeDust: Double { 1e-11 }
  /// The tableau is computed anew after so many exchanges.
  private static var exchangeLimit: Int { 300 }

  /// Solves the component of the block under the present constants.
  mutating func solveComponent(_ index: Int32, ofBlock block: Int32) {
    let view = ComponentView(components[index], in: self)
    var isFromZero = !components[index].isPrepared
    while true {
      prepare(index, view)
      if let crossing = crossing(view) {
        if !breakCrossing(crossing, view, block) { break }
      } else if let row = optimizeExactly(view, block) {
        if isFromZero {
          if !breakContradiction(row, view, block) { break }
        } else {
          // Which contradiction shows up depends on where the method started.
          restart(index, view)
          isFromZero = true
        }
      } else {
        break
      }
    }
    for number in 0..<view.columnCount {
      values[view.feature(number).pointee.slot] = view.feature(number).pointee.activity
    }
  }

  /// Iterates to the optimum, and again from a rebuilt tableau when rounding got the better of the first.
  private mutating func optimizeExactly(_ view: ComponentView, _ block: Int32) -> Int32? {
    simplex.exchanges = 0
    simplex.mustRebuild = false
    for _ in 0..<4 {
      if blocks[block].isLive { compactTableaux() }
      let row = optimize(view)
      if simplex.exchanges == 0 || (row == nil && isExact(view)) { return row }
      rebuildTableau(view)
    }
    statistics.failures += 1
    return nil
  }

  /// Iterates to the optimum. Returns a row that cannot be brought inside, if there is one.
  private mutating func optimize(_ view: ComponentView) -> Int32? {
    resetSimplexWork(view)
    checkAll(view)

    let limit = 200 + 20 * Int(view.featureCount)
    var iteration = 0
    while let leaving = chooseRow(view) {
      iteration += 1
      statistics.pivots += 1
      if iteration > limit {
        simplex.prefersLowestIndex = true
        statistics.blandIterations += 1
      }
      if iteration > 4 * limit {
        statistics.failures += 1
        break
      }
      if iterate(leaving, view) {
        if simplex.mustRebuild || simplex.exchanges >= Self.exchangeLimit {
          rebuildTableau(view)
          checkAll(view)
        }
        continue
      }
      let activity = view.feature(leaving).pointee.activity
      if simplex.excess[leaving] > Self.conflictTolerance * (1 + activity.magnitude) { return leaving }
      // Required rows that agree but for rounding.
      simplex.excess[leaving] = 0
      simplex.price[leaving] = 0
    }
    return nil
  }

  private mutating func checkAll(_ view: ComponentView) {
    for number in 0..<view.featureCount {
      if view.feature(number).pointee.isTight { simplex.price[number] = 0 } else { check(number, view) }
    }
  }

  /// A feature whose required rows leave it no room.
  private mutating func crossing(_ view: ComponentView) -> Int32? {
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      if feature.firstSlope <= feature.lastSlope { continue }
      let low = view.position(number, feature.firstSlope)
      let high = view.position(number, feature.lastSlope + 1)
      if low - high > Self.conflictTolerance * (1 + low.magnitude + high.magnitude) { return number }
    }
    return nil
  }

  private mutating func resetSimplexWork(_ view: ComponentView) {
    let count = Int(view.featureCount)
    simplex.excess.fill(count, with: 0)
    simplex.price.fill(count, with: 0)
    simplex.isAbove.fill(count, with: false)
    simplex.boundary.fill(count, with: 0)
    simplex.mark.fill(count, with: 0)
    simplex.currentMark = 0
    simplex.isListed.fill(count, with: false)
    simplex.outside.truncate()
    simplex.scatter.fill(count, with: -1)
    simplex.userMark.fill(count, with: 0)
    simplex.currentUserMark = 0
    simplex.step.fill(view.levelCount, with: 0)
    simplex.prefersLowestIndex = false
  }

  /// Computes a row's activity and whether it lies outside.
  private mutating func check(_ number: Int32, _ view: ComponentView) {
    let feature = view.feature(number)
    let list = feature.pointee.list
    var sum = 0.0
    var squares = 1.0
    var index = list.offset
    while index < list.offset + list.count {
      let entry = tableauEntries[index]
      squares += entry.coefficient * entry.coefficient
      sum += entry.coefficient * view.feature(entry.index).pointee.activity
      index += 1
    }
    feature.pointee.activity = sum
    let tolerance = 1e-9 * (1 + sum.magnitude)
    var excess = 0.0
    if feature.pointee.upper <= feature.pointee.breakpointCount {
      let bound = view.position(number, feature.pointee.upper)
      if sum > bound + tolerance {
        excess = sum - bound
        simplex.isAbove[number] = true
        simplex.boundary[number] = feature.pointee.upper
      }
    }
    if excess == 0, feature.pointee.lower >= 1 {
      let bound = view.position(number, feature.pointee.lower)
      if sum < bound - tolerance {
        excess = bound - sum
        simplex.isAbove[number] = false
        simplex.boundary[number] = feature.pointee.lower
      }
    }
    simplex.excess[number] = excess
    simplex.price[number] = excess > 0 ? excess / squares.squareRoot() : 0
    if excess > 0, !simplex.isListed[number] {
      simplex.isListed[number] = true
      simplex.outside.append(number)
    }
  }

  mutating func computeRange(_ number: Int32, _ view: ComponentView) {
    let feature = view.feature(number)
    feature.pointee.lower = view.lowerBreakpoint(number, levels: view.levelCount)
    feature.pointee.upper = view.upperBreakpoint(number, levels: view.levelCount)
  }

  /// The row that lies farthest outside, or nil at the optimum.
  private mutating func chooseRow(_ view: ComponentView) -> Int32? {
    let outside = simplex.outside.base
    let prices = simplex.price.base
    var best: Int32 = -1
    var bestPrice = 0.0
    var kept = 0
    for place in 0..<simplex.outside.count {
      let number = outside[place]
      let price = prices[Int(number)]
      if price <= 0 {
        simplex.isListed[number] = false
        continue
      }
      outside[kept] = number
      kept += 1
      let isBetter =
        best < 0
        || (simplex.prefersLowestIndex
          ? number < best : price > bestPrice || (price == bestPrice && number < best))
      if isBetter {
        best = number
        bestPrice = price
      }
    }
    simplex.outside.truncate(to: kept)
    return best < 0 ? nil : best
  }

  /// One iteration on the row; see the head of the file. False when nothing can bring the row inside.
  private mutating func iterate(_ leaving: Int32, _ view: ComponentView) -> Bool {
    var boundary = simplex.boundary[leaving]
    guard let last = passEvents(leaving, &boundary, view) else { return false }
    moveDuals(leaving, last, view)
    simplex.currentMark += 1
    if last.feature == leaving {
      simplex.mark[leaving] = simplex.currentMark
      computeRange(leaving, view)
      check(leaving, view)
    } else {
      exchange(row: leaving, column: last.feature, view)
      simplex.price[leaving] = 0
      let entered = view.feature(leaving)
      entered.pointee.position = boundary
      entered.pointee.activity = view.position(leaving, boundary)
      simplex.mark[last.feature] = simplex.currentMark
      computeRange(last.feature, view)
      check(last.feature, view)
      checkRows(of: leaving, view)
    }
    for place in 0..<simplex.flipped.count {
      let number = simplex.flipped[place]
      if view.feature(number).pointee.isTight { checkRows(of: number, view) }
    }
    return true
  }

  /// Passes events while the row would stay outside. Returns the one that ends the iteration, and leaves the step of
  /// the row's dual up to it in `simplex.step`, the columns passed in `simplex.flipped`, and the breakpoint that the
  /// row is driven to in `boundary`. Nil, and nothing flipped, when the row cannot be brought inside.
  private mutating func passEvents(_ leaving: Int32, _ boundary: inout Int32, _ view: ComponentView) -> Event?
  {
    gatherEvents(leaving, boundary: boundary, direction: simplex.isAbove[leaving] ? 1 : -1, view)
    simplex.flipped.truncate()
    let start = simplex.excess[leaving]
    var excess = start
    var lastFlip: Int32 = -1
    while !simplex.heap.isEmpty {
      let event = popEvent(view.levelCount)
      let current = simplex.events[event]
      let feature = view.feature(current.feature).pointee
      let isOutermost = current.slope == 0 || current.slope == feature.breakpointCount
      let gap =
        isOutermost
        ? Double.infinity
        : view.position(current.feature, current.slope + 1) - view.position(current.feature, current.slope)
      let remaining = excess - current.rate.magnitude * gap
      if !(remaining > 1e-10 * (1 + start)) {
        simplex.step.base.update(
          from: simplex.ratios.base + Int(event) * view.levelCount, count: view.levelCount)
        return current
      }
      excess = remaining
      lastFlip = event
      statistics.flips += 1
      let isRising = current.rate > 0
      let newBreakpoint = isRising ? current.slope + 1 : current.slope
      if current.feature == leaving {
        boundary = newBreakpoint
      } else {
        view.feature(current.feature).pointee.position = newBreakpoint
        simplex.flipped.append(current.feature)
      }
      let next = isRising ? current.slope + 1 : current.slope - 1
      simplex.events.at(event).pointee.slope = next
      if next < feature.firstSlope || next > feature.lastSlope { continue }
      computeRatio(event, view)
      pushEvent(event, view.levelCount)
    }
    // No event is left. If the row is outside by rounding only, the last flip goes too far and blocks instead.
    simplex.excess[leaving] = excess
    let activity = view.feature(leaving).pointee.activity
    if excess <= Self.conflictTolerance * (1 + activity.magnitude), lastFlip >= 0 {
      return undoFlip(lastFlip, leaving, &boundary, view)
    }
    // The duals did not move, so no column stays flipped.
    for place in 0..<simplex.flipped.count {
      let number = simplex.flipped[place]
      view.feature(number).pointee.position = allowedBreakpoint(number, view)
    }
    return nil
  }

  /// Moves the duals of the row and of its columns up to the event, and the columns to where they flipped.
  private mutating func moveDuals(_ leaving: Int32, _ last: Event, _ view: ComponentView) {
    let direction = simplex.isAbove[leaving] ? 1.0 : -1.0
    add(simplex.step.base, times: direction, to: view.dual(leaving), view.levelCount)
    let list = view.feature(leaving).pointee.list
    var index = list.offset
    while index < list.offset + list.count {
      let entry = tableauEntries[index]
      index += 1
      add(
        simplex.step.base, times: -direction * entry.coefficient, to: view.dual(entry.index), view.levelCount)
      let column = view.feature(entry.index)
      column.pointee.activity = view.position(entry.index, column.pointee.position)
    }
    // Exactly there, whatever the rounding.
    view.dual(last.feature).update(from: view.slope(last.feature, last.slope), count: view.levelCount)
  }

  /// Takes a flip back and returns its event; the step is that to the event.
  private mutating func undoFlip(
    _ number: Int32, _ leaving: Int32, _ boundary: inout Int32, _ view: ComponentView
  ) -> Event {
    let event = simplex.events.at(number)
    let isRising = event.pointee.rate > 0
    event.pointee.slope += isRising ? -1 : 1
    let breakpoint = isRising ? event.pointee.slope : event.pointee.slope + 1
    if event.pointee.feature == leaving {
      boundary = breakpoint
    } else {
      view.feature(event.pointee.feature).pointee.position = breakpoint
    }
    computeRatio(number, view)
    simplex.step.base.update(
      from: simplex.ratios.base + Int(number) * view.levelCount, count: view.levelCount)
    return event.pointee
  }

  private mutating func checkRows(of column: Int32, _ view: ComponentView) {
    let list = view.feature(column).pointee.list
    var index = list.offset
    while index < list.offset + list.count {
      let row = tableauColumns[index]
      index += 1
      if view.feature(row).pointee.isTight || simplex.mark[row] == simplex.currentMark { continue }
      simplex.mark[row] = simplex.currentMark
      check(row, view)
    }
  }

  private mutating func add(
    _ step: UnsafeMutablePointer<Double>, times factor: Double, to dual: UnsafeMutablePointer<Double>,
    _ levels: Int
  ) {
    var level = 0
    while level < levels {
      if step[level] != 0 { dual[level] += factor * step[level] }
      level += 1
    }
  }

  // MARK: Events

  private mutating func gatherEvents(
    _ leaving: Int32, boundary: Int32, direction: Double, _ view: ComponentView
  ) {
    simplex.events.truncate()
    simplex.ratios.truncate()
    simplex.heap.truncate()
    addEvent(
      Event(feature: leaving, slope: direction > 0 ? boundary : boundary - 1, rate: direction), view)
    let list = view.feature(leaving).pointee.list
    var largest = 0.0
    var index = list.offset
    while index < list.offset + list.count {
      largest = max(largest, tableauEntries[index].coefficient.magnitude)
      index += 1
    }
    index = list.offset
    while index < list.offset + list.count {
      let entry = tableauEntries[index]
      index += 1
      if entry.coefficient.magnitude < Self.dust * largest { continue }
      let rate = -direction * entry.coefficient
      let position = view.feature(entry.index).pointee.position
      addEvent(Event(feature: entry.index, slope: rate > 0 ? position : position - 1, rate: rate), view)
    }
    var node = simplex.heap.count / 2 - 1
    while node >= 0 {
      siftDown(node, view.levelCount)
      node -= 1
    }
  }

  private mutating func addEvent(_ event: Event, _ view: ComponentView) {
    let feature = view.feature(event.feature).pointee
    if event.slope < feature.firstSlope || event.slope > feature.lastSlope { return }
    let number = Int32(simplex.events.count)
    simplex.events.append(event)
    _ = simplex.ratios.extend(by: view.levelCount)
    computeRatio(number, view)
    simplex.heap.append(number)
  }

  /// How far the leaving row's dual moves until the event.
  private mutating func computeRatio(_ number: Int32, _ view: ComponentView) {
    let event = simplex.events[number]
    let slope = view.slope(event.feature, event.slope)
    let dual = view.dual(event.feature)
    let ratio = simplex.ratios.base + Int(number) * view.levelCount
    let inverse = 1 / event.rate
    var level = 0
    while level < view.levelCount {
      let difference = slope[level] - dual[level]
      ratio[level] = difference.magnitude < Self.slopeDust ? 0 : difference * inverse
      level += 1
    }
  }

  /// The earlier event first; among equals the larger pivot, then the lower feature.
  private mutating func precedes(_ first: Int32, _ second: Int32, _ levels: Int) -> Bool {
    let a = simplex.events[first]
    let b = simplex.events[second]
    let sizeA = a.rate.magnitude
    let sizeB = b.rate.magnitude
    let ratioA = simplex.ratios.base + Int(first) * levels
    let ratioB = simplex.ratios.base + Int(second) * levels
    // Rounding is relative to the slopes, which the ratios are quotients of.
    let dust = Self.slopeDust * (1 / sizeA + 1 / sizeB)
    var level = 0
    while level < levels {
      let difference = ratioA[level] - ratioB[level]
      if difference != 0,
        difference.magnitude > dust + 1e-9 * max(ratioA[level].magnitude, ratioB[level].magnitude)
      {
        return difference < 0
      }
      level += 1
    }
    if !simplex.prefersLowestIndex {
      if (sizeA - sizeB).magnitude > 1e-9 * max(sizeA, sizeB) { return sizeA > sizeB }
    }
    return a.feature < b.feature
  }

  private mutating func popEvent(_ levels: Int) -> Int32 {
    let top = simplex.heap[0]
    let moved = simplex.heap.removeLast()
    if !simplex.heap.isEmpty {
      simplex.heap[0] = moved
      siftDown(0, levels)
    }
    return top
  }

  private mutating func pushEvent(_ event: Int32, _ levels: Int) {
    simplex.heap.append(event)
    var node = simplex.heap.count - 1
    while node > 0 {
      let parent = (node - 1) / 2
      if !precedes(event, simplex.heap[parent], levels) { break }
      simplex.heap[node] = simplex.heap[parent]
      node = parent
    }
    simplex.heap[node] = event
  }

  private mutating func siftDown(_ start: Int, _ levels: Int) {
    let event = simplex.heap[start]
    var node = start
    let count = simplex.heap.count
    while true {
      var child = 2 * node + 1
      if child >= count { break }
      if child + 1 < count, precedes(simplex.heap[child + 1], simplex.heap[child], levels) { child += 1 }
      if !precedes(simplex.heap[child], event, levels) { break }
      simplex.heap[node] = simplex.heap[child]
      node = child
    }
    simplex.heap[node] = event
  }
}

// The value of a column that only one-column rows hold.
//
// Given: a narrowing and the rows' present constants. Leaves: the column's value.
//
// Each level's sum of errors is a convex function of the one column; its minimum is an interval. From the highest
// level down, the interval that is left is narrowed to its overlap with the level's own, or, where they do not meet,
// to the end nearest to it. The tie level comes last.

/// One attached row under the present constants.
struct Bend: BitwiseCopyable {
  var position: Double
  var priority: Double
  /// Slope of the error on the side that costs.
  var weight: Double
  var tieWeight: Double
  var relation: Relation
  var attachment: Int32
  var row: Int32

  /// Higher priorities first, within a priority by position.
  @inline(__always) static func precedes(_ first: Bend, _ second: Bend) -> Bool {
    first.priority != second.priority
      ? first.priority > second.priority
      : first.position != second.position ? first.position < second.position : first.row < second.row
  }
}

struct NarrowingWork: ~Copyable {
  var bends = Buffer<Bend>()
  var moved = Buffer<Attachment>()
  /// Attachments of required rows; see `breakNarrowing`.
  var order = Buffer<Int32>()
  /// Several required rows hold the column, so they may contradict each other.
  var hasRivals = false
}

/// The values of a column among which the levels so far do not choose.
struct Interval {
  var low = -Double.infinity
  var high = Double.infinity

  var isPoint: Bool { low >= high }

  /// The point that the solver takes when nothing else chooses.
  var choice: Double { low > -.infinity ? low : high < .infinity ? high : 0 }

  /// Narrows to the overlap with another interval, or to the end nearest to it.
  mutating func narrow(to other: Interval) {
    if other.low > high {
      low = high
    } else if other.high < low {
      high = low
    } else {
      low = max(low, other.low)
      high = min(high, other.high)
    }
  }
}

extension Solver {
  /// The column's value under the present constants.
  mutating func narrowedValue(_ item: Narrowing) -> Double {
    narrowing.hasRivals = false
    let first = attachments[item.first]
    let position = -constants[first.row] / first.coefficient
    if item.count == 1 { return position }
    if item.count == 2 {
      // Hugging and compression of a label bend at the same place.
      let second = attachments[item.first + 1]
      if -constants[second.row] / second.coefficient == position { return position }
    }
    var interval = narrowedInterval(item)
    if !interval.isPoint {
      let bends = narrowing.bends.base
      sortElements(bends, narrowing.bends.count) {
        $0.position != $1.position ? $0.position < $1.position : $0.row < $1.row
      }
      interval.narrow(to: leastTieInterval(bends, narrowing.bends.count))
    }
    return interval.choice
  }

  /// The values that are optimal in every level of priorities. Leaves the attached rows in `narrowing.bends`.
  mutating func narrowedInterval(_ item: Narrowing) -> Interval {
    let count = Int(item.count)
    gatherBends(item)
    let bends = narrowing.bends.base
    var interval = Interval()
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, bends[end].priority == bends[start].priority { end += 1 }
      if start == 0, bends[0].priority >= 1000 {
        narrowing.hasRivals = end > 1
        interval = allowedInterval(bends, end)
      } else {
        interval.narrow(to: leastErrorInterval(bends + start, end - start))
      }
      if interval.isPoint { break }
      start = end
    }
    return interval
  }

  /// Lists the attached rows in order. The attachments are kept in that order, which constants seldom change.
  private mutating func gatherBends(_ item: Narrowing) {
    narrowing.bends.truncate()
    var isSorted = true
    var index = item.first
    while index < item.first + item.count {
      let bend = bend(index)
      if index > item.first, !Bend.precedes(narrowing.bends[narrowing.bends.count - 1], bend) {
        isSorted = false
      }
      narrowing.bends.append(bend)
      index += 1
    }
    if isSorted { return }
    let count = narrowing.bends.count
    sortElements(narrowing.bends.base, count, by: Bend.precedes)
    narrowing.moved.truncate()
    for position in 0..<count { narrowing.moved.append(attachments[narrowing.bends[position].attachment]) }
    for position in 0..<count { attachments[Int(item.first) + position] = narrowing.moved[position] }
  }

  @inline(__always) mutating func bend(_ index: Int32) -> Bend {
    let attachment = attachments.at(index)
    let weight = attachment.pointee.weight
    return Bend(
      position: -constants[attachment.pointee.row] / attachment.pointee.coefficient,
      priority: attachment.pointee.priority, weight: weight,
      tieWeight: weight * attachment.pointee.tieWeight, relation: attachment.pointee.relation,
      attachment: index, row: attachment.pointee.row)
  }

  /// Where the required rows hold; a point where they contradict each other, which the caller finds out.
  private mutating func allowedInterval(_ bends: UnsafeMutablePointer<Bend>, _ count: Int) -> Interval {
    var interval = Interval()
    for index in 0..<count {
      let bend = bends[index]
      if rows[bend.row].isBroken { continue }
      if bend.relation != .lessThanOrEqual { interval.low = max(interval.low, bend.position) }
      if bend.relation != .greaterThanOrEqual { interval.high = min(interval.high, bend.position) }
    }
    return interval
  }

  /// Where the sum of the errors is least. The bends are of one priority and sorted by position.
  private mutating func leastErrorInterval(_ bends: UnsafeMutablePointer<Bend>, _ count: Int) -> Interval {
    var slope = 0.0
    var total = 0.0
    for index in 0..<count {
      if bends[index].relation != .lessThanOrEqual { slope -= bends[index].weight }
      total += bends[index].weight
    }
    // Follow the slope from the far left until it is no longer negative, then until it is positive.
    let tolerance = 1e-10 * total
    var interval = Interval()
    var isFlat = slope >= -tolerance
    for index in 0..<count {
      if isFlat {
        interval.high = bends[index].position
        break
      }
      slope += bends[index].relation == .equal ? 2 * bends[index].weight : bends[index].weight
      if slope >= -tolerance {
        interval.low = bends[index].position
        if slope > tolerance {
          interval.high = interval.low
          break
        }
        isFlat = true
      }
    }
    return interval
  }

  /// The same in the tie level, over soft rows of all priorities.
  private mutating func leastTieInterval(_ bends: UnsafeMutablePointer<Bend>, _ count: Int) -> Interval {
    var slope = 0.0
    var total = 0.0
    for index in 0..<count {
      if bends[index].relation != .lessThanOrEqual { slope -= bends[index].tieWeight }
      total += bends[index].tieWeight
    }
    let tolerance = 1e-12 * total
    var interval = Interval()
    if total == 0 { return interval }
    var isFlat = slope >= -tolerance
    for index in 0..<count where bends[index].tieWeight > 0 {
      if isFlat {
        interval.high = bends[index].position
        break
      }
      slope += bends[index].relation == .equal ? 2 * bends[index].tieWeight : bends[index].tieWeight
      if slope >= -tolerance {
        interval.low = bends[index].position
        if slope > tolerance {
          interval.high = interval.low
          break
        }
        isFlat = true
      }
    }
    return interval
  }
}

// The tableau of a component: each row that is not tight as a sum of the features that are.
//
// Given: rows over columns, as the elimination left them. Leaves: the same linear forms over other tight features.
// `exchange` is the simplex method's step. `isExact` compares the outcome of many steps with the original rows, and
// `rebuildTableau` gets from those to the present tight features by the fewest steps and the largest pivots.

extension Solver {
  /// Whether activities and duals still satisfy the original rows.
  mutating func isExact(_ view: ComponentView, tolerance: Double = 1e-9) -> Bool {
    let levels = view.levelCount
    for row in view.columnCount..<view.featureCount {
      let list = view.feature(row).pointee.origin
      var sum = -view.feature(row).pointee.activity
      var magnitude = 1 + sum.magnitude
      for index in list.offset..<list.offset + list.count {
        let entry = tableauEntries[index]
        let product = entry.coefficient * view.feature(entry.index).pointee.activity
        sum += product
        magnitude += product.magnitude
      }
      if sum.magnitude > tolerance * magnitude { return false }
    }
    // Every column's own dual and those of the rows that contain it cancel.
    let size = Int(view.columnCount) * levels
    let sums = UnsafeMutablePointer<Double>.allocate(capacity: 2 * size)
    defer { sums.deallocate() }
    let magnitudes = sums + size
    for index in 0..<size {
      sums[index] = view.duals[index]
      magnitudes[index] = 1 + view.duals[index].magnitude
    }
    for row in view.columnCount..<view.featureCount {
      let list = view.feature(row).pointee.origin
      let dual = view.dual(row)
      for index in list.offset..<list.offset + list.count {
        let entry = tableauEntries[index]
        let first = Int(entry.index) * levels
        for level in 0..<levels where dual[level] != 0 {
          let product = entry.coefficient * dual[level]
          sums[first + level] += product
          magnitudes[first + level] += product.magnitude
        }
      }
    }
    for index in 0..<size where sums[index].magnitude > 0.1 * tolerance * magnitudes[index] { return false }
    return true
  }

  /// Computes the tableau of the present tight features, and their duals, from the original rows.
  ///
  /// If a dual turns out to be infeasible, the method took a wrong turn by rounding; all duals start again from zero,
  /// which is feasible with any tight features.
  mutating func rebuildTableau(_ view: ComponentView) {
    var entering: [Int32] = []
    var isLeaving = [Bool](repeating: false, count: Int(view.featureCount))
    for row in view.columnCount..<view.featureCount where view.feature(row).pointee.isTight {
      entering.append(row)
    }
    for column in 0..<view.columnCount where !view.feature(column).pointee.isTight {
      isLeaving[Int(column)] = true
    }
    resetTableau(view)
    exchangeAll(entering, &isLeaving, view)
    statistics.rebuilds += 1
    simplex.exchanges = 0
    simplex.mustRebuild = false
    recomputeDuals(view)
    if !isDualFeasible(view) {
      view.duals.update(repeating: 0, count: Int(view.featureCount) * view.levelCount)
    }
    for number in 0..<view.featureCount {
      let feature = view.feature(number)
      if feature.pointee.isTight {
        feature.pointee.position = allowedBreakpoint(number, view)
        feature.pointee.activity = view.position(number, feature.pointee.position)
      } else {
        computeRange(number, view)
      }
    }
  }

  private mutating func isDualFeasible(_ view: ComponentView) -> Bool {
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      if feature.firstSlope > feature.lastSlope { continue }
      let dual = view.dual(number)
      if feature.firstSlope == 0,
        ComponentView.compare(dual, view.slope(number, 0), view.levelCount, tolerance: 1e-7) < 0
      {
        return false
      }
      if feature.lastSlope == feature.breakpointCount,
        ComponentView.compare(
          dual, view.slope(number, feature.breakpointCount), view.levelCount, tolerance: 1e-7) > 0
      {
        return false
      }
    }
    return true
  }

  /// The columns tight, the rows as they were at first.
  private mutating func resetTableau(_ view: ComponentView) {
    for number in 0..<view.featureCount {
      let feature = view.feature(number)
      if feature.pointee.isTight, number < view.columnCount {
        feature.pointee.list.count = 0
        continue
      }
      feature.pointee.isTight = number < view.columnCount
      feature.pointee.list = feature.pointee.origin
      feature.pointee.sharesOrigin = !feature.pointee.isTight
    }
    for row in view.columnCount..<view.featureCount {
      let list = view.feature(row).pointee.origin
      for index in list.offset..<list.offset + list.count {
        appendUser(row, of: tableauEntries[index].index, view)
      }
    }
  }

  /// Makes the rows tight for the columns that are to leave.
  ///
  /// Sweeps over the rows, short ones first, and takes those that have a large pivot. What is left after a sweep
  /// without success takes the largest pivot of all.
  private mutating func exchangeAll(
    _ rows: [Int32], _ isLeaving: inout [Bool], _ view: ComponentView
  ) {
    var waiting = rows.sorted {
      let first = view.feature($0).pointee.list.count
      let second = view.feature($1).pointee.list.count
      return first != second ? first < second : $0 < $1
    }
    var least = 0.1
    while !waiting.isEmpty {
      var deferred: [Int32] = []
      for row in waiting {
        let (column, share) = largestPivot(ofRow: row, isLeaving, view)
        if column < 0 || share < least {
          deferred.append(row)
          continue
        }
        exchange(row: row, column: column, view)
        isLeaving[Int(column)] = false
      }
      if deferred.count == waiting.count {
        if least == 0 { return }
        least = least > 1e-6 ? least * 0.01 : 0
      }
      waiting = deferred
    }
  }

  /// The row's largest coefficient on a column that is to leave, and its share of the largest of the row.
  private mutating func largestPivot(
    ofRow row: Int32, _ isLeaving: [Bool], _ view: ComponentView
  ) -> (column: Int32, share: Double) {
    let list = view.feature(row).pointee.list
    var column: Int32 = -1
    var pivot = 0.0
    var largest = 0.0
    for index in list.offset..<list.offset + list.count {
      let size = tableauEntries[index].coefficient.magnitude
      largest = max(largest, size)
      if size > pivot, isLeaving[Int(tableauEntries[index].index)] {
        pivot = size
        column = tableauEntries[index].index
      }
    }
    return (column, largest > 0 ? pivot / largest : 0)
  }

  /// The duals of tight features follow from those of the rows, which sit at slopes.
  private mutating func recomputeDuals(_ view: ComponentView) {
    let levels = view.levelCount
    for number in 0..<view.featureCount where view.feature(number).pointee.isTight {
      view.dual(number).update(repeating: 0, count: levels)
    }
    for row in 0..<view.featureCount where !view.feature(row).pointee.isTight {
      let list = view.feature(row).pointee.list
      let dual = view.dual(row)
      for index in list.offset..<list.offset + list.count {
        let entry = tableauEntries[index]
        let column = view.dual(entry.index)
        for level in 0..<levels { column[level] -= entry.coefficient * dual[level] }
      }
    }
  }

  /// Makes the row a column and the column a row, and substitutes it in the other rows.
  mutating func exchange(row: Int32, column: Int32, _ view: ComponentView) {
    detach(row, view)
    simplex.exchanges += 1
    let pivotList = view.feature(row).pointee.list
    let users = view.feature(column).pointee.list
    var pivotValue = 0.0
    var largest = 0.0
    var index = pivotList.offset
    while index < pivotList.offset + pivotList.count {
      let entry = tableauEntries[index]
      if entry.index == column { pivotValue = entry.coefficient }
      largest = max(largest, entry.coefficient.magnitude)
      index += 1
    }
    // A small pivot multiplies the rounding of its row.
    if pivotValue.magnitude < 1e-4 * largest { simplex.mustRebuild = true }
    // column = (row - Σ others) / pivotValue
    let inverse = 1 / pivotValue
    index = pivotList.offset
    while index < pivotList.offset + pivotList.count {
      let entry = tableauEntries.at(index)
      if entry.pointee.index == column {
        entry.pointee = Entry(index: row, coefficient: inverse)
      } else {
        entry.pointee.coefficient *= -inverse
      }
      index += 1
    }
    view.feature(row).pointee.isTight = true
    view.feature(column).pointee.isTight = false
    // The new column takes over the storage of the old one's list.
    simplex.users.truncate()
    index = users.offset
    while index < users.offset + users.count {
      simplex.users.append(tableauColumns[index])
      index += 1
    }
    view.feature(row).pointee.list = Segment(offset: users.offset, count: 0, capacity: users.capacity)
    view.feature(column).pointee.list = pivotList
    index = pivotList.offset
    while index < pivotList.offset + pivotList.count {
      appendUser(column, of: tableauEntries[index].index, view)
      index += 1
    }
    scatter(pivotList)
    for place in 0..<simplex.users.count {
      let user = simplex.users[place]
      if user != row, user != column, !view.feature(user).pointee.isTight {
        substitute(column, by: pivotList, inRow: user, view)
      }
    }
    index = pivotList.offset
    while index < pivotList.offset + pivotList.count {
      simplex.scatter[tableauEntries[index].index] = -1
      index += 1
    }
  }

  /// Notes where the pivot row holds its features, so that one pass over each other row finds what they share.
  private mutating func scatter(_ pivotList: Segment) {
    let missing = Int(pivotList.count) - simplex.isShared.count
    if missing > 0 { simplex.isShared.extend(by: missing, with: false) }
    for place in 0..<pivotList.count {
      simplex.scatter[tableauEntries[pivotList.offset + place].index] = place
    }
  }

  /// Gives the row a list of its own.
  private mutating func detach(_ row: Int32, _ view: ComponentView) {
    let feature = view.feature(row)
    if !feature.pointee.sharesOrigin { return }
    feature.pointee.sharesOrigin = false
    feature.pointee.list = relocate(&tableauEntries, feature.pointee.list)
  }

  private mutating func appendUser(_ row: Int32, of column: Int32, _ view: ComponentView) {
    let list = view.feature(column)
    if list.pointee.list.count == list.pointee.list.capacity {
      removeStaleUsers(of: column, view)
      if list.pointee.list.count * 2 >= list.pointee.list.capacity {
        list.pointee.list = relocate(&tableauColumns, list.pointee.list)
      }
    }
    tableauColumns[list.pointee.list.offset + list.pointee.list.count] = row
    list.pointee.list.count += 1
  }

  /// Drops tight features and repetitions from a column's list. A row may remain that lost the column.
  private mutating func removeStaleUsers(of column: Int32, _ view: ComponentView) {
    let list = view.feature(column)
    simplex.currentUserMark += 1
    var kept = list.pointee.list.offset
    var index = kept
    while index < list.pointee.list.offset + list.pointee.list.count {
      let user = tableauColumns[index]
      index += 1
      if view.feature(user).pointee.isTight || simplex.userMark[user] == simplex.currentUserMark { continue }
      simplex.userMark[user] = simplex.currentUserMark
      tableauColumns[kept] = user
      kept += 1
    }
    list.pointee.list.count = kept - list.pointee.list.offset
  }

  private mutating func substitute(
    _ column: Int32, by pivotList: Segment, inRow row: Int32, _ view: ComponentView
  ) {
    let feature = view.feature(row)
    var place: Int32 = -1
    var index = feature.pointee.list.offset
    while index < feature.pointee.list.offset + feature.pointee.list.count {
      if tableauEntries[index].index == column {
        place = index
        break
      }
      index += 1
    }
    if place < 0 { return }
    if feature.pointee.sharesOrigin {
      let offset = feature.pointee.list.offset
      detach(row, view)
      place += feature.pointee.list.offset - offset
    }
    let factor = tableauEntries[place].coefficient
    feature.pointee.list.count -= 1
    tableauEntries[place] = tableauEntries[feature.pointee.list.offset + feature.pointee.list.count]
    // What both rows hold is changed in place, the rest of the pivot row is appended.
    let pivot = tableauEntries.base + Int(pivotList.offset)
    let scatter = simplex.scatter.base
    let isShared = simplex.isShared.base
    let entries = tableauEntries.base + Int(feature.pointee.list.offset)
    var count = Int(feature.pointee.list.count)
    var position = 0
    while position < count {
      let known = Int(scatter[Int(entries[position].index)])
      if known < 0 {
        position += 1
        continue
      }
      isShared[known] = true
      let change = factor * pivot[known].coefficient
      let old = entries[position].coefficient
      let new = old + change
      if new.magnitude <= 1e-11 * (old.magnitude + change.magnitude) {
        count -= 1
        entries[position] = entries[count]
      } else {
        entries[position].coefficient = new
        position += 1
      }
    }
    feature.pointee.list.count = Int32(count)
    for place in 0..<pivotList.count {
      if isShared[Int(place)] {
        isShared[Int(place)] = false
        continue
      }
      let entry = tableauEntries[pivotList.offset + place]
      if feature.pointee.list.count == feature.pointee.list.capacity {
        feature.pointee.list = relocate(&tableauEntries, feature.pointee.list)
      }
      tableauEntries[feature.pointee.list.offset + feature.pointee.list.count] = Entry(
        index: entry.index, coefficient: factor * entry.coefficient)
      feature.pointee.list.count += 1
      appendUser(row, of: entry.index, view)
    }
  }
}

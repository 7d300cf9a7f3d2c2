// Elimination of the required equalities of a block, and then, in the same manner, of soft rows that can be met.
//
// Given: a block's rows and variables, sorted. Leaves: two flat programs that `evaluate` runs for any constants,
// *operations* on the rows' constants and *pivots* that give the eliminated variables (run backwards), and in `work`
// the passive rows (inequalities and soft rows) over the columns that are left, for `attachColumns`.
//
// Each step solves one row for one of its columns and substitutes it in the other rows. Which row and column decides
// how many new entries ("fill") that makes. The estimate counts passive rows too, with a surcharge for those that the
// substitution would turn from one column into several: a label's height, which its hugging and compression rows
// hold, is worth more as a column than its y. Without that, one-column rows grow into chains that couple a whole form.
//
// After the required equalities, the longer soft rows take their turn in the order of their priorities, equalities
// before inequalities. Such a row is solved for a column that no one-column row holds, and its *activity* becomes a
// new column: no cost but the row's own bends along it. Rows that are parallel to it then collapse onto that column.

extension Solver {
  /// A pivot must not be smaller than this share of its row's largest coefficient: usually, and when a first
  /// factorization turned out to be inaccurate.
  private static var pivotThreshold: Double { 0.05 }
  private static var strictPivotThreshold: Double { 0.5 }

  /// Factors the block in `work.blockRows` and `work.blockVariables`.
  mutating func factorBlock(isStrict: Bool = false) {
    work.pivotThreshold = isStrict ? Self.strictPivotThreshold : Self.pivotThreshold
    statistics.factorizations += 1
    let index = Int32(blocks.count)
    var block = Block()
    block.isStrict = isStrict
    block.firstVariable = Int32(blockVariables.count)
    block.variableCount = Int32(work.blockVariables.count)
    block.firstRow = Int32(blockRows.count)
    block.firstInput = Int32(rowInputs.count)
    block.rowCount = Int32(work.blockRows.count)
    block.firstOperation = Int32(operations.count)
    block.firstPivot = Int32(pivots.count)
    block.firstNarrowing = Int32(narrowings.count)
    block.firstComponent = Int32(components.count)
    block.firstNullRow = Int32(nullRows.count)
    block.firstFreeColumn = Int32(freeColumns.count)

    let hasPassiveRows = loadBlock(index)
    eliminateRequiredEqualities()
    if hasPassiveRows { eliminateSoftRows() }
    attachColumns()

    block.operationCount = Int32(operations.count) - block.firstOperation
    block.pivotCount = Int32(pivots.count) - block.firstPivot
    block.narrowingCount = Int32(narrowings.count) - block.firstNarrowing
    block.componentCount = Int32(components.count) - block.firstComponent
    block.nullRowCount = Int32(nullRows.count) - block.firstNullRow
    block.freeColumnCount = Int32(freeColumns.count) - block.firstFreeColumn
    liveWeight += weight(of: block)
    blocks.append(block)
    dirtyBlocks.append(index)
  }

  /// The slot that a local column stands for.
  @inline(__always) mutating func slot(ofColumn column: Int32) -> Int32 {
    column < work.variableCount
      ? 2 * work.blockVariables[column] : 2 * work.blockRows[column - work.variableCount] + 1
  }

  /// Copies the block's rows, scaled, into `work`; fixed variables go to `fixedTerms`. True when rows are passive.
  private mutating func loadBlock(_ index: Int32) -> Bool {
    let variableCount = work.blockVariables.count
    let rowCount = work.blockRows.count
    work.reset(variables: variableCount, rows: rowCount)
    for position in 0..<variableCount {
      let variable = work.blockVariables[position]
      localIndex[variable] = Int32(position)
      blockOfVariable[variable] = index
      blockVariables.append(variable)
    }
    var hasPassiveRows = false
    for position in 0..<rowCount {
      let id = work.blockRows[position]
      blockRows.append(id)
      let row = rows[id]
      rows.at(id).pointee.block = index
      let firstFixed = fixedTerms.count
      let firstEntry = work.entries.count
      var term = row.firstTerm
      while term < row.firstTerm + row.termCount {
        let variable = terms[term].index
        let coefficient = terms[term].coefficient * row.scale
        term += 1
        if fixingRow[variable] >= 0 {
          fixedTerms.append(Entry(index: 2 * variable, coefficient: coefficient))
        } else {
          let column = localIndex[variable]
          work.entries.append(Entry(index: column, coefficient: coefficient))
          work.columnLength[column] += 1
        }
      }
      let count = Int32(work.entries.count - firstEntry)
      work.rowSegment[position] = Segment(offset: Int32(firstEntry), count: count, capacity: count)
      work.rowLength[position] = count
      work.turn[position] = Self.turn(of: row)
      if !row.isRequiredEquality { hasPassiveRows = true }
      rowInputs.append(
        RowInput(row: id, first: Int32(firstFixed), count: Int32(fixedTerms.count - firstFixed)))
    }
    for position in 0..<variableCount { localIndex[work.blockVariables[position]] = -1 }
    work.listColumns()
    return hasPassiveRows
  }

  private static var requiredEqualityTurn: Double { -10_000 }

  /// Rows pivot in ascending turns: required equalities, soft equalities by priority, inequalities by priority.
  private static func turn(of row: Row) -> Double {
    if row.isRequiredEquality { return requiredEqualityTurn }
    return row.relation == .equal ? -row.priority : 2000 - row.priority
  }

  private mutating func eliminateRequiredEqualities() {
    work.currentTurn = Self.requiredEqualityTurn
    var row: Int32 = 0
    while row < work.rowCount {
      if work.turn[row] == work.currentTurn { consider(row) }
      row += 1
    }
    while let row = work.dequeue() {
      let (column, cost) = bestColumn(ofRow: row)
      if column < 0 { continue }
      if cost != work.cost[row] {
        work.enqueue(row, cost: cost)
      } else {
        pivot(on: column, ofRow: row)
      }
    }
    // What lost all its columns is redundant or contradicts the others, as the constants say.
    row = 0
    while row < work.rowCount {
      if work.isAlive[row], work.rowLength[row] == 0 {
        if rows[work.blockRows[row]].isRequired { nullRows.append(work.blockRows[row]) }
        work.isAlive[row] = false
      }
      row += 1
    }
  }

  private mutating func eliminateSoftRows() {
    work.passiveRows.truncate()
    var row: Int32 = 0
    while row < work.rowCount {
      if work.isAlive[row] {
        if work.rowLength[row] == 1 {
          work.attachedCount[work.onlyEntry(ofRow: row).index] += 1
        } else {
          work.passiveRows.append(row)
        }
      }
      row += 1
    }
    sortElements(work.passiveRows.base, work.passiveRows.count) {
      work.turn[$0] != work.turn[$1] ? work.turn[$0] < work.turn[$1] : $0 < $1
    }
    var start = 0
    while start < work.passiveRows.count {
      work.currentTurn = work.turn[work.passiveRows[start]]
      var end = start
      while end < work.passiveRows.count, work.turn[work.passiveRows[end]] == work.currentTurn { end += 1 }
      var position = end - 1
      while position >= start {
        let row = work.passiveRows[position]
        if work.isAlive[row], work.rowLength[row] > 1 { consider(row) }
        position -= 1
      }
      while let row = work.dequeue() {
        if work.rowLength[row] < 2 { continue }
        let (column, cost) = bestColumn(ofRow: row)
        if column < 0 { continue }
        if cost != work.cost[row] {
          work.enqueue(row, cost: cost)
        } else {
          addActivityColumn(ofRow: row)
          pivot(on: column, ofRow: row)
        }
      }
      start = end
    }
  }

  private var isSoftTurn: Bool { work.currentTurn != Self.requiredEqualityTurn }

  /// Extends the row to `Σ entries - activity = 0`, so that it can be solved for one of its columns.
  private mutating func addActivityColumn(ofRow row: Int32) {
    let column = work.variableCount + row
    work.append(Entry(index: column, coefficient: -1), toRow: row)
    work.append(row: row, toColumn: column)
    work.columnLength[column] += 1
    work.attachedCount[column] = 1
  }

  /// Puts the row into the queue under the cost of its best column.
  private mutating func consider(_ row: Int32) {
    let (column, cost) = bestColumn(ofRow: row)
    if column < 0 {
      work.cost[row] = EliminationWork.noCost
    } else {
      work.enqueue(row, cost: cost)
    }
  }

  /// The column of the row with the least estimated fill; -1 where none may be a pivot.
  private mutating func bestColumn(ofRow row: Int32) -> (column: Int32, cost: Int32) {
    let segment = work.rowSegment[row]
    let end = segment.offset + segment.count
    var largest = 0.0
    var position = segment.offset
    while position < end {
      largest = max(largest, work.entries[position].coefficient.magnitude)
      position += 1
    }
    let threshold = work.pivotThreshold * largest
    let isSoft = isSoftTurn
    var best: Int32 = -1
    var bestCost = Int32.max
    position = segment.offset
    while position < end {
      let entry = work.entries[position]
      position += 1
      if entry.coefficient == 0 || entry.coefficient.magnitude < threshold { continue }
      if isSoft, entry.index >= work.variableCount || work.attachedCount[entry.index] > 0 { continue }
      let cost = estimatedFill(ofColumn: entry.index, row: row)
      if cost < bestCost || (cost == bestCost && entry.index > best) {
        bestCost = cost
        best = entry.index
      }
    }
    return (best, min(bestCost, Int32(EliminationWork.bucketCount - 1)))
  }

  private mutating func estimatedFill(ofColumn column: Int32, row: Int32) -> Int32 {
    let length = work.rowLength[row]
    if length == 1 { return 0 }
    let others = work.columnLength[column] - 1
    if others <= 0 { return 1 }
    var cost = 1 + (length - 2) * others
    // A full count of the one-column rows would make long columns quadratic; their cost is high anyway.
    if others > 12 { return cost + others }
    let segment = work.columnSegment[column]
    var position = segment.offset
    while position < segment.offset + segment.count {
      let other = work.columnRows[position]
      if other != row, work.rowLength[other] == 1, work.isAlive[other] { cost += 1 }
      position += 1
    }
    return cost
  }

  /// Solves the row for the column and substitutes it in every other row.
  private mutating func pivot(on column: Int32, ofRow row: Int32) {
    work.isAlive[row] = false
    let segment = work.rowSegment[row]
    let end = segment.offset + segment.count
    let pivotValue = work.entries[work.find(row, column)].coefficient
    let isSoft = isSoftTurn
    let firstTerm = pivotTerms.count
    var position = segment.offset
    while position < end {
      let entry = work.entries[position]
      position += 1
      if entry.coefficient == 0 || entry.index == column { continue }
      pivotTerms.append(Entry(index: slot(ofColumn: entry.index), coefficient: entry.coefficient))
      work.columnLength[entry.index] -= 1
    }
    let termCount = pivotTerms.count - firstTerm
    pivots.append(
      Pivot(
        slot: slot(ofColumn: column), row: isSoft ? -1 : work.blockRows[row], firstTerm: Int32(firstTerm),
        termCount: Int32(termCount), factor: -1 / pivotValue))

    work.touchedRows.truncate()
    let users = work.columnSegment[column]
    var user = users.offset
    while user < users.offset + users.count {
      let other = work.columnRows[user]
      user += 1
      if other == row || !work.isAlive[other] { continue }
      let place = work.find(other, column)
      if place < 0 || work.entries[place].coefficient == 0 { continue }
      let factor = work.entries[place].coefficient / pivotValue
      work.removeEntry(place, ofRow: other)
      // An activity's row has no constant of its own: its breakpoint carries it.
      if !isSoft {
        operations.append(
          Operation(target: work.blockRows[other], source: work.blockRows[row], factor: factor))
      }
      work.subtract(pivotRow: row, except: column, times: factor, fromRow: other)
      if work.turn[other] == work.currentTurn { work.touchedRows.append(other) }
    }
    work.columnLength[column] = -1

    let shortest: Int32 = isSoft ? 2 : 1
    for index in 0..<work.touchedRows.count where work.rowLength[work.touchedRows[index]] >= shortest {
      consider(work.touchedRows[index])
    }
    reconsiderNeighbours(ofRow: segment, except: column, shortest: shortest)
  }

  /// Columns of the pivot row that became short may have made other rows cheaper.
  private mutating func reconsiderNeighbours(ofRow segment: Segment, except column: Int32, shortest: Int32) {
    var position = segment.offset
    while position < segment.offset + segment.count {
      let entry = work.entries[position]
      position += 1
      if entry.coefficient == 0 || entry.index == column || work.columnLength[entry.index] > 3 { continue }
      let list = work.columnSegment[entry.index]
      var user = list.offset
      while user < list.offset + list.count {
        let other = work.columnRows[user]
        user += 1
        guard work.isAlive[other], work.turn[other] == work.currentTurn, work.rowLength[other] >= shortest
        else { continue }
        let (best, cost) = bestColumn(ofRow: other)
        if best >= 0, cost < work.cost[other] { work.enqueue(other, cost: cost) }
      }
    }
  }
}

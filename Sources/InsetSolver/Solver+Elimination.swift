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
    // Factors of at most one add rounding up, but cannot magnify it.
    if work.growth > 1 { confirmPrograms(ofBlock: index) }
  }

  /// The slot that a local column stands for.
  @inline(__always) mutating func slot(ofColumn column: Int32) -> Int32 {
    column < work.variableCount
      ? 2 * work.blockVariables[column] : 2 * work.blockRows[column - work.variableCount] + 1
  }

  /// Copies the block's rows, scaled, into `work`; fixed variables go to `fixedTerms`. True when rows are passive.
  private mutating func loadBlock(_ index: Int32) -> Bool {
    let rowCount = work.blockRows.count
    work.reset(variables: work.blockVariables.count, rows: rowCount)
    numberColumns(ofBlock: index)
    var termCount = 0
    for position in 0..<rowCount { termCount += Int(rows[work.blockRows[position]].termCount) }
    _ = work.entries.extend(by: termCount)
    let firstRow = blockRows.extend(by: rowCount)
    let firstInput = rowInputs.extend(by: rowCount)
    var hasPassiveRows = false
    var nextEntry: Int32 = 0
    let entries = work.entries.base
    let fixing = fixingRow.base
    let columns = localIndex.base
    let lengths = work.columnLength.base
    for position in 0..<rowCount {
      let id = work.blockRows[position]
      let row = rows.at(id)
      row.pointee.block = index
      let scale = row.pointee.scale
      let firstFixed = fixedTerms.count
      let firstEntry = nextEntry
      var term = terms.base + Int(row.pointee.firstTerm)
      let end = term + Int(row.pointee.termCount)
      while term < end {
        let variable = Int(term.pointee.index)
        let coefficient = term.pointee.coefficient * scale
        term += 1
        if fixing[variable] >= 0 {
          fixedTerms.append(Entry(index: Int32(2 * variable), coefficient: coefficient))
        } else {
          let column = columns[variable]
          entries[Int(nextEntry)] = Entry(index: column, coefficient: coefficient)
          nextEntry += 1
          lengths[Int(column)] += 1
        }
      }
      let count = nextEntry - firstEntry
      work.rowSegment[position] = Segment(offset: firstEntry, count: count, capacity: count)
      work.rowLength[position] = count
      if count == 1 { work.attachedCount[entries[Int(firstEntry)].index] += 1 }
      work.turn[position] = Self.turn(of: row.pointee)
      if !row.pointee.isRequiredEquality { hasPassiveRows = true }
      blockRows[firstRow + position] = id
      rowInputs[firstInput + position] = RowInput(
        row: id, first: Int32(firstFixed), count: Int32(fixedTerms.count - firstFixed))
    }
    work.entries.truncate(to: Int(nextEntry))
    for position in 0..<work.blockVariables.count { localIndex[work.blockVariables[position]] = -1 }
    work.listColumns()
    return hasPassiveRows
  }

  /// Gives the block's variables their columns and the block.
  private mutating func numberColumns(ofBlock index: Int32) {
    let count = work.blockVariables.count
    let first = blockVariables.extend(by: count)
    for position in 0..<count {
      let variable = work.blockVariables[position]
      localIndex[variable] = Int32(position)
      blockOfVariable[variable] = index
      blockVariables[first + position] = variable
    }
  }

  private static var requiredEqualityTurn: Double { -10_000 }

  /// Rows pivot in ascending turns: required equalities, soft equalities by priority, inequalities by priority.
  private static func turn(of row: Row) -> Double {
    if row.isRequiredEquality { return requiredEqualityTurn }
    return row.relation == .equal ? -row.priority : 2000 - row.priority
  }

  private mutating func eliminateRequiredEqualities() {
    work.currentTurn = Self.requiredEqualityTurn
    // The queue gives back the latest first. So the earliest rows become pivots, and where rows contradict each other,
    // the one that is left is also the one to break, as a rule.
    var row = work.rowCount - 1
    while row >= 0 {
      if work.turn[row] == work.currentTurn { consider(row) }
      row -= 1
    }
    while let row = work.dequeue() {
      if let column = confirmedColumn(ofRow: row) { pivot(on: column, ofRow: row) }
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
        if work.rowLength[row] > 1 { work.passiveRows.append(row) }
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
        if let column = confirmedColumn(ofRow: row) {
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
    work.bestColumn[row] = column
    if column < 0 {
      work.cost[row] = EliminationWork.noCost
    } else {
      work.enqueue(row, cost: cost)
    }
  }

  /// The best column of a row from the queue, if its cost is what the queue says; else the row is considered again.
  ///
  /// The row has not changed since, or it would have been considered again; but its columns may have grown.
  private mutating func confirmedColumn(ofRow row: Int32) -> Int32? {
    let column = work.bestColumn[row]
    let cost = Self.fill(
      length: work.rowLength[row], others: work.columnLength[column] - 1, attached: work.attachedCount[column]
    )
    if min(cost, Int32(EliminationWork.bucketCount - 1)) == work.cost[row] { return column }
    consider(row)
    return nil
  }

  /// How many entries a pivot makes, as far as can be told: every other row of the column gets the pivot row's other
  /// columns, and the one-column rows lose by it. Substituting in very many rows is work even without new entries.
  @inline(__always) private static func fill(length: Int32, others: Int32, attached: Int32) -> Int32 {
    length == 1 ? 0 : others <= 0 ? 1 : 1 + (length - 2) * others + (others > 12 ? others : attached)
  }

  /// The column of the row with the least estimated fill; -1 where none may be a pivot.
  private mutating func bestColumn(ofRow row: Int32) -> (column: Int32, cost: Int32) {
    let segment = work.rowSegment[row]
    let first = work.entries.base + Int(segment.offset)
    let end = first + Int(segment.count)
    let columnLength = work.columnLength.base
    let attachedCount = work.attachedCount.base
    var largest = 0.0
    var entry = first
    while entry < end {
      largest = max(largest, entry.pointee.coefficient.magnitude)
      entry += 1
    }
    let threshold = work.pivotThreshold * largest
    let isSoft = isSoftTurn
    let length = work.rowLength[row]
    var best: Int32 = -1
    var bestCost = Int32.max
    entry = first
    while entry < end {
      let column = entry.pointee.index
      let size = entry.pointee.coefficient.magnitude
      entry += 1
      if size == 0 || size < threshold { continue }
      let attached = attachedCount[Int(column)]
      if isSoft, column >= work.variableCount || attached > 0 { continue }
      let cost = Self.fill(length: length, others: columnLength[Int(column)] - 1, attached: attached)
      if cost < bestCost || (cost == bestCost && column > best) {
        bestCost = cost
        best = column
      }
    }
    return (best, min(bestCost, Int32(EliminationWork.bucketCount - 1)))
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
      if factor.magnitude > work.growth { work.growth = factor.magnitude }
      work.removeEntry(place, ofRow: other)
      // An activity's row has no constant of its own: its breakpoint carries it.
      if !isSoft {
        operations.append(
          Operation(target: work.blockRows[other], source: work.blockRows[row], factor: factor))
      }
      work.subtract(pivotRow: row, except: column, times: factor, fromRow: other)
      if work.rowLength[other] == 1 { work.attachedCount[work.onlyEntry(ofRow: other).index] += 1 }
      if work.turn[other] == work.currentTurn { work.touchedRows.append(other) }
    }
    work.columnLength[column] = -1

    let shortest: Int32 = isSoft ? 2 : 1
    for index in 0..<work.touchedRows.count {
      let other = work.touchedRows[index]
      if work.rowLength[other] >= shortest {
        consider(other)
      } else {
        work.cost[other] = EliminationWork.noCost
      }
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
        if best >= 0, cost < work.cost[other] {
          work.bestColumn[other] = best
          work.enqueue(other, cost: cost)
        }
      }
    }
  }
}

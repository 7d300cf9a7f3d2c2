/// The sparse matrix that one block is factored in: rows with entries, columns with the rows they occur in.
///
/// Columns are the block's variables and, behind them, one activity column for each row. Row lists are exact. Column
/// lists may hold rows that lost the column since (and hold a row twice when it got the column back); the counts in
/// `columnLength` are exact.
struct EliminationWork: ~Copyable {
  /// The block being gathered and factored, in the order of addition.
  var blockVariables = Buffer<Int32>()
  var blockRows = Buffer<Int32>()

  var variableCount: Int32 = 0
  var rowCount: Int32 = 0

  var entries = Buffer<Entry>()
  var rowSegment = Buffer<Segment>()
  /// Entries that are not zero; a row with an index keeps zeros in place.
  var rowLength = Buffer<Int32>()
  var columnRows = Buffer<Int32>()
  var columnSegment = Buffer<Segment>()
  /// Rows that hold the column; -1 once the column is eliminated.
  var columnLength = Buffer<Int32>()
  /// Rows that hold this column alone, dead ones included once the column is eliminated; 1 more for the row that an
  /// activity column belongs to.
  var attachedCount = Buffer<Int32>()
  /// False once the row was used as a pivot or dropped.
  var isAlive = Buffer<Bool>()
  /// Which turn of the elimination may pivot on the row. See `Solver.turn(of:)`.
  var turn = Buffer<Double>()
  var currentTurn = 0.0
  var pivotThreshold = 0.0
  /// The largest factor that a pivot row was multiplied with.
  var growth = 0.0

  // A queue of candidates by estimated fill. Entries go stale when `cost` of the row changes.
  static let bucketCount = 256
  static let noCost: Int32 = .max
  var cost = Buffer<Int32>()
  var bestColumn = Buffer<Int32>()
  var bucketHead = Buffer<Int32>()
  var nodeNext = Buffer<Int32>()
  var nodeRow = Buffer<Int32>()
  var lowestBucket = bucketCount

  /// Open-addressing indices of the long rows: entry positions within the row, or -1.
  static let indexedLength: Int32 = 24
  var indexTable = Buffer<Int32>()
  var indexSegment = Buffer<Segment>()

  var touchedRows = Buffer<Int32>()
  var passiveRows = Buffer<Int32>()

  init() { bucketHead.fill(Self.bucketCount, with: -1) }

  /// Prepares for a block; `entries` is filled by the caller.
  mutating func reset(variables: Int, rows: Int) {
    variableCount = Int32(variables)
    rowCount = Int32(rows)
    let columns = variables + rows
    entries.truncate()
    rowSegment.fill(rows, with: Segment())
    rowLength.fill(rows, with: 0)
    columnRows.truncate()
    columnSegment.fill(columns, with: Segment())
    columnLength.fill(columns, with: 0)
    attachedCount.fill(columns, with: 0)
    isAlive.fill(rows, with: true)
    turn.fill(rows, with: 0)
    cost.fill(rows, with: Self.noCost)
    bestColumn.fill(rows, with: -1)
    growth = 0
    nodeNext.truncate()
    nodeRow.truncate()
    lowestBucket = Self.bucketCount
    indexTable.truncate()
    indexSegment.fill(rows, with: Segment())
  }

  /// Builds the column lists of the variables from the rows.
  mutating func listColumns() {
    var offset: Int32 = 0
    let segments = columnSegment.base
    let lengths = columnLength.base
    for column in 0..<Int(variableCount) {
      let capacity = lengths[column] + 1
      segments[column] = Segment(offset: offset, count: 0, capacity: capacity)
      offset += capacity
    }
    columnRows.truncate()
    _ = columnRows.extend(by: Int(offset))
    let columnRows = columnRows.base
    let entries = entries.base
    var row: Int32 = 0
    while row < rowCount {
      let segment = rowSegment[row]
      if segment.count > Self.indexedLength { buildIndex(row, capacity: segment.count * 4) }
      var entry = entries + Int(segment.offset)
      let end = entry + Int(segment.count)
      while entry < end {
        let list = segments + Int(entry.pointee.index)
        columnRows[Int(list.pointee.offset + list.pointee.count)] = row
        list.pointee.count += 1
        entry += 1
      }
      row += 1
    }
  }

  /// Where the row holds the column, as an index into `entries`, or -1.
  @inline(__always) mutating func find(_ row: Int32, _ column: Int32) -> Int32 {
    let segment = rowSegment[row]
    if indexSegment[row].capacity > 0 { return findIndexed(row, column) }
    var position = segment.offset
    let end = position + segment.count
    while position < end {
      if entries[position].index == column { return position }
      position += 1
    }
    return -1
  }

  mutating func append(_ entry: Entry, toRow row: Int32) {
    let segment = rowSegment.at(row)
    if segment.pointee.count == segment.pointee.capacity {
      segment.pointee = relocate(&entries, segment.pointee)
    }
    entries[segment.pointee.offset + segment.pointee.count] = entry
    segment.pointee.count += 1
    rowLength[row] += 1
    if indexSegment[row].capacity > 0 {
      if segment.pointee.count * 2 > indexSegment[row].capacity {
        buildIndex(row, capacity: indexSegment[row].capacity * 2)
      } else {
        enterIntoIndex(row, segment.pointee.count - 1)
      }
    } else if segment.pointee.count > Self.indexedLength {
      buildIndex(row, capacity: Self.indexedLength * 5)
    }
  }

  mutating func append(row: Int32, toColumn column: Int32) {
    let segment = columnSegment.at(column)
    if segment.pointee.count == segment.pointee.capacity {
      segment.pointee = relocate(&columnRows, segment.pointee)
    }
    columnRows[segment.pointee.offset + segment.pointee.count] = row
    segment.pointee.count += 1
  }

  /// Drops the entry at the position, an index into `entries`.
  @inline(__always) mutating func removeEntry(_ position: Int32, ofRow row: Int32) {
    rowLength[row] -= 1
    if indexSegment[row].capacity > 0 {
      entries.at(position).pointee.coefficient = 0
    } else {
      let segment = rowSegment.at(row)
      segment.pointee.count -= 1
      entries[position] = entries[segment.pointee.offset + segment.pointee.count]
    }
  }

  /// Subtracts `factor` times the pivot row, without its pivot column, from the row.
  mutating func subtract(pivotRow: Int32, except column: Int32, times factor: Double, fromRow row: Int32) {
    // The pivot row stays where it is: only `row` may be relocated.
    let pivot = rowSegment[pivotRow]
    var position = pivot.offset
    let end = position + pivot.count
    while position < end {
      let entry = entries[position]
      position += 1
      if entry.index == column || entry.coefficient == 0 { continue }
      let change = -factor * entry.coefficient
      let place = find(row, entry.index)
      if place < 0 {
        append(Entry(index: entry.index, coefficient: change), toRow: row)
        append(row: row, toColumn: entry.index)
        columnLength[entry.index] += 1
        continue
      }
      let old = entries[place].coefficient
      let new = old + change
      if old == 0 {
        entries.at(place).pointee.coefficient = change
        rowLength[row] += 1
        columnLength[entry.index] += 1
        append(row: row, toColumn: entry.index)
      } else if new.magnitude <= 1e-11 * (old.magnitude + change.magnitude) {
        removeEntry(place, ofRow: row)
        columnLength[entry.index] -= 1
      } else {
        entries.at(place).pointee.coefficient = new
      }
    }
  }

  /// The only entry of a row of length one.
  mutating func onlyEntry(ofRow row: Int32) -> Entry {
    let segment = rowSegment[row]
    var position = segment.offset
    while position < segment.offset + segment.count {
      if entries[position].coefficient != 0 { return entries[position] }
      position += 1
    }
    preconditionFailure("a row of length one has an entry")
  }

  @inline(__always) mutating func enqueue(_ row: Int32, cost newCost: Int32) {
    cost[row] = newCost
    nodeRow.append(row)
    nodeNext.append(bucketHead[newCost])
    bucketHead[newCost] = Int32(nodeRow.count - 1)
    if Int(newCost) < lowestBucket { lowestBucket = Int(newCost) }
  }

  /// Takes the latest of the cheapest candidates, stale ones left out; nil when the queue is empty.
  @inline(__always) mutating func dequeue() -> Int32? {
    while lowestBucket < Self.bucketCount {
      let node = bucketHead[lowestBucket]
      if node < 0 {
        lowestBucket += 1
        continue
      }
      bucketHead[lowestBucket] = nodeNext[node]
      let row = nodeRow[node]
      if isAlive[row], cost[row] == Int32(lowestBucket) { return row }
    }
    return nil
  }

  private mutating func buildIndex(_ row: Int32, capacity: Int32) {
    var size: Int32 = 64
    while size < capacity { size *= 2 }
    let offset = indexTable.extend(by: Int(size), with: -1)
    indexSegment[row] = Segment(offset: Int32(offset), count: 0, capacity: size)
    var position: Int32 = 0
    while position < rowSegment[row].count {
      enterIntoIndex(row, position)
      position += 1
    }
  }

  private mutating func enterIntoIndex(_ row: Int32, _ position: Int32) {
    let table = indexSegment[row]
    var place = Self.hash(entries[rowSegment[row].offset + position].index) & (table.capacity - 1)
    while indexTable[table.offset + place] >= 0 { place = (place + 1) & (table.capacity - 1) }
    indexTable[table.offset + place] = position
  }

  private mutating func findIndexed(_ row: Int32, _ column: Int32) -> Int32 {
    let table = indexSegment[row]
    let offset = rowSegment[row].offset
    var place = Self.hash(column) & (table.capacity - 1)
    while true {
      let position = indexTable[table.offset + place]
      if position < 0 { return -1 }
      if entries[offset + position].index == column { return offset + position }
      place = (place + 1) & (table.capacity - 1)
    }
  }

  private static func hash(_ column: Int32) -> Int32 {
    Int32(bitPattern: (UInt32(bitPattern: column) &* 2_654_435_761) >> 7)
  }
}

/// Moves a list to the end of its pool, with twice the room.
func relocate<Element: BitwiseCopyable>(_ pool: inout Buffer<Element>, _ segment: Segment) -> Segment {
  let capacity = segment.capacity * 2 + 2
  let offset = pool.extend(by: Int(capacity))
  (pool.base + offset).update(from: pool.base + Int(segment.offset), count: Int(segment.count))
  return Segment(offset: Int32(offset), count: segment.count, capacity: capacity)
}

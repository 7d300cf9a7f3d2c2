// What the elimination left: columns, and passive rows over them.
//
// Given: `work` after the elimination of a block. Leaves: a *narrowing* for each column that only one-column rows
// hold; a *component* for each set of columns that longer rows couple; and the list of columns that nothing holds.
//
// A row with one column is a breakpoint of that column's cost: a label's hugging and compression, `width >= 44`, the
// other labels of an equal-width group. Most columns of a layout need no more. See `Solver+Narrowing.swift`.
//
// Two hidden levels make the optimum unique, so that it does not depend on the path to it. In the *tie level* each
// soft row's error counts once more, weighted by the order of addition. In the *anchor level* each column of a
// component is pulled to its first breakpoint, or to 0.

/// Scratch for `attachColumns`.
struct AttachingWork: ~Copyable {
  var attachedStart = Buffer<Int32>()
  var fillPosition = Buffer<Int32>()
  var attached = Buffer<Attachment>()
  var longRows = Buffer<Int32>()
  var parent = Buffer<Int32>()
  var isCoupled = Buffer<Bool>()
  /// For each root column the number of its component within the block, or -1.
  var componentOfRoot = Buffer<Int32>()
  var columnStart = Buffer<Int32>()
  var columns = Buffer<Int32>()
  var rowStart = Buffer<Int32>()
  var rows = Buffer<Int32>()
  var featureOfColumn = Buffer<Int32>()
  var priorities = Buffer<Double>()
  var largestWeight = Buffer<Double>()

  mutating func root(of column: Int32) -> Int32 {
    var column = column
    while parent[column] != column {
      parent[column] = parent[parent[column]]
      column = parent[column]
    }
    return column
  }
}

extension Solver {
  /// Sorts the columns of the block in `work` into narrowings, components and free columns.
  mutating func attachColumns() {
    let columnCount = work.variableCount + work.rowCount
    attaching.attachedStart.fill(Int(columnCount) + 1, with: 0)
    attaching.longRows.truncate()
    countAttachedRows()
    attaching.isCoupled.fill(Int(columnCount), with: false)
    if !attaching.longRows.isEmpty { uniteCoupledColumns(columnCount) }
    gatherAttachedRows(columnCount)

    var column: Int32 = 0
    while column < columnCount {
      let first = attaching.attachedStart[column]
      let count = attaching.attachedStart[column + 1] - first
      if !attaching.isCoupled[column], count > 0 {
        let start = Int32(attachments.count)
        for position in first..<first + count { attachments.append(attaching.attached[position]) }
        narrowings.append(Narrowing(slot: slot(ofColumn: column), first: start, count: count))
      } else if column < work.variableCount, work.columnLength[column] == 0 {
        freeColumns.append(2 * work.blockVariables[column])
      }
      column += 1
    }
    if !attaching.longRows.isEmpty { makeComponents(columnCount) }
  }

  /// Counts into `attachedStart[column + 1]`; collects the longer rows.
  private mutating func countAttachedRows() {
    var row: Int32 = 0
    while row < work.rowCount {
      if !work.isAlive[row] {
        let activity = work.variableCount + row
        if work.attachedCount[activity] > 0 { attaching.attachedStart[activity + 1] += 1 }
      } else if work.rowLength[row] == 1 {
        attaching.attachedStart[work.onlyEntry(ofRow: row).index + 1] += 1
      } else if work.rowLength[row] > 1 {
        attaching.longRows.append(row)
      }
      row += 1
    }
  }

  /// Sorts the attached rows by column, within a column by row.
  private mutating func gatherAttachedRows(_ columnCount: Int32) {
    var column: Int32 = 0
    while column < columnCount {
      attaching.attachedStart[column + 1] += attaching.attachedStart[column]
      column += 1
    }
    attaching.fillPosition.truncate()
    for column in 0..<columnCount { attaching.fillPosition.append(attaching.attachedStart[column]) }
    attaching.attached.truncate()
    _ = attaching.attached.extend(by: Int(attaching.attachedStart[columnCount]))
    var row: Int32 = 0
    while row < work.rowCount {
      if !work.isAlive[row] {
        let activity = work.variableCount + row
        if work.attachedCount[activity] > 0 { attach(row, to: Entry(index: activity, coefficient: 1)) }
      } else if work.rowLength[row] == 1 {
        attach(row, to: work.onlyEntry(ofRow: row))
      }
      row += 1
    }
  }

  private mutating func attach(_ row: Int32, to entry: Entry) {
    let position = attaching.fillPosition[entry.index]
    attaching.fillPosition[entry.index] = position + 1
    let weight = tieWeight(ofLocalRow: row)
    let id = work.blockRows[row]
    attaching.attached[position] = Attachment(
      row: id, rows[id], coefficient: entry.coefficient, tieWeight: weight)
  }

  /// The earlier rows of a block weigh more, by steps that shrink; a required row takes no part in ties.
  private mutating func tieWeight(ofLocalRow row: Int32) -> Double {
    let id = work.blockRows[row]
    if rows[id].isRequired { return 0 }
    let own = tieWeights[id]
    return own.isNaN ? 1 / (1 + Double(row) * 1e-3) : own
  }

  private mutating func uniteCoupledColumns(_ columnCount: Int32) {
    attaching.parent.truncate()
    for column in 0..<columnCount { attaching.parent.append(column) }
    for position in 0..<attaching.longRows.count {
      let segment = work.rowSegment[attaching.longRows[position]]
      var root: Int32 = -1
      for entry in segment.offset..<segment.offset + segment.count where work.entries[entry].coefficient != 0
      {
        let column = work.entries[entry].index
        attaching.isCoupled[column] = true
        let other = attaching.root(of: column)
        if root < 0 { root = other } else { attaching.parent[other] = root }
      }
    }
  }

  private mutating func makeComponents(_ columnCount: Int32) {
    // Number the components by their first columns, and list the columns and rows of each.
    attaching.componentOfRoot.fill(Int(columnCount), with: -1)
    attaching.columnStart.truncate()
    var count: Int32 = 0
    for column in 0..<columnCount where attaching.isCoupled[column] {
      let root = attaching.root(of: column)
      if attaching.componentOfRoot[root] < 0 {
        attaching.componentOfRoot[root] = count
        count += 1
      }
    }
    attaching.columnStart.fill(Int(count) + 1, with: 0)
    attaching.rowStart.fill(Int(count) + 1, with: 0)
    for column in 0..<columnCount where attaching.isCoupled[column] {
      attaching.columnStart[attaching.componentOfRoot[attaching.root(of: column)] + 1] += 1
    }
    for position in 0..<attaching.longRows.count {
      attaching.rowStart[component(ofLongRow: attaching.longRows[position]) + 1] += 1
    }
    for component in 0..<count {
      attaching.columnStart[component + 1] += attaching.columnStart[component]
      attaching.rowStart[component + 1] += attaching.rowStart[component]
    }
    attaching.columns.truncate()
    attaching.rows.truncate()
    _ = attaching.columns.extend(by: Int(attaching.columnStart[count]))
    _ = attaching.rows.extend(by: Int(attaching.rowStart[count]))
    attaching.fillPosition.truncate()
    for component in 0..<count { attaching.fillPosition.append(attaching.columnStart[component]) }
    for column in 0..<columnCount where attaching.isCoupled[column] {
      let component = attaching.componentOfRoot[attaching.root(of: column)]
      attaching.columns[attaching.fillPosition[component]] = column
      attaching.fillPosition[component] += 1
    }
    for component in 0..<count { attaching.fillPosition[component] = attaching.rowStart[component] }
    for position in 0..<attaching.longRows.count {
      let row = attaching.longRows[position]
      let component = component(ofLongRow: row)
      attaching.rows[attaching.fillPosition[component]] = row
      attaching.fillPosition[component] += 1
    }
    attaching.featureOfColumn.fill(Int(columnCount), with: -1)
    for component in 0..<count { makeComponent(component) }
  }

  private mutating func component(ofLongRow row: Int32) -> Int32 {
    let segment = work.rowSegment[row]
    var position = segment.offset
    while work.entries[position].coefficient == 0 { position += 1 }
    return attaching.componentOfRoot[attaching.root(of: work.entries[position].index)]
  }

  private mutating func makeComponent(_ number: Int32) {
    let firstColumn = attaching.columnStart[number]
    let columnCount = attaching.columnStart[number + 1] - firstColumn
    let firstRow = attaching.rowStart[number]
    let rowCount = attaching.rowStart[number + 1] - firstRow
    statistics.components += 1
    statistics.largestComponent = max(statistics.largestComponent, Int(rowCount))

    let firstFeature = Int32(features.count)
    let firstBreakpoint = Int32(breakpoints.count)
    for position in 0..<columnCount {
      let column = attaching.columns[firstColumn + position]
      attaching.featureOfColumn[column] = position
      let start = Int32(breakpoints.count)
      let first = attaching.attachedStart[column]
      let end = attaching.attachedStart[column + 1]
      for attached in first..<end { appendBreakpoint(attaching.attached[attached]) }
      appendAnchor(first < end ? attaching.attached[first] : nil)
      appendFeature(
        slot: slot(ofColumn: column), firstBreakpoint: start - firstBreakpoint,
        count: Int32(breakpoints.count) - start, isTight: true)
    }
    for position in 0..<rowCount {
      let row = attaching.rows[firstRow + position]
      let start = Int32(breakpoints.count)
      let id = work.blockRows[row]
      let weight = tieWeight(ofLocalRow: row)
      appendBreakpoint(Attachment(row: id, rows[id], coefficient: 1, tieWeight: weight))
      appendFeature(slot: -1, firstBreakpoint: start - firstBreakpoint, count: 1, isTight: false)
    }
    let levelCount = assignLevels(from: firstBreakpoint)
    let featureCount = columnCount + rowCount
    let breakpointCount = Int32(breakpoints.count) - firstBreakpoint
    components.append(
      Component(
        levelCount: levelCount, columnCount: columnCount, featureCount: featureCount,
        firstFeature: firstFeature, firstBreakpoint: firstBreakpoint, breakpointCount: breakpointCount,
        firstDual: Int32(duals.extend(by: Int(featureCount * levelCount), with: 0)),
        firstSlope: Int32(slopes.extend(by: Int((breakpointCount + featureCount) * levelCount), with: 0)),
        isPrepared: false))
    breakpointPositions.extend(by: Int(breakpointCount), with: 0)
    breakpointOrder.extend(by: Int(breakpointCount), with: 0)
    fillTableau(firstFeature: firstFeature, columnCount: columnCount, firstRow: firstRow, rowCount: rowCount)
  }

  private mutating func appendBreakpoint(_ attachment: Attachment) {
    breakpoints.append(
      Breakpoint(
        row: attachment.row, level: attachment.isRequired ? -1 : 0, coefficient: attachment.coefficient,
        weight: attachment.weight, tieWeight: attachment.tieWeight, relation: attachment.relation))
  }

  /// Marks anchors until the number of levels is known.
  private static var anchorLevel: Int32 { .max }

  /// An anchor sits at its column's first breakpoint; its level is set in `assignLevels`.
  private mutating func appendAnchor(_ attachment: Attachment?) {
    breakpoints.append(
      Breakpoint(
        row: attachment?.row ?? -1, level: Self.anchorLevel, coefficient: attachment?.coefficient ?? 1,
        weight: 0,
        tieWeight: 0, relation: .equal))
  }

  private mutating func appendFeature(slot: Int32, firstBreakpoint: Int32, count: Int32, isTight: Bool) {
    features.append(
      Feature(
        slot: slot, firstBreakpoint: firstBreakpoint, breakpointCount: count, isTight: isTight, isFresh: true,
        firstSlope: 0, lastSlope: count, position: 0, lower: 0, upper: 0, activity: 0, list: Segment(),
        origin: Segment(), sharesOrigin: false))
  }

  /// Gives each breakpoint its level and weights. Weights of a level are relative to its largest: rounding dust in a
  /// high level must not decide before a low level speaks.
  private mutating func assignLevels(from firstBreakpoint: Int32) -> Int32 {
    attaching.priorities.truncate()
    for index in firstBreakpoint..<Int32(breakpoints.count) where breakpoints[index].level == 0 {
      let priority = rows[breakpoints[index].row].priority
      if attaching.priorities.isEmpty || attaching.priorities[attaching.priorities.count - 1] != priority {
        attaching.priorities.append(priority)
      }
    }
    sortElements(attaching.priorities.base, attaching.priorities.count) { $0 > $1 }
    var kept = 0
    for index in 0..<attaching.priorities.count
    where index == 0 || attaching.priorities[index] != attaching.priorities[kept - 1] {
      attaching.priorities[kept] = attaching.priorities[index]
      kept += 1
    }
    attaching.priorities.truncate(to: kept)
    attaching.largestWeight.fill(kept, with: 0)
    for index in firstBreakpoint..<Int32(breakpoints.count) where breakpoints[index].level == 0 {
      let breakpoint = breakpoints.at(index)
      let level = self.level(ofPriority: rows[breakpoint.pointee.row].priority)
      breakpoint.pointee.level = level
      attaching.largestWeight[level] = max(attaching.largestWeight[level], breakpoint.pointee.weight)
    }
    for index in firstBreakpoint..<Int32(breakpoints.count) where breakpoints[index].level >= 0 {
      let breakpoint = breakpoints.at(index)
      if breakpoint.pointee.level == Self.anchorLevel {
        breakpoint.pointee.level = Int32(kept) + 1
        breakpoint.pointee.weight = 1 + 0.5 * genericFraction(Int(index - firstBreakpoint))
      } else {
        breakpoint.pointee.weight /= attaching.largestWeight[breakpoint.pointee.level]
        breakpoint.pointee.tieWeight *= breakpoint.pointee.weight
      }
    }
    return Int32(kept) + 2
  }

  private mutating func level(ofPriority priority: Double) -> Int32 {
    var low = 0
    var high = attaching.priorities.count - 1
    while low < high {
      let middle = (low + high) / 2
      if attaching.priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// Copies the long rows into the tableau: each row over the columns, and for each column its rows.
  private mutating func fillTableau(
    firstFeature: Int32, columnCount: Int32, firstRow: Int32, rowCount: Int32
  ) {
    for position in 0..<rowCount {
      let segment = work.rowSegment[attaching.rows[firstRow + position]]
      let offset = Int32(tableauEntries.count)
      for index in segment.offset..<segment.offset + segment.count {
        let entry = work.entries[index]
        if entry.coefficient == 0 { continue }
        let feature = attaching.featureOfColumn[entry.index]
        tableauEntries.append(Entry(index: feature, coefficient: entry.coefficient))
        features.at(firstFeature + feature).pointee.list.capacity += 1
      }
      let count = Int32(tableauEntries.count) - offset
      let row = features.at(firstFeature + columnCount + position)
      row.pointee.origin = Segment(offset: offset, count: count, capacity: count)
      row.pointee.list = row.pointee.origin
      row.pointee.sharesOrigin = true
    }
    for column in 0..<columnCount {
      let list = features.at(firstFeature + column)
      list.pointee.list.offset = Int32(
        tableauColumns.extend(by: Int(list.pointee.list.capacity), with: 0))
    }
    for position in 0..<rowCount {
      let list = features[firstFeature + columnCount + position].list
      for index in list.offset..<list.offset + list.count {
        let column = features.at(firstFeature + tableauEntries[index].index)
        tableauColumns[column.pointee.list.offset + column.pointee.list.count] = columnCount + position
        column.pointee.list.count += 1
      }
    }
  }
}

// Values from programs.
//
// Given: dirty blocks, that is blocks that are new or one of whose constants or fixed variables changed. Leaves:
// `values` of their variables, and a `ConflictSeed` for each required row that the values cannot meet.
//
// A block runs straight through flat arrays: constants, operations on constants, columns by themselves, components,
// and the eliminated variables backwards. That is a few nanoseconds a variable; it is all that a resize costs.

extension Solver {
  mutating func evaluateDirtyBlocks() {
    conflictSeeds.truncate()
    var position = 0
    while position < dirtyBlocks.count {
      let index = dirtyBlocks[position]
      position += 1
      guard blocks[index].isLive, blocks[index].isDirty else { continue }
      blocks.at(index).pointee.isDirty = false
      evaluate(index)
    }
    dirtyBlocks.truncate()
  }

  private mutating func evaluate(_ index: Int32) {
    let block = blocks[index]
    runConstants(block)
    var position = block.firstNullRow
    while position < block.firstNullRow + block.nullRowCount {
      checkNullRow(nullRows[position], block: index)
      position += 1
    }
    position = block.firstFreeColumn
    while position < block.firstFreeColumn + block.freeColumnCount {
      values[freeColumns[position]] = 0
      position += 1
    }
    position = block.firstNarrowing
    while position < block.firstNarrowing + block.narrowingCount {
      let item = narrowings[position]
      let value = narrowedValue(item)
      values[item.slot] = value
      if item.count > 1 { checkNarrowing(position, block: index) }
      position += 1
    }
    position = block.firstComponent
    while position < block.firstComponent + block.componentCount {
      solveComponent(position)
      if components[position].hasRequiredLevel { checkComponent(position, block: index) }
      position += 1
    }
    runPivots(block)
  }

  /// Brings the rows' constants up to date and runs the operations on them.
  private func runConstants(_ block: Block) {
    let values = values.base
    let constants = constants.base
    let rows = rows.base
    let fixedTerms = fixedTerms.base
    var input = rowInputs.base + Int(block.firstRow)
    let inputEnd = input + Int(block.rowCount)
    while input < inputEnd {
      let id = Int(input.pointee.row)
      var sum = rows[id].constant * rows[id].scale
      var term = fixedTerms + Int(input.pointee.first)
      let termEnd = term + Int(input.pointee.count)
      while term < termEnd {
        sum += term.pointee.coefficient * values[Int(term.pointee.index)]
        term += 1
      }
      constants[id] = sum
      input += 1
    }
    var operation = operations.base + Int(block.firstOperation)
    let operationEnd = operation + Int(block.operationCount)
    while operation < operationEnd {
      constants[Int(operation.pointee.target)] -=
        operation.pointee.factor * constants[Int(operation.pointee.source)]
      operation += 1
    }
  }

  private func runPivots(_ block: Block) {
    let values = values.base
    let constants = constants.base
    let pivotTerms = pivotTerms.base
    let first = pivots.base + Int(block.firstPivot)
    var pivot = first + Int(block.pivotCount)
    while pivot > first {
      pivot -= 1
      var sum = pivot.pointee.row >= 0 ? constants[Int(pivot.pointee.row)] : 0
      var term = pivotTerms + Int(pivot.pointee.firstTerm)
      let termEnd = term + Int(pivot.pointee.termCount)
      while term < termEnd {
        sum += term.pointee.coefficient * values[Int(term.pointee.index)]
        term += 1
      }
      values[Int(pivot.pointee.slot)] = sum * pivot.pointee.factor
    }
  }

  // MARK: Required rows that cannot hold

  /// A row that lost all its columns holds when its constant vanishes, or has the right sign.
  private mutating func checkNullRow(_ row: Int32, block: Int32) {
    let own = (rows[row].constant * rows[row].scale).magnitude
    if violation(of: constants[row], rows[row].relation) > Self.conflictTolerance * (1 + own) {
      conflictSeeds.append(ConflictSeed(kind: .nullRow, block: block, index: row))
    }
  }

  private mutating func checkNarrowing(_ index: Int32, block: Int32) {
    let item = narrowings[index]
    let value = values[item.slot]
    var position = item.first
    while position < item.first + item.count {
      if isViolated(attachments[position].row, attachments[position].coefficient, at: value) {
        conflictSeeds.append(ConflictSeed(kind: .narrowing, block: block, index: index))
        return
      }
      position += 1
    }
  }

  private mutating func checkComponent(_ index: Int32, block: Int32) {
    let view = ComponentView(components[index], in: self)
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      var place = Int(feature.firstBreakpoint)
      let end = place + Int(feature.breakpointCount)
      while place < end {
        let breakpoint = view.breakpoints[place]
        if breakpoint.level == 0, isViolated(breakpoint.row, breakpoint.coefficient, at: feature.activity) {
          conflictSeeds.append(ConflictSeed(kind: .component, block: block, index: index))
          return
        }
        place += 1
      }
    }
  }

  /// Whether the reduced row, `coefficient·column + constant`, is required and broken.
  @inline(__always) private func isViolated(_ id: Int32, _ coefficient: Double, at value: Double) -> Bool {
    let row = rows[id]
    if !row.isRequired { return false }
    let sum = coefficient * value + constants[id]
    let error = violation(of: sum, row.relation)
    return error > Self.conflictTolerance
      && error > Self.conflictTolerance * (1 + constants[id].magnitude + (coefficient * value).magnitude)
  }
}

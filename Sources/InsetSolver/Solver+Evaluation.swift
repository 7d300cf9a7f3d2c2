// Values from programs.
//
// Given: dirty blocks, that is blocks that are new or one of whose constants or fixed variables changed. Leaves:
// `values` of their variables; where required rows contradict each other, broken rows instead, and the block dissolved.
//
// A block runs straight through flat arrays: constants, operations on constants, columns by themselves, components,
// and the eliminated variables backwards. That is a few nanoseconds a variable; it is all that a resize costs.

extension Solver {
  mutating func evaluateDirtyBlocks() {
    var position = 0
    while position < dirtyBlocks.count {
      let index = dirtyBlocks[position]
      position += 1
      guard blocks[index].isLive, blocks[index].isDirty else { continue }
      blocks.at(index).pointee.isDirty = false
      evaluate(index)
      if blocks[index].isPatched, blocks[index].isLive {
        blocks.at(index).pointee.pendingPatches = 0
        blocks.at(index).pointee.evaluations += 1
        if !isDetermined(index) { dissolve(index) }
      }
    }
    dirtyBlocks.truncate()
  }

  private mutating func evaluate(_ index: Int32) {
    let block = blocks[index]
    runConstants(block)
    // A fixing row that breaks invalidates the block's programs, so later conflicts wait for the next pass.
    let version = fixingVersion
    var position = block.firstNullRow
    var superseded = 0
    while position < block.firstNullRow + block.nullRowCount, fixingVersion == version,
      superseded < Self.supersededLimit
    {
      if !checkNullRow(nullRows[position], block: index) { superseded += 1 }
      position += 1
    }
    position = block.firstFreeColumn
    while position < block.firstFreeColumn + block.freeColumnCount {
      values[freeColumns[position]] = 0
      position += 1
    }
    position = block.firstNarrowing
    while position < block.firstNarrowing + block.narrowingCount, fixingVersion == version {
      let item = narrowings[position]
      let value = narrowedValue(item)
      values[item.slot] = value
      if narrowing.hasRivals { checkNarrowing(position, block: index) }
      position += 1
    }
    position = block.firstComponent
    while position < block.firstComponent + block.componentCount, fixingVersion == version {
      solveComponent(position, ofBlock: index)
      position += 1
    }
    runPivots(block)
  }

  /// Brings the rows' constants up to date and runs the operations on them.
  private mutating func runConstants(_ block: Block) {
    let values = values.base
    let constants = constants.base
    let rows = rows.base
    let fixedTerms = fixedTerms.base
    var input = rowInputs.base + Int(block.firstInput)
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
    runOperations(block)
  }

  mutating func runOperations(_ block: Block) {
    let constants = constants.base
    var operation = operations.base + Int(block.firstOperation)
    let operationEnd = operation + Int(block.operationCount)
    while operation < operationEnd {
      constants[Int(operation.pointee.target)] -=
        operation.pointee.factor * constants[Int(operation.pointee.source)]
      operation += 1
    }
  }

  mutating func runPivots(_ block: Block) {
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

  /// A proof that rests on a row which broke in the same pass is worth nothing; after so many of them, the next pass is
  /// the better place to look.
  private static var supersededLimit: Int { 16 }

  /// A row that lost all its columns holds when its constant vanishes, or has the right sign. False when it does not,
  /// and nothing could be broken either.
  private mutating func checkNullRow(_ id: Int32, block: Int32) -> Bool {
    let row = rows[id]
    let own = (row.constant * row.scale).magnitude
    if row.isBroken || violation(of: constants[id], row.relation) <= Self.conflictTolerance * (1 + own) {
      return true
    }
    return breakNullRow(id, block)
  }

  private mutating func checkNarrowing(_ index: Int32, block: Int32) {
    let item = narrowings[index]
    let value = values[item.slot]
    var position = item.first
    while position < item.first + item.count {
      let attachment = attachments[position]
      if attachment.isRequired, !rows[attachment.row].isBroken, isViolated(attachment, at: value) {
        breakNarrowing(item, block)
        return
      }
      position += 1
    }
  }

  mutating func isViolated(_ attachment: Attachment, at value: Double) -> Bool {
    let product = attachment.coefficient * value
    let constant = constants[attachment.row]
    let error = violation(of: product + constant, rows[attachment.row].relation)
    return error > Self.conflictTolerance * (1 + constant.magnitude + product.magnitude)
  }
}

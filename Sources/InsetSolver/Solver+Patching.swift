// Adding or removing one row without factoring its block again.
//
// Given: a row, and a block that holds all its unknowns. Leaves: the block's programs with or without the row, or
// `false` where that takes a factorization.
//
// A new row is run through the block's pivots. If one column is left, and no component holds that column, the row is
// one more breakpoint of it: most intrinsic sizes, minimum sizes and late equalities end there. A row that is such a
// breakpoint can be taken out as easily. Everything else changes pivots or components.
//
// A patched block may have other pivots than a fresh one of the same contents, so it must not decide what only ties
// and anchors decide. After each evaluation it is asked whether the priorities alone determine all its values; if
// not, it is dissolved and factored. So the solution remains a function of the system.

/// Scratch for `attachRow`.
struct PatchWork: ~Copyable {
  /// By slot; zero outside the call.
  var coefficients = Buffer<Double>()
  var touched = Buffer<Int32>()
  var operations = Buffer<Operation>()
}

extension Solver {
  /// Several patches cost more than a factorization.
  private static var patchLimit: Int32 { 4 }
  /// A patched block is slower to evaluate, so one that is evaluated often is factored after all.
  private static var patchedEvaluationLimit: Int32 { 8 }
  /// The row must be firmly attached to its column.
  private static var leastCoefficient: Double { 1e-4 }

  /// Makes the row a breakpoint of a column of the block that holds its unknowns. False changes nothing.
  mutating func attachRow(_ id: Int32) -> Bool {
    let row = rows[id]
    let index = blockOfUnknowns(row)
    guard index >= 0, blocks[index].pendingPatches < Self.patchLimit else { return false }
    guard let entry = reduce(row, id, throughPivotsOf: index) else { return false }
    var block = blocks[index]
    if let place = placeOfNarrowing(entry.index, block) {
      moveAttachments(ofNarrowing: place)
    } else if let place = placeOfFreeColumn(entry.index, block) {
      freeColumns[place] = freeColumns[block.firstFreeColumn + block.freeColumnCount - 1]
      block.freeColumnCount -= 1
      moveToEnd(&narrowings, &block.firstNarrowing, block.narrowingCount)
      narrowings.append(Narrowing(slot: entry.index, first: Int32(attachments.count), count: 0))
      block.narrowingCount += 1
    } else {
      return false
    }
    let narrowing = placeOfNarrowing(entry.index, block) ?? 0
    let rank = Double(block.rowCount)
    let weight = row.isRequired ? 0 : tieWeights[id].isNaN ? 1 / (1 + rank * 1e-3) : tieWeights[id]
    attachments.append(Attachment(row: id, row, coefficient: entry.coefficient, tieWeight: weight))
    narrowings.at(narrowing).pointee.count += 1
    appendInput(of: row, id, to: &block)
    finishPatch(block, index)
    rows.at(id).pointee.block = index
    return true
  }

  /// Takes a row that is a breakpoint of a column out of its block. False changes nothing.
  mutating func detachRow(_ id: Int32) -> Bool {
    let index = rows[id].block
    guard index >= 0, blocks[index].isLive, blocks[index].pendingPatches < Self.patchLimit else {
      return false
    }
    var block = blocks[index]
    guard let place = attachmentPlace(of: id, block) else { return false }
    let narrowing = narrowings.at(place.narrowing)
    // The row's own activity column goes with it, which is more than a patch.
    if narrowing.pointee.slot == 2 * id + 1 { return false }
    if narrowing.pointee.count == 1 {
      moveToEnd(&freeColumns, &block.firstFreeColumn, block.freeColumnCount)
      freeColumns.append(narrowing.pointee.slot)
      block.freeColumnCount += 1
      narrowing.pointee = narrowings[block.firstNarrowing + block.narrowingCount - 1]
      block.narrowingCount -= 1
    } else {
      var position = place.attachment
      while position < narrowing.pointee.first + narrowing.pointee.count - 1 {
        attachments[position] = attachments[position + 1]
        position += 1
      }
      narrowing.pointee.count -= 1
    }
    removeInput(of: id, from: &block)
    finishPatch(block, index)
    rows.at(id).pointee.block = -1
    return true
  }

  /// Whether the priorities alone determine every value of the block, whatever pivots it was factored with.
  mutating func isDetermined(_ index: Int32) -> Bool {
    let block = blocks[index]
    if block.freeColumnCount > 0 || block.evaluations > Self.patchedEvaluationLimit { return false }
    for position in block.firstNarrowing..<block.firstNarrowing + block.narrowingCount {
      let interval = narrowedInterval(narrowings[position])
      if interval.high - interval.low > 1e-9 { return false }
    }
    for position in block.firstComponent..<block.firstComponent + block.componentCount {
      let view = ComponentView(components[position], in: self)
      for number in 0..<view.featureCount where view.feature(number).pointee.isTight {
        let lower = view.lowerBreakpoint(number, levels: view.levelCount - 2)
        let upper = view.upperBreakpoint(number, levels: view.levelCount - 2)
        guard lower >= 1, upper <= view.feature(number).pointee.breakpointCount,
          view.position(number, upper) - view.position(number, lower) <= 1e-9
        else { return false }
      }
    }
    return true
  }

  // MARK: Steps

  /// The live block that holds all unfixed variables of the row, or -1.
  private mutating func blockOfUnknowns(_ row: Row) -> Int32 {
    var block: Int32 = -1
    var term = row.firstTerm
    while term < row.firstTerm + row.termCount {
      let variable = terms[term].index
      term += 1
      if fixingRow[variable] >= 0 { continue }
      let own = blockOfVariable[variable]
      if own < 0 || (block >= 0 && own != block) { return -1 }
      block = own
    }
    return block
  }

  /// The row over the one column that is left when all pivots are substituted, or nil. Its operations are left in
  /// `patching.operations`.
  private mutating func reduce(_ row: Row, _ id: Int32, throughPivotsOf index: Int32) -> Entry? {
    let missing = values.count - patching.coefficients.count
    if missing > 0 { patching.coefficients.extend(by: missing, with: 0) }
    patching.touched.truncate()
    patching.operations.truncate()
    var term = row.firstTerm
    while term < row.firstTerm + row.termCount {
      if fixingRow[terms[term].index] < 0 {
        add(terms[term].coefficient * row.scale, to: 2 * terms[term].index)
      }
      term += 1
    }
    let block = blocks[index]
    var position = block.firstPivot
    while position < block.firstPivot + block.pivotCount {
      let pivot = pivots.at(position)
      position += 1
      let coefficient = patching.coefficients[pivot.pointee.slot]
      if coefficient == 0 { continue }
      patching.coefficients[pivot.pointee.slot] = 0
      let factor = coefficient * pivot.pointee.factor
      if pivot.pointee.row >= 0 {
        patching.operations.append(Operation(target: id, source: pivot.pointee.row, factor: -factor))
      }
      var term = pivot.pointee.firstTerm
      while term < pivot.pointee.firstTerm + pivot.pointee.termCount {
        add(factor * pivotTerms[term].coefficient, to: pivotTerms[term].index)
        term += 1
      }
    }
    var result: Entry?
    var count = 0
    for position in 0..<patching.touched.count {
      let slot = patching.touched[position]
      let coefficient = patching.coefficients[slot]
      patching.coefficients[slot] = 0
      if coefficient == 0 { continue }
      count += 1
      result = Entry(index: slot, coefficient: coefficient)
    }
    guard count == 1, let result, result.coefficient.magnitude >= Self.leastCoefficient else { return nil }
    return result
  }

  private mutating func add(_ change: Double, to slot: Int32) {
    let old = patching.coefficients[slot]
    let new = old + change
    if old == 0 { patching.touched.append(slot) }
    patching.coefficients[slot] = new.magnitude <= 1e-11 * (old.magnitude + change.magnitude) ? 0 : new
  }

  private mutating func placeOfNarrowing(_ slot: Int32, _ block: Block) -> Int32? {
    var position = block.firstNarrowing
    while position < block.firstNarrowing + block.narrowingCount {
      if narrowings[position].slot == slot { return position }
      position += 1
    }
    return nil
  }

  private mutating func placeOfFreeColumn(_ slot: Int32, _ block: Block) -> Int32? {
    var position = block.firstFreeColumn
    while position < block.firstFreeColumn + block.freeColumnCount {
      if freeColumns[position] == slot { return position }
      position += 1
    }
    return nil
  }

  private mutating func attachmentPlace(
    of id: Int32, _ block: Block
  ) -> (narrowing: Int32, attachment: Int32)? {
    var position = block.firstNarrowing
    while position < block.firstNarrowing + block.narrowingCount {
      let item = narrowings[position]
      for attachment in item.first..<item.first + item.count where attachments[attachment].row == id {
        return (position, attachment)
      }
      position += 1
    }
    return nil
  }

  private mutating func moveAttachments(ofNarrowing place: Int32) {
    let narrowing = narrowings.at(place)
    moveToEnd(&attachments, &narrowing.pointee.first, narrowing.pointee.count)
  }

  private mutating func appendInput(of row: Row, _ id: Int32, to block: inout Block) {
    moveToEnd(&blockRows, &block.firstRow, block.rowCount)
    blockRows.append(id)
    moveToEnd(&rowInputs, &block.firstInput, block.rowCount)
    let firstFixed = Int32(fixedTerms.count)
    for term in row.firstTerm..<row.firstTerm + row.termCount where fixingRow[terms[term].index] >= 0 {
      fixedTerms.append(Entry(index: 2 * terms[term].index, coefficient: terms[term].coefficient * row.scale))
    }
    rowInputs.append(RowInput(row: id, first: firstFixed, count: Int32(fixedTerms.count) - firstFixed))
    block.rowCount += 1
    moveToEnd(&operations, &block.firstOperation, block.operationCount)
    for position in 0..<patching.operations.count { operations.append(patching.operations[position]) }
    block.operationCount += Int32(patching.operations.count)
  }

  private mutating func removeInput(of id: Int32, from block: inout Block) {
    var kept: Int32 = 0
    for offset in 0..<block.rowCount where blockRows[block.firstRow + offset] != id {
      blockRows[block.firstRow + kept] = blockRows[block.firstRow + offset]
      rowInputs[block.firstInput + kept] = rowInputs[block.firstInput + offset]
      kept += 1
    }
    block.rowCount = kept
    // The id may be given to a row elsewhere, so no operation may write its constant.
    kept = 0
    for offset in 0..<block.operationCount where operations[block.firstOperation + offset].target != id {
      operations[block.firstOperation + kept] = operations[block.firstOperation + offset]
      kept += 1
    }
    block.operationCount = kept
  }

  private mutating func finishPatch(_ patched: Block, _ index: Int32) {
    statistics.patches += 1
    let before = weight(of: blocks[index])
    let after = weight(of: patched)
    liveWeight += after - before
    deadWeight += max(before, after)
    blocks[index] = patched
    blocks.at(index).pointee.pendingPatches += 1
    blocks.at(index).pointee.isPatched = true
    blocks.at(index).pointee.evaluations = 0
    markDirty(index)
  }
}

/// Makes a range the last of its pool, so that it can grow.
private func moveToEnd<Element: BitwiseCopyable>(
  _ pool: inout Buffer<Element>, _ first: inout Int32, _ count: Int32
) {
  if Int(first + count) == pool.count { return }
  let offset = pool.extend(by: Int(count))
  (pool.base + offset).update(from: pool.base + Int(first), count: Int(count))
  first = Int32(offset)
}

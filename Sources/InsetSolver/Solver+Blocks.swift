// The connected parts of the system.
//
// Given: seeds, that is unfixed variables without a block. Leaves: every unfixed variable that a row names in a
// block, each block factored (`Solver+Elimination.swift`) and dirty; variables in no row at 0.
//
// Two unfixed variables belong together when an active row names both. Horizontal and vertical layout fall apart by
// themselves, and so do siblings that are tied to fixed edges only. The rows and variables of a block are sorted by
// the order of their addition before it is factored, so a block is a function of its contents, not of its history.

extension Solver {
  /// Makes the variable a seed, or dissolves its block, which does.
  mutating func touch(_ variable: Int32) {
    structureChanged = true
    if blockOfVariable[variable] >= 0 {
      dissolve(blockOfVariable[variable])
    } else {
      seeds.append(variable)
    }
  }

  mutating func markDirty(_ block: Int32) {
    guard blocks[block].isLive, !blocks[block].isDirty else { return }
    blocks.at(block).pointee.isDirty = true
    dirtyBlocks.append(block)
  }

  /// Gives the block up: its variables become seeds, its programs garbage.
  mutating func dissolve(_ index: Int32) {
    let block = blocks[index]
    guard block.isLive else { return }
    blocks.at(index).pointee.isLive = false
    structureChanged = true
    let weight = weight(of: block)
    liveWeight -= weight
    deadWeight += weight
    for position in block.firstVariable..<block.firstVariable + block.variableCount {
      let variable = blockVariables[position]
      blockOfVariable[variable] = -1
      seeds.append(variable)
    }
    for position in block.firstRow..<block.firstRow + block.rowCount {
      rows.at(blockRows[position]).pointee.block = -1
    }
  }

  mutating func weight(of block: Block) -> Int {
    Int(block.rowCount + block.pivotCount + block.operationCount)
  }

  /// Traverses the system from the seeds and factors every part that it finds.
  mutating func rebuildBlocks() {
    collectGarbage()
    structureChanged = false
    traversalStamp += 1
    var position = 0
    while position < seeds.count {
      let seed = seeds[position]
      position += 1
      if variableStamp[seed] == traversalStamp || fixingRow[seed] >= 0 || blockOfVariable[seed] >= 0 {
        continue
      }
      if !isVariableInUse[seed] { continue }
      gatherBlock(from: seed)
      if work.blockRows.isEmpty {
        values[2 * seed] = 0
        continue
      }
      sortByOrder(work.blockRows.base, work.blockRows.count)
      sorter.sort(work.blockVariables.base, work.blockVariables.count) { variableOrder[$0] }
      factorBlock()
    }
    seeds.truncate()
    structureChanged = false
  }

  /// Breadth first over rows and variables. A block it runs into is dissolved and taken in whole.
  private mutating func gatherBlock(from seed: Int32) {
    work.blockVariables.truncate()
    work.blockRows.truncate()
    work.blockVariables.append(seed)
    variableStamp[seed] = traversalStamp
    var next = 0
    while next < work.blockVariables.count {
      var use = firstUse[work.blockVariables[next]]
      next += 1
      while use >= 0 {
        let id = termRow[use]
        use = nextUse[use]
        if rowStamp[id] == traversalStamp { continue }
        let row = rows[id]
        if !row.belongsToBlock { continue }
        rowStamp[id] = traversalStamp
        work.blockRows.append(id)
        var term = row.firstTerm
        let end = term + row.termCount
        while term < end {
          let other = terms[term].index
          term += 1
          if fixingRow[other] >= 0 || variableStamp[other] == traversalStamp { continue }
          variableStamp[other] = traversalStamp
          if blockOfVariable[other] >= 0 { dissolve(blockOfVariable[other]) }
          work.blockVariables.append(other)
        }
      }
    }
  }

  /// Sorts row ids by the order of addition and drops repeated ones. Returns how many are left.
  @discardableResult mutating func sortByOrder(_ base: UnsafeMutablePointer<Int32>, _ count: Int) -> Int {
    sorter.sort(base, count) { rows[$0].order }
  }
}

// Whether a block's programs say the same as its rows, in spite of rounding.
//
// Given: a block that was just factored, with factors above one. Leaves: it, or the same rows factored anew with
// larger pivots.
//
// The programs are run on generic numbers in place of constants and columns, and each row is compared with what they
// make of it. That asks about coefficients alone. To ask whether the present solution is accurate would make the
// pivots depend on the constants of the moment; where the priorities leave a choice, other pivots mean other anchors,
// so two solvers with different pasts would part.

extension Solver {
  /// What two sides of a row may differ by, relative to the row.
  private static var programTolerance: Double { 1e-11 }

  /// Factors the block again, with larger pivots, if its programs turn out to be inaccurate.
  ///
  /// The block's rows and variables still are in `work`.
  mutating func confirmPrograms(ofBlock index: Int32) {
    if doProgramsAgree(ofBlock: index) { return }
    if blocks[index].isStrict {
      statistics.inaccurateBlocks += 1
      return
    }
    let seedCount = seeds.count
    let wasChanged = structureChanged
    dissolve(index)
    seeds.truncate(to: seedCount)
    structureChanged = wasChanged
    factorBlock(isStrict: true)
  }

  /// Overwrites the block's constants and values, which the evaluation to come computes anyway.
  private mutating func doProgramsAgree(ofBlock index: Int32) -> Bool {
    let block = blocks[index]
    for offset in 0..<block.rowCount {
      constants[blockRows[block.firstRow + offset]] = Self.genericConstant(offset)
    }
    runOperations(block)
    // What each row comes to without its constant, and all of it where a required equality lost its columns.
    clearMultipliers(ofBlock: index)
    let reduced = multipliers.value.base
    setGenericColumns(block, reduced)
    for position in block.firstNullRow..<block.firstNullRow + block.nullRowCount {
      let id = nullRows[position]
      if rows[id].isRequiredEquality { reduced[Int(id)] = constants[id] }
    }
    runPivots(block)
    for offset in 0..<block.rowCount {
      let id = blockRows[block.firstRow + offset]
      let row = rows[id]
      let own = Self.genericConstant(offset)
      var sum = own - reduced[Int(id)]
      if !row.isRequiredEquality { sum -= constants[id] }
      var magnitude = 1 + reduced[Int(id)].magnitude
      for term in row.firstTerm..<row.firstTerm + row.termCount where fixingRow[terms[term].index] < 0 {
        let product = terms[term].coefficient * row.scale * values[2 * terms[term].index]
        sum += product
        magnitude += product.magnitude
      }
      if !(sum.magnitude <= Self.programTolerance * magnitude) { return false }
    }
    return true
  }

  /// Gives the columns values, and the rows over them what follows.
  private mutating func setGenericColumns(_ block: Block, _ reduced: UnsafeMutablePointer<Double>) {
    for position in block.firstFreeColumn..<block.firstFreeColumn + block.freeColumnCount {
      values[freeColumns[position]] = Self.genericValue(position - block.firstFreeColumn)
    }
    for position in block.firstNarrowing..<block.firstNarrowing + block.narrowingCount {
      let item = narrowings[position]
      let value = Self.genericValue(position - block.firstNarrowing)
      values[item.slot] = value
      for place in item.first..<item.first + item.count {
        reduced[Int(attachments[place].row)] = attachments[place].coefficient * value
      }
    }
    for position in block.firstComponent..<block.firstComponent + block.componentCount {
      let view = ComponentView(components[position], in: self)
      for number in 0..<view.featureCount {
        let feature = view.feature(number)
        var activity = 0.0
        if number < view.columnCount {
          activity = Self.genericValue(number)
          values[feature.pointee.slot] = activity
        } else {
          let list = feature.pointee.origin
          for place in list.offset..<list.offset + list.count {
            let entry = tableauEntries[place]
            activity += entry.coefficient * view.feature(entry.index).pointee.activity
          }
        }
        feature.pointee.activity = activity
        let first = Int(feature.pointee.firstBreakpoint)
        for place in first..<first + Int(feature.pointee.breakpointCount) {
          let breakpoint = view.breakpoints[place]
          if breakpoint.row >= 0 { reduced[Int(breakpoint.row)] = breakpoint.coefficient * activity }
        }
      }
    }
  }

  private static func genericConstant(_ index: Int32) -> Double { 2 * genericFraction(2 * Int(index)) - 1 }
  private static func genericValue(_ index: Int32) -> Double { 2 * genericFraction(2 * Int(index) + 1) - 1 }
}

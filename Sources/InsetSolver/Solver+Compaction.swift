// Garbage.
//
// Given: pools with ranges that removed constraints and dissolved blocks left behind. Leaves: pools that hold little
// else than what is live. Called when blocks are rebuilt anyway; it changes no value, only where things are stored.

extension Solver {
  /// Compacts the pools whose garbage prevails.
  mutating func collectGarbage() {
    if unusedTermCount > 1000, unusedTermCount > terms.count / 2 { compactTerms() }
    if deadWeight > 2000, deadWeight > liveWeight / 2 { discardPrograms() }
  }

  /// Moves the terms of known rows to the front, in the order of the pool, and links them again.
  private mutating func compactTerms() {
    var ids = Buffer<Int32>(capacity: rows.count)
    for id in 0..<Int32(rows.count) where isKnownRow(id) { ids.append(id) }
    sortElements(ids.base, ids.count) { rows[$0].firstTerm < rows[$1].firstTerm }
    var kept: Int32 = 0
    for position in 0..<ids.count {
      let row = rows.at(ids[position])
      let first = row.pointee.firstTerm
      row.pointee.firstTerm = kept
      for term in first..<first + row.pointee.termCount {
        terms[kept] = terms[term]
        termRow[kept] = ids[position]
        kept += 1
      }
    }
    terms.truncate(to: Int(kept))
    termRow.truncate(to: Int(kept))
    nextUse.truncate(to: Int(kept))
    previousUse.truncate(to: Int(kept))
    for variable in 0..<firstUse.count { firstUse[variable] = -1 }
    for term in 0..<kept { link(term, to: termRow[term]) }
    unusedTermCount = 0
  }

  static var leastTableauLimit: Int { 1 << 16 }

  /// Copies the lists of all live components to new pools, when the present ones have grown much since the last time.
  mutating func compactTableaux() {
    if max(tableauEntries.count, tableauColumns.count) < tableauLimit { return }
    var entries = Buffer<Entry>()
    var columns = Buffer<Int32>()
    for index in 0..<blocks.count where blocks[index].isLive {
      let block = blocks[index]
      for component in block.firstComponent..<block.firstComponent + block.componentCount {
        let first = components[component].firstFeature
        for number in first..<first + components[component].featureCount {
          let feature = features.at(number)
          feature.pointee.origin = move(feature.pointee.origin, of: tableauEntries, to: &entries)
          if feature.pointee.sharesOrigin {
            feature.pointee.list = feature.pointee.origin
          } else if feature.pointee.isTight {
            feature.pointee.list = move(feature.pointee.list, of: tableauColumns, to: &columns)
          } else {
            feature.pointee.list = move(feature.pointee.list, of: tableauEntries, to: &entries)
          }
        }
      }
    }
    tableauEntries = entries
    tableauColumns = columns
    tableauLimit = max(Self.leastTableauLimit, 4 * max(tableauEntries.count, tableauColumns.count))
  }

  /// Throws all programs away. Every live block becomes seeds again: factoring costs about a microsecond a row,
  /// which is less than moving the live ranges of twenty pools would take in code.
  private mutating func discardPrograms() {
    for index in 0..<Int32(blocks.count) where blocks[index].isLive { dissolve(index) }
    blocks.truncate()
    blockVariables.truncate()
    blockRows.truncate()
    rowInputs.truncate()
    fixedTerms.truncate()
    operations.truncate()
    pivots.truncate()
    pivotTerms.truncate()
    narrowings.truncate()
    attachments.truncate()
    nullRows.truncate()
    freeColumns.truncate()
    components.truncate()
    features.truncate()
    breakpoints.truncate()
    breakpointPositions.truncate()
    breakpointOrder.truncate()
    slopes.truncate()
    duals.truncate()
    tableauEntries.truncate()
    tableauColumns.truncate()
    tableauLimit = Self.leastTableauLimit
    dirtyBlocks.truncate()
    liveWeight = 0
    deadWeight = 0
  }
}

private func move<Element: BitwiseCopyable>(
  _ list: Segment, of pool: borrowing Buffer<Element>, to new: inout Buffer<Element>
) -> Segment {
  let offset = new.extend(by: Int(list.count))
  (new.base + offset).update(from: pool.base + Int(list.offset), count: Int(list.count))
  return Segment(offset: Int32(offset), count: list.count, capacity: list.count)
}

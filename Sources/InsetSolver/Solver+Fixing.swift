// Variables that a required one-term equality fixes: a root's origin, a window's width, `height == 44`.
//
// Given: the rows that name a variable. Leaves: `fixingRow` and, for a fixed variable, its value. Of several such
// rows the strongest fixes the variable; the others are rows without unknowns, which `checkFixedRows` compares.
//
// A fixed variable is a parameter of the blocks that use it, never one of their unknowns. That is what cuts the root
// out of the graph of constraints and makes the views in it independent of each other.

extension Solver {
  @inline(__always) mutating func isFixing(_ row: Row) -> Bool {
    row.termCount == 1 && row.isRequiredEquality && row.isActive
  }

  /// Finds the row that fixes the variable now, and dissolves what was built on the opposite.
  mutating func updateFixing(ofVariable variable: Int32) {
    let old = fixingRow[variable]
    var new: Int32 = -1
    var use = firstUse[variable]
    while use >= 0 {
      let id = termRow[use]
      if isFixing(rows[id]), new < 0 || isStronger(id, new) { new = id }
      use = nextUse[use]
    }
    guard new != old else { return }
    fixingRow[variable] = new
    fixingVersion += 1
    if (old < 0) != (new < 0) {
      touch(variable)
      dissolveUsers(ofVariable: variable)
    }
    if new >= 0 {
      queueRequiredUsers(ofVariable: variable)
      updateFixedValue(ofVariable: variable)
    }
  }

  /// Reads the value off the fixing row and marks what depends on it.
  mutating func updateFixedValue(ofVariable variable: Int32) {
    let row = rows[fixingRow[variable]]
    values[2 * variable] = -row.constant / terms[row.firstTerm].coefficient
    var use = firstUse[variable]
    while use >= 0 {
      let id = termRow[use]
      let user = rows[id]
      if user.block >= 0 {
        markDirty(user.block)
      } else if user.isActive, user.isRequired, id != fixingRow[variable] {
        fixedRowQueue.append(id)
      }
      use = nextUse[use]
    }
  }

  private mutating func dissolveUsers(ofVariable variable: Int32) {
    var use = firstUse[variable]
    while use >= 0 {
      let row = rows[termRow[use]]
      if row.isOn {
        if row.block >= 0 { dissolve(row.block) }
        var term = row.firstTerm
        while term < row.firstTerm + row.termCount {
          if fixingRow[terms[term].index] < 0 { touch(terms[term].index) }
          term += 1
        }
      }
      use = nextUse[use]
    }
  }

  private mutating func queueRequiredUsers(ofVariable variable: Int32) {
    var use = firstUse[variable]
    while use >= 0 {
      let row = rows[termRow[use]]
      if row.isOn, row.isRequired { fixedRowQueue.append(termRow[use]) }
      use = nextUse[use]
    }
  }

  /// Compares the required rows that have no unknown with their fixed variables; breaks a member of each conflict.
  ///
  /// Such a conflict is irreducible: every coefficient is nonzero, so letting go of any fixing row frees a variable
  /// that can satisfy the row.
  mutating func checkFixedRows() {
    while !fixedRowQueue.isEmpty {
      // In the order of addition, so that the outcome does not depend on the order of the edits.
      fixedRowQueue.truncate(to: sortByOrder(fixedRowQueue.base, fixedRowQueue.count))
      let queued = fixedRowQueue.copy()
      fixedRowQueue.truncate()
      for position in 0..<queued.count {
        let id = queued[position]
        guard isViolatedFixedRow(id) else { continue }
        let row = rows[id]
        var proof = Proof(members: [id], multipliers: [1])
        for term in row.firstTerm..<row.firstTerm + row.termCount {
          let fixing = fixingRow[terms[term].index]
          proof.members.append(fixing)
          let own = terms[rows[fixing].firstTerm].coefficient * rows[fixing].scale
          proof.multipliers.append(-terms[term].coefficient * row.scale / own)
        }
        // A broken fixing row changes values that rows already passed may depend on.
        if settle(proof) != id {
          for again in 0..<queued.count { fixedRowQueue.append(queued[again]) }
          break
        }
      }
    }
  }

  private mutating func isViolatedFixedRow(_ id: Int32) -> Bool {
    let row = rows[id]
    guard row.order >= 0, row.isActive, row.isRequired, row.block < 0 else { return false }
    var sum = row.constant
    var magnitude = row.constant.magnitude
    for term in row.firstTerm..<row.firstTerm + row.termCount {
      let entry = terms[term]
      if fixingRow[entry.index] < 0 || fixingRow[entry.index] == id { return false }
      let product = entry.coefficient * values[2 * entry.index]
      sum += product
      magnitude += product.magnitude
    }
    return violation(of: sum, row.relation) > Self.conflictTolerance * (1 / row.scale + magnitude)
  }

  /// A required row that is violated by less, relative to its largest summand, counts as held.
  static var conflictTolerance: Double { 1e-7 }

  /// By how much a left side of the given value breaks the relation.
  @inline(__always) mutating func violation(of value: Double, _ relation: Relation) -> Double {
    switch relation {
    case .lessThanOrEqual: value
    case .equal: value.magnitude
    case .greaterThanOrEqual: -value
    }
  }
}

// Constraints and variables as the caller adds, changes and removes them.
//
// Given: calls of the public interface. Leaves: `rows`, `terms` and the lists of uses up to date, blocks that no
// longer hold dissolved, blocks whose constants changed marked dirty, and everything else as it was. No call here
// computes values; `solve()` does.
//
// The dearest edit is a change of structure: it dissolves the blocks it touches, and `solve()` factors them again.
// A change of a constant never does. It leaves programs, bases and duals in place, because constants only move
// breakpoints: "dual feasible" speaks of slopes, and those stay.

extension Solver {
  /// The largest magnitude a coefficient, constant or priority may have.
  private static var largestInput: Double { 1e15 }

  public var variableCount: Int { firstUse.count - freeVariables.count }
  public var constraintCount: Int { rows.count - freeRows.count }

  /// Makes room for so many more unknowns and constraints. Saves a little time before many additions.
  public mutating func reserve(variables: Int, constraints: Int) {
    let variables = firstUse.count + max(0, variables)
    let constraints = rows.count + max(0, constraints)
    firstUse.reserve(variables)
    fixingRow.reserve(variables)
    blockOfVariable.reserve(variables)
    variableOrder.reserve(variables)
    isVariableInUse.reserve(variables)
    variableStamp.reserve(variables)
    localIndex.reserve(variables)
    values.reserve(2 * max(variables, constraints))
    rows.reserve(constraints)
    constants.reserve(constraints)
    rowStamp.reserve(constraints)
    tieWeights.reserve(constraints)
    // The usual row relates two views.
    let terms = terms.count + 2 * constraints
    self.terms.reserve(terms)
    termRow.reserve(terms)
    nextUse.reserve(terms)
    previousUse.reserve(terms)
    seeds.reserve(constraints)
  }

  /// Adds an unknown. Until a constraint holds it, its value is 0 and it is ambiguous.
  public mutating func addVariable() -> Variable {
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(firstUse.count)
      firstUse.append(-1)
      fixingRow.append(-1)
      blockOfVariable.append(-1)
      variableOrder.append(nextVariableOrder)
      isVariableInUse.append(true)
      variableStamp.append(0)
      localIndex.append(-1)
      reserveValues(upTo: index)
    } else {
      index = freeVariables.removeLast()
      variableOrder[index] = nextVariableOrder
      isVariableInUse[index] = true
    }
    nextVariableOrder += 1
    values[2 * index] = 0
    needsSolve = true
    return Variable(index: index)
  }

  /// Removes an unknown together with the constraints that still name it.
  public mutating func remove(_ variable: Variable) {
    let index = variable.index
    guard isKnown(index) else { return }
    while firstUse[index] >= 0 { remove(ConstraintID(index: termRow[firstUse[index]])) }
    if blockOfVariable[index] >= 0 { dissolve(blockOfVariable[index]) }
    isVariableInUse[index] = false
    values[2 * index] = 0
    freeVariables.append(index)
    needsSolve = true
  }

  /// Adds `Σ coefficient·variable + constant (relation) 0`.
  ///
  /// - Parameters:
  ///   - priority: 1000 and above is required; below, higher priorities come first, whatever the sizes of the errors.
  ///     Fractions are fine. Zero and less is rejected.
  ///   - breakRank: in a conflict of required constraints the one of the highest rank gives way, among equals the
  ///     one added last. This is where a caller puts its own rule. Behaviour: AL-14, AL-15.
  ///   - tieWeight: how much the error weighs against other errors of equal priority where their sum leaves a
  ///     choice; nil prefers to hold what was added earlier. A positive number.
  /// - Returns: The constraint's name, also when it is rejected (see `rejected`).
  public mutating func addConstraint(
    _ terms: [Term], _ relation: Relation, constant: Double, priority: Double, breakRank: Int32 = 0,
    tieWeight: Double? = nil
  ) -> ConstraintID {
    let first = Int32(self.terms.count)
    var isUsable = priority.magnitude <= Self.largestInput && priority > 0
    for term in terms where !isKnown(term.variable.index) || !Self.isUsable(term.coefficient) {
      isUsable = false
    }
    var scale = 1.0
    if isUsable {
      let largest = appendTerms(terms)
      if largest > 0 { scale = Double(sign: .plus, exponent: -largest.exponent, significand: 1) }
    }
    let count = Int32(self.terms.count) - first
    let id = place(
      Row(
        priority: isUsable ? min(priority, 1000) : 0, constant: constant, scale: scale, firstTerm: first,
        termCount: count, order: nextRowOrder, breakRank: breakRank, block: -1, relation: relation,
        isOn: false,
        isBroken: false))
    nextRowOrder += 1
    tieWeights[id] = tieWeight ?? .nan
    var term = first
    while term < first + count {
      link(term, to: id)
      term += 1
    }
    if isUsable, Self.isUsable(constant) { enable(id) } else { rejectedRows.insert(id) }
    needsSolve = true
    return ConstraintID(index: id)
  }

  /// Removes a constraint. Removing an unknown one does nothing.
  public mutating func remove(_ constraint: ConstraintID) {
    let id = constraint.index
    guard isKnownRow(id) else { return }
    disable(id)
    rejectedRows.remove(id)
    let row = rows[id]
    var term = row.firstTerm
    while term < row.firstTerm + row.termCount {
      unlink(term)
      term += 1
    }
    unusedTermCount += Int(row.termCount)
    rows.at(id).pointee.order = -1
    freeRows.append(id)
    needsSolve = true
  }

  /// Replaces the constant of `Σ coefficient·variable + constant`.
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) {
    let id = constraint.index
    guard isKnownRow(id), rows[id].constant != constant else { return }
    needsSolve = true
    let wasUsable = Self.isUsable(rows[id].constant)
    rows.at(id).pointee.constant = constant
    guard Self.isUsable(constant) else {
      disable(id)
      rejectedRows.insert(id)
      return
    }
    let row = rows[id]
    if !row.isOn {
      // Only the constant kept the row out, or it had other faults and stays out.
      if !wasUsable, row.priority > 0 {
        rejectedRows.remove(id)
        enable(id)
      }
      return
    }
    if isFixing(row), fixingRow[terms[row.firstTerm].index] == id {
      updateFixedValue(ofVariable: terms[row.firstTerm].index)
    } else if row.block >= 0 {
      markDirty(row.block)
    } else if row.isRequired {
      fixedRowQueue.append(id)
    }
  }

  /// Takes the row into the system.
  mutating func enable(_ id: Int32) {
    guard !rows[id].isOn else { return }
    rows.at(id).pointee.isOn = true
    let row = rows[id]
    if liveWeight > 0, !isFixing(row), attachRow(id) { return }
    structureChanged = true
    if row.isRequired { fixedRowQueue.append(id) }
    if isFixing(row) { updateFixing(ofVariable: terms[row.firstTerm].index) }
    // One of its unknowns is enough: the traversal goes on to the others, and dissolves their blocks.
    var term = row.firstTerm
    while term < row.firstTerm + row.termCount {
      let variable = terms[term].index
      if fixingRow[variable] < 0 {
        touch(variable)
        break
      }
      term += 1
    }
  }

  /// Takes the row out of the system.
  mutating func disable(_ id: Int32) {
    guard rows[id].isOn else { return }
    let row = rows[id]
    rows.at(id).pointee.isOn = false
    rows.at(id).pointee.isBroken = false
    forgetBreakages(of: id)
    if rows[id].block >= 0, detachRow(id) { return }
    structureChanged = true
    if row.block >= 0 { dissolve(row.block) }
    if isFixing(row), fixingRow[terms[row.firstTerm].index] == id {
      updateFixing(ofVariable: terms[row.firstTerm].index)
    }
  }

  mutating func isKnown(_ variable: Int32) -> Bool {
    variable >= 0 && variable < firstUse.count && isVariableInUse[variable]
  }

  mutating func isKnownRow(_ id: Int32) -> Bool { id >= 0 && id < rows.count && rows[id].order >= 0 }

  private static func isUsable(_ number: Double) -> Bool { number.magnitude <= largestInput }

  /// Stores the row under a free id.
  @inline(__always) private mutating func place(_ row: Row) -> Int32 {
    if !freeRows.isEmpty {
      let id = freeRows.removeLast()
      rows[id] = row
      return id
    }
    let id = Int32(rows.count)
    rows.append(row)
    constants.append(0)
    rowStamp.append(0)
    tieWeights.append(.nan)
    reserveValues(upTo: id)
    return id
  }

  private mutating func reserveValues(upTo index: Int32) {
    let missing = 2 * Int(index) + 2 - values.count
    if missing > 0 { values.extend(by: missing, with: 0) }
  }

  /// Appends the terms to the pool; terms of one variable are added up, and zero sums dropped. They remain to be
  /// linked. Returns the largest magnitude of a coefficient.
  private mutating func appendTerms(_ list: [Term]) -> Double {
    let first = terms.count
    for term in list {
      let variable = term.variable.index
      let known = localIndex[variable]
      if known >= 0 {
        terms.at(known).pointee.coefficient += term.coefficient
      } else {
        localIndex[variable] = Int32(terms.count)
        terms.append(Entry(index: variable, coefficient: term.coefficient))
      }
    }
    var largest = 0.0
    var smallest = Double.infinity
    for term in first..<terms.count {
      localIndex[terms[term].index] = -1
      let size = terms[term].coefficient.magnitude
      if size > largest { largest = size }
      if size < smallest { smallest = size }
    }
    if smallest <= Self.dustLimit * largest { dropDust(from: first, below: Self.dustLimit * largest) }
    let kept = terms.count - first
    _ = termRow.extend(by: kept)
    _ = nextUse.extend(by: kept)
    _ = previousUse.extend(by: kept)
    return largest
  }

  /// A coefficient that is this small next to its row's largest is what summing left of zero.
  private static var dustLimit: Double { 1e-15 }

  private mutating func dropDust(from first: Int, below limit: Double) {
    var kept = first
    for term in first..<terms.count where terms[term].coefficient.magnitude > limit {
      terms[kept] = terms[term]
      kept += 1
    }
    terms.truncate(to: kept)
  }

  mutating func link(_ term: Int32, to row: Int32) {
    let variable = terms[term].index
    let next = firstUse[variable]
    termRow[term] = row
    nextUse[term] = next
    previousUse[term] = -1
    if next >= 0 { previousUse[next] = term }
    firstUse[variable] = term
  }

  private mutating func unlink(_ term: Int32) {
    let next = nextUse[term]
    let previous = previousUse[term]
    if next >= 0 { previousUse[next] = previous }
    if previous >= 0 { nextUse[previous] = next } else { firstUse[terms[term].index] = next }
  }
}

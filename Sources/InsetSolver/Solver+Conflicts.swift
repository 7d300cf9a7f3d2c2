// Required rows that cannot hold together.
//
// Given: a place where an evaluation cannot meet a required row. Leaves: a *proof*, one of its members broken, and
// the blocks concerned dissolved, so that the next pass solves without it.
//
// A proof is a set of rows and a multiplier for each. Their weighted sum says `0 = c` with c nonzero, or `0 <= c`
// with c negative; the inequalities' multipliers have the signs that allow adding them. Every proof here rests on one
// linear dependence among rows that are independent without any one of them, so it is irreducible:
// - a row that lost all its columns in the elimination depends on the rows that were subtracted from it,
// - two rows that push one column apart,
// - a row of a component that nothing can bring inside, and the columns in it, all at the bounds of required rows.
// What these rows took from eliminated equalities, and from fixed variables, adds those to the proof.
//
// The weakest member breaks: the highest break rank, among equals the one added last. So the broken rows are those
// that a pass from the strongest to the weakest would leave out because they contradict what it has kept. That makes
// them a function of the system: a breakage stays as long as its own proof does, whatever else changes; and when a
// member of a proof breaks later, the row that it had proved wrong is taken back in and tried again.
//
// A broken equality leaves its block, which is factored again. A broken inequality stays where it is and loses its
// effect: the bound that it is moves out of reach.

/// Rows that contradict each other, in order of addition, with the multipliers of their scaled left sides.
struct Proof {
  var members: [Int32]
  var multipliers: [Double]
}

/// A broken row and why.
struct Breakage {
  var victim: Int32
  var proof: Proof
  /// The sign of the contradiction, which must stay.
  var isPositive: Bool

  var conflict: Conflict {
    Conflict(
      members: proof.members.map { ConstraintID(index: $0) }, broken: ConstraintID(index: victim))
  }
}

extension Solver {
  /// The stronger of two rows stays when both are in a conflict.
  mutating func isStronger(_ first: Int32, _ second: Int32) -> Bool {
    let first = rows[first]
    let second = rows[second]
    return first.breakRank != second.breakRank
      ? first.breakRank < second.breakRank : first.order < second.order
  }

  // MARK: Before and after

  /// Takes back the broken rows that the present constants no longer contradict.
  mutating func reviewBreakages() {
    if breakages.isEmpty { return }
    let reviewed = breakages
    breakages.removeAll(keepingCapacity: true)
    for breakage in reviewed {
      if isContradiction(breakage.proof, positive: breakage.isPositive) {
        breakages.append(breakage)
      } else {
        restore(breakage.victim)
      }
    }
  }

  /// Takes back the strongest row whose proof lost a member, if there is one.
  mutating func restoreUnproven(_ restorations: inout Int) -> Bool {
    if breakages.isEmpty || restorations == 0 { return false }
    restorations -= 1
    var sorted = breakages
    sorted.sort { isStronger($0.victim, $1.victim) }
    breakages = sorted
    for (index, breakage) in sorted.enumerated() {
      if breakage.proof.members.contains(where: { $0 != breakage.victim && rows[$0].isBroken }) {
        breakages.remove(at: index)
        restore(breakage.victim)
        return true
      }
    }
    return false
  }

  /// Drops what a removed row proved.
  mutating func forgetBreakages(of id: Int32) {
    if breakages.isEmpty { return }
    let reviewed = breakages
    breakages.removeAll(keepingCapacity: true)
    for breakage in reviewed {
      if !breakage.proof.members.contains(id) {
        breakages.append(breakage)
      } else if breakage.victim != id {
        restore(breakage.victim)
      }
    }
  }

  private mutating func restore(_ id: Int32) {
    rows.at(id).pointee.isBroken = false
    let block = rows[id].block
    if block >= 0 {
      markDirty(block)
    } else {
      rows.at(id).pointee.isOn = false
      enable(id)
    }
  }

  /// Lets the weakest member break. Returns it.
  @discardableResult mutating func settle(_ proof: Proof) -> Int32 {
    let sorted = proof.members.indices.sorted {
      rows[proof.members[$0]].order < rows[proof.members[$1]].order
    }
    let ordered = Proof(
      members: sorted.map { proof.members[$0] }, multipliers: sorted.map { proof.multipliers[$0] })
    var victim = ordered.members[0]
    for member in ordered.members where isStronger(victim, member) { victim = member }
    breakages.append(
      Breakage(victim: victim, proof: ordered, isPositive: contradiction(ordered).sum > 0))
    didBreak = true
    let row = rows[victim]
    rows.at(victim).pointee.isBroken = true
    if row.block >= 0, row.relation != .equal {
      markDirty(row.block)
      return victim
    }
    structureChanged = true
    if row.block >= 0 { dissolve(row.block) }
    if row.termCount == 1, fixingRow[terms[row.firstTerm].index] == victim {
      updateFixing(ofVariable: terms[row.firstTerm].index)
    }
    return victim
  }

  /// What the members' constants add up to; their left sides cancel.
  private mutating func contradiction(_ proof: Proof) -> (sum: Double, magnitude: Double) {
    var sum = 0.0
    var magnitude = 0.0
    for (member, multiplier) in zip(proof.members, proof.multipliers) {
      let product = multiplier * rows[member].constant * rows[member].scale
      sum += product
      magnitude += product.magnitude
    }
    return (sum, magnitude)
  }

  private mutating func isContradiction(_ proof: Proof, positive: Bool) -> Bool {
    let (sum, magnitude) = contradiction(proof)
    var largest = 0.0
    for multiplier in proof.multipliers { largest = max(largest, multiplier.magnitude) }
    return (positive ? sum : -sum) > Self.conflictTolerance * largest + 1e-10 * magnitude
  }

  // MARK: Proofs

  /// A row that depends on those that were subtracted from it. False when none of them was broken.
  mutating func breakNullRow(_ id: Int32, _ block: Int32) -> Bool {
    clearMultipliers(ofBlock: block)
    multipliers.value[id] = 1
    return settleMultipliers(ofBlock: block) != nil
  }

  /// Goes through a column's required rows from the strongest to the weakest, and breaks each that contradicts one
  /// before it: two rows that push the column apart.
  mutating func breakNarrowing(_ item: Narrowing, _ block: Int32) {
    narrowing.order.truncate()
    for position in item.first..<item.first + item.count {
      if attachments[position].isRequired, !rows[attachments[position].row].isBroken {
        narrowing.order.append(position)
      }
    }
    sortElements(narrowing.order.base, narrowing.order.count) {
      isStronger(attachments[$0].row, attachments[$1].row)
    }
    var lowest: Int32 = -1
    var highest: Int32 = -1
    for place in 0..<narrowing.order.count {
      let position = narrowing.order[place]
      let bend = bend(position)
      var rival: Int32 = -1
      if bend.relation != .lessThanOrEqual, highest >= 0,
        bend.position > self.bend(highest).position, isViolated(position, atBendOf: highest)
      {
        rival = highest
      } else if bend.relation != .greaterThanOrEqual, lowest >= 0,
        bend.position < self.bend(lowest).position, isViolated(position, atBendOf: lowest)
      {
        rival = lowest
      }
      if rival >= 0 {
        clearMultipliers(ofBlock: block)
        multipliers.value[attachments[position].row] = 1 / attachments[position].coefficient
        multipliers.value[attachments[rival].row] = -1 / attachments[rival].coefficient
        if settleMultipliers(ofBlock: block) != attachments[position].row { return }
        continue
      }
      if bend.relation != .lessThanOrEqual,
        lowest < 0 || bend.position > self.bend(lowest).position
      {
        lowest = position
      }
      if bend.relation != .greaterThanOrEqual,
        highest < 0 || bend.position < self.bend(highest).position
      {
        highest = position
      }
    }
  }

  private mutating func isViolated(_ attachment: Int32, atBendOf other: Int32) -> Bool {
    let value = bend(other).position
    return isViolated(attachments[attachment], at: value)
  }

  /// A feature whose bounds cross. True when the component can go on without the broken row.
  mutating func breakCrossing(_ number: Int32, _ view: ComponentView, _ block: Int32) -> Bool {
    clearMultipliers(ofBlock: block)
    addMultiplier(1, ofBound: -1, of: number, view)
    addMultiplier(-1, ofBound: 1, of: number, view)
    return settleMultipliers(ofBlock: block).map { isBreakpoint($0, view) } ?? false
  }

  /// A row that cannot be brought inside. True when the component can go on without the broken row.
  mutating func breakContradiction(_ number: Int32, _ view: ComponentView, _ block: Int32) -> Bool {
    clearMultipliers(ofBlock: block)
    // The bounds that forbid each dual to go on: upper ones for those that rise, lower ones for those that fall.
    let direction = simplex.isAbove[number] ? 1.0 : -1.0
    addMultiplier(1, ofBound: direction, of: number, view)
    let list = view.feature(number).pointee.list
    var largest = 0.0
    for index in list.offset..<list.offset + list.count {
      largest = max(largest, tableauEntries[index].coefficient.magnitude)
    }
    for index in list.offset..<list.offset + list.count {
      let entry = tableauEntries[index]
      if entry.coefficient.magnitude < Self.dust * largest { continue }
      addMultiplier(-entry.coefficient, ofBound: -direction * entry.coefficient, of: entry.index, view)
    }
    return settleMultipliers(ofBlock: block).map { isBreakpoint($0, view) } ?? false
  }

  /// The bound is the feature's upper one for a positive direction, else its lower one.
  private mutating func addMultiplier(
    _ amount: Double, ofBound direction: Double, of number: Int32, _ view: ComponentView
  ) {
    let feature = view.feature(number).pointee
    let place = feature.firstBreakpoint + (direction > 0 ? feature.lastSlope : feature.firstSlope - 1)
    guard place >= feature.firstBreakpoint, place < feature.firstBreakpoint + feature.breakpointCount
    else { return }
    let breakpoint = view.breakpoints[Int(view.order[Int(place)])]
    if breakpoint.row >= 0 { multipliers.value[breakpoint.row] += amount / breakpoint.coefficient }
  }

  private mutating func isBreakpoint(_ id: Int32, _ view: ComponentView) -> Bool {
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      for place in Int(feature.firstBreakpoint)..<Int(feature.firstBreakpoint + feature.breakpointCount)
      where view.breakpoints[place].row == id && view.breakpoints[place].level < 0 { return true }
    }
    return false
  }

  /// Extends the multipliers to eliminated equalities and fixed variables and breaks a member, unless one is broken
  /// already or the contradiction is rounding. Returns the broken row.
  @discardableResult private mutating func settleMultipliers(ofBlock index: Int32) -> Int32? {
    balanceEqualities(ofBlock: index)
    let block = blocks[index]
    var largest = 0.0
    for position in block.firstRow..<block.firstRow + block.rowCount {
      largest = max(largest, multipliers.value[blockRows[position]].magnitude)
    }
    var proof = Proof(members: [], multipliers: [])
    for position in block.firstRow..<block.firstRow + block.rowCount {
      let id = blockRows[position]
      if multipliers.value[id].magnitude <= 1e-9 * largest { continue }
      // A soft row is no member: the simplex method met its limit of iterations.
      if !rows[id].isRequired || rows[id].isBroken { return nil }
      proof.members.append(id)
      proof.multipliers.append(multipliers.value[id])
    }
    appendFixingRows(to: &proof)
    let (sum, magnitude) = contradiction(proof)
    if sum.magnitude <= 1e-10 * magnitude { return nil }
    return settle(proof)
  }

  /// Adds the rows of the fixed variables that the members do not cancel.
  private mutating func appendFixingRows(to proof: inout Proof) {
    let missing = firstUse.count - multipliers.sum.count
    if missing > 0 {
      multipliers.sum.extend(by: missing, with: 0)
      multipliers.magnitude.extend(by: missing, with: 0)
    }
    multipliers.touched.truncate()
    for (id, multiplier) in zip(proof.members, proof.multipliers) {
      let row = rows[id]
      for term in row.firstTerm..<row.firstTerm + row.termCount where fixingRow[terms[term].index] >= 0 {
        let variable = terms[term].index
        let product = multiplier * terms[term].coefficient * row.scale
        if multipliers.magnitude[variable] == 0 { multipliers.touched.append(variable) }
        multipliers.sum[variable] += product
        multipliers.magnitude[variable] += product.magnitude
      }
    }
    for position in 0..<multipliers.touched.count {
      let variable = multipliers.touched[position]
      let sum = multipliers.sum[variable]
      if sum.magnitude > 1e-9 * multipliers.magnitude[variable] {
        let fixing = rows[fixingRow[variable]]
        proof.members.append(fixingRow[variable])
        proof.multipliers.append(-sum / (terms[fixing.firstTerm].coefficient * fixing.scale))
      }
      multipliers.sum[variable] = 0
      multipliers.magnitude[variable] = 0
    }
  }
}

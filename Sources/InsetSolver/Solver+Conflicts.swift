// Required rows that cannot hold together.
//
// Given: conflict seeds, each a place where an evaluation could not meet a required row. Leaves: for each conflict one
// broken row, `conflicts` extended, and the blocks concerned dissolved, so that the next pass solves without it.
//
// The multipliers of the level of required rows (`Solver+Multipliers.swift`) prove the contradiction: their sum of
// rows says `0 = c` with c nonzero, or `0 <= c` with c negative. The rows with a multiplier are its members.
// - A required equality that lost all its columns, or an inequality that did: the rows that were subtracted from it
//   are independent, so the set is irreducible by construction.
// - A column that two inequalities push apart: likewise.
// - A component: irreducible if there is one linear dependence among the members only, which an elimination tells;
//   otherwise members are left out one by one, as long as what remains still conflicts.
//
// Which member breaks is the caller's rule. Broken rows are tried again in the next solve, all of them and before
// anything else, so what breaks is a function of the system, not of what broke before.

struct ConflictSeed: BitwiseCopyable {
  enum Kind: UInt8 { case nullRow, narrowing, component }
  var kind: Kind
  var block: Int32
  /// The row, the narrowing or the component.
  var index: Int32
}

extension Solver {
  /// Takes the rows that earlier conflicts broke back into the system.
  mutating func restoreBrokenRows() {
    if brokenRows.isEmpty { return }
    sortByOrder(brokenRows.base, brokenRows.count)
    let broken = brokenRows.copy()
    brokenRows.truncate()
    for position in 0..<broken.count where rows[broken[position]].isBroken {
      rows.at(broken[position]).pointee.isBroken = false
      rows.at(broken[position]).pointee.isOn = false
      enable(broken[position])
    }
  }

  /// Breaks one row of each conflict that has none broken yet.
  mutating func breakConflicts() {
    sortElements(conflictSeeds.base, conflictSeeds.count) {
      if $0.block != $1.block {
        let first = rows[blockRows[blocks[$0.block].firstRow]].order
        return first < rows[blockRows[blocks[$1.block].firstRow]].order
      }
      return $0.kind != $1.kind ? $0.kind.rawValue < $1.kind.rawValue : $0.index < $1.index
    }
    // All proofs come from the present programs, so they are taken before the first row breaks.
    var conflicts: [[Int32]] = []
    for position in 0..<conflictSeeds.count {
      let members = members(of: conflictSeeds[position])
      if members.isEmpty { continue }
      if isTrial {
        trialConflict = members
        return
      }
      conflicts.append(members)
    }
    for members in conflicts {
      var isBroken = false
      for id in members where rows[id].isBroken { isBroken = true }
      if !isBroken { _ = settle(irreducible(members)) }
    }
  }

  /// Lets the rule choose a member, breaks it and records the conflict. Returns the broken row.
  mutating func settle(_ members: [Int32]) -> Int32 {
    let sorted = members.sorted { rows[$0].order < rows[$1].order }
    let ids = sorted.map { ConstraintID(index: $0) }
    var victim = ids[ids.count - 1]
    if let breakRule {
      let choice = breakRule(ids)
      if ids.contains(choice) { victim = choice }
    }
    record(Conflict(members: ids, broken: victim))
    breakRow(victim.index)
    return victim.index
  }

  private mutating func breakRow(_ id: Int32) {
    let row = rows[id]
    rows.at(id).pointee.isBroken = true
    brokenRows.append(id)
    structureChanged = true
    if row.block >= 0 { dissolve(row.block) }
    if row.termCount == 1, fixingRow[terms[row.firstTerm].index] == id {
      updateFixing(ofVariable: terms[row.firstTerm].index)
    }
  }

  // MARK: Members

  /// The rows that prove the conflict, fixing rows included; none when the violation is rounding.
  private mutating func members(of seed: ConflictSeed) -> [Int32] {
    clearMultipliers(ofBlock: seed.block)
    switch seed.kind {
    case .nullRow: multipliers.value[seed.index] = 1
    case .narrowing: setMultipliers(ofNarrowing: narrowings[seed.index])
    case .component: addMultipliers(ofComponent: seed.index, level: 0)
    }
    balanceEqualities(ofBlock: seed.block)

    let block = blocks[seed.block]
    var result: [Int32] = []
    var largest = 0.0
    for position in block.firstRow..<block.firstRow + block.rowCount {
      largest = max(largest, multipliers.value[blockRows[position]].magnitude)
    }
    var contradiction = 0.0
    var magnitude = 0.0
    if multipliers.sum.count < firstUse.count {
      multipliers.sum.extend(by: firstUse.count - multipliers.sum.count, with: 0)
      multipliers.magnitude.extend(by: firstUse.count - multipliers.magnitude.count, with: 0)
    }
    multipliers.touched.truncate()
    for position in block.firstRow..<block.firstRow + block.rowCount {
      let id = blockRows[position]
      let row = rows[id]
      let multiplier = multipliers.value[id]
      if multiplier.magnitude <= 1e-9 * largest || !row.isRequired { continue }
      result.append(id)
      var sum = row.constant * row.scale
      magnitude += (multiplier * sum).magnitude
      for term in row.firstTerm..<row.firstTerm + row.termCount {
        let entry = terms[term]
        if fixingRow[entry.index] < 0 { continue }
        let product = entry.coefficient * row.scale
        if multipliers.magnitude[entry.index] == 0 { multipliers.touched.append(entry.index) }
        multipliers.sum[entry.index] += multiplier * product
        multipliers.magnitude[entry.index] += (multiplier * product).magnitude
        sum += product * values[2 * entry.index]
        magnitude += (multiplier * product * values[2 * entry.index]).magnitude
      }
      contradiction += multiplier * sum
    }
    for position in 0..<multipliers.touched.count {
      let variable = multipliers.touched[position]
      if multipliers.sum[variable].magnitude > 1e-9 * multipliers.magnitude[variable] {
        result.append(fixingRow[variable])
      }
      multipliers.sum[variable] = 0
      multipliers.magnitude[variable] = 0
    }
    if contradiction.magnitude <= 1e-10 * magnitude { return [] }
    return result
  }

  /// The two rows that push the column apart the most.
  private mutating func setMultipliers(ofNarrowing item: Narrowing) {
    var lowest: Int32 = -1
    var highest: Int32 = -1
    var low = -Double.infinity
    var high = Double.infinity
    for position in item.first..<item.first + item.count where rows[attachments[position].row].isRequired {
      let bend = bend(attachments[position])
      if bend.relation != .lessThanOrEqual, bend.position > low {
        low = bend.position
        lowest = position
      }
      if bend.relation != .greaterThanOrEqual, bend.position < high {
        high = bend.position
        highest = position
      }
    }
    guard lowest >= 0, highest >= 0 else { return }
    multipliers.value[attachments[lowest].row] = 1 / attachments[lowest].coefficient
    multipliers.value[attachments[highest].row] = -1 / attachments[highest].coefficient
  }

  // MARK: Irreducible sets

  /// Reduces a conflicting set until the removal of any member would resolve it.
  private func irreducible(_ members: [Int32]) -> [Int32] {
    if dependenceCount(members) <= 1 { return members }
    var needed: [Int32] = []
    var candidates = members.sorted { rows[$0].order < rows[$1].order }
    while let candidate = candidates.popLast() {
      if let smaller = conflict(among: needed + candidates) {
        let kept = Set(smaller)
        candidates = candidates.filter { kept.contains($0) }
      } else {
        needed.append(candidate)
      }
    }
    return needed
  }

  /// How many independent linear dependences there are among the left sides of the rows.
  private func dependenceCount(_ members: [Int32]) -> Int {
    var trial = Solver()
    _ = load(members, into: &trial, asEqualities: true)
    trial.solve()
    var rank = 0
    for index in 0..<trial.blocks.count where trial.blocks[index].isLive {
      rank += Int(trial.blocks[index].pivotCount)
    }
    for variable in 0..<trial.fixingRow.count where trial.fixingRow[variable] >= 0 { rank += 1 }
    return members.count - rank
  }

  /// Members that conflict, by themselves; nil when all of them can hold.
  private func conflict(among members: [Int32]) -> [Int32]? {
    var trial = Solver()
    let ids = load(members, into: &trial, asEqualities: false)
    trial.solve()
    guard let conflict = trial.trialConflict else { return nil }
    return conflict.compactMap { ids[$0] }
  }

  /// Makes a solver hold these rows alone. The map leads from its rows to ours.
  private func load(_ members: [Int32], into trial: inout Solver, asEqualities: Bool) -> [Int32: Int32] {
    trial.isTrial = true
    var ids: [Int32: Int32] = [:]
    var variables: [Int32: Variable] = [:]
    for id in members {
      let row = rows[id]
      var list: [Term] = []
      for term in row.firstTerm..<row.firstTerm + row.termCount {
        let entry = terms[term]
        let variable: Variable
        if let known = variables[entry.index] {
          variable = known
        } else {
          variable = trial.addVariable()
          variables[entry.index] = variable
        }
        list.append(Term(variable, entry.coefficient))
      }
      let added = trial.addConstraint(
        list, asEqualities ? .equal : row.relation, constant: asEqualities ? 0 : row.constant, priority: 1000)
      ids[added.index] = id
    }
    return ids
  }
}

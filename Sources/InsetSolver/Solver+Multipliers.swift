// Why the solution is what it is: how hard each row pulls.
//
// Given: a solved block. Leaves: for one level, a multiplier for each of its rows, in `multipliers.value`.
//
// The multiplier of a row is the slope of its error at the solution, or, where the error bends, a number between the
// slopes on both sides. Required rows may have any, inequalities among them only of one sign and only where they are
// tight. The multipliers balance: for each variable, the sum over rows of multiplier times coefficient is zero, in
// every level. That balance proves the optimum.
//
// Components keep their duals; columns by themselves do not, so their balance is made up here. Multipliers are
// lexicographic vectors: where several rows bend at one point, the first takes as much as its slopes allow, in
// lexicographic order, the next takes what is left, and a required row whatever remains. Required equalities then get
// theirs by running the operations backwards.

struct MultiplierWork: ~Copyable {
  /// For each row, relative to its scaled coefficients.
  var value = Buffer<Double>()
  /// For each variable, the sum of multiplier times coefficient.
  var sum = Buffer<Double>()
  var magnitude = Buffer<Double>()
  var touched = Buffer<Int32>()
  /// The vectors of the rows attached to one feature: `levels` numbers each.
  var vectors = Buffer<Double>()
  var excess = Buffer<Double>()
  var zero = Buffer<Double>()
  var members = Buffer<Breakpoint>()
}

extension Solver {
  /// The multipliers of all rows at one priority, by row id, relative to the rows as they were added. For tests.
  package mutating func multipliers(atPriority priority: Double) -> [Double] {
    solve()
    var result = [Double](repeating: 0, count: rows.count)
    for index in 0..<Int32(blocks.count) where blocks[index].isLive {
      clearMultipliers(ofBlock: index)
      let block = blocks[index]
      for component in block.firstComponent..<block.firstComponent + block.componentCount {
        addMultipliers(ofComponent: component, priority: priority)
      }
      for item in block.firstNarrowing..<block.firstNarrowing + block.narrowingCount {
        addMultipliers(ofNarrowing: narrowings[item], priority: priority)
      }
      setMultipliersOfConstantRows(ofBlock: index, priority: priority)
      balanceEqualities(ofBlock: index)
      for position in block.firstRow..<block.firstRow + block.rowCount {
        let id = blockRows[position]
        result[Int(id)] = multipliers.value[id] * rows[id].scale
      }
    }
    for id in 0..<Int32(rows.count)
    where isKnownRow(id) && rows[id].isActive && rows[id].block < 0 && rows[id].priority == priority {
      result[Int(id)] = slopeOfError(id)
    }
    for variable in 0..<Int32(firstUse.count) where fixingRow[variable] >= 0 {
      var sum = 0.0
      var use = firstUse[variable]
      while use >= 0 {
        if termRow[use] != fixingRow[variable] { sum += result[Int(termRow[use])] * terms[use].coefficient }
        use = nextUse[use]
      }
      let fixing = rows[fixingRow[variable]]
      result[Int(fixingRow[variable])] = -sum / terms[fixing.firstTerm].coefficient
    }
    return result
  }

  /// Soft rows whose variables the required equalities determine: nothing can change their errors.
  private mutating func setMultipliersOfConstantRows(ofBlock index: Int32, priority: Double) {
    let block = blocks[index]
    var isAttached: Set<Int32> = []
    for item in block.firstNarrowing..<block.firstNarrowing + block.narrowingCount {
      for place in narrowings[item].first..<narrowings[item].first + narrowings[item].count {
        isAttached.insert(attachments[place].row)
      }
    }
    for component in block.firstComponent..<block.firstComponent + block.componentCount {
      let first = components[component].firstBreakpoint
      for place in first..<first + components[component].breakpointCount {
        isAttached.insert(breakpoints[place].row)
      }
    }
    for position in block.firstRow..<block.firstRow + block.rowCount {
      let id = blockRows[position]
      if rows[id].priority == priority, !isAttached.contains(id) {
        let slope = slopeOfError(id)
        multipliers.value[id] = slope / rows[id].scale
      }
    }
  }

  /// The slope of a row's error at the solution, for a change of its left side.
  private mutating func slopeOfError(_ id: Int32) -> Double {
    let row = rows[id]
    var left = row.constant
    var magnitude = row.constant.magnitude + 1 / row.scale
    for term in row.firstTerm..<row.firstTerm + row.termCount {
      let product = terms[term].coefficient * values[2 * terms[term].index]
      left += product
      magnitude += product.magnitude
    }
    if left.magnitude <= 1e-8 * magnitude { return 0 }
    if left > 0 { return row.relation == .greaterThanOrEqual ? 0 : 1 }
    return row.relation == .lessThanOrEqual ? 0 : -1
  }

  private mutating func addMultipliers(ofComponent index: Int32, priority: Double) {
    let view = ComponentView(components[index], in: self)
    let levels = view.levelCount - 2
    let range =
      components[index].firstBreakpoint..<components[index].firstBreakpoint
      + components[index].breakpointCount
    var level = -1
    var unit = 0.0
    for place in range {
      let breakpoint = breakpoints[place]
      if breakpoint.level >= 0, breakpoint.level < levels, rows[breakpoint.row].priority == priority {
        level = Int(breakpoint.level)
        unit = breakpoint.coefficient.magnitude / rows[breakpoint.row].scale / breakpoint.weight
      }
    }
    if level < 0 { return }
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      multipliers.members.truncate()
      for place in Int(feature.firstBreakpoint)..<Int(feature.firstBreakpoint + feature.breakpointCount)
      where view.breakpoints[place].level < levels {
        multipliers.members.append(view.breakpoints[place])
      }
      distribute(view.dual(number), at: feature.activity, levels: levels, level: level, unit: unit)
    }
  }

  private mutating func addMultipliers(ofNarrowing item: Narrowing, priority: Double) {
    multipliers.members.truncate()
    var priorities: [Double] = []
    for index in item.first..<item.first + item.count {
      let priority = attachments[index].priority
      if priority < 1000, !priorities.contains(priority) { priorities.append(priority) }
    }
    priorities.sort(by: >)
    guard let level = priorities.firstIndex(of: priority) else { return }
    for index in item.first..<item.first + item.count {
      let bend = bend(index)
      if rows[bend.row].isBroken { continue }
      multipliers.members.append(
        Breakpoint(
          row: bend.row, level: Int32(priorities.firstIndex(of: bend.priority) ?? -1),
          coefficient: attachments[index].coefficient, weight: bend.weight, tieWeight: 0,
          relation: bend.relation))
    }
    multipliers.zero.fill(priorities.count, with: 0)
    distribute(
      multipliers.zero.base, at: values[item.slot], levels: priorities.count, level: level, unit: 1)
  }

  /// Splits `target`, a slope of the cost at `value`, among `multipliers.members`, and adds the shares of `level`.
  private mutating func distribute(
    _ target: UnsafePointer<Double>, at value: Double, levels: Int, level: Int, unit: Double
  ) {
    let count = multipliers.members.count
    multipliers.vectors.fill(count * levels, with: 0)
    multipliers.excess.truncate()
    for each in 0..<levels { multipliers.excess.append(target[each]) }
    // Every soft member at its lowest slope; what is missing to the target is the excess.
    var lowerBound = -1
    var upperBound = -1
    for member in 0..<count {
      let breakpoint = multipliers.members[member]
      let side = side(of: breakpoint, at: value)
      if breakpoint.level < 0 {
        if side == 0, breakpoint.relation != .lessThanOrEqual { lowerBound = member }
        if side == 0, breakpoint.relation != .greaterThanOrEqual { upperBound = member }
        continue
      }
      let own = Int(breakpoint.level)
      let lowest = side > 0 ? breakpoint.slopeAbove : breakpoint.slopeBelow
      multipliers.vectors[member * levels + own] = lowest
      multipliers.excess[own] -= lowest
    }
    multipliers.zero.fill(levels, with: 0)
    if ComponentView.compare(multipliers.excess.base, multipliers.zero.base, levels) < 0 {
      if lowerBound >= 0 { giveExcess(to: lowerBound, levels) }
    } else {
      for member in 0..<count where multipliers.members[member].level >= 0 {
        let breakpoint = multipliers.members[member]
        if side(of: breakpoint, at: value) != 0 { continue }
        multipliers.zero[Int(breakpoint.level)] = breakpoint.slopeAbove - breakpoint.slopeBelow
        let takesAll =
          ComponentView.compare(multipliers.excess.base, multipliers.zero.base, levels) <= 0
        for each in 0..<levels where !takesAll {
          multipliers.vectors[member * levels + each] += multipliers.zero[each]
          multipliers.excess[each] -= multipliers.zero[each]
        }
        multipliers.zero[Int(breakpoint.level)] = 0
        if takesAll {
          giveExcess(to: member, levels)
          break
        }
      }
      if upperBound >= 0 { giveExcess(to: upperBound, levels) }
    }
    for member in 0..<count {
      let breakpoint = multipliers.members[member]
      multipliers.value[breakpoint.row] +=
        multipliers.vectors[member * levels + level] * unit / breakpoint.coefficient
    }
  }

  private mutating func giveExcess(to member: Int, _ levels: Int) {
    for each in 0..<levels {
      multipliers.vectors[member * levels + each] += multipliers.excess[each]
      multipliers.excess[each] = 0
    }
  }

  /// On which side of the row's bend the value lies; 0 at the bend.
  private mutating func side(of breakpoint: Breakpoint, at value: Double) -> Int {
    let position = position(of: breakpoint)
    let tolerance = 1e-8 * (1 + position.magnitude + value.magnitude)
    return value > position + tolerance ? 1 : value < position - tolerance ? -1 : 0
  }

  /// Gives the block's required equalities the multipliers that balance those of the passive rows.
  mutating func balanceEqualities(ofBlock index: Int32) {
    let block = blocks[index]
    var position = block.firstOperation + block.operationCount
    while position > block.firstOperation {
      position -= 1
      let operation = operations[position]
      multipliers.value[operation.source] -= operation.factor * multipliers.value[operation.target]
    }
  }

  /// Sets the multipliers of the block's rows to zero.
  mutating func clearMultipliers(ofBlock index: Int32) {
    if multipliers.value.count < rows.count {
      multipliers.value.extend(by: rows.count - multipliers.value.count, with: 0)
    }
    let block = blocks[index]
    for position in block.firstRow..<block.firstRow + block.rowCount {
      multipliers.value[blockRows[position]] = 0
    }
  }
}

extension Breakpoint {
  fileprivate var slopeBelow: Double { relation == .lessThanOrEqual ? 0 : -weight }
  fileprivate var slopeAbove: Double { relation == .greaterThanOrEqual ? 0 : weight }
}

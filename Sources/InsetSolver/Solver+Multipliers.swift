// Why the solution is what it is: how hard each row pulls.
//
// Given: a solved block. Leaves: for one level, a multiplier for each of its rows, in `multipliers.value`.
//
// The multiplier of a row is the slope of its error at the solution, or, where the error bends, a number between the
// slopes on both sides. Required equalities may have any. The multipliers balance: for each variable, the sum over
// rows of multiplier times coefficient is zero, in every level. That balance proves the optimum (`optimalityDefect`
// in the tests checks it from the outside), names the members of a conflict (the rows that pull in the level of the
// required ones), and tells which rows keep another from being met.
//
// Components keep their duals; columns by themselves do not, so their balance is made up here. Multipliers are
// lexicographic vectors: where several rows bend at one point, the first takes as much as its slopes allow, in
// lexicographic order, the next takes what is left. Required equalities then get theirs by running the operations
// backwards.

struct MultiplierWork: ~Copyable {
  /// For each row, relative to its scaled coefficients.
  var value = Buffer<Double>()
  /// For each variable, the sum of multiplier times coefficient; see `fixingMultipliers`.
  var sum = Buffer<Double>()
  var magnitude = Buffer<Double>()
  var touched = Buffer<Int32>()
  /// The vectors of the rows attached to one feature: `levels` numbers each.
  var vectors = Buffer<Double>()
  var excess = Buffer<Double>()
  var share = Buffer<Double>()
  var members = Buffer<Breakpoint>()
  var priorities: [Double] = []
}

extension Solver {
  /// Computes the multipliers of a component's rows at the component's level, into `multipliers.value`.
  mutating func addMultipliers(ofComponent index: Int32, level: Int) {
    let view = ComponentView(components[index], in: self)
    let levels = view.levelCount - 2
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      multipliers.members.truncate()
      for place in Int(feature.firstBreakpoint)..<Int(feature.firstBreakpoint + feature.breakpointCount)
      where view.breakpoints[place].level < levels {
        multipliers.members.append(view.breakpoints[place])
      }
      distribute(view.dual(number), at: feature.activity, levels: levels, level: level)
    }
  }

  /// Splits `target`, a slope of the cost at `value`, among `multipliers.members`, and stores the share of `level`.
  ///
  /// The weight of a member is its slope in its own level; members of equal priority must share their unit.
  mutating func distribute(
    _ target: UnsafePointer<Double>, at value: Double, levels: Int, level: Int
  ) {
    let count = multipliers.members.count
    multipliers.vectors.fill(count * levels, with: 0)
    multipliers.excess.truncate()
    for each in 0..<levels { multipliers.excess.append(target[each]) }
    multipliers.share.fill(levels, with: 0)
    // Every member at its lowest slope; what is missing to the target is the excess.
    for member in 0..<count {
      let breakpoint = multipliers.members[member]
      let own = Int(breakpoint.level)
      let lowest = sideSlopes(of: breakpoint, at: value).lowest
      multipliers.vectors[member * levels + own] = lowest
      multipliers.excess[own] -= lowest
    }
    for member in 0..<count {
      let breakpoint = multipliers.members[member]
      let own = Int(breakpoint.level)
      let (lowest, highest) = sideSlopes(of: breakpoint, at: value)
      if highest <= lowest { continue }
      multipliers.share.fill(levels, with: 0)
      multipliers.share[own] = highest - lowest
      let takesAll =
        ComponentView.compare(multipliers.excess.base, multipliers.share.base, levels) <= 0
      for each in 0..<levels {
        let part = takesAll ? multipliers.excess[each] : multipliers.share[each]
        multipliers.vectors[member * levels + each] += part
        multipliers.excess[each] -= part
      }
      if takesAll { break }
    }
    for member in 0..<count {
      let breakpoint = multipliers.members[member]
      multipliers.value[breakpoint.row] +=
        multipliers.vectors[member * levels + level] / breakpoint.coefficient
    }
  }

  /// The slopes of a row's error to both sides of a value of its column.
  private func sideSlopes(of breakpoint: Breakpoint, at value: Double) -> (lowest: Double, highest: Double) {
    let position = position(of: breakpoint)
    let below = breakpoint.relation == .lessThanOrEqual ? 0 : -breakpoint.weight
    let above = breakpoint.relation == .greaterThanOrEqual ? 0 : breakpoint.weight
    let tolerance = 1e-8 * (1 + position.magnitude + value.magnitude)
    if value > position + tolerance { return (above, above) }
    if value < position - tolerance { return (below, below) }
    return (below, above)
  }

  /// Gives the block's required equalities the multipliers that balance those of the passive rows.
  func balanceEqualities(ofBlock index: Int32) {
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

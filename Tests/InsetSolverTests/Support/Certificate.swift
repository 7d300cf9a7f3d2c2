import InsetSolver

/// Checks that a point is lexicographically optimal, from the rows and the multipliers that the solver names.
///
/// For each level of priorities the solver gives every row a multiplier. The point is optimal, whatever way it was
/// found, if
/// 1. the required rows hold (those that conflicts broke are left out of the system),
/// 2. each multiplier vector, read from the highest priority down, lies between the slopes of its row's error at the
///    point: 0 for an inequality with slack, 1 in its own level for a row that is violated upwards, and so on;
///    required rows may have any vector, inequalities among them of one sign and only without slack,
/// 3. the multipliers cancel on every variable in every level.
/// The solver's own code takes part in nothing but the numbers; a wrong number fails the check.
struct Certificate {
  var defects: [String] = []

  /// Checks the solver's point, or another one in its place.
  init(_ system: inout TestSystem, at other: [Double]? = nil, tolerance: Double = 1e-6) {
    system.solver.solve()
    let point = other ?? system.point
    let broken = system.broken
    let active = system.rows.indices.filter { system.rows[$0].isOn && !broken.contains($0) }
    let priorities = Set(active.map { system.rows[$0].priority }.filter { $0 < 1000 }).sorted(by: >)
    var multipliers: [[Double]] = []
    for priority in priorities {
      let byID = system.solver.multipliers(atPriority: priority)
      multipliers.append(system.ids.map { $0.map { byID[Int($0.index)] } ?? 0 })
    }
    // What rounding is relative to: the largest product of each level.
    let largest = multipliers.indices.map { level in
      active.reduce(0.0) {
        let size = unit(system.rows[$1])
        let own = system.rows[$1].priority == priorities[level] ? size : 0
        return max($0, own, multipliers[level][$1].magnitude * size)
      }
    }
    for index in active {
      let row = system.rows[index]
      let slack = tolerance * (unit(row) + row.magnitude(at: point))
      let left = row.left(at: point)
      if row.isRequired, row.error(at: point) > slack {
        defects.append("required row \(index) is off by \(row.error(at: point))")
      }
      let side = left > slack ? 1 : left < -slack ? -1 : 0
      let vector = multipliers.map { $0[index] }
      let dust = largest.map { 1e-9 * $0 / unit(row) }
      if !row.terms.isEmpty, !allows(row, side, vector, priorities, dust) {
        defects.append(
          "row \(index) (\(row.priority), \(row.relation), side \(side)) has multipliers \(vector)")
      }
    }
    for (level, list) in multipliers.enumerated() {
      var sum = [Double](repeating: 0, count: system.variableCount)
      var magnitude = sum
      for index in active where list[index] != 0 {
        for term in system.rows[index].terms {
          sum[term.variable] += list[index] * term.coefficient
          magnitude[term.variable] += (list[index] * term.coefficient).magnitude
        }
      }
      for variable in sum.indices
      where sum[variable].magnitude > tolerance * magnitude[variable] + 1e-8 * largest[level] {
        defects.append("level \(priorities[level]): variable \(variable) is left with \(sum[variable])")
      }
    }
  }

  private func unit(_ row: TestRow) -> Double {
    row.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
  }

  /// Whether the vector lies between the slopes of the row's error; `dust` is what may be rounding, by level.
  private func allows(
    _ row: TestRow, _ side: Int, _ vector: [Double], _ priorities: [Double], _ dust: [Double]
  ) -> Bool {
    let canFall = row.relation != .lessThanOrEqual
    let canRise = row.relation != .greaterThanOrEqual
    var lowest = [Double](repeating: 0, count: vector.count)
    var highest = lowest
    if row.isRequired {
      // At the bound a required row takes any vector of its sign.
      if side == 0, canFall { lowest = lowest.map { _ in -.infinity } }
      if side == 0, canRise { highest = highest.map { _ in .infinity } }
    } else if let own = priorities.firstIndex(of: row.priority) {
      lowest[own] = canFall && side <= 0 ? -1 : 0
      highest[own] = canRise && side >= 0 ? 1 : 0
      if side > 0 { lowest[own] = highest[own] }
      if side < 0 { highest[own] = lowest[own] }
    }
    return !precedes(vector, lowest, dust) && !precedes(highest, vector, dust)
  }

  /// Whether the first vector comes before the second in lexicographic order, beyond doubt: what may be rounding
  /// counts as equal, or as the opposite if it is distinctly that.
  private func precedes(_ first: [Double], _ second: [Double], _ dust: [Double]) -> Bool {
    for level in first.indices where first[level] != second[level] {
      let difference = second[level] - first[level]
      if difference > dust[level] { return true }
      if difference < -0.1 * dust[level] { return false }
    }
    return false
  }
}

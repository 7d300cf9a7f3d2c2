import InsetSolver

/// A slow second opinion: the primal simplex method in exact fractions, one level after the other.
///
/// It shares no code and no idea with the solver. It speaks of small systems only; when a fraction does not fit, it
/// gives no answer.
struct ExactJudge {
  enum Verdict<Value> {
    case answer(Value)
    case overflow
  }

  private struct Overflow: Error {}

  /// A tableau `rows · columns = right`, all columns nonnegative.
  private struct Tableau {
    var cells: [[Fraction]] = []
    var right: [Fraction] = []
    var basis: [Int] = []
    var columnCount = 0
    /// Columns that have left the optimal face, or are spent artificials.
    var isBanned: [Bool] = []

    mutating func addColumn() -> Int {
      for row in cells.indices { cells[row].append(.zero) }
      isBanned.append(false)
      columnCount += 1
      return columnCount - 1
    }

    mutating func pivot(_ row: Int, _ column: Int) {
      let inverse = Fraction.one / cells[row][column]
      for index in 0..<columnCount where cells[row][index].sign != 0 || cells[row][index].isOverflow {
        cells[row][index] = cells[row][index] * inverse
      }
      right[row] = right[row] * inverse
      for other in cells.indices where other != row {
        let factor = cells[other][column]
        if factor.sign == 0, !factor.isOverflow { continue }
        for index in 0..<columnCount where cells[row][index].sign != 0 || cells[row][index].isOverflow {
          cells[other][index] = cells[other][index] - factor * cells[row][index]
        }
        right[other] = right[other] - factor * right[row]
      }
      basis[row] = column
    }

    /// Minimises the cost over the present face by Bland's rule. Nil when it is unbounded.
    mutating func minimise(_ cost: [Int: Fraction]) throws -> Fraction? {
      while true {
        var entering: Int?
        for column in 0..<columnCount where !isBanned[column] && !basis.contains(column) {
          if try reducedCost(column, cost).sign < 0 {
            entering = column
            break
          }
        }
        guard let column = entering else { break }
        var leaving: Int?
        var best = Fraction.zero
        for row in cells.indices where cells[row][column].sign > 0 {
          let ratio = right[row] / cells[row][column]
          if ratio.isOverflow { throw Overflow() }
          if leaving == nil || ratio < best || (ratio == best && basis[row] < basis[leaving ?? row]) {
            leaving = row
            best = ratio
          }
        }
        guard let row = leaving else { return nil }
        pivot(row, column)
      }
      // What costs may no longer enter.
      for column in 0..<columnCount where !isBanned[column] && !basis.contains(column) {
        if try reducedCost(column, cost).sign > 0 { isBanned[column] = true }
      }
      var total = Fraction.zero
      for row in cells.indices { total = total + (cost[basis[row]] ?? .zero) * right[row] }
      if total.isOverflow { throw Overflow() }
      return total
    }

    private func reducedCost(_ column: Int, _ cost: [Int: Fraction]) throws -> Fraction {
      var result = cost[column] ?? .zero
      for row in cells.indices where cells[row][column].sign != 0 || cells[row][column].isOverflow {
        result = result - (cost[basis[row]] ?? .zero) * cells[row][column]
      }
      if result.isOverflow { throw Overflow() }
      return result
    }
  }

  /// The optimum of the given rows: error by priority, and the range of each variable over all optimal points.
  struct Optimum {
    var errors: [Double: Double]
    /// Nil stands for unbounded.
    var ranges: [(low: Double?, high: Double?)]
  }

  /// Nil when the required rows contradict each other.
  static func optimum(
    variables: Int, rows: [TestRow], ranges wantsRanges: Bool = false
  ) -> Verdict<Optimum?> {
    do { return .answer(try solve(variables, rows, wantsRanges)) } catch { return .overflow }
  }

  static func isFeasible(variables: Int, rows: [TestRow]) -> Verdict<Bool> {
    switch optimum(variables: variables, rows: rows.filter(\.isRequired)) {
    case .answer(let optimum): .answer(optimum != nil)
    case .overflow: .overflow
    }
  }

  private static func solve(_ variables: Int, _ rows: [TestRow], _ wantsRanges: Bool) throws -> Optimum? {
    var tableau = Tableau()
    // Each variable is a difference of two columns.
    for _ in 0..<2 * variables { _ = tableau.addColumn() }
    var costs: [Double: [Int: Fraction]] = [:]
    var artificials: [Int: Fraction] = [:]
    for row in rows {
      var cells = [Fraction](repeating: .zero, count: tableau.columnCount)
      for term in row.terms {
        let coefficient = Fraction(term.coefficient)
        cells[2 * term.variable] = cells[2 * term.variable] + coefficient
        cells[2 * term.variable + 1] = cells[2 * term.variable + 1] - coefficient
      }
      tableau.cells.append(cells)
      tableau.right.append(Fraction(-row.constant))
      tableau.basis.append(-1)
      let index = tableau.cells.count - 1
      // left - above + below = 0; what the relation or softness does not allow has no column.
      if row.relation != .equal || !row.isRequired {
        let above = tableau.addColumn()
        let below = tableau.addColumn()
        tableau.cells[index][above] = -Fraction.one
        tableau.cells[index][below] = .one
        if row.isRequired {
          tableau.isBanned[row.relation == .lessThanOrEqual ? above : below] = true
        } else {
          if row.relation != .greaterThanOrEqual { costs[row.priority, default: [:]][above] = .one }
          if row.relation != .lessThanOrEqual { costs[row.priority, default: [:]][below] = .one }
        }
      }
      if tableau.right[index].sign < 0 {
        tableau.cells[index] = tableau.cells[index].map { -$0 }
        tableau.right[index] = -tableau.right[index]
      }
      let artificial = tableau.addColumn()
      tableau.cells[index][artificial] = .one
      tableau.basis[index] = artificial
      artificials[artificial] = .one
    }
    guard let infeasibility = try tableau.minimise(artificials), infeasibility.sign == 0 else { return nil }
    for column in artificials.keys { tableau.isBanned[column] = true }
    // Artificials that are left in the basis at zero must stay there: pivot them out where that is possible.
    for row in tableau.cells.indices where artificials[tableau.basis[row]] != nil {
      let column = (0..<tableau.columnCount).first {
        !tableau.isBanned[$0] && tableau.cells[row][$0].sign != 0
      }
      if let column { tableau.pivot(row, column) }
    }
    var errors: [Double: Double] = [:]
    for priority in costs.keys.sorted(by: >) {
      guard let cost = costs[priority], let error = try tableau.minimise(cost) else { throw Overflow() }
      errors[priority] = error.value
    }
    var ranges: [(low: Double?, high: Double?)] = []
    for variable in 0..<(wantsRanges ? variables : 0) {
      var down = tableau
      var up = tableau
      let low = try down.minimise([2 * variable: .one, 2 * variable + 1: -Fraction.one])
      let high = try up.minimise([2 * variable: -Fraction.one, 2 * variable + 1: .one])
      ranges.append((low?.value, high.map { -$0.value }))
    }
    return Optimum(errors: errors, ranges: ranges)
  }
}

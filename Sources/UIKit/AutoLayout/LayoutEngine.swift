import InsetScreens
import InsetSolver

/// The solver with the rows of one tree in it.
@preconcurrency @MainActor
package final class LayoutEngine {
  private var solver = Solver()
  private var installed: [LayoutRow] = []
  private var ids: [ConstraintID] = []
  private var rowOf: [Int32: Int] = [:]
  private var shape: LayoutVariables.Shape?
  /// The rows that gave way because required ones contradict each other.
  package private(set) var brokenRows: Set<Int> = []
  /// Solves the same tree with every text on one line. // AL-51
  private(set) lazy var measuring = LayoutEngine()

  package init() {}

  /// Brings the solver to these rows. True if anything changed: then `solve` gives new values.
  func update(_ rows: [LayoutRow], variables: LayoutVariables) -> Bool {
    if rows.count == installed.count, shape == variables.shape,
      zip(rows, installed).allSatisfy({ $0.hasSameShape(as: $1) })
    {
      var changed = false
      for index in rows.indices where rows[index].expression.constant != installed[index].expression.constant
      {
        solver.setConstant(ids[index], rows[index].expression.constant)
        changed = true
      }
      installed = rows
      return changed
    }
    rebuild(rows, variables)
    return true
  }

  private func rebuild(_ rows: [LayoutRow], _ variables: LayoutVariables) {
    solver = Solver()
    shape = variables.shape
    installed = rows
    ids.removeAll(keepingCapacity: true)
    rowOf.removeAll(keepingCapacity: true)
    solver.reserve(variables: variables.count, constraints: rows.count)
    for _ in 0..<variables.count { _ = solver.addVariable() }
    for (index, row) in rows.enumerated() {
      let id = solver.addConstraint(
        Array(row.expression.terms), row.relation, constant: row.expression.constant, priority: row.priority,
        breakRank: breakRank(of: row))
      ids.append(id)
      rowOf[id.index] = index
    }
  }

  func solve() {
    ambiguousIndices = nil
    solver.solve()
    brokenRows = Set(solver.conflicts.compactMap { rowOf[$0.broken.index] })
  }

  func value(_ index: Int) -> Double { solver.value(of: Variable(index: Int32(index))) }

  /// A constraint of the user gives way, never one of the system; among them a size, else the latest.
  /// // AL-14, AL-15, R-43
  private func breakRank(of row: LayoutRow) -> Int32 {
    guard let constraint = row.source.constraint else { return -1 }
    return constraint.secondItem == nil || constraint.firstAttribute.isSize ? 1 : 0
  }

  // MARK: What layout left open or contradictory

  /// The rows of each conflict and the one that was broken.
  package var conflicts: [(rows: [LayoutRow], broken: LayoutRow)] {
    solver.conflicts.compactMap { conflict in
      guard let broken = rowOf[conflict.broken.index] else { return nil }
      let rows = conflict.members.compactMap { rowOf[$0.index] }.sorted().map { installed[$0] }
      return (rows, installed[broken])
    }
  }

  private var ambiguousIndices: Set<Int32>?

  /// Names among x, y, width, height that another solution would change. // AL-13
  package func ambiguousProperties(of view: UIView) -> [String] {
    guard let shape, shape.views.indices.contains(view.engineSlot),
      shape.views[view.engineSlot] == ObjectIdentifier(view)
    else { return [] }
    let found = ambiguousIndices ?? Set(solver.ambiguousVariables().map(\.index))
    ambiguousIndices = found
    let base = Int32(view.engineSlot * 4)
    return zip(0..., ["x", "y", "width", "height"]).compactMap { offset, name in
      found.contains(base + Int32(offset)) ? name : nil
    }
  }

  /// Rows that hold with equality, for telling why a view is where it is.
  package func tightRows(tolerance: Double = 0.01) -> [LayoutRow] {
    installed.enumerated().compactMap { index, row in
      guard !brokenRows.contains(index) else { return nil }
      var sum = row.expression.constant
      for term in row.expression.terms { sum += term.coefficient * solver.value(of: term.variable) }
      return abs(sum) <= tolerance ? row : nil
    }
  }
}

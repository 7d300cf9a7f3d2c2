import InsetSolver

/// A system as plain data, with a solver that follows its edits.
struct TestSystem: ~Copyable {
  var variableCount: Int
  var rows: [TestRow] = []
  var solver = Solver()
  var variables: [Variable] = []
  /// The solver's name of each row that is on.
  var ids: [ConstraintID?] = []

  init(variables count: Int) {
    variableCount = count
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  @discardableResult
  mutating func add(_ row: TestRow) -> Int {
    rows.append(row)
    ids.append(addToSolver(row))
    return rows.count - 1
  }

  /// A row in the manner of the problem files: `op` is one of L, E and G.
  @discardableResult
  mutating func add(
    _ priority: Double, _ op: Character, _ terms: [(Int, Double)], _ constant: Double
  ) -> Int {
    let relation: Relation = op == "L" ? .lessThanOrEqual : op == "E" ? .equal : .greaterThanOrEqual
    return add(
      TestRow(
        terms: terms.filter { $0.1 != 0 }.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
        constant: constant, priority: priority))
  }

  mutating func remove(_ index: Int) {
    guard let id = ids[index] else { return }
    solver.remove(id)
    ids[index] = nil
    rows[index].isOn = false
  }

  /// Adds a removed row again; it counts as the latest from now on.
  mutating func addAgain(_ index: Int) -> Int {
    var row = rows[index]
    row.isOn = true
    return add(row)
  }

  mutating func setConstant(_ index: Int, _ constant: Double) {
    rows[index].constant = constant
    if let id = ids[index] { solver.setConstant(id, constant) }
  }

  private mutating func addToSolver(_ row: TestRow) -> ConstraintID {
    solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, constant: row.constant,
      priority: row.priority)
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }

  /// The rows that the last solution left out, by index.
  var broken: Set<Int> {
    let names = Set(solver.conflicts.map(\.broken))
    return Set(rows.indices.filter { index in ids[index].map { names.contains($0) } ?? false })
  }

  func index(of id: ConstraintID) -> Int? { ids.firstIndex(of: id) }

  /// A new solver with the same rows, added in the same order.
  func fresh() -> TestSystem {
    var result = TestSystem(variables: variableCount)
    for row in rows where row.isOn { result.add(row) }
    return result
  }
}

extension FamilyLayout {
  func system() -> TestSystem {
    var result = TestSystem(variables: variableCount)
    for row in rows { result.add(row) }
    return result
  }
}

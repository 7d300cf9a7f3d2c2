import InsetSolver
import Testing

@Suite struct InputTests {
  @Test func unusableNumbersAreRejected() {
    var solver = Solver()
    let x = solver.addVariable()
    let held = solver.addConstraint([Term(x, 1)], .equal, constant: -5, priority: 1000)
    let bad = [
      solver.addConstraint([Term(x, .nan)], .equal, constant: 0, priority: 1000),
      solver.addConstraint([Term(x, .infinity)], .equal, constant: 0, priority: 1000),
      solver.addConstraint([Term(x, 1)], .equal, constant: .nan, priority: 1000),
      solver.addConstraint([Term(x, 1)], .equal, constant: -.greatestFiniteMagnitude, priority: 1000),
      solver.addConstraint([Term(x, 1)], .equal, constant: 1, priority: .nan),
      solver.addConstraint([Term(x, 1)], .equal, constant: 1, priority: 0),
    ]
    solver.solve()
    #expect(solver.rejected == bad)
    #expect(solver.value(of: x) == 5)
    // A constant can be repaired, and spoiled.
    solver.setConstant(bad[2], -5)
    solver.setConstant(held, .nan)
    solver.solve()
    #expect(solver.rejected == [held, bad[0], bad[1], bad[3], bad[4], bad[5]])
    #expect(solver.value(of: x) == 5)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func unknownNamesAreHarmless() {
    var solver = Solver()
    var other = Solver()
    let x = other.addVariable()
    let row = other.addConstraint([Term(x, 1)], .equal, constant: -5, priority: 1000)
    #expect(solver.value(of: x) == 0)
    solver.remove(row)
    solver.setConstant(row, 4)
    let rejected = solver.addConstraint([Term(x, 1)], .equal, constant: -5, priority: 1000)
    solver.solve()
    #expect(solver.rejected == [rejected])
    solver.remove(rejected)
    solver.remove(rejected)
    #expect(solver.rejected.isEmpty)
  }

  @Test func repeatedAndVanishingTermsAreAddedUp() {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = solver.addConstraint(
      [Term(x, 1), Term(y, 2), Term(x, 1), Term(y, -2)], .equal, constant: -8, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.ambiguousVariables() == [y])
  }

  @Test func removedNamesAreUsedAgain() {
    var solver = Solver()
    let x = solver.addVariable()
    for round in 0..<5000 {
      let y = solver.addVariable()
      let row = solver.addConstraint(
        [Term(x, 1), Term(y, -1)], .equal, constant: Double(round), priority: 1000)
      let hold = solver.addConstraint([Term(x, 1)], .equal, constant: -1, priority: 500)
      solver.solve()
      #expect(solver.value(of: y) == Double(round) + 1)
      solver.remove(hold)
      if round % 2 == 0 { solver.remove(row) }
      solver.remove(y)
    }
    #expect(solver.variableCount == 1)
    #expect(solver.constraintCount == 0)
    #expect(solver.footprint < 500_000)
  }

  @Test func copyGoesItsOwnWay() {
    var system = TestSystem(variables: 3)
    let window = system.add(1000, "E", [(2, 1)], -300)
    system.add(1000, "E", [(0, 1), (1, 1), (2, -1)], 0)
    system.add(250, "E", [(0, 1)], -100)
    system.add(200, "E", [(1, 1)], -100)
    system.solver.solve()
    var copy = system.solver.copy()
    if let id = system.ids[window] { copy.setConstant(id, -500) }
    copy.solve()
    #expect(system.point == [100, 200, 300])
    #expect(system.variables.map { copy.value(of: $0) } == [100, 400, 500])
    _ = copy.addConstraint([Term(system.variables[0], 1)], .equal, constant: -50, priority: 900)
    copy.solve()
    system.solver.solve()
    #expect(system.point == [100, 200, 300])
    #expect(copy.value(of: system.variables[0]) == 50)
  }
}

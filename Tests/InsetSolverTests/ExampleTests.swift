import InsetSolver
import Testing

/// The example of docs/solver.md.
@Suite struct ExampleTests {
  @Test func formRow() {
    var solver = Solver()
    let nameX = solver.addVariable()
    let nameWidth = solver.addVariable()
    let fieldX = solver.addVariable()
    let fieldWidth = solver.addVariable()
    let window = solver.addVariable()
    _ = solver.addConstraint([Term(nameX, 1)], .equal, constant: -16, priority: 1000)
    let size = solver.addConstraint([Term(window, 1)], .equal, constant: -320, priority: 1000)
    _ = solver.addConstraint(
      [Term(fieldX, 1), Term(nameX, -1), Term(nameWidth, -1)], .equal, constant: -8, priority: 1000)
    _ = solver.addConstraint(
      [Term(fieldX, 1), Term(fieldWidth, 1), Term(window, -1)], .equal, constant: 16, priority: 1000)
    for (variable, natural, hugging, resistance) in [
      (nameWidth, 60.0, 251.0, 750.0), (fieldWidth, 200.0, 249.0, 749.0),
    ] {
      _ = solver.addConstraint(
        [Term(variable, 1)], .lessThanOrEqual, constant: -natural, priority: hugging)
      _ = solver.addConstraint(
        [Term(variable, 1)], .greaterThanOrEqual, constant: -natural, priority: resistance)
    }
    solver.solve()
    #expect(solver.value(of: nameWidth) == 60)
    #expect(solver.value(of: fieldWidth) == 220)
    solver.setConstant(size, -260)
    solver.solve()
    #expect(solver.value(of: nameWidth) == 60)
    #expect(solver.value(of: fieldWidth) == 160)
    #expect(solver.statistics.factorizations == 1)
    #expect(solver.conflicts.isEmpty)
  }
}

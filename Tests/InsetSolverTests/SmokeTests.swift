import InsetSolver
import Testing

@Test func higherPriorityWins() {
  var solver = Solver()
  let width = solver.addVariable()
  _ = solver.addConstraint([Term(width, 1)], .greaterThanOrEqual, constant: -44, priority: 1000)
  _ = solver.addConstraint([Term(width, 1)], .equal, constant: -30, priority: 250)
  solver.solve()
  #expect(solver.value(of: width) == 44)
}

import InsetSolver
import Testing

/// Whole layouts of 10 to 100 views, proven optimal after every kind of edit.
@Suite struct FamilyTests {
  @Test(arguments: LayoutFamily.allCases, [10, 20, 50, 100])
  func everyStateIsProvenOptimal(family: LayoutFamily, views: Int) {
    let layout = family.layout(views: views)
    var system = layout.system()
    prove(&system, "built", mayConflict: family == .stack || family == .compress)
    for (width, height) in [(320.0, 568.0), (1024.0, 1366.0), (375.0, 667.0), (844.0, 390.0)] {
      system.setConstant(layout.sizeRows[0], -width)
      system.setConstant(layout.sizeRows[1], -height)
      prove(&system, "\(width) by \(height)", mayConflict: true)
    }
    system.setConstant(layout.sizeRows[0], -430)
    system.setConstant(layout.sizeRows[1], -932)
    let step = max(1, layout.churn.count / 4)
    for index in stride(from: 0, to: layout.churn.count, by: step) {
      system.remove(layout.churn[index])
      prove(&system, "without row \(layout.churn[index])", mayConflict: true)
      _ = system.addAgain(layout.churn[index])
      prove(&system, "with row \(layout.churn[index]) again", mayConflict: true)
    }
    for text in layout.texts { system.setConstant(text.row, text.constant) }
    prove(&system, "with other texts", mayConflict: true)
    #expect(system.solver.statistics.failures == 0)
  }

  /// The proof of one point is no proof of another.
  @Test(arguments: LayoutFamily.allCases)
  func otherPointsAreNotProven(family: LayoutFamily) {
    var system = family.layout(views: 20).system()
    system.solver.solve()
    let point = system.point
    for variable in 4..<system.variableCount {
      for change in [-0.5, 0.5] {
        var other = point
        other[variable] += change
        #expect(!Certificate(&system, at: other).defects.isEmpty, "variable \(variable) by \(change)")
      }
    }
  }

  private func prove(_ system: inout TestSystem, _ state: String, mayConflict: Bool) {
    system.solver.solve()
    let certificate = Certificate(&system)
    #expect(certificate.defects.isEmpty, "\(state)")
    if !mayConflict { #expect(system.solver.conflicts.isEmpty, "\(state)") }
    var fresh = system.fresh()
    fresh.solver.solve()
    let cold = fresh.point
    let worst = zip(system.point, cold).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    #expect(worst < 1e-6, "\(state): differs from a fresh solver")
  }
}

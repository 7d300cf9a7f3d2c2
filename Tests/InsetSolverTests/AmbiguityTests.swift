import InsetSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func variableWithoutRowsIsAmbiguous() {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = solver.addConstraint([Term(y, 1)], .equal, constant: -4, priority: 1000)
    #expect(solver.ambiguousVariables() == [x])
  }

  @Test func sumOfAmbiguousPartsMayBeDetermined() {
    var system = TestSystem(variables: 3)
    // Two labels of equal hugging share a row; their sum is the row's width.
    system.add(1000, "E", [(0, 1), (1, 1), (2, -1)], 0)
    system.add(1000, "E", [(2, 1)], -200)
    system.add(250, "L", [(0, 1)], -60)
    system.add(250, "L", [(1, 1)], -60)
    system.add(750, "G", [(0, 1)], -60)
    system.add(750, "G", [(1, 1)], -60)
    #expect(system.solver.ambiguousVariables() == [system.variables[0], system.variables[1]])
    // The earlier row holds; the later gives way.
    system.solver.solve()
    #expect(system.point == [60, 140, 200])
  }

  /// A second solution is optimal too, by the multipliers of the first.
  @Test func secondSolutionsAreProvenOptimal() {
    var witnesses = 0
    for seed in 1...RandomSystemTests.count { witnesses += proveSecondSolutions(seed) }
    #expect(witnesses > RandomSystemTests.count)
  }

  /// In these systems an ambiguous column meets the bound of a broken row, which is no bound.
  @Test(arguments: [24_843, 74_178] as [UInt64])
  func secondSolutionsDoNotGoToBrokenBounds(seed: UInt64) { #expect(proveSecondSolutions(seed) > 0) }

  /// Returns how many variables have a second value.
  private func proveSecondSolutions(_ seed: UInt64) -> Int {
    var witnesses = 0
    var source = RandomSystems(seed: seed &+ 5_000_000, kind: [.degenerate, .small, .real][Int(seed % 3)])
    var system = source.system()
    let ambiguous = system.solver.ambiguousVariables()
    let point = system.point
    for variable in system.variables {
      guard let other = system.solver.secondSolution(changing: variable) else {
        #expect(!ambiguous.contains(variable), "seed \(seed)")
        continue
      }
      witnesses += 1
      let index = Int(variable.index)
      #expect(ambiguous.contains(variable), "seed \(seed)")
      #expect((other[index] - point[index]).magnitude > 1e-7, "seed \(seed)")
      #expect(Certificate(&system, at: other).defects.isEmpty, "seed \(seed), variable \(index)")
    }
    #expect(system.point == point)
    return witnesses
  }

  @Test func agreesWithExactRanges() {
    var judged = 0
    for seed in 1...RandomSystemTests.count {
      var source = RandomSystems(
        seed: seed &+ 4_000_000, kind: [.degenerate, .unit, .small][Int(seed % 3)], largest: 5)
      var system = source.system()
      let before = system.point
      let found = system.solver.ambiguousVariables().map { Int($0.index) }
      let after = system.point
      #expect(before.count == after.count)
      let broken = system.broken
      let kept = system.rows.indices.filter { !broken.contains($0) }.map { system.rows[$0] }
      guard
        case .answer(let optimum?) = ExactJudge.optimum(
          variables: system.variableCount, rows: kept, ranges: true)
      else { continue }
      judged += 1
      let expected = optimum.ranges.indices.filter { index in
        guard let low = optimum.ranges[index].low, let high = optimum.ranges[index].high else { return true }
        return high - low > 1e-9
      }
      #expect(found == expected, "seed \(seed)")
    }
    #expect(judged * 10 > Int(RandomSystemTests.count) * 9)
  }
}

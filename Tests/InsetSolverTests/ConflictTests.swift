import InsetSolver
import Testing

@Suite struct ConflictTests {
  @Test func contradictingEqualitiesNameEachOther() {
    var system = TestSystem(variables: 2)
    system.add(1000, "E", [(0, 1), (1, -1)], 0)
    system.add(1000, "E", [(0, 1), (1, 1)], -10)
    system.add(1000, "E", [(0, 1)], -7)
    system.add(1000, "E", [(0, 2)], -14)
    system.solver.solve()
    let conflicts = system.solver.conflicts
    #expect(conflicts.count == 2)
    #expect(conflicts.first?.members.compactMap { system.index(of: $0) } == [0, 1, 2])
    #expect(system.broken == [2, 3])
    #expect(system.point == [5, 5])
  }

  @Test func contradictingInequalitiesNameEachOther() {
    var system = TestSystem(variables: 3)
    // Two columns of at least 100 in a window of 150, with a gap.
    system.add(1000, "E", [(2, 1)], -150)
    system.add(1000, "G", [(0, 1)], -100)
    system.add(1000, "G", [(1, 1)], -100)
    system.add(1000, "L", [(0, 1), (1, 1), (2, -1)], 8)
    system.add(250, "E", [(0, 1), (1, -1)], 0)
    system.solver.solve()
    let conflicts = system.solver.conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.members.compactMap { system.index(of: $0) } == [0, 1, 2, 3])
    #expect(system.broken == [3])
  }

  @Test func conflictGoesWhenItsCauseDoes() {
    var system = TestSystem(variables: 1)
    let low = system.add(1000, "G", [(0, 1)], -100)
    let high = system.add(1000, "L", [(0, 1)], -80)
    system.solver.solve()
    #expect(system.broken == [high])
    #expect(system.point == [100])
    system.setConstant(low, -60)
    system.solver.solve()
    #expect(system.solver.conflicts.isEmpty)
    #expect(system.point == [60])
    system.setConstant(low, -100)
    system.solver.solve()
    system.remove(low)
    system.solver.solve()
    #expect(system.solver.conflicts.isEmpty)
    #expect(system.point == [80])
  }

  @Test func theHighestRankBreaks() {
    var solver = Solver()
    let x = solver.addVariable()
    let weak = solver.addConstraint([Term(x, 1)], .equal, constant: -1, priority: 1000, breakRank: 1)
    let strong = solver.addConstraint([Term(x, 1)], .equal, constant: -2, priority: 1000)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [weak, strong], broken: weak)])
    #expect(solver.value(of: x) == 2)
  }

  @Test func emptyRequiredRowConflictsWithItself() {
    var solver = Solver()
    let row = solver.addConstraint([], .equal, constant: 3, priority: 1000)
    let held = solver.addConstraint([], .lessThanOrEqual, constant: -3, priority: 1000)
    let soft = solver.addConstraint([], .equal, constant: 3, priority: 500)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [row], broken: row)])
    solver.remove(row)
    solver.remove(held)
    solver.remove(soft)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  /// Names irreducible sets, and breaks what a pass from the strongest row to the weakest cannot keep.
  @Test func randomConflictsAreExact() {
    for seed in 1...RandomSystemTests.count {
      var source = RandomSystems(
        seed: seed &+ 3_000_000, kind: [.degenerate, .unit, .small][Int(seed % 3)], largest: 6)
      var system = TestSystem(variables: source.variableCount)
      for _ in 0..<2 * source.variableCount {
        var row = source.row()
        row.priority = 1000
        system.add(row)
      }
      for edit in 0...1 {
        if edit > 0 { source.edit(&system) }
        system.solver.solve()
        if let expected = greedilyBroken(system) {
          #expect(system.broken == expected, "seed \(seed), edit \(edit)")
        }
        for conflict in system.solver.conflicts {
          let members = conflict.members.compactMap { system.index(of: $0) }
          checkIrreducible(
            members.map { system.rows[$0] }, system.variableCount, "seed \(seed), edit \(edit)")
        }
      }
    }
  }

  private func checkIrreducible(_ rows: [TestRow], _ variables: Int, _ place: String) {
    if case .answer(let isFeasible) = ExactJudge.isFeasible(variables: variables, rows: rows) {
      #expect(!isFeasible, "\(place): \(rows.count) members can hold")
    }
    for index in rows.indices {
      var fewer = rows
      fewer.remove(at: index)
      if case .answer(let isFeasible) = ExactJudge.isFeasible(variables: variables, rows: fewer) {
        #expect(isFeasible, "\(place): member \(index) of \(rows.count) is not needed")
      }
    }
  }

  private func greedilyBroken(_ system: borrowing TestSystem) -> Set<Int>? {
    var kept: [TestRow] = []
    var broken: Set<Int> = []
    for index in system.rows.indices where system.rows[index].isOn && system.rows[index].isRequired {
      switch ExactJudge.isFeasible(variables: system.variableCount, rows: kept + [system.rows[index]]) {
      case .overflow: return nil
      case .answer(true): kept.append(system.rows[index])
      case .answer(false): broken.insert(index)
      }
    }
    return broken
  }
}

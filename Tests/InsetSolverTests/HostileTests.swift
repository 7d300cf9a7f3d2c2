import InsetSolver
import Testing

/// Piles of contradictions and couplings: they end, soon, and with every conflict named.
@Suite struct HostileTests {
  static let count = 300

  private func solver(_ build: (inout Solver) -> Void) -> Solver {
    var solver = Solver()
    build(&solver)
    solver.solve()
    return solver
  }

  @Test func equalitiesOnOneVariable() {
    let solver = solver { solver in
      let x = solver.addVariable()
      for index in 0..<Self.count {
        _ = solver.addConstraint([Term(x, 1)], .equal, constant: -Double(index), priority: 1000)
      }
    }
    #expect(solver.conflicts.count == Self.count - 1)
    #expect(solver.conflicts.allSatisfy { $0.members.count == 2 })
  }

  @Test func equalitiesOnOneDifference() {
    let solver = solver { solver in
      let x = solver.addVariable()
      let y = solver.addVariable()
      for index in 0..<Self.count {
        _ = solver.addConstraint(
          [Term(x, 1), Term(y, -1)], .equal, constant: -Double(index), priority: 1000)
      }
    }
    #expect(solver.conflicts.count == Self.count - 1)
    #expect(solver.statistics.factorizations < 10)
  }

  @Test func boundsOnOneVariable() {
    let solver = solver { solver in
      let x = solver.addVariable()
      for index in 1...Self.count {
        _ = solver.addConstraint([Term(x, 1)], .greaterThanOrEqual, constant: -Double(index), priority: 1000)
        _ = solver.addConstraint([Term(x, 1)], .lessThanOrEqual, constant: Double(index), priority: 1000)
      }
    }
    #expect(solver.conflicts.count == Self.count)
    // The first two bounds, 1 and -1, contradict each other; the lower ones were added earlier and hold.
    #expect(solver.conflicts.allSatisfy { $0.members.count == 2 })
  }

  @Test func longChainThatDoesNotFit() {
    let solver = solver { solver in
      var previous = solver.addVariable()
      _ = solver.addConstraint([Term(previous, 1)], .equal, constant: 0, priority: 1000)
      for _ in 0..<Self.count {
        let next = solver.addVariable()
        _ = solver.addConstraint(
          [Term(next, 1), Term(previous, -1)], .greaterThanOrEqual, constant: -8, priority: 1000)
        previous = next
      }
      _ = solver.addConstraint([Term(previous, 1)], .lessThanOrEqual, constant: -100, priority: 1000)
    }
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.members.count == Self.count + 2)
  }

  @Test func contradictionsInEveryLink() {
    let solver = solver { solver in
      var previous = solver.addVariable()
      for _ in 0..<Self.count {
        let next = solver.addVariable()
        for gap in [8.0, 9.0] {
          _ = solver.addConstraint(
            [Term(next, 1), Term(previous, -1)], .equal, constant: -gap, priority: 1000)
        }
        previous = next
      }
    }
    #expect(solver.conflicts.count == Self.count)
    #expect(solver.conflicts.allSatisfy { $0.members.count == 2 })
  }

  @Test func denseRandomContradictions() {
    var random = TestRandom(seed: 50)
    let solver = solver { solver in
      let variables = (0..<20).map { _ in solver.addVariable() }
      for _ in 0..<120 {
        let terms = (0..<3).map { _ in Term(random.pick(variables), random.pick([1, -1, 2, 0.5])) }
        let relation: Relation = random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let constant = Double(random.below(601) - 300)
        _ = solver.addConstraint(terms, relation, constant: constant, priority: 1000)
      }
    }
    #expect(!solver.conflicts.isEmpty)
    #expect(solver.statistics.failures == 0)
  }

  @Test func everyRowHasItsOwnPriority() {
    let solver = solver { solver in
      let x = solver.addVariable()
      let y = solver.addVariable()
      for index in 0..<Self.count {
        _ = solver.addConstraint(
          [Term(x, 1), Term(y, Double(index % 7) - 3)], .equal, constant: -Double(index % 100),
          priority: 1 + Double(index) * 0.9)
      }
    }
    #expect(solver.conflicts.isEmpty)
    #expect(solver.statistics.failures == 0)
  }
}

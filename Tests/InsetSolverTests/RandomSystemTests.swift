import Foundation
import InsetSolver
import Testing

/// Random systems, feasible and not, redundant and degenerate, with edits in between.
///
/// `INSET_SOLVER_SYSTEMS` sets how many; 100,000 take some minutes in a release build.
@Suite struct RandomSystemTests {
  static let count =
    ProcessInfo.processInfo.environment["INSET_SOLVER_SYSTEMS"].flatMap { UInt64($0) } ?? 400

  /// Values beyond this are outside what doubles resolve to the tolerance of the checks.
  static let largestValue = 1e7

  @Test func everyStateIsProvenOptimal() {
    var states = 0
    var outside = 0
    for seed in 1...Self.count {
      var source = RandomSystems(seed: seed, largest: seed % 10 == 0 ? 60 : 12)
      var system = source.system()
      for edit in 0...source.random.below(5) {
        if edit > 0 { source.edit(&system) }
        system.solver.solve()
        states += 1
        if system.point.contains(where: { $0.magnitude > Self.largestValue }) {
          outside += 1
          continue
        }
        let defect = system.solver.invariantDefect()
        #expect(defect == nil, "seed \(seed), edit \(edit), \(source.kind)")
        let certificate = Certificate(&system)
        #expect(certificate.defects.isEmpty, "seed \(seed), edit \(edit), \(source.kind)")
      }
      #expect(system.solver.statistics.failures == 0, "seed \(seed)")
    }
    #expect(outside * 200 < states, "\(outside) of \(states) states have huge values")
  }

  @Test func stateDoesNotDependOnHistory() {
    for seed in 1...Self.count { compareWithFreshSolvers(seed) }
  }

  /// Once the choice of pivots followed the constants of the moment, by way of a check of the solution's accuracy.
  @Test(arguments: [59_520, 61_350] as [UInt64]) func pivotsDoNotDependOnConstants(seed: UInt64) {
    compareWithFreshSolvers(seed)
  }

  private func compareWithFreshSolvers(_ seed: UInt64) {
    var source = RandomSystems(seed: seed &+ 1_000_000, largest: seed % 10 == 0 ? 60 : 12)
    var system = source.system()
    for edit in 0...source.random.below(5) {
      if edit > 0 { source.edit(&system) }
      system.solver.solve()
      var fresh = system.fresh()
      fresh.solver.solve()
      let warm = system.point
      let cold = fresh.point
      let on = system.rows.indices.filter { system.rows[$0].isOn }
      let broken = on.indices.filter { system.broken.contains(on[$0]) }
      #expect(Set(broken) == fresh.broken, "seed \(seed), edit \(edit), \(source.kind)")
      for variable in warm.indices where warm[variable].magnitude < Self.largestValue {
        let difference = (warm[variable] - cold[variable]).magnitude
        #expect(
          difference <= 1e-6 * (1 + warm[variable].magnitude),
          "seed \(seed), edit \(edit), \(source.kind), variable \(variable)")
      }
    }
  }

  @Test func smallSystemsAgreeWithExactFractions() {
    var judged = 0
    let count = min(Self.count, 5000)
    for seed in 1...count {
      var source = RandomSystems(
        seed: seed &+ 2_000_000, kind: [.degenerate, .unit, .small][Int(seed % 3)], largest: 5)
      var system = source.system()
      for edit in 0...1 {
        if edit > 0 { source.edit(&system) }
        system.solver.solve()
        let broken = system.broken
        let kept = system.rows.indices.filter { system.rows[$0].isOn && !broken.contains($0) }
        guard
          case .answer(let optimum) = ExactJudge.optimum(
            variables: system.variableCount, rows: kept.map { system.rows[$0] })
        else { continue }
        judged += 1
        guard let optimum else {
          Issue.record("seed \(seed), edit \(edit): the kept rows contradict each other")
          continue
        }
        let point = system.point
        for (priority, error) in optimum.errors {
          let own = kept.reduce(0.0) {
            system.rows[$1].priority == priority ? $0 + system.rows[$1].error(at: point) : $0
          }
          #expect(own <= error + 1e-5 * (1 + error), "seed \(seed), edit \(edit), priority \(priority)")
        }
        for index in kept where system.rows[index].isRequired {
          #expect(system.rows[index].error(at: point) <= 1e-5, "seed \(seed), edit \(edit), row \(index)")
        }
      }
    }
    #expect(judged * 10 > Int(count) * 2 * 9, "only \(judged) states of \(count * 2) could be judged")
  }
}

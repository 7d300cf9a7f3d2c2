import InsetSolver
import Testing

/// Coefficients far apart, which the usual small pivots would magnify the rounding of.
@Suite struct AccuracyTests {
  /// Equalities over three variables each, with coefficients from 0.01 to 100, and a wish for each variable.
  private func system(seed: UInt64) -> TestSystem {
    var random = TestRandom(seed: seed)
    let count = 10 + random.below(40)
    var system = TestSystem(variables: count)
    for _ in 0..<count - 1 {
      var terms: [(variable: Int, coefficient: Double)] = []
      while terms.count < 3 {
        let variable = random.below(count)
        if terms.contains(where: { $0.variable == variable }) { continue }
        let sign = random.chance(0.5) ? 1.0 : -1.0
        terms.append((variable: variable, coefficient: sign * powerOfTen(random.real(-2, 2))))
      }
      let constant = random.real(-100, 100)
      system.add(TestRow(terms: terms, relation: .equal, constant: constant, priority: 1000))
    }
    for variable in 0..<count { system.add(250, "E", [(variable, 1)], -random.real(0, 100)) }
    return system
  }

  /// With small pivots alone each of these is off by 2·10⁻¹⁰ and more.
  @Test(arguments: [4014, 8767, 10_766, 20_153, 24_338, 29_069] as [UInt64])
  func requiredRowsHoldToRounding(seed: UInt64) {
    var system = system(seed: seed)
    system.solver.solve()
    let point = system.point
    #expect(point.allSatisfy { $0.magnitude <= RandomSystemTests.largestValue })
    #expect(system.solver.statistics.inaccurateBlocks == 0)
    let broken = system.broken
    let required = system.rows.indices.filter { system.rows[$0].isRequired && !broken.contains($0) }
    #expect(required.count > 5)
    for index in required {
      let row = system.rows[index]
      #expect(row.error(at: point) <= 1e-11 * (1 + row.magnitude(at: point)), "row \(index)")
    }
  }
}

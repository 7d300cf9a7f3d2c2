import InsetSolver
import Testing

/// One row more or less in a block that is otherwise kept.
@Suite struct PatchingTests {
  /// A title over a text in a page, one below the other.
  private func page() -> FamilyLayout {
    var layout = FamilyLayout(seed: 1)
    let root = layout.root()
    var top = root.top
    for _ in 0..<20 {
      let label = layout.label(120).view
      layout.add(1000, "E", label.left - root.left, -16)
      layout.add(1000, "E", label.top - top, -8)
      top = label.bottom
    }
    return layout
  }

  @Test func softRowIsAddedAndRemovedWithoutFactoring() {
    var system = page().system()
    system.solver.solve()
    let before = system.solver.statistics.factorizations
    let height = Double(4 * 5 + 3)
    let added = system.add(999, "E", [(Int(height), 1)], -60)
    system.solver.solve()
    #expect(Certificate(&system).defects.isEmpty)
    #expect(system.point[Int(height)] == 60)
    system.remove(added)
    system.solver.solve()
    #expect(Certificate(&system).defects.isEmpty)
    #expect(system.point[Int(height)] == 20.5)
    #expect(system.solver.statistics.factorizations == before)
    #expect(system.solver.statistics.patches == 2)
  }

  @Test func requiredRowIsAddedWithoutFactoring() {
    var system = page().system()
    system.solver.solve()
    let before = system.solver.statistics.factorizations
    // The bottom of the first label decides its height; a bound on the tenth label's height holds too.
    system.add(1000, "E", [(4 + 1, 1), (4 + 3, 1)], -100)
    system.add(1000, "G", [(4 * 10 + 3, 1)], -30)
    system.solver.solve()
    #expect(Certificate(&system).defects.isEmpty)
    #expect(system.point[4 + 3] == 92)
    #expect(system.point[4 * 10 + 3] == 30)
    #expect(system.solver.statistics.factorizations == before)
    // A contradiction with a patched row names it.
    let contradicting = system.add(1000, "L", [(4 * 10 + 3, 1)], -25)
    system.solver.solve()
    #expect(system.broken == [contradicting])
    #expect(Certificate(&system).defects.isEmpty)
  }

  @Test func blockIsFactoredWhenValuesBecomeAmbiguous() {
    var system = page().system()
    system.solver.solve()
    let before = system.solver.statistics.factorizations
    // Without its compression row the label's height has an upper bound only.
    let compression = system.rows.indices.filter {
      system.rows[$0].priority == 750 && system.rows[$0].terms[0].variable == 4 * 5 + 3
    }
    for row in compression { system.remove(row) }
    system.solver.solve()
    #expect(system.solver.statistics.factorizations > before)
    var fresh = system.fresh()
    fresh.solver.solve()
    #expect(system.point == fresh.point)
  }
}

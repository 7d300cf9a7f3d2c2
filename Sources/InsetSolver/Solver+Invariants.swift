// What holds after every solve; checked in debug builds.
//
// 1. Every dual lies between the outermost slopes of its feature's cost, so the method can resume from it.
// 2. In every column of a component the duals cancel, in every level.
// 3. Every activity lies where its dual allows. With 1 and 2 this proves the component's optimum.
// 4. The tableau and the programs hold no constants; those live in `constants` and the breakpoints alone. (It is by
//    construction: no code here could check it.)
// 5. The value of a block is a function of its rows in force. (`RandomSystemTests` compares with fresh solvers.)
// Besides, the lists that lead from variables to rows, and from both to blocks, agree with each other.

extension Solver {
  /// Stops the process when an invariant does not hold; does nothing in release builds. Large systems are not checked
  /// after every solve, so that debug builds remain usable.
  mutating func checkInvariants() {
    solveCount &+= 1
    assert(isCheckLeftOut || invariantDefect() == nil, invariantDefect() ?? "")
  }

  private var isCheckLeftOut: Bool { rows.count > 300 && solveCount % 16 != 1 }

  /// The first invariant that does not hold, in words.
  package mutating func invariantDefect() -> String? {
    solve()
    if structureChanged { return "the solver is not at rest" }
    for id in 0..<Int32(rows.count) where isKnownRow(id) {
      if let defect = usageDefect(ofRow: id) { return defect }
    }
    for variable in 0..<Int32(firstUse.count) where isVariableInUse[variable] {
      if let defect = blockDefect(ofVariable: variable) { return defect }
    }
    // A component that was left early, because of rounding, promises nothing.
    if statistics.failures > 0 { return nil }
    for index in 0..<Int32(blocks.count) where blocks[index].isLive {
      let block = blocks[index]
      for component in block.firstComponent..<block.firstComponent + block.componentCount {
        let view = ComponentView(components[component], in: self)
        if let defect = optimalityDefect(view) { return "component \(component): \(defect)" }
      }
    }
    return nil
  }

  private mutating func usageDefect(ofRow id: Int32) -> String? {
    let row = rows[id]
    for term in row.firstTerm..<row.firstTerm + row.termCount {
      if termRow[term] != id { return "term \(term) does not know row \(id)" }
      if nextUse[term] >= 0, previousUse[nextUse[term]] != term { return "uses after term \(term) are torn" }
    }
    if row.isBroken, !breakages.contains(where: { $0.victim == id }) {
      return "row \(id) broke without a proof"
    }
    if row.block < 0 { return nil }
    if !blocks[row.block].isLive { return "row \(id) is in a dissolved block" }
    if !row.belongsToBlock { return "row \(id) is in a block without being in force" }
    for term in row.firstTerm..<row.firstTerm + row.termCount {
      let variable = terms[term].index
      if fixingRow[variable] < 0, blockOfVariable[variable] != row.block {
        return "row \(id) and variable \(variable) are in different blocks"
      }
    }
    return nil
  }

  private mutating func blockDefect(ofVariable variable: Int32) -> String? {
    if fixingRow[variable] >= 0 {
      if blockOfVariable[variable] >= 0 { return "fixed variable \(variable) is in a block" }
      return isFixing(rows[fixingRow[variable]]) ? nil : "variable \(variable) is fixed by a row out of force"
    }
    let block = blockOfVariable[variable]
    return block < 0 || blocks[block].isLive ? nil : "variable \(variable) is in a dissolved block"
  }

  private mutating func optimalityDefect(_ view: ComponentView) -> String? {
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      // Values beyond what is promised leave too few digits for the comparisons.
      if feature.activity.magnitude > 1e7 { return nil }
    }
    for number in 0..<view.featureCount {
      let feature = view.feature(number).pointee
      if feature.firstSlope > feature.lastSlope { continue }
      let dual = view.dual(number)
      if feature.firstSlope == 0, precedes(dual, view.slope(number, 0), view.levelCount) {
        return "the dual of feature \(number) is too low"
      }
      if feature.lastSlope == feature.breakpointCount,
        precedes(view.slope(number, feature.lastSlope), dual, view.levelCount)
      {
        return "the dual of feature \(number) is too high"
      }
      let slack = 1e-6 * (1 + feature.activity.magnitude)
      let lower = view.lowerBreakpoint(number, levels: view.levelCount)
      let upper = view.upperBreakpoint(number, levels: view.levelCount)
      if lower >= 1, feature.activity < view.position(number, lower) - slack {
        return "feature \(number) lies below where its dual allows"
      }
      if upper <= feature.breakpointCount, feature.activity > view.position(number, upper) + slack {
        return "feature \(number) lies above where its dual allows"
      }
    }
    return isExact(view, tolerance: 1e-6) ? nil : "activities or duals do not satisfy the rows"
  }

  /// Whether the first vector comes before the second, beyond what may be rounding.
  private mutating func precedes(
    _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>, _ levels: Int
  ) -> Bool {
    for level in 0..<levels {
      let size = max(1, max(first[level].magnitude, second[level].magnitude))
      let difference = second[level] - first[level]
      if difference > 1e-6 * size { return true }
      if difference < -1e-9 * size { return false }
    }
    return false
  }
}

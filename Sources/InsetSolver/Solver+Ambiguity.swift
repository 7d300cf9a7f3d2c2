// Variables that the constraints do not determine.
//
// Given: a solved system. Leaves: the variables that another optimal solution gives another value; the state as it
// was. Behaviour: AL-13.
//
// By complementarity the optimal points are exactly those where every activity lies in the interval that the duals
// allow, read in the levels of priorities alone, without ties and anchors. So ambiguity is geometry: in which
// directions can one move within a box of intervals?
// - Columns that nothing holds, and columns by themselves with an interval, move freely and independently.
// - In a component, the columns whose interval is not a point are unknowns of a small system of inequalities. Each is
//   pushed as far down and as far up as it goes. A move that succeeds is a *witness*: it is run through the block's
//   pivots, and every variable that follows is ambiguous.
// - A variable that no witness moved, although it depends on such columns, is pushed by itself, down and up. If that
//   fails too, all optimal solutions agree on it.

/// The directions in which the optimum of one component may move.
private struct Face: ~Copyable {
  /// The columns that may move, by feature, and the solver variables that stand for their displacements.
  var columns: [Int32] = []
  var unknowns: [Variable] = []
  var solver = Solver()

  /// Moves as far as possible along a functional of the columns; nil when it does not give way.
  mutating func push(_ functional: [Term], up: Bool) -> [Double]? {
    let target = solver.addConstraint(functional, .equal, constant: up ? -1e4 : 1e4, priority: 1)
    solver.solve()
    var moved = 0.0
    for term in functional { moved += term.coefficient * solver.value(of: term.variable) }
    let displacement = unknowns.map { solver.value(of: $0) }
    let isFeasible = solver.conflicts.isEmpty
    solver.remove(target)
    return isFeasible && moved.magnitude > 1e-5 ? displacement : nil
  }
}

extension Solver {
  /// The variables that another optimal solution would change, sorted by index. Solves first when needed.
  public mutating func ambiguousVariables() -> [Variable] {
    solve()
    var isAmbiguous = [Bool](repeating: false, count: firstUse.count)
    for variable in 0..<firstUse.count {
      isAmbiguous[variable] =
        isVariableInUse[variable] && fixingRow[variable] < 0 && blockOfVariable[variable] < 0
    }
    var motion = [Double](repeating: 0, count: values.count)
    for index in 0..<Int32(blocks.count) where blocks[index].isLive {
      moveIndependentColumns(ofBlock: index, &motion, &isAmbiguous)
      let block = blocks[index]
      for component in block.firstComponent..<block.firstComponent + block.componentCount {
        moveComponent(component, ofBlock: index, &motion, &isAmbiguous)
      }
    }
    return isAmbiguous.indices.filter { isAmbiguous[$0] }.map { Variable(index: Int32($0)) }
  }

  /// Moves all independent columns at once, by generic amounts, so that no two motions cancel by accident.
  private mutating func moveIndependentColumns(
    ofBlock index: Int32, _ motion: inout [Double], _ isAmbiguous: inout [Bool]
  ) {
    let block = blocks[index]
    var slots: [Int32] = []
    for position in block.firstFreeColumn..<block.firstFreeColumn + block.freeColumnCount {
      slots.append(freeColumns[position])
    }
    for position in block.firstNarrowing..<block.firstNarrowing + block.narrowingCount {
      let interval = narrowedInterval(narrowings[position])
      if interval.high - interval.low > 1e-6 { slots.append(narrowings[position].slot) }
    }
    if slots.isEmpty { return }
    for attempt in 0..<2 {
      for (position, slot) in slots.enumerated() {
        motion[Int(slot)] = 1 + genericFraction(2 * position + attempt)
      }
      propagate(&motion, throughBlock: index, &isAmbiguous)
      for slot in slots { motion[Int(slot)] = 0 }
    }
  }

  private mutating func moveComponent(
    _ index: Int32, ofBlock block: Int32, _ motion: inout [Double], _ isAmbiguous: inout [Bool]
  ) {
    let view = ComponentView(components[index], in: self)
    var face = face(view)
    if face.columns.isEmpty { return }

    var isMovable = [Bool](repeating: false, count: face.columns.count)
    for column in 0..<face.columns.count {
      for up in [false, true] where !isMovable[column] || up {
        let functional = [Term(face.unknowns[column], 1)]
        guard let displacement = face.push(functional, up: up) else { continue }
        for (other, amount) in displacement.enumerated() where amount.magnitude > 1e-5 {
          isMovable[other] = true
        }
        witness(displacement, of: face, view, block, &motion, &isAmbiguous)
      }
    }
    guard isMovable.contains(true) else { return }

    // What the other variables of the block make of each column's motion.
    let range = blocks[block]
    var functionals = [[Term]](repeating: [], count: Int(range.variableCount))
    for column in 0..<face.columns.count where isMovable[column] {
      var unit = [Double](repeating: 0, count: face.columns.count)
      unit[column] = 1
      setMotion(unit, of: face, view, &motion)
      var ignored: [Bool] = []
      propagate(&motion, throughBlock: block, &ignored)
      for position in 0..<Int(range.variableCount) {
        let variable = blockVariables[Int(range.firstVariable) + position]
        let amount = motion[2 * Int(variable)]
        if !isAmbiguous[Int(variable)], amount != 0 {
          functionals[position].append(Term(face.unknowns[column], amount))
        }
      }
    }
    clearMotion(view, &motion)
    for position in 0..<Int(range.variableCount) where !functionals[position].isEmpty {
      let variable = blockVariables[Int(range.firstVariable) + position]
      for up in [false, true] where !isAmbiguous[Int(variable)] {
        if let displacement = face.push(functionals[position], up: up) {
          witness(displacement, of: face, view, block, &motion, &isAmbiguous)
        }
      }
    }
  }

  /// The component's optimal points as a system over the displacements of its movable columns.
  private mutating func face(_ view: ComponentView) -> Face {
    var face = Face()
    var unknownOfColumn = [Int](repeating: -1, count: Int(view.featureCount))
    for number in 0..<view.featureCount where view.feature(number).pointee.isTight {
      let interval = optimalInterval(number, view)
      guard interval.high - interval.low > 1e-6 else { continue }
      let unknown = face.solver.addVariable()
      unknownOfColumn[Int(number)] = face.columns.count
      face.columns.append(number)
      face.unknowns.append(unknown)
      confine([Term(unknown, 1)], to: interval, in: &face.solver)
    }
    if face.columns.isEmpty { return face }
    for number in 0..<view.featureCount where !view.feature(number).pointee.isTight {
      let list = view.feature(number).pointee.list
      var functional: [Term] = []
      for position in list.offset..<list.offset + list.count {
        let unknown = unknownOfColumn[Int(tableauEntries[position].index)]
        if unknown >= 0 {
          functional.append(Term(face.unknowns[unknown], tableauEntries[position].coefficient))
        }
      }
      if !functional.isEmpty { confine(functional, to: optimalInterval(number, view), in: &face.solver) }
    }
    return face
  }

  private mutating func confine(_ functional: [Term], to interval: Interval, in solver: inout Solver) {
    if interval.low > -.infinity {
      _ = solver.addConstraint(functional, .greaterThanOrEqual, constant: -interval.low, priority: 1000)
    }
    if interval.high < .infinity {
      _ = solver.addConstraint(functional, .lessThanOrEqual, constant: -interval.high, priority: 1000)
    }
  }

  /// Where the feature's activity may be in an optimal point, relative to where it is.
  private mutating func optimalInterval(_ number: Int32, _ view: ComponentView) -> Interval {
    let feature = view.feature(number).pointee
    let lower = view.lowerBreakpoint(number, levels: view.levelCount - 2)
    let upper = view.upperBreakpoint(number, levels: view.levelCount - 2)
    var interval = Interval()
    if lower >= 1 { interval.low = min(0, view.position(number, lower) - feature.activity) }
    if upper <= feature.breakpointCount {
      interval.high = max(0, view.position(number, upper) - feature.activity)
    }
    return interval
  }

  /// Marks every variable of the block that follows the displacement.
  private mutating func witness(
    _ displacement: [Double], of face: borrowing Face, _ view: ComponentView, _ block: Int32,
    _ motion: inout [Double], _ isAmbiguous: inout [Bool]
  ) {
    setMotion(displacement, of: face, view, &motion)
    propagate(&motion, throughBlock: block, &isAmbiguous)
    clearMotion(view, &motion)
  }

  /// Writes the motions of the component's columns.
  private mutating func setMotion(
    _ displacement: [Double], of face: borrowing Face, _ view: ComponentView, _ motion: inout [Double]
  ) {
    var amounts = [Double](repeating: 0, count: Int(view.featureCount))
    for (position, column) in face.columns.enumerated() { amounts[Int(column)] = displacement[position] }
    for number in 0..<view.featureCount where !view.feature(number).pointee.isTight {
      let list = view.feature(number).pointee.list
      var sum = 0.0
      var magnitude = 0.0
      for position in list.offset..<list.offset + list.count {
        let product = tableauEntries[position].coefficient * amounts[Int(tableauEntries[position].index)]
        sum += product
        magnitude += product.magnitude
      }
      amounts[Int(number)] = sum.magnitude <= 1e-9 * magnitude ? 0 : sum
    }
    for number in 0..<view.columnCount {
      motion[Int(view.feature(number).pointee.slot)] = amounts[Int(number)]
    }
  }

  private mutating func clearMotion(_ view: ComponentView, _ motion: inout [Double]) {
    for number in 0..<view.columnCount { motion[Int(view.feature(number).pointee.slot)] = 0 }
  }

  /// Runs motions of columns through the block's pivots. Marks the variables that move, unless there is no list.
  private mutating func propagate(
    _ motion: inout [Double], throughBlock index: Int32, _ isAmbiguous: inout [Bool]
  ) {
    let block = blocks[index]
    for position in (block.firstPivot..<block.firstPivot + block.pivotCount).reversed() {
      let pivot = pivots[position]
      var sum = 0.0
      var magnitude = 0.0
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        let product = pivotTerms[term].coefficient * motion[Int(pivotTerms[term].index)]
        sum += product
        magnitude += product.magnitude
      }
      motion[Int(pivot.slot)] = sum.magnitude <= 1e-9 * magnitude ? 0 : sum * pivot.factor
    }
    if isAmbiguous.isEmpty { return }
    for position in block.firstVariable..<block.firstVariable + block.variableCount {
      let variable = Int(blockVariables[position])
      if motion[2 * variable].magnitude > 1e-7 { isAmbiguous[variable] = true }
    }
  }
}

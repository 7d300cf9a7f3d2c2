// Variables that the constraints do not determine.
//
// Given: a solved system. Leaves: the variables that another optimal solution gives another value, or that other
// solution; the state as it was. Behaviour: AL-13.
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

/// What a search for ambiguity has found.
private struct Probe {
  /// By slot; zero for columns outside the present move.
  var motion: [Double]
  var isAmbiguous: [Bool]
  /// The variable that a second solution is sought for, or -1 when the search is for all.
  var target: Int32 = -1
  /// By variable: where the second solution lies.
  var solution: [Double]?

  var isDone: Bool { solution != nil }
}

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
    var probe = Probe(
      motion: [Double](repeating: 0, count: values.count),
      isAmbiguous: (0..<Int32(firstUse.count)).map { isUnheld($0) })
    for index in 0..<Int32(blocks.count) where blocks[index].isLive {
      moveIndependentColumns(ofBlock: index, &probe)
      let block = blocks[index]
      for component in block.firstComponent..<block.firstComponent + block.componentCount {
        moveComponent(component, ofBlock: index, &probe)
      }
    }
    return probe.isAmbiguous.indices.filter { probe.isAmbiguous[$0] }.map { Variable(index: Int32($0)) }
  }

  /// Another optimal solution, in which the variable has another value: the values of all variables, by index.
  ///
  /// Nil when all optimal solutions agree on the variable. Solves first when needed; the solution does not change.
  public mutating func secondSolution(changing variable: Variable) -> [Double]? {
    solve()
    guard isKnown(variable.index) else { return nil }
    var current: [Double] = []
    for index in 0..<Int32(firstUse.count) { current.append(values[2 * index]) }
    if isUnheld(variable.index) {
      current[Int(variable.index)] += 100
      return current
    }
    let index = blockOfVariable[variable.index]
    if index < 0 { return nil }
    var probe = Probe(
      motion: [Double](repeating: 0, count: values.count),
      isAmbiguous: [Bool](repeating: false, count: firstUse.count), target: variable.index)
    moveIndependentColumns(ofBlock: index, &probe)
    let block = blocks[index]
    for component in block.firstComponent..<block.firstComponent + block.componentCount where !probe.isDone {
      moveComponent(component, ofBlock: index, &probe)
    }
    return probe.solution
  }

  /// In use, but in no row.
  private mutating func isUnheld(_ variable: Int32) -> Bool {
    isVariableInUse[variable] && fixingRow[variable] < 0 && blockOfVariable[variable] < 0
  }

  private mutating func moveIndependentColumns(ofBlock index: Int32, _ probe: inout Probe) {
    let block = blocks[index]
    var moves: [(slot: Int32, amount: Double)] = []
    for position in block.firstFreeColumn..<block.firstFreeColumn + block.freeColumnCount {
      moves.append((freeColumns[position], 100))
    }
    for position in block.firstNarrowing..<block.firstNarrowing + block.narrowingCount {
      let item = narrowings[position]
      let interval = narrowedInterval(item)
      if interval.high - interval.low <= 1e-6 { continue }
      let up = interval.high - values[item.slot]
      let down = interval.low - values[item.slot]
      moves.append((item.slot, up > -down ? min(up, 100) : max(down, -100)))
    }
    if moves.isEmpty { return }
    if probe.target >= 0 {
      for move in moves where !probe.isDone {
        probe.motion[Int(move.slot)] = move.amount
        propagate(throughBlock: index, &probe)
        probe.motion[Int(move.slot)] = 0
      }
      return
    }
    // All at once, by generic amounts, so that no two motions cancel by accident.
    for attempt in 0..<2 {
      for (position, move) in moves.enumerated() {
        probe.motion[Int(move.slot)] = 1 + genericFraction(2 * position + attempt)
      }
      propagate(throughBlock: index, &probe)
      for move in moves { probe.motion[Int(move.slot)] = 0 }
    }
  }

  private mutating func moveComponent(_ index: Int32, ofBlock block: Int32, _ probe: inout Probe) {
    let view = ComponentView(components[index], in: self)
    var face = face(view)
    if face.columns.isEmpty { return }

    var isMovable = [Bool](repeating: false, count: face.columns.count)
    for column in 0..<face.columns.count {
      for up in [false, true] where !isMovable[column] && !probe.isDone {
        let functional = [Term(face.unknowns[column], 1)]
        guard let displacement = face.push(functional, up: up) else { continue }
        for (other, amount) in displacement.enumerated() where amount.magnitude > 1e-5 {
          isMovable[other] = true
        }
        move(displacement, of: face, view, block, &probe)
      }
    }
    guard isMovable.contains(true) else { return }

    // What the other variables of the block make of each column's motion.
    let range = blocks[block]
    var functionals = [[Term]](repeating: [], count: Int(range.variableCount))
    for column in 0..<face.columns.count where isMovable[column] && !probe.isDone {
      var unit = [Double](repeating: 0, count: face.columns.count)
      unit[column] = 1
      setMotion(unit, of: face, view, &probe)
      runMotion(throughBlock: block, &probe)
      for position in 0..<Int(range.variableCount) {
        let variable = blockVariables[Int(range.firstVariable) + position]
        let amount = probe.motion[2 * Int(variable)]
        if !probe.isAmbiguous[Int(variable)], amount != 0 {
          functionals[position].append(Term(face.unknowns[column], amount))
        }
      }
    }
    clearMotion(view, &probe)
    for position in 0..<Int(range.variableCount) where !functionals[position].isEmpty {
      let variable = blockVariables[Int(range.firstVariable) + position]
      if probe.target >= 0, variable != probe.target { continue }
      for up in [false, true] where !probe.isAmbiguous[Int(variable)] {
        if let displacement = face.push(functionals[position], up: up) {
          move(displacement, of: face, view, block, &probe)
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

  /// Where the feature's activity may be in an optimal point, relative to where it is. A broken row's bound, which is
  /// out of reach, is none.
  private mutating func optimalInterval(_ number: Int32, _ view: ComponentView) -> Interval {
    let feature = view.feature(number).pointee
    let lower = view.lowerBreakpoint(number, levels: view.levelCount - 2)
    let upper = view.upperBreakpoint(number, levels: view.levelCount - 2)
    var interval = Interval()
    if lower >= 1, view.position(number, lower) > -Self.far {
      interval.low = min(0, view.position(number, lower) - feature.activity)
    }
    if upper <= feature.breakpointCount, view.position(number, upper) < Self.far {
      interval.high = max(0, view.position(number, upper) - feature.activity)
    }
    return interval
  }

  // MARK: Motions

  /// Runs a displacement of the face's columns through the block.
  private mutating func move(
    _ displacement: [Double], of face: borrowing Face, _ view: ComponentView, _ block: Int32,
    _ probe: inout Probe
  ) {
    setMotion(displacement, of: face, view, &probe)
    propagate(throughBlock: block, &probe)
    clearMotion(view, &probe)
  }

  /// Writes the motions of the component's columns.
  private mutating func setMotion(
    _ displacement: [Double], of face: borrowing Face, _ view: ComponentView, _ probe: inout Probe
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
      probe.motion[Int(view.feature(number).pointee.slot)] = amounts[Int(number)]
    }
  }

  private mutating func clearMotion(_ view: ComponentView, _ probe: inout Probe) {
    for number in 0..<view.columnCount { probe.motion[Int(view.feature(number).pointee.slot)] = 0 }
  }

  /// Runs the columns' motions through the block's pivots, and marks the variables that move.
  private mutating func propagate(throughBlock index: Int32, _ probe: inout Probe) {
    runMotion(throughBlock: index, &probe)
    let block = blocks[index]
    for position in block.firstVariable..<block.firstVariable + block.variableCount {
      let variable = Int(blockVariables[position])
      if probe.motion[2 * variable].magnitude > 1e-7 { probe.isAmbiguous[variable] = true }
    }
    guard probe.target >= 0, !probe.isDone, probe.isAmbiguous[Int(probe.target)] else { return }
    var solution: [Double] = []
    for variable in 0..<Int32(firstUse.count) { solution.append(values[2 * variable]) }
    for position in block.firstVariable..<block.firstVariable + block.variableCount {
      let variable = Int(blockVariables[position])
      solution[variable] += probe.motion[2 * variable]
    }
    probe.solution = solution
  }

  private mutating func runMotion(throughBlock index: Int32, _ probe: inout Probe) {
    let block = blocks[index]
    for position in (block.firstPivot..<block.firstPivot + block.pivotCount).reversed() {
      let pivot = pivots[position]
      var sum = 0.0
      var magnitude = 0.0
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        let product = pivotTerms[term].coefficient * probe.motion[Int(pivotTerms[term].index)]
        sum += product
        magnitude += product.magnitude
      }
      probe.motion[Int(pivot.slot)] = sum.magnitude <= 1e-9 * magnitude ? 0 : sum * pivot.factor
    }
  }
}

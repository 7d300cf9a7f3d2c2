// The costs of a component's features under the present constants.
//
// Given: a component and its rows' constants. Leaves: each feature's breakpoints sorted, the slopes between them, and
// every tight feature at a breakpoint that its dual allows.
//
// A feature's cost is convex and piecewise linear, with lexicographic vectors as slopes, and infinite beyond the
// breakpoints of required rows. Constants move breakpoints and nothing else. As long as they do not pass each other,
// new positions are all there is to compute; where they do, the slopes between them change, but never the outermost
// two. So the dual stays feasible whatever the constants do, and the simplex method resumes from the last optimum.

extension Solver {
  /// Beyond all values that are promised; see `position(of:)`.
  static var far: Double { 1e9 }

  /// Where the feature's cost bends. A broken row bounds the feature too, but so far away that it has no effect: then
  /// breaking a row, and taking it back, are changes of a constant.
  mutating func position(of breakpoint: Breakpoint) -> Double {
    if breakpoint.row < 0 { return 0 }
    if breakpoint.level < 0, rows[breakpoint.row].isBroken {
      return breakpoint.relation == .lessThanOrEqual ? Self.far : -Self.far
    }
    return -constants[breakpoint.row] / breakpoint.coefficient
  }

  /// Brings positions, slopes and the tight features up to date.
  mutating func prepare(_ index: Int32, _ view: ComponentView) {
    let isPrepared = components[index].isPrepared
    components.at(index).pointee.isPrepared = true
    let levels = view.levelCount
    for number in 0..<view.featureCount {
      let feature = view.feature(number)
      feature.pointee.isFresh = !isPrepared
      if !isPrepared || !updatePositions(feature.pointee, view) {
        feature.pointee.isFresh = true
        sortBreakpoints(feature.pointee, view)
        computeSlopes(number, view)
      }
      if !feature.pointee.isTight {
        if feature.pointee.isFresh {
          feature.pointee.lower = view.lowerBreakpoint(number, levels: levels)
          feature.pointee.upper = view.upperBreakpoint(number, levels: levels)
        }
      } else {
        if feature.pointee.isFresh { feature.pointee.position = allowedBreakpoint(number, view) }
        feature.pointee.activity = view.position(number, feature.pointee.position)
      }
    }
  }

  /// Forgets the duals. Zero duals are always feasible.
  mutating func restart(_ index: Int32, _ view: ComponentView) {
    view.duals.update(repeating: 0, count: Int(view.featureCount) * view.levelCount)
    components.at(index).pointee.isPrepared = false
  }

  /// The breakpoint that a tight feature sits at, by its dual.
  mutating func allowedBreakpoint(_ number: Int32, _ view: ComponentView) -> Int32 {
    let lower = view.lowerBreakpoint(number, levels: view.levelCount)
    if lower > 0 { return lower }
    return min(
      view.upperBreakpoint(number, levels: view.levelCount), view.feature(number).pointee.breakpointCount)
  }

  /// True when the breakpoints are still in order.
  private mutating func updatePositions(_ feature: Feature, _ view: ComponentView) -> Bool {
    let first = Int(feature.firstBreakpoint)
    let end = first + Int(feature.breakpointCount)
    var isSorted = true
    var previous = -Double.infinity
    for place in first..<end {
      let position = position(of: view.breakpoints[Int(view.order[place])])
      view.positions[place] = position
      if position < previous { isSorted = false }
      previous = position
    }
    return isSorted
  }

  private mutating func sortBreakpoints(_ feature: Feature, _ view: ComponentView) {
    let first = Int(feature.firstBreakpoint)
    let count = Int(feature.breakpointCount)
    for place in first..<first + count { view.order[place] = Int32(place) }
    sortElements(view.order + first, count) {
      let a = position(of: view.breakpoints[Int($0)])
      let b = position(of: view.breakpoints[Int($1)])
      return a != b ? a < b : $0 < $1
    }
    for place in first..<first + count {
      view.positions[place] = position(of: view.breakpoints[Int(view.order[place])])
    }
  }

  private mutating func computeSlopes(_ number: Int32, _ view: ComponentView) {
    let feature = view.feature(number)
    let levels = view.levelCount
    let tieLevel = levels - 2
    let start = Int(feature.pointee.firstBreakpoint)
    let count = feature.pointee.breakpointCount
    let first = view.slope(number, 0)
    first.update(repeating: 0, count: levels)
    for place in start..<start + Int(count) {
      let breakpoint = view.breakpoints[place]
      if breakpoint.level < 0 || breakpoint.relation == .lessThanOrEqual { continue }
      first[Int(breakpoint.level)] -= breakpoint.weight
      first[tieLevel] -= breakpoint.tieWeight
    }
    feature.pointee.firstSlope = 0
    feature.pointee.lastSlope = count
    var slope = first
    var place: Int32 = 1
    while place <= count {
      let breakpoint = view.breakpoints[Int(view.order[start + Int(place) - 1])]
      let next = slope + levels
      next.update(from: slope, count: levels)
      if breakpoint.level < 0 {
        if breakpoint.relation != .greaterThanOrEqual {
          feature.pointee.lastSlope = min(feature.pointee.lastSlope, place - 1)
        }
        if breakpoint.relation != .lessThanOrEqual { feature.pointee.firstSlope = place }
      } else {
        let sides = breakpoint.relation == .equal ? 2.0 : 1.0
        next[Int(breakpoint.level)] += sides * breakpoint.weight
        next[tieLevel] += sides * breakpoint.tieWeight
      }
      slope = next
      place += 1
    }
  }
}

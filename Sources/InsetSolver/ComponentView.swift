/// The arrays of one component, by pointer. Valid while no component is added; the tableau is not part of it.
///
/// Features are numbered within the component, columns first. Breakpoints of a feature are counted from 1 in the
/// order of their positions; slope `j` holds between breakpoints `j` and `j + 1`.
struct ComponentView {
  let features: UnsafeMutablePointer<Feature>
  let breakpoints: UnsafeMutablePointer<Breakpoint>
  let positions: UnsafeMutablePointer<Double>
  let order: UnsafeMutablePointer<Int32>
  let slopes: UnsafeMutablePointer<Double>
  let duals: UnsafeMutablePointer<Double>
  let levelCount: Int
  let featureCount: Int32
  let columnCount: Int32

  init(_ component: Component, in solver: borrowing Solver) {
    features = solver.features.base + Int(component.firstFeature)
    breakpoints = solver.breakpoints.base + Int(component.firstBreakpoint)
    positions = solver.breakpointPositions.base + Int(component.firstBreakpoint)
    order = solver.breakpointOrder.base + Int(component.firstBreakpoint)
    slopes = solver.slopes.base + Int(component.firstSlope)
    duals = solver.duals.base + Int(component.firstDual)
    levelCount = Int(component.levelCount)
    featureCount = component.featureCount
    columnCount = component.columnCount
  }

  @inline(__always) func feature(_ index: Int32) -> UnsafeMutablePointer<Feature> { features + Int(index) }

  @inline(__always) func dual(_ index: Int32) -> UnsafeMutablePointer<Double> {
    duals + Int(index) * levelCount
  }

  @inline(__always) func slope(_ index: Int32, _ number: Int32) -> UnsafeMutablePointer<Double> {
    slopes + Int(features[Int(index)].firstBreakpoint + index + number) * levelCount
  }

  /// The position of breakpoint `number`, counted from 1.
  @inline(__always) func position(_ index: Int32, _ number: Int32) -> Double {
    positions[Int(features[Int(index)].firstBreakpoint + number - 1)]
  }

  /// Negative, zero or positive as `a` comes before, with or after `b`; differences below the tolerance count as none.
  @inline(__always) static func compare(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ count: Int, tolerance: Double = 1e-10
  ) -> Int {
    var level = 0
    while level < count {
      let difference = a[level] - b[level]
      if difference != 0,
        difference.magnitude > tolerance * max(1, max(a[level].magnitude, b[level].magnitude))
      {
        return difference < 0 ? -1 : 1
      }
      level += 1
    }
    return 0
  }

  /// The first breakpoint that the dual lets the activity be at; 0 when nothing bounds it from below.
  /// Only the first `levels` levels are looked at.
  func lowerBreakpoint(_ index: Int32, levels: Int) -> Int32 {
    let dual = dual(index)
    let feature = feature(index).pointee
    var number = feature.firstSlope
    while number <= feature.lastSlope {
      if Self.compare(slope(index, number), dual, levels) >= 0 { return number }
      number += 1
    }
    // Required rows take any dual; without them none is beyond the outermost slope, but for rounding.
    return min(max(feature.firstSlope, feature.lastSlope + 1), feature.breakpointCount)
  }

  /// The last breakpoint that the dual lets the activity be at; one more than there are when nothing bounds it.
  func upperBreakpoint(_ index: Int32, levels: Int) -> Int32 {
    let dual = dual(index)
    let feature = feature(index).pointee
    var number = feature.lastSlope
    while number >= feature.firstSlope {
      if Self.compare(slope(index, number), dual, levels) <= 0 { return number + 1 }
      number -= 1
    }
    return max(feature.firstSlope, 1)
  }
}

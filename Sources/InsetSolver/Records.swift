// The plain records that the solver's buffers hold. All ids are `Int32`: half the memory traffic of `Int`, and
// two thousand million constraints are enough.
//
// Three kinds of id occur.
// - A *row* is a constraint (`ConstraintID.index`).
// - A *slot* is a place in `Solver.values`: `2·variable` for a variable, `2·row + 1` for the activity of a row,
//   that is the value of its left side without the constant. Programs hold slots, so that they need not know
//   which of the two they read.
// - *Local* rows and columns are positions within the block being factored.

/// `coefficient` times what `index` names: a variable, a slot or a local column, as the buffer says.
struct Entry: BitwiseCopyable {
  var index: Int32
  var coefficient: Double
}

/// A list inside a shared buffer, with room to grow in place.
struct Segment: BitwiseCopyable {
  var offset: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0
}

/// A constraint as it was added.
struct Row: BitwiseCopyable {
  var priority: Double
  var constant: Double
  /// The power of two that brings the largest coefficient into 1..<2.
  var scale: Double
  var firstTerm: Int32
  var termCount: Int32
  /// Counts additions: the earlier of two rows has the smaller number, whatever their ids.
  var order: Int32
  /// In a conflict the row of the highest rank gives way, among equals the one added last.
  var breakRank: Int32
  /// The block that holds the row, or -1.
  var block: Int32
  var relation: Relation
  /// False once removed, and for a row that was rejected.
  var isOn: Bool
  /// Given up in a conflict.
  var isBroken: Bool

  var isRequired: Bool { priority >= 1000 }
  var isRequiredEquality: Bool { isRequired && relation == .equal }
  var isActive: Bool { isOn && !isBroken }

  /// Whether a block holds the row. An inequality stays in its block when it breaks, without effect.
  var belongsToBlock: Bool { isOn && (!isBroken || relation != .equal) }
}

/// What a row of a block starts from: its constant and its fixed variables, `fixedTerms[first..<first+count]`.
struct RowInput: BitwiseCopyable {
  var row: Int32
  var first: Int32
  var count: Int32
}

/// One step of the constants' program: `constant[target] -= factor · constant[source]`.
struct Operation: BitwiseCopyable {
  var target: Int32
  var source: Int32
  var factor: Double
}

/// One step of the values' program: `value[slot] = factor · (constant[row] + Σ terms)`.
struct Pivot: BitwiseCopyable {
  var slot: Int32
  /// The required equality that gives the value, or -1 where the activity column of a row stands for it.
  var row: Int32
  var firstTerm: Int32
  var termCount: Int32
  var factor: Double
}

/// A passive row (inequality or soft) that was left with one column, seen from that column.
struct Attachment: BitwiseCopyable {
  var row: Int32
  var coefficient: Double
  var priority: Double
  /// Slope of the row's error on the side that costs.
  var weight: Double
  /// How much the error weighs among equal priorities.
  var tieWeight: Double
  var relation: Relation
  var isRequired: Bool { priority >= 1000 }

  init(row id: Int32, _ row: Row, coefficient: Double, tieWeight: Double) {
    self.row = id
    self.coefficient = coefficient
    priority = row.priority
    weight = coefficient.magnitude / row.scale
    self.tieWeight = tieWeight
    relation = coefficient < 0 ? row.relation.mirrored : row.relation
  }
}

/// A column that only attached rows touch: its value is found by itself, level by level.
struct Narrowing: BitwiseCopyable {
  var slot: Int32
  var first: Int32
  var count: Int32
}

/// A connected part of the system, factored on its own. Each pair names a range of a shared pool.
struct Block: BitwiseCopyable {
  var firstVariable: Int32 = 0
  var variableCount: Int32 = 0
  var firstRow: Int32 = 0
  /// Where the rows' inputs are; as many as rows.
  var firstInput: Int32 = 0
  var rowCount: Int32 = 0
  var firstOperation: Int32 = 0
  var operationCount: Int32 = 0
  var firstPivot: Int32 = 0
  var pivotCount: Int32 = 0
  var firstNarrowing: Int32 = 0
  var narrowingCount: Int32 = 0
  var firstComponent: Int32 = 0
  var componentCount: Int32 = 0
  /// Required rows that lost all their columns: they hold for some constants only.
  var firstNullRow: Int32 = 0
  var nullRowCount: Int32 = 0
  /// Columns that nothing holds.
  var firstFreeColumn: Int32 = 0
  var freeColumnCount: Int32 = 0
  var isLive = true
  var isDirty = true
  /// Factored with larger pivots, as the first attempt was inaccurate.
  var isStrict = false
  /// A row was added or removed without factoring; see `Solver+Patching.swift`.
  var isPatched = false
  /// Patches since the last evaluation, and evaluations since the last patch.
  var pendingPatches: Int32 = 0
  var evaluations: Int32 = 0
}

/// Where the cost of a feature bends.
struct Breakpoint: BitwiseCopyable {
  /// The row whose error bends here, or -1 for an anchor at 0.
  var row: Int32
  /// The place of the row's priority in the slope vectors; -1 for a required row, which bounds the feature.
  var level: Int32
  /// The row's coefficient on the feature; the breakpoint lies at `-constant/coefficient`.
  var coefficient: Double
  /// Slope of the error in `level`, relative to the largest of that level.
  var weight: Double
  /// Slope of the error in the tie level.
  var tieWeight: Double
  /// Which side costs, seen from the feature.
  var relation: Relation
}

/// A part of a block that needs the simplex method. See `Solver+Simplex.swift`.
struct Component: BitwiseCopyable {
  /// Length of the lexicographic vectors: one number for each priority below required, then the tie level, then
  /// the anchors.
  var levelCount: Int32
  var columnCount: Int32
  /// Columns first, then rows.
  var featureCount: Int32
  var firstFeature: Int32
  var firstBreakpoint: Int32
  var breakpointCount: Int32
  var firstDual: Int32
  var firstSlope: Int32
  var isPrepared: Bool
}

/// A column or row of a component: a linear form with a convex piecewise-linear cost.
struct Feature: BitwiseCopyable {
  /// Where the value goes, or -1 for a row.
  var slot: Int32
  /// Breakpoints, counted from the component's first.
  var firstBreakpoint: Int32
  var breakpointCount: Int32
  /// Tight features are the columns of the tableau: they sit at a breakpoint. The others are its rows.
  var isTight: Bool
  /// The slopes were computed anew, so `place` or `range` must follow.
  var isFresh: Bool
  /// The slopes between the required rows' breakpoints. Beyond them the cost is infinite.
  var firstSlope: Int32
  var lastSlope: Int32
  /// Tight: the breakpoint where the feature sits, counted from 1.
  var position: Int32
  /// Not tight: the breakpoints between which the dual lets the activity be; 0 and count + 1 are infinite.
  var lower: Int32
  var upper: Int32
  var activity: Double
  /// Not tight: the feature over the tight ones. Tight: the rows that may contain it.
  var list: Segment
  /// A row as the elimination left it, which pivots do not change; empty for a column.
  var origin: Segment
  /// The list still is the origin and must be copied before it is changed.
  var sharesOrigin: Bool
}

/// Solves systems of linear equalities and inequalities with priorities, exactly.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.addVariable()
/// _ = solver.addConstraint([Term(width, 1)], .greaterThanOrEqual, constant: -44, priority: 1000)
/// _ = solver.addConstraint([Term(width, 1)], .equal, constant: -30, priority: 250)
/// solver.solve()
/// solver.value(of: width)  // 44
/// ```
///
/// Priorities compare lexicographically: among the points where the required constraints hold, the solution has the
/// least possible sum of errors at the highest priority; among those, the least at the next; and so on. No weight
/// lets many low priorities outvote a high one (behaviour: AL-08, AL-09). Where that leaves a choice, the *tie level*
/// prefers to hold what was added earlier, and last of all the *anchors* pick one point. So the values depend on the
/// constraints and the order of their addition alone, never on the edits between.
///
/// A solve passes through the stages below, each in a file of its own that says what it is given and what it leaves.
///
/// | stage | file |
/// |---|---|
/// | constraints as they are added, changed and removed | `Solver+Rows.swift` |
/// | variables that one required equality fixes | `Solver+Fixing.swift` |
/// | independent parts | `Solver+Blocks.swift` |
/// | required equalities are eliminated | `Solver+Elimination.swift` |
/// | what is left is sorted into columns and components | `Solver+Attaching.swift` |
/// | programs that rounding spoiled are factored again | `Solver+Accuracy.swift` |
/// | columns by themselves | `Solver+Narrowing.swift` |
/// | components | `Solver+Breakpoints.swift`, `Solver+Simplex.swift`, `Solver+Tableau.swift` |
/// | values | `Solver+Evaluation.swift` |
/// | conflicts | `Solver+Conflicts.swift` |
/// | ambiguity, when asked | `Solver+Ambiguity.swift` |
/// | one row more or less | `Solver+Patching.swift` |
/// | garbage | `Solver+Compaction.swift` |
///
/// The struct owns raw buffers and cannot be copied by accident; `copy()` copies it. Nothing here is thread-safe.
public struct Solver: ~Copyable {
  // MARK: The system

  var rows = Buffer<Row>()
  var terms = Buffer<Entry>()
  /// For each term its row, and its neighbours in the list of its variable's terms.
  var termRow = Buffer<Int32>()
  var nextUse = Buffer<Int32>()
  var previousUse = Buffer<Int32>()
  /// For each variable its first term, or -1.
  var firstUse = Buffer<Int32>()
  /// For each variable the row that fixes it, or -1.
  var fixingRow = Buffer<Int32>()
  /// For each variable its block, or -1.
  var blockOfVariable = Buffer<Int32>()
  /// Counts additions of variables, as `Row.order` does of rows.
  var variableOrder = Buffer<Int32>()
  /// For each row how much its error weighs in the tie level; NaN leaves it to the order of addition.
  var tieWeights = Buffer<Double>()
  var freeRows = Buffer<Int32>()
  var freeVariables = Buffer<Int32>()
  var isVariableInUse = Buffer<Bool>()
  var nextRowOrder: Int32 = 0
  var nextVariableOrder: Int32 = 0
  var unusedTermCount = 0

  // MARK: The solution

  /// Indexed by slot: variables and activities of rows.
  var values = Buffer<Double>()
  /// For each row its scaled constant, with what fixed variables and eliminated rows add to it.
  var constants = Buffer<Double>()

  // MARK: Programs; a block owns a range of each

  var blocks = Buffer<Block>()
  var blockVariables = Buffer<Int32>()
  var blockRows = Buffer<Int32>()
  var rowInputs = Buffer<RowInput>()
  var fixedTerms = Buffer<Entry>()
  var operations = Buffer<Operation>()
  var pivots = Buffer<Pivot>()
  var pivotTerms = Buffer<Entry>()
  var narrowings = Buffer<Narrowing>()
  var attachments = Buffer<Attachment>()
  var nullRows = Buffer<Int32>()
  var freeColumns = Buffer<Int32>()

  // MARK: Components; a component owns a range of each

  var components = Buffer<Component>()
  var features = Buffer<Feature>()
  var breakpoints = Buffer<Breakpoint>()
  /// Sorted positions of the breakpoints, and which breakpoint each belongs to.
  var breakpointPositions = Buffer<Double>()
  var breakpointOrder = Buffer<Int32>()
  /// Before, between and after a feature's breakpoints: the slope of its cost, one vector each.
  var slopes = Buffer<Double>()
  var duals = Buffer<Double>()
  var tableauEntries = Buffer<Entry>()
  var tableauColumns = Buffer<Int32>()
  /// The length of the longer of the two at which it is worth looking for garbage.
  var tableauLimit = Solver.leastTableauLimit

  // MARK: Work to do

  var needsSolve = true
  var solveCount: UInt32 = 0
  var structureChanged = false
  /// Variables to start a traversal from.
  var seeds = Buffer<Int32>()
  var dirtyBlocks = Buffer<Int32>()
  /// Required rows whose variables may all be fixed: no block holds them, so they are checked by themselves.
  var fixedRowQueue = Buffer<Int32>()
  /// The conflicts in force. See `Solver+Conflicts.swift`.
  var breakages: [Breakage] = []
  var didBreak = false
  /// Counts changes of `fixingRow`.
  var fixingVersion = 0
  /// Sizes of the live and the abandoned programs; the pools are rebuilt when garbage prevails.
  var liveWeight = 0
  var deadWeight = 0

  // MARK: Scratch

  var traversalStamp: Int32 = 0
  var variableStamp = Buffer<Int32>()
  var rowStamp = Buffer<Int32>()
  var localIndex = Buffer<Int32>()
  var sorter = KeySorter()
  var work = EliminationWork()
  var attaching = AttachingWork()
  var narrowing = NarrowingWork()
  var simplex = SimplexWork()
  var patching = PatchWork()
  var multipliers = MultiplierWork()

  // MARK: Results and settings

  /// The conflicts that the last `solve()` found, each with the member it gave up.
  ///
  /// Which rows are broken is a function of the system. Where several sets prove that a row must be, the one named
  /// may depend on earlier states.
  public private(set) var conflicts: [Conflict] = []

  /// Constraints that take no part, because a coefficient, constant or priority is no usable number or a variable
  /// is unknown; sorted. A constant may be repaired with `setConstant`.
  public var rejected: [ConstraintID] {
    rejectedRows.sorted { $0 < $1 }.map { ConstraintID(index: $0) }
  }
  var rejectedRows: Set<Int32> = []

  /// What the solver did so far; for tests and benchmarks.
  public internal(set) var statistics = Statistics()

  public init() {}

  /// Finds the optimum of the present system. Does nothing when nothing changed since the last call.
  ///
  /// It always ends: each pass but the last breaks a required constraint, takes a broken one back (which is bounded)
  /// or factors a patched block, and the simplex method is bounded in its iterations.
  public mutating func solve() {
    guard needsSolve else { return }
    needsSolve = false
    reviewBreakages()
    // Every restoration corrects the broken rows from the strongest down, so it is needed at most once a row.
    var restorations = rows.count
    repeat {
      didBreak = false
      checkFixedRows()
      if structureChanged { rebuildBlocks() }
      evaluateDirtyBlocks()
    } while didBreak || structureChanged || restoreUnproven(&restorations)
    conflicts = breakages.map(\.conflict)
    checkInvariants()
  }

  /// The variable's value in the last solution; 0 for a variable that nothing holds, or that is unknown.
  @inline(__always) public func value(of variable: Variable) -> Double {
    let slot = Int(variable.index) * 2
    // Adding zero turns -0 into 0.
    return slot >= 0 && slot < values.count ? values[slot] + 0 : 0
  }

  mutating func copyResults(from other: borrowing Solver) {
    conflicts = other.conflicts
    rejectedRows = other.rejectedRows
    statistics = other.statistics
    breakages = other.breakages
  }
}

/// Counters of the work done since the solver was made.
public struct Statistics: Sendable {
  /// Blocks factored.
  public var factorizations = 0
  /// Rows added to or taken out of a block without factoring it.
  public var patches = 0
  /// Components that needed the simplex method, over all factorizations.
  public var components = 0
  public var pivots = 0
  /// Breakpoints passed without a pivot.
  public var flips = 0
  /// Largest number of rows of a component.
  public var largestComponent = 0
  /// Tableaux computed anew because of rounding, or to confirm a contradiction.
  public var rebuilds = 0
  /// Blocks whose rows differ by more than rounding from what their programs make of them, even with large pivots.
  public var inaccurateBlocks = 0
  /// Iterations under the rule that prevents cycling.
  public var blandIterations = 0
  /// Components that were left before their optimum was reached.
  public var failures = 0
}

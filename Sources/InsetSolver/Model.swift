/// An unknown of the system: a position or a size, in points when the caller lays out views.
///
/// Indices are dense and start at 0; the index of a removed variable is used again.
public struct Variable: Hashable, Sendable {
  public let index: Int32

  package init(index: Int32) { self.index = index }
}

/// Names a constraint that was added to a `Solver`. The index of a removed constraint is used again.
public struct ConstraintID: Hashable, Sendable {
  public let index: Int32

  init(index: Int32) { self.index = index }
}

/// How the left side of a constraint, `Σ coefficient·variable + constant`, stands to zero.
public enum Relation: UInt8, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// The relation after both sides are multiplied by a negative number.
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// One product of a constraint's left side.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// Required constraints that cannot hold together, and the one that was given up.
///
/// The set is irreducible: without any one of its members the others can hold. Behaviour: AL-12.
public struct Conflict: Hashable, Sendable {
  /// In the order in which they were added.
  public var members: [ConstraintID]
  /// The member that the solution leaves out.
  public var broken: ConstraintID

  public init(members: [ConstraintID], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}

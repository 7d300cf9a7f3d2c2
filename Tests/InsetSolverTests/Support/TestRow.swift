import InsetSolver

/// A constraint of a test, kept apart from the solver's own records.
struct TestRow {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Double
  var isOn = true

  var isRequired: Bool { priority >= 1000 }

  func left(at point: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * point[$1.variable] }
  }

  /// The size of the summands, which rounding is relative to.
  func magnitude(at point: [Double]) -> Double {
    terms.reduce(constant.magnitude) { $0 + ($1.coefficient * point[$1.variable]).magnitude }
  }

  func error(at point: [Double]) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, left(at: point))
    case .equal: abs(left(at: point))
    case .greaterThanOrEqual: max(0, -left(at: point))
    }
  }
}

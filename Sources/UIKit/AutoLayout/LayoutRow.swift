import InsetSolver

/// A linear expression over the engine's variables.
package struct Expression {
  package var terms: Terms
  package var constant: Double

  init(_ terms: Terms = Terms(), constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  static func + (a: Expression, b: Expression) -> Expression { a.adding(b, times: 1) }
  static func - (a: Expression, b: Expression) -> Expression { a.adding(b, times: -1) }
  static func + (a: Expression, b: Double) -> Expression { Expression(a.terms, constant: a.constant + b) }
  static func - (a: Expression, b: Double) -> Expression { a + (-b) }
  static func * (a: Expression, factor: Double) -> Expression { Expression().adding(a, times: factor) }

  private func adding(_ other: Expression, times factor: Double) -> Expression {
    var sum = self
    sum.constant += other.constant * factor
    for term in other.terms { sum.terms.append(Term(term.variable, term.coefficient * factor)) }
    return sum
  }
}

/// One row of the engine's system: `expression (relation) 0` at a priority.
package struct LayoutRow {
  package var expression: Expression
  package var relation: Relation
  package var priority: Double
  package var source: Source

  /// Who asked for the row.
  package enum Source {
    /// A constraint of the user or of the document.
    case constraint(NSLayoutConstraint)
    /// Held by the system: the name that UIKit's log would show, and the view's number in the engine. Not the view
    /// itself: the engine belongs to a view. // AL-16
    case system(String, Int)
  }

  /// Whether the two rows differ in their constants at most.
  func hasSameShape(as other: LayoutRow) -> Bool {
    relation == other.relation && priority == other.priority
      && expression.terms == other.expression.terms
  }
}

extension LayoutRow.Source {
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { return constraint }
    return nil
  }
}

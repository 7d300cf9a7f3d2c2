import InsetSolver

/// The terms of an expression, in the order they were added.
///
/// OPTIMIZATION: an edge against an edge has four terms, and a tree has thousands of edges in each pass. Four are kept in
/// place, so that arithmetic does not ask for memory; only what fillProportionally and multipliers add up goes beyond.
package struct Terms: RandomAccessCollection, Equatable {
  package private(set) var count = 0
  private var first = Terms.none
  private var second = Terms.none
  private var third = Terms.none
  private var fourth = Terms.none
  private var others: [Term]?

  private static let none = Term(Variable(index: -1), 0)

  init() {}
  init(_ term: Term) {
    first = term
    count = 1
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(position: Int) -> Term {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others?[position - 4] ?? Terms.none
    }
  }

  mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    case 4: others = [term]
    default: others?.append(term)
    }
    count += 1
  }
}

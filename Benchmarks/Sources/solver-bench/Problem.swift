import Foundation
import InsetSolver

/// A layout problem without a solver: variables, constraints and the edits to time.
///
/// One record a line: `N views name`, `V variables`, `C id priority op n v c … constant` for
/// `Σ c·v + constant op 0` with op L (≤), E (=) or G (≥), `D variable value` for a variable that resizing edits,
/// `X id` for a constraint to remove and add again, `T id constant` for a change of text.
struct Problem {
  struct Constraint {
    /// A range of `Problem.terms`.
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  var name = ""
  var views = 0
  var variableCount = 0
  var terms: [(variable: Int, coefficient: Double)] = []
  var constraints: [Constraint] = []
  /// Width and height of the window.
  var edits: [(variable: Int, value: Double)] = []
  var churn: [Int] = []
  var texts: [(constraint: Int, constant: Double)] = []

  /// Why a file is no problem file.
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// More variables than any test has, and few enough for the machine.
  private static let largestVariableCount = 10_000_000

  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Malformed(description: "\(path): cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let fields = line.split(whereSeparator: \.isWhitespace)
      guard fields.isEmpty || read(fields) else {
        throw Malformed(description: "\(path):\(number + 1): malformed record")
      }
    }
    if let defect { throw Malformed(description: "\(path): \(defect)") }
  }

  /// What the records lack or name wrongly, taken together.
  private var defect: String? {
    if variableCount == 0 { return "no variables" }
    if edits.count < 2 { return "no two D records for width and height" }
    let variables = terms.map(\.variable) + edits.map(\.variable)
    if let unknown = variables.first(where: { !(0..<variableCount).contains($0) }) {
      return "unknown variable \(unknown)"
    }
    if let unknown = (churn + texts.map(\.constraint)).first(where: { !constraints.indices.contains($0) }) {
      return "unknown constraint \(unknown)"
    }
    return nil
  }

  private mutating func read(_ fields: [Substring]) -> Bool {
    switch (fields[0], fields.count) {
    case ("N", 3):
      guard let count = Int(fields[1]) else { return false }
      views = count
      name = String(fields[2])
    case ("V", 2):
      guard let count = Int(fields[1]), (0...Self.largestVariableCount).contains(count) else { return false }
      variableCount = count
    case ("D", 3):
      guard let variable = Int(fields[1]), let value = number(fields[2]) else { return false }
      edits.append((variable, value))
    case ("X", 2):
      guard let id = Int(fields[1]) else { return false }
      churn.append(id)
    case ("T", 3):
      guard let id = Int(fields[1]), let constant = number(fields[2]) else { return false }
      texts.append((id, constant))
    case ("C", 6...): return readConstraint(fields)
    default: return false
    }
    return true
  }

  private mutating func readConstraint(_ fields: [Substring]) -> Bool {
    let relations: [Substring: Relation] = ["L": .lessThanOrEqual, "E": .equal, "G": .greaterThanOrEqual]
    let count = (fields.count - 6) / 2
    guard Int(fields[1]) == constraints.count, let priority = number(fields[2]),
      let relation = relations[fields[3]], Int(fields[4]) == count, fields.count == 6 + 2 * count,
      let constant = number(fields[5 + 2 * count])
    else { return false }
    let first = terms.count
    for index in 0..<count {
      guard let variable = Int(fields[5 + 2 * index]), let coefficient = number(fields[6 + 2 * index])
      else { return false }
      terms.append((variable, coefficient))
    }
    constraints.append(
      Constraint(terms: first..<terms.count, relation: relation, constant: constant, priority: priority))
    return true
  }

  private func number(_ field: Substring) -> Double? { Double(field).flatMap { $0.isFinite ? $0 : nil } }
}

import Foundation
import InsetSolver

/// A layout problem without a solver: variables, constraints and the edits to time.
///
/// One record a line: `N views name`, `V variables`, `C id priority op n v c … constant` for
/// `Σ c·v + constant op 0` with op L (≤), E (=) or G (≥), `D variable value` for a variable that resizing edits,
/// `X id` for a constraint to remove and add again, `T id constant` for a change of text.
struct Problem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  var name = ""
  var views = 0
  var variableCount = 0
  var constraints: [Constraint] = []
  var edits: [(variable: Int, value: Double)] = []
  var churn: [Int] = []
  var texts: [(constraint: Int, constant: Double)] = []

  struct Malformed: Error, CustomStringConvertible {
    var path: String
    var line: Int
    var description: String { "\(path):\(line): malformed record" }
  }

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (number, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: " ")
      guard read(fields) else { throw Malformed(path: path, line: number + 1) }
    }
  }

  private mutating func read(_ fields: [Substring]) -> Bool {
    switch (fields.first, fields.count) {
    case ("N", 3):
      guard let count = Int(fields[1]) else { return false }
      views = count
      name = String(fields[2])
    case ("V", 2):
      guard let count = Int(fields[1]) else { return false }
      variableCount = count
    case ("D", 3):
      guard let variable = Int(fields[1]), let value = Double(fields[2]) else { return false }
      edits.append((variable, value))
    case ("X", 2):
      guard let id = Int(fields[1]) else { return false }
      churn.append(id)
    case ("T", 3):
      guard let id = Int(fields[1]), let constant = Double(fields[2]) else { return false }
      texts.append((id, constant))
    case ("C", 6...): return readConstraint(fields)
    default: return false
    }
    return true
  }

  private mutating func readConstraint(_ fields: [Substring]) -> Bool {
    let relations: [Substring: Relation] = ["L": .lessThanOrEqual, "E": .equal, "G": .greaterThanOrEqual]
    guard let priority = Double(fields[2]), let relation = relations[fields[3]], let count = Int(fields[4]),
      fields.count == 6 + 2 * count, let constant = Double(fields[5 + 2 * count])
    else { return false }
    var terms: [(Int, Double)] = []
    for index in 0..<count {
      guard let variable = Int(fields[5 + 2 * index]), let coefficient = Double(fields[6 + 2 * index])
      else { return false }
      terms.append((variable, coefficient))
    }
    constraints.append(
      Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
    return true
  }
}

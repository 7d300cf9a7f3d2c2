import Foundation
import InsetSolver

/// Writes the families of layouts as problem files, one for each size.
func generate(into folder: String, sizes: [Int]) throws {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for family in LayoutFamily.allCases {
    for size in sizes {
      let text = family.layout(views: size).problem(named: family.rawValue)
      try text.write(toFile: "\(folder)/\(family.rawValue)-\(size).txt", atomically: true, encoding: .utf8)
    }
  }
}

extension FamilyLayout {
  /// The layout in the format that `Problem` reads. The rows that give the root its size become edits.
  func problem(named name: String) -> String {
    var lines = ["N \(variableCount / 4) \(name)", "V \(variableCount)"]
    var ids: [Int: Int] = [:]
    var constraints: [String] = []
    for (index, row) in rows.enumerated() {
      if sizeRows.contains(index) {
        lines.append("D \(row.terms[0].variable) \(-row.constant)")
        continue
      }
      ids[index] = constraints.count
      let op = row.relation == .lessThanOrEqual ? "L" : row.relation == .equal ? "E" : "G"
      let terms = row.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      constraints.append(
        "C \(constraints.count) \(row.priority) \(op) \(row.terms.count) \(terms) \(row.constant)")
    }
    lines += constraints
    lines += churn.compactMap { ids[$0].map { "X \($0)" } }
    lines += texts.compactMap { text in ids[text.row].map { "T \($0) \(text.constant)" } }
    return lines.joined(separator: "\n") + "\n"
  }
}

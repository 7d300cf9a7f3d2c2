/// The pages on UIKit's behaviour as data: which row stands where, and what refers to it.
struct BehaviourPages {
  struct Row: Equatable {
    var id: String
    var page: String
    var line: Int
    var text: String
  }

  var rows: [Row] = []
  /// Tables whose rows do not have as many cells as their heading.
  var raggedRows: [String] = []

  /// - Parameter pages: the name of a file, and its text.
  init(pages: [(name: String, text: String)]) {
    for page in pages {
      var width = 0
      let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard line.hasPrefix("|") else {
          width = 0
          continue
        }
        let cells = Self.cells(of: line)
        if width == 0 { width = cells.count }
        if cells.count != width {
          raggedRows.append("\(page.name):\(index + 1): \(cells.count) cells under \(width)")
        }
        if let first = cells.first, let id = Self.ids(in: first).first, id == first {
          rows.append(Row(id: id, page: page.name, line: index + 1, text: String(line)))
        }
      }
    }
  }

  /// What is wrong with the rows, given the list of all ids.
  func problems(ids: [String]) -> [String] {
    var problems = raggedRows
    let places = Dictionary(grouping: rows, by: \.id)
    for id in ids where places[id] == nil { problems.append("\(id) is in no page") }
    for (id, found) in places {
      if found.count > 1 {
        problems.append("\(id) is a row \(found.count) times: \(found.map(\.page).joined(separator: ", "))")
      }
      if !ids.contains(id) { problems.append("\(id) is not in ids.txt") }
    }
    for row in rows {
      for mark in ["(amended by ", "(confirmed by "] {
        guard let start = row.text.range(of: mark) else { continue }
        let words = row.text[start.upperBound...].split(separator: " | ").first ?? ""
        let references = words.split(separator: ",").map(String.init)
        for reference in references {
          problems += Self.problems(of: reference, in: row, places: places)
        }
      }
    }
    return problems.sorted()
  }

  /// A reference is an id, or a link to it in another page.
  private static func problems(of reference: String, in row: Row, places: [String: [Row]]) -> [String] {
    guard let id = ids(in: reference).first else {
      return ["\(row.page):\(row.line): no id in the mark '\(reference)'"]
    }
    guard let target = places[id]?.first else {
      return ["\(row.page):\(row.line): \(id) is in no page"]
    }
    let isLink = reference.contains("](")
    if isLink != (target.page != row.page) || isLink && !reference.contains("](\(target.page))") {
      return ["\(row.page):\(row.line): \(id) stands in \(target.page), the mark says otherwise"]
    }
    return []
  }

  /// The cells of a line of a table; `\|` is no border.
  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(cell.filter { $0 != " " })
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\"
    }
    return cells
  }

  static let families: Set<String> = [
    "SA", "LM", "AL", "IC", "SV", "BC", "PR", "SC", "TB", "TX", "S", "R", "N",
  ]

  /// The ids that a text mentions: a family, a hyphen, two or three digits, perhaps a small letter.
  static func ids(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.compactMap { word in
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, families.contains(String(parts[0])) else { return nil }
      let digits = parts[1].prefix { $0.isNumber }
      let letter = parts[1].dropFirst(digits.count)
      guard (2...3).contains(digits.count), letter.isEmpty || ["a", "b", "c", "d"].contains(letter)
      else { return nil }
      return String(word)
    }
  }
}

/// The layers, as docs/ARCHITECTURE.md has them.
///
/// A row of the table reads `` | 2 | `InsetReports` | `InsetDrawing` | … | ``: layer, target, what it may import from
/// its own layer, and words for people.
struct LayerTable {
  struct Row: Equatable {
    var layer: Int
    var target: String
    var besides: Set<String>
  }

  var rows: [Row]

  init(markdown: String) {
    rows = markdown.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
      guard cells.count > 4, cells[0].isEmpty, let layer = Int(cells[1]),
        let target = Self.names(cells[2]).first
      else { return nil }
      return Row(layer: layer, target: target, besides: Set(Self.names(cells[3])))
    }
  }

  func row(of target: String) -> Row? {
    rows.first { $0.target == target }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The words between backquotes.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

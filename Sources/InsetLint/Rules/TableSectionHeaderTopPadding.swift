import InsetDiagnostics

/// Reports plain tables with headers that say nothing about the padding of iOS 15.
///
///     UITableView(frame: .zero, style: .plain)   // and viewForHeaderInSection
///
/// Instead, set `sectionHeaderTopPadding`.
public struct TableSectionHeaderTopPadding: LintRule {
  public static let info = RuleInfo(
    id: "table-section-header-top-padding", severity: .warning,
    summary: "A plain table with headers gets a strip above each of them from iOS 15.",
    documentation: """
      Reports a plain table made in code whose class gives section headers, in a project that never sets
      `sectionHeaderTopPadding`.

      ## Why

      From iOS 15 a plain table puts 22 points above each section header.

      ## Example

      ```swift
      let table = UITableView(frame: .zero, style: .plain)
      ```

      ## Instead

      `if #available(iOS 15, *) { table.sectionHeaderTopPadding = 0 }`

      ## When it is right

      Grouped tables have no such padding. Some like the look: a comment `inset:allow table-section-header-top-padding`
      says so.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard hasHeaders(file), !project.files.contains(where: { $0.reader.mentions("sectionHeaderTopPadding") })
    else {
      return []
    }
    return tables(reader).prefix(1).map { place in
      finding(
        file, place, "the plain table gets 22 points above each section header from iOS 15",
        remedy: "set sectionHeaderTopPadding to 0 on iOS 15 and later")
    }
  }

  private func hasHeaders(_ file: CodeFile) -> Bool {
    file.functions.contains { function in
      guard function.selector.contains("viewForHeaderInSection") else { return false }
      // A function that gives no view asks for no header.
      return !isNil(function, file.reader)
    }
  }

  private func isNil(_ function: FunctionDeclaration, _ reader: TokenReader) -> Bool {
    let body = reader.inside(function.body.lowerBound)
    return body.count <= 3 && body.contains { reader.at($0, any: ["nil", "NULL"]) }
  }

  private func tables(_ reader: TokenReader) -> [Int] {
    if reader.language == .objectiveC {
      return reader.places(of: "UITableViewStylePlain").filter { place in
        reader.parent(place).map { reader.mentions("initWithFrame", in: $0..<place) } ?? false
      }
    }
    return reader.places(of: "UITableView").filter { place in
      guard reader.at(place + 1, "("), !reader.at(place - 1, any: [":", "as", "!", "?"]) else { return false }
      let arguments = reader.arguments(place + 1)
      if arguments.isEmpty { return true }
      guard let style = arguments.first(where: { $0.label == "style" }) else {
        return arguments.first?.label == "frame"
      }
      return reader.mentions("plain", in: style.value)
    }
  }
}

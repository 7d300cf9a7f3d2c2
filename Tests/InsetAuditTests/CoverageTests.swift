import Foundation
import InsetAudit
import Testing

/// `docs/coverage.md` lists every rule with a fixture that shows its fault.
@Suite struct CoverageTests {
  private struct Row {
    var rules: [String]
    var fixtures: [String]
  }

  private func rows() throws -> [Row] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/coverage.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map(String.init)
      guard line.hasPrefix("| "), cells.count == 3 else { return nil }
      let rules = words(cells[1]).filter { RuleRegistry.rule(id: $0) != nil }
      return rules.isEmpty ? nil : Row(rules: rules, fixtures: words(cells[2]))
    }
  }

  /// What stands between back quotes.
  private func words(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  @Test func everyRuleIsListed() throws {
    let listed = Set(try rows().flatMap(\.rules))
    #expect(Set(RuleRegistry.infos.map(\.id)).subtracting(listed).isEmpty)
  }

  @Test func everyFixtureShowsItsFault() throws {
    for row in try rows() {
      #expect(!row.fixtures.isEmpty)
      for name in row.fixtures {
        let path = name.split(separator: "/").map(String.init)
        let fixtures = Fixture.all.filter { $0.name == path.last && row.rules.contains($0.rule) }
        #expect(!fixtures.isEmpty, "\(name)")
        for fixture in fixtures {
          #expect(try fixture.findings().contains { $0.rule == fixture.rule }, "\(fixture)")
        }
      }
    }
  }
}

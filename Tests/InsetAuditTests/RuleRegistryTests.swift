import Foundation
import InsetAudit
import Testing

@Suite struct RuleRegistryTests {
  private var docs: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/rules")
  }

  @Test func idsAreSortedAndNotTwice() {
    let ids = RuleRegistry.infos.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.count == 39)
  }

  @Test func unknownRuleIsNil() {
    #expect(RuleRegistry.rule(id: "no-such-rule") == nil)
    #expect(RuleRegistry.rule(id: "ambiguous-layout") != nil)
  }

  /// `swift run inset-dev generate` writes them.
  @Test(arguments: RuleRegistry.infos.map(\.id))
  func pageIsFresh(_ id: String) throws {
    let info = try #require(RuleRegistry.rule(id: id)?.info)
    let page = try String(contentsOf: docs.appendingPathComponent("\(id).md"), encoding: .utf8)
    // The linter may have more to say of the same fault, below.
    #expect(page.hasPrefix(RuleDocumentation.page(for: info).dropLast()))
  }

  @Test func indexIsFresh() throws {
    let page = try String(contentsOf: docs.appendingPathComponent("README.md"), encoding: .utf8)
    for info in RuleRegistry.infos {
      #expect(page.contains("| [\(info.id)](\(info.id).md) | \(info.severity.rawValue) | \(info.summary) |"))
    }
  }

  @Test(arguments: RuleRegistry.infos.map(\.id))
  func documentationSaysAllThatPeopleAsk(_ id: String) throws {
    let info = try #require(RuleRegistry.rule(id: id)?.info)
    for heading in [
      "## Why", "## Example", "## Instead", "## Severity", "## Fix safety", "## When it is right",
    ] {
      #expect(info.documentation.contains(heading))
    }
    #expect(!info.summary.contains("\n"))
    #expect(info.summary.hasSuffix("."))
  }

  @Test func explanationHasNoMarkdown() throws {
    let info = try #require(RuleRegistry.rule(id: "control-in-home-indicator-zone")?.info)
    let text = RuleDocumentation.explanation(of: info)
    #expect(text.hasPrefix("control-in-home-indicator-zone (error)\n"))
    #expect(text.contains("\nWHY\n"))
    #expect(text.contains("\n    <constraint firstItem=\"root\""))
    #expect(!text.contains("```"))
    #expect(!text.contains("##"))
  }
}

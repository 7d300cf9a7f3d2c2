import Foundation
import InsetAudit
import InsetDiagnostics
import Testing

@testable import InsetKit

@Suite struct RuleCatalogueTests {
  private let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/rules")

  @Test func idsAreSortedAndComeOnce() {
    let ids = RuleCatalogue.infos.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: RuleCatalogue.infos)
  func pagesAreFresh(_ info: RuleInfo) throws {
    let page = try String(contentsOf: docs.appendingPathComponent("\(info.id).md"), encoding: .utf8)
    #expect(page == RuleDocumentation.page(for: info), "run `swift run inset-dev generate`")
  }

  @Test func indexIsFresh() throws {
    let page = try String(contentsOf: docs.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(page == RuleDocumentation.index(of: RuleCatalogue.infos), "run `swift run inset-dev generate`")
  }

  @Test func theLinterReadsWhatAProjectWrote() {
    #expect(LintRun.isOwn("App/Bar.swift", below: ["."]))
    #expect(LintRun.isOwn("Tests/App/Bar.swift", below: ["Tests/App"]))
    #expect(LintRun.isOwn("App/Assets.xcassets/AppIcon.appiconset/Contents.json", below: ["."]))
    #expect(!LintRun.isOwn("App/Assets.xcassets/Blue.colorset/Contents.json", below: ["."]))
    #expect(!LintRun.isOwn("Pods/Bar/Bar.swift", below: ["."]))
    #expect(!LintRun.isOwn("AppUITests/Bar.swift", below: ["."]))
    #expect(!LintRun.isOwn("App/BarTests.swift", below: ["."]))
  }
}

import Foundation
import InsetAudit
import InsetDiagnostics
import InsetScreens
import Testing

/// `INSET_UPDATE=1 swift test` rewrites the expectations; the line that names the oracle stays.
private let isUpdating = ProcessInfo.processInfo.environment["INSET_UPDATE"] == "1"

@Suite struct RuleFixtureTests {
  @Test(arguments: Fixture.all)
  func findingsAreAsExpected(_ fixture: Fixture) throws {
    let found = Fixture.text(of: try fixture.findings())
    let expected = (try? fixture.text("expected.txt")) ?? "oracle: self\n"
    let oracle = String(expected.prefix { $0 != "\n" })
    if isUpdating {
      let url = fixture.folder.appendingPathComponent("expected.txt")
      try "\(oracle)\n\(found)".write(to: url, atomically: true, encoding: .utf8)
      return
    }
    #expect(oracle.hasPrefix("oracle: "))
    #expect(expected.dropFirst(oracle.count + 1) == found)
  }

  /// A text screen says everything: what is read and written again is the same text.
  @Test(arguments: Fixture.all)
  func dumpReadsBack(_ fixture: Fixture) throws {
    for screen in try fixture.screens() {
      let dump = screen.textDump()
      let again = try TextScreenReader().read(dump)
      #expect(again.map { $0.textDump() } == [dump])
      #expect(again.first?.document == screen.document)
      #expect(again.first?.root.subviews.count == screen.root.subviews.count)
    }
  }

  /// Each rule has a fault, a fixed form of it, and at least three right screens that a naive rule would report.
  @Test(arguments: RuleRegistry.infos.map(\.id))
  func everyRuleHasFixtures(_ id: String) throws {
    let own = Fixture.all.filter { $0.rule == id }
    // A rule that gives advice only reports no more than that.
    let least = try #require(RuleRegistry.rule(id: id)).info.severity == .info ? Severity.info : .warning
    let reported = try own.filter { fixture in
      try fixture.findings().contains { $0.rule == id && $0.severity >= least }
    }
    let right = try own.filter { fixture in
      try fixture.findings().allSatisfy { $0.severity == .info && ($0.rule != id || least > .info) }
    }
    #expect(reported.count >= 1)
    #expect(right.count >= (least > .info ? 4 : 3))
  }
}

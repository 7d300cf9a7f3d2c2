import Foundation
import InsetDiagnostics
import InsetReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports compared byte for byte with `Expected/`; oracle: self. `INSET_UPDATE=1` rewrites them.
@Suite struct GoldenReportTests {
  @Test func terminal() throws {
    try expect(TerminalReport.render(SampleRun.run), is: "terminal.txt")
  }

  @Test func terminalInColorAndNarrow() throws {
    let options = TerminalReport.Options(usesColor: true, width: 60)
    try expect(TerminalReport.render(SampleRun.run, options: options), is: "terminal-color-60.txt")
  }

  @Test func terminalWithoutFindings() throws {
    let run = CheckRun(title: "Voyage", documents: 3, screensChecked: 5, canvases: SampleRun.canvases)
    try expect(TerminalReport.render(run), is: "terminal-clean.txt")
  }

  @Test func json() throws {
    try expect(JSONReport.render(SampleRun.run), is: "report.json")
  }

  @Test func page() throws {
    try expect(HTMLReport.render(SampleRun.run), is: "report.html")
  }

  @Test(arguments: [ReportFormat.xcode, .sarif, .junit, .github]) func formats(format: ReportFormat) throws {
    let run = CheckRun(title: "Voyage", documents: 3, screensChecked: 5, canvases: SampleRun.canvases)
    try expect(format.render(SampleRun.described), is: "report.\(format.rawValue).txt")
    try expect(format.render(SampleRun.hostile), is: "hostile.\(format.rawValue).txt")
    try expect(format.render(run), is: "clean.\(format.rawValue).txt")
  }

  @Test func hostileTexts() throws {
    try expect(TerminalReport.render(SampleRun.hostile), is: "hostile.txt")
    try expect(JSONReport.render(SampleRun.hostile), is: "hostile.json")
    try expect(HTMLReport.render(SampleRun.hostile), is: "hostile.html")
  }

  private func expect(_ text: String, is name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Expected/" + name)
    if ProcessInfo.processInfo.environment["INSET_UPDATE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "run with INSET_UPDATE=1 and look at the difference")
  }
}

@Suite struct TerminalReportTests {
  @Test func findingsStandInOrderOfTheirPlace() throws {
    let text = TerminalReport.render(SampleRun.run)
    let lines = [
      "Checkout.storyboard:40:21", "Checkout.storyboard:64:25", "About.xib:2:1", "Player.storyboard:31:9",
    ]
    let places = try lines.map { try #require(text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test func noEscapeWithoutColor() {
    #expect(!TerminalReport.render(SampleRun.run).contains("\u{1B}"))
    #expect(!TerminalReport.render(SampleRun.hostile).contains("\u{1B}"))
  }

  @Test func hostileTextCannotSteerTheTerminal() {
    let text = TerminalReport.render(SampleRun.hostile, options: .init(usesColor: true))
    #expect(!text.contains("\u{1B}[31m "))
    #expect(text.contains("\\u{1B}[31m \\u{202E}reversed"))
    let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\u{1B}" }
    #expect(controls.isEmpty)
  }

  @Test func summaryCounts() {
    let text = TerminalReport.render(SampleRun.run)
    #expect(
      text.hasSuffix(
        "1 error, 2 warnings and 1 note in 3 files; checked 4 documents, 7 screens on 6 canvases\n"))
    #expect(TerminalReport.render(CheckRun()) == "no findings; checked 0 documents\n")
  }

  @Test func whyCanBeLeftOut() {
    let text = TerminalReport.render(SampleRun.run, options: .init(showsWhy: false))
    #expect(!text.contains("why "))
    #expect(text.contains("remedy "))
  }
}

@Suite struct JSONReportTests {
  private func parse(_ run: CheckRun, isIndented: Bool = true) throws -> [String: Any] {
    let text = JSONReport.render(run, options: .init(isIndented: isIndented))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(arguments: [true, false]) func readsBack(isIndented: Bool) throws {
    let findings = try #require(
      try parse(SampleRun.run, isIndented: isIndented)["findings"] as? [[String: Any]])
    #expect(findings.count == 4)
    let pay = try #require(findings.first { $0["rule"] as? String == "control-in-home-indicator-zone" })
    #expect(pay["severity"] as? String == "error")
    #expect(pay["file"] as? String == "Voyage/Checkout.storyboard")
    #expect(pay["line"] as? Int == 64)
    #expect(pay["column"] as? Int == 25)
    #expect(pay["object"] as? String == "pay-button")
    #expect((pay["why"] as? [String])?.count == 3)
    #expect((pay["canvases"] as? [String]) == ["iPhone X, portrait", "iPhone 14 Pro, portrait"])
    #expect(pay["canvasesChecked"] as? Int == 6)
    #expect((pay["remedy"] as? [String: String])?["safety"] == "safe")
  }

  @Test func everyKeyIsAlwaysThere() throws {
    let findings = try #require(try parse(SampleRun.run)["findings"] as? [[String: Any]])
    let keys: Set<String> = [
      "rule", "severity", "file", "line", "column", "object", "message", "why", "where", "canvases",
      "canvasesChecked", "remedy",
    ]
    for finding in findings { #expect(Set(finding.keys) == keys) }
  }

  @Test func textsSurvive() throws {
    let findings = try #require(try parse(SampleRun.hostile)["findings"] as? [[String: Any]])
    #expect(findings.first?["message"] as? String == SampleRun.hostile.findings[0].message)
  }

  @Test func summary() throws {
    let summary = try #require(try parse(SampleRun.run)["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1)
    #expect(summary["warnings"] as? Int == 2)
    #expect(summary["screens"] as? Int == 7)
  }
}

@Suite struct HTMLReportTests {
  @Test(arguments: [0, 1, 2]) func isWellFormed(index: Int) {
    let run = [SampleRun.run, SampleRun.hostile, CheckRun()][index]
    let parser = XMLParser(data: Data(HTMLReport.render(run).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
  }

  @Test func hostileTextStaysText() {
    let page = HTMLReport.render(SampleRun.hostile)
    #expect(page.components(separatedBy: "<script").count == 2, "only the page's own script")
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{1B}"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
  }

  @Test func needsNothingBesidesItself() {
    let page = HTMLReport.render(SampleRun.run)
    for word in ["src=", "@import", "url(http", "href=\"http", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func everyFindingIsInThePageOnce() {
    let page = HTMLReport.render(SampleRun.run)
    for index in SampleRun.run.findings.indices {
      #expect(page.components(separatedBy: " id=\"f\(index)\"").count == 2)
      #expect(page.contains("href=\"#f\(index)\""))
    }
  }

  @Test func idsAreUnique() {
    let page = HTMLReport.render(SampleRun.run)
    let ids = page.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    let own = ids.filter { !$0.hasPrefix("x") }
    #expect(Set(own).count == own.count)
  }

  @Test func aFaultyScreenHasACardAndARightOneOnlyATile() {
    let page = HTMLReport.render(SampleRun.run)
    #expect(page.contains("<h2><bdi>Checkout</bdi></h2>"))
    #expect(!page.contains("<h2><bdi>Trips</bdi></h2>"))
    #expect(page.contains("<bdi>Trips</bdi></span>"))
    let cards = page.components(separatedBy: "<article").count - 1
    #expect(cards == 4, "two with pictures, two files without")
  }
}

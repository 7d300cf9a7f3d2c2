import Foundation
import InsetDiagnostics
import InsetReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FormatTests {
  private static let runs = ["sample": SampleRun.run, "hostile": SampleRun.hostile, "empty": CheckRun()]

  @Test(arguments: ReportFormat.allCases) func orderAndBytesAreStable(format: ReportFormat) {
    var turned = SampleRun.run
    turned.findings.reverse()
    turned.pictures = []
    var straight = SampleRun.run
    straight.pictures = []
    #expect(format.render(turned) == format.render(straight))
    #expect(format.render(straight).hasSuffix("\n"))
  }

  @Test(arguments: ReportFormat.allCases) func noControlCharactersComeThrough(format: ReportFormat) {
    let text = format.render(SampleRun.hostile)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func xcodeHasOneLineAFinding() {
    let lines = XcodeReport.render(SampleRun.run).split(separator: "\n")
    #expect(lines.count == SampleRun.run.findings.count + SampleRun.run.notes.count)
    #expect(
      lines[1]
        == "Voyage/Checkout.storyboard:64:25: error: 'Pay € 810.00' button lies 26 pt inside the home indicator area [control-in-home-indicator-zone]"
    )
    #expect(XcodeReport.render(SampleRun.hostile).split(separator: "\n").count == 2)
  }

  @Test func githubCommandsCannotBeForged() {
    var finding = SampleRun.payButton
    finding.place.file = "a,line=9::b%0A\n.xib"
    finding.message = "100% \r\n::error::forged"
    let lines = GitHubReport.render(CheckRun(findings: [finding])).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=a%2Cline=9%3A%3Ab%250A .xib,line=64,col=25,title="))
    #expect(lines[0].contains("::100%25 "))
    #expect(!lines[1].hasPrefix("::"))
  }

  @Test(arguments: ["sample", "hostile", "empty"]) func junitIsWellFormedAndCounts(name: String) throws {
    let run = try #require(Self.runs[name])
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(JUnitReport.render(run).utf8))
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    #expect(counter.counts["testcase"] == max(run.findings.count, 1))
    #expect(counter.counts["failure"] ?? 0 == run.findings.filter { $0.severity == .error }.count)
    #expect(counter.tests == max(run.findings.count, 1))
  }

  @Test func essencesOutliveLinesAndNumbers() {
    func finding(_ message: String, _ canvases: [String] = []) -> Finding {
      Finding(
        rule: "r", severity: .error, place: Place(file: "f", line: 1), message: message, canvases: canvases)
    }
    let worst = "iPhone SE (3rd generation), portrait"
    #expect(finding("lies 24 of 44.5 pt inside (\(worst))", [worst]).essence == "lies # of # pt inside")
    #expect(finding("in (\(worst)); also 2 more", [worst]).essence == "in; also # more")
    #expect(finding("'Pay € 1,810.00' (x)", ["y"]).essence == "'Pay € #' (x)")
    #expect(finding("").essence.isEmpty)
    #expect(finding("width 12 here").essence != finding("height 12 here").essence)
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var tests = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
    if name == "testsuite" { tests += Int(attributes["tests"] ?? "") ?? 0 }
  }
}

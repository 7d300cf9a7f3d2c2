import InsetDiagnostics
import InsetDrawing

/// Findings as test results, for servers that show JUnit's XML: a suite for each file, a case for each finding.
///
/// What fails here is what makes `inset check` end with 1: errors. Warnings and notes are cases that pass and tell what
/// they found. A run without findings is one case that passes, since servers take an empty file for a mistake.
public struct JUnitReport: Report {
  public struct Options: Hashable, Sendable {
    public init() {}
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    var suites: [(file: String, findings: [Finding])] = []
    for index in run.order {
      let finding = run.findings[index]
      if suites.last?.file != finding.place.file { suites.append((finding.place.file, [])) }
      suites[suites.count - 1].findings.append(finding)
    }
    let summary = Summary(run)
    let count = max(run.findings.count, 1)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"inset\" tests=\"\(count)\" failures=\"\(summary.errors)\">\n"
    if suites.isEmpty {
      text += "  <testsuite name=\"inset\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
      text += "    <testcase classname=\"inset\" name=\"no findings\"/>\n  </testsuite>\n"
    }
    for suite in suites { text += self.suite(suite.file, suite.findings) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ file: String, _ findings: [Finding]) -> String {
    let failures = findings.filter { $0.severity == .error }.count
    var text = "  <testsuite name=\"\(xml(file))\" tests=\"\(findings.count)\" failures=\"\(failures)\""
    text += " errors=\"0\" skipped=\"0\">\n"
    for finding in findings { text += testCase(finding) }
    return text + "  </testsuite>\n"
  }

  private static func testCase(_ finding: Finding) -> String {
    let place = finding.place
    let name = "\(finding.rule) at line \(place.line): \(finding.message)"
    var text = "    <testcase classname=\"\(xml(place.file))\" name=\"\(xml(name))\">\n"
    var lines = ["\(place.file):\(place.line):\(place.column): \(finding.severity.word): \(finding.message)"]
    if let object = place.object { lines.append("object: \(object)") }
    if let words = finding.whereInWords { lines.append("where: \(words)") }
    lines += finding.why.map { "why: \($0)" }
    if let remedy = finding.remedy { lines.append("remedy: \(remedy.text)") }
    let details = lines.map { xml($0) }.joined(separator: "\n")
    if finding.severity == .error {
      text +=
        "      <failure type=\"\(xml(finding.rule))\" message=\"\(xml(finding.message))\">\(details)</failure>\n"
    } else {
      text += "      <system-out>\(details)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private static func xml(_ text: String) -> String { escaped(plain(text)) }
}

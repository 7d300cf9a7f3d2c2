import Foundation
import InsetDiagnostics
import Testing

@testable import InsetReports

/// What the schema and the text of SARIF 2.1.0 ask of a log.
@Suite struct SARIFTests {
  private func parse(_ run: CheckRun) throws -> (run: [String: Any], results: [[String: Any]]) {
    let object = try JSONSerialization.jsonObject(with: Data(SARIFReport.render(run).utf8))
    let log = try #require(object as? [String: Any])
    #expect(Set(log.keys) == ["$schema", "runs", "version"])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return (runs[0], try #require(runs[0]["results"] as? [[String: Any]]))
  }

  @Test(arguments: [0, 1, 2]) func membersAreThoseOfTheFormat(index: Int) throws {
    let sample = [SampleRun.described, SampleRun.hostile, CheckRun()][index]
    let (run, results) = try parse(sample)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Inset")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == Set(sample.findings.map(\.rule)).sorted(), "each once: the array is a set")
    #expect(results.count == sample.findings.count)
    var prints: Set<String> = []
    for result in results {
      let place = try #require(result["ruleIndex"] as? Int)
      #expect(ids[place] == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(try #require(result["level"] as? String)))
      #expect((result["message"] as? [String: Any])?["text"] as? String != nil)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(URL(string: uri) != nil && !uri.contains(" "))
      let region = try #require(physical["region"] as? [String: Any])
      #expect(try #require(region["startLine"] as? Int) >= 1)
      #expect(try #require(region["startColumn"] as? Int) >= 1)
      let print = (result["partialFingerprints"] as? [String: String])?["insetFinding/v1"]
      #expect(prints.insert(try #require(print)).inserted)
    }
  }

  @Test func findingsOfOneKindHaveTheirOwnFingerprints() throws {
    var moved = SampleRun.note
    moved.place.line += 5
    let (_, results) = try parse(CheckRun(findings: [SampleRun.note, moved]))
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
    #expect(Set(prints).count == 2)
    // A line that moves does not change it.
    let (_, later) = try parse(CheckRun(findings: [moved]))
    #expect((later[0]["partialFingerprints"] as? [String: String])?.values.first == prints[0])
  }

  @Test func pathsAreURIs() {
    #expect(SARIFReport.uri(of: "App/Main.storyboard") == "App/Main.storyboard")
    #expect(SARIFReport.uri(of: "/a b/ü%.xib") == "file:///a%20b/%C3%BC%25.xib")
    #expect(SARIFReport.uri(of: "c:d?e#f") == "c%3Ad%3Fe%23f")
  }

  /// The schema itself is not part of the project: `INSET_SARIF_SCHEMA` names a copy.
  @Test func validatesAgainstTheSchema() throws {
    guard let schema = ProcessInfo.processInfo.environment["INSET_SARIF_SCHEMA"] else {
      print("skipped: SARIF against its schema (INSET_SARIF_SCHEMA names no copy of it)")
      return
    }
    let script = """
      import json, sys, jsonschema
      check = jsonschema.Draft4Validator(json.load(open(sys.argv[1])), format_checker=jsonschema.FormatChecker())
      sys.exit(sum(1 for name in sys.argv[2:] for _ in check.iter_errors(json.load(open(name)))))
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for (index, run) in [SampleRun.described, SampleRun.hostile, CheckRun()].enumerated() {
      let file = folder.appendingPathComponent("\(index).sarif")
      try Data(SARIFReport.render(run).utf8).write(to: file)
      names.append(file.path)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, schema] + names
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "python3 with jsonschema counts that many errors")
  }
}

import Foundation
import InsetDiagnostics
import Testing

@testable import InsetKit

/// Small projects with known faults, and others that are right: those of `Tests/fault-cases.txt` must be judged rightly,
/// and in none may something be reported that is right.
@MainActor @Suite struct FaultCaseTests {
  private struct Case: Decodable {
    struct Fault: Decodable {
      let file: String
      let line: Int
      let rule_kind: String
    }
    let input_files: [String]
    let findings: [Fault]
    let must_not_report: [Fault]
  }

  /// A kind in the cases that has another name here.
  private static let names = ["background-stops-at-safe-area": "bar-background-stops-at-safe-area"]

  nonisolated static var required: [String] { (try? Shared.lines(of: "Tests/fault-cases.txt")) ?? [] }

  nonisolated static var all: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: Shared.cases.path)) ?? []).sorted()
  }

  @Test(
    .enabled(if: Shared.isPresent(Shared.cases), "needs ../shared/faults beside the project"),
    arguments: required)
  func isJudgedRightly(name: String) throws {
    let verdict = try judge(name)
    #expect(verdict.missed.isEmpty)
    #expect(verdict.wrong.isEmpty)
  }

  @Test(
    .enabled(if: Shared.isPresent(Shared.cases), "needs ../shared/faults beside the project"), arguments: all)
  func nothingRightIsReported(name: String) throws {
    #expect(try judge(name).wrong.isEmpty)
  }

  private func judge(_ name: String) throws -> (missed: [String], wrong: [String]) {
    let folder = Shared.cases.appendingPathComponent(name)
    let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
    let expected = try JSONDecoder().decode(Case.self, from: data)
    let copy = try TemporaryFolder()
    for file in expected.input_files {
      try copy.write(Data(contentsOf: folder.appendingPathComponent(file)), to: file)
    }
    if let facts = try facts(data) { try copy.write(facts, to: "inset.json5") }
    let run = CheckRunner(Project(paths: [copy.path]), CheckOptions()).run()
    // A note is no report.
    let found = run.findings.filter { $0.severity > .info }
    func isThere(_ fault: Case.Fault, within lines: Int) -> Bool {
      found.contains { finding in
        finding.rule == Self.names[fault.rule_kind] ?? fault.rule_kind
          && copy.relative(finding.place.file) == fault.file && abs(finding.place.line - fault.line) <= lines
      }
    }
    var wrong: [String] = []
    for decoy in expected.must_not_report {
      // Beside a fault of the same kind only the very line tells them apart.
      let isNear = expected.findings.contains {
        $0.rule_kind == decoy.rule_kind && abs($0.line - decoy.line) <= 3
      }
      if isThere(decoy, within: isNear ? 0 : 1) {
        wrong.append("\(decoy.rule_kind) \(decoy.file):\(decoy.line)")
      }
    }
    if expected.findings.isEmpty {
      wrong += found.map { "\($0.rule) \(copy.relative($0.place.file)):\($0.place.line)" }
    }
    let missed = expected.findings.filter { !isThere($0, within: 2) }
    return (missed.map { "\($0.rule_kind) \($0.file):\($0.line)" }, wrong)
  }

  /// The case's facts of the project as an `inset.json5`.
  private func facts(_ data: Data) throws -> Data? {
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard var facts = object?["project"] as? [String: Any], !facts.isEmpty else { return nil }
    if let target = facts.removeValue(forKey: "deployment_target") { facts["deploymentTarget"] = target }
    return try JSONSerialization.data(withJSONObject: facts, options: .sortedKeys)
  }
}

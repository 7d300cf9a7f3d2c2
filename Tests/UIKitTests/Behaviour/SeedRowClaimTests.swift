import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Every statement of the articles is shown by a test that ran, by a rule or by a page, and `swift test` lists how.
@Suite("Statements of the articles") @MainActor
struct SeedRowClaimTests {
  private static let package = Vectors.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The ids of docs/behaviour.
  private static let ids = text("docs/behaviour/ids.txt").split(separator: "\n").map(String.init)
    .filter { $0.hasPrefix("S-") }

  @Test("no statement is left out, none is made up")
  func all() {
    #expect(Self.ids.count == 96)
    let claimed = SeedRow.all.map(\.id)
    let missing = Self.ids.filter { !claimed.contains($0) }
    #expect(missing == [], "nothing shows \(missing.joined(separator: ", "))")
    let strange = claimed.filter { !Self.ids.contains($0) }
    #expect(strange == [], "no such statement: \(strange.joined(separator: ", "))")
    #expect(Set(claimed).count == claimed.count)
    #expect(SeedRow.all.allSatisfy { !$0.evidence.isEmpty })
  }

  /// Runs what shows each statement. A statement counts as passed where all of its vectors and tests did just now.
  @Test("S-001 … S-406, each with what shows it")
  func list() throws {
    var lines: [String] = []
    for row in SeedRow.all {
      var passed = true
      for evidence in row.evidence {
        let problem = try Self.problem(with: evidence, of: row.id)
        #expect(problem == nil, "\(row.id): \(problem ?? "")")
        if problem != nil { passed = false }
      }
      let kinds = row.evidence.map(\.kind)
      let kind = ["pass", "rule", "page"].first { kinds.contains($0) } ?? "nothing"
      lines.append(
        "\(row.id)  \(passed ? kind : "FAIL")  \(row.evidence.map(\.words).joined(separator: ", "))")
    }
    print((["statements of the articles"] + lines).joined(separator: "\n"))
    #expect(lines.count == 96)
  }

  /// What is wrong with a piece of evidence; nil where it shows what it should.
  private static func problem(with evidence: SeedRow.Evidence, of id: String) throws -> String? {
    switch evidence {
    case .vector(let name):
      guard let vector = Vectors.general.first(where: { $0.id == name }) else { return "no vector \(name)" }
      guard let scenarios = scenarios(of: name) else { return "no test of the vector \(name)" }
      if scenarios.knownWrong[name] != nil { return "the vector \(name) is known to be wrong" }
      return failure { try scenarios.check(vector) }
    case .test(let name, let run):
      return missingTitle(name, id) ?? failure(run)
    case .rule(let rule, let fixture):
      if text("docs/rules/\(rule).md").isEmpty { return "no rule \(rule)" }
      return reports(rule, fixture) ? nil : "\(fixture) has no finding of \(rule)"
    case .advice:
      let says = text("docs/behaviour/advice.md").contains("**\(id)** ")
      return says ? nil : "advice.md says nothing of it"
    }
  }

  /// A test that compares nothing passes always: with any figure of a vector changed by one, its test must not.
  @Test("a changed figure of a claimed vector is noticed")
  func changes() throws {
    var changed = 0
    let names = Set(
      SeedRow.all.flatMap(\.evidence).compactMap { evidence -> String? in
        if case .vector(let name) = evidence { name } else { nil }
      })
    for name in names.sorted() {
      let vector = try #require(Vectors.general.first { $0.id == name })
      let scenarios = try #require(Self.scenarios(of: name))
      let measured = try scenarios.measured(vector)
      Stage.forgetWindows()
      for (key, value) in vector.figures {
        guard let found = measured[key] else { continue }
        #expect(value.agrees(with: found), "\(name) \(key)")
        for other in value.changed {
          #expect(!other.agrees(with: found), "\(name) \(key): \(other) passes as \(found)")
          changed += 1
        }
      }
    }
    #expect(changed > 150)
  }

  private static func scenarios(of vector: String) -> Scenarios? {
    [
      SafeAreaVectorTests.scenarios, MarginVectorTests.scenarios, NavigationBarVectorTests.scenarios,
      TabBarVectorTests.scenarios, ScrollVectorTests.scenarios, TableVectorTests.scenarios,
      SeedVectorTests.scenarios,
    ].first { $0.byID[vector] != nil }
  }

  /// Runs a test once more. Its issues are issues of this one too.
  private static func failure(_ run: @MainActor () throws -> Void) -> String? {
    let failed = Atomic(false)
    do {
      try withKnownIssue(isIntermittent: true) {
        try run()
      } matching: { _ in
        failed.store(true, ordering: .relaxed)
        return false
      }
    } catch {
      return "its test ends with \(error)"
    }
    return failed.load(ordering: .relaxed) ? "its test fails" : nil
  }

  /// The title of a test is what stands between `@Test` and its function.
  private static func missingTitle(_ name: String, _ id: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return "\(name) names no test" }
    let source =
      text("Tests/UIKitTests/Behaviour/\(parts[0]).swift")
      + text("Tests/UIKitTests/Pictures/\(parts[0]).swift")
    guard let function = source.range(of: "func \(parts[1])("),
      let title = source[..<function.lowerBound].range(of: "@Test", options: .backwards)
    else { return "no test \(name)" }
    let isTitled = source[title.lowerBound..<function.lowerBound].contains(id)
    return isTitled ? nil : "the title of \(name) does not carry \(id)"
  }

  private static func reports(_ rule: String, _ fixture: String) -> Bool {
    let lint = "Tests/InsetLintTests/Fixtures/\(rule)/\(fixture)"
    if text(lint).contains("// fault") || !text(lint + "/expected.txt").isEmpty { return true }
    let folder = package.appendingPathComponent(lint)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if files.contains(where: { text(lint + "/" + $0).contains("// fault") }) { return true }
    return text("Tests/InsetAuditTests/Fixtures/\(rule)/\(fixture)/expected.txt").contains(" \(rule) ")
  }
}

extension SeedRow.Evidence {
  fileprivate var kind: String {
    switch self {
    case .vector, .test: "pass"
    case .rule: "rule"
    case .advice: "page"
    }
  }

  fileprivate var words: String {
    switch self {
    case .vector(let id): "vector \(id)"
    case .test(let name, _): name
    case .rule(let rule, let fixture): "\(rule) (\(fixture))"
    case .advice: "advice.md"
    }
  }
}

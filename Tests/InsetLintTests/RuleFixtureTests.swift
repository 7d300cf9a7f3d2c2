import Foundation
import InsetDiagnostics
import InsetLint
import Testing

/// A fixture is a file `Fixtures/RULE/CASE.swift.txt` (or `.m`), or a folder `Fixtures/RULE/CASE` of several files. Swift has
/// `.txt` behind it, so that the formatter leaves it alone.
///
/// A line with a fault ends in `// fault`, or `<!-- fault -->`; icon sets name the line in `expected.txt`. A fixture
/// without a fault is right code. Oracle: the catalogue of faults.
struct LintFixture: CustomStringConvertible, Sendable {
  let rule: String
  let name: String
  let files: [URL]
  let root: URL

  var description: String { "\(rule)/\(name)" }

  static let all: [LintFixture] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return children(root).flatMap { rule in
      children(rule).map { item in
        LintFixture(
          rule: rule.lastPathComponent, name: item.lastPathComponent,
          files: item.hasDirectoryPath ? descendants(item) : [item],
          root: item.hasDirectoryPath ? item : item.deletingLastPathComponent())
      }
    }
  }()

  private static func children(_ url: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).sorted { $0.path < $1.path }
  }

  private static func descendants(_ url: URL) -> [URL] {
    children(url).flatMap { $0.hasDirectoryPath ? descendants($0) : [$0] }
  }

  private func path(of url: URL) -> String {
    let path = url.path.dropFirst(root.path.count + 1)
    return String(path.hasSuffix(".txt") ? path.dropLast(4) : path)
  }

  func inputs() throws -> [LintInput] {
    try files.filter { $0.lastPathComponent != "expected.txt" }.map { url in
      LintInput(
        path: path(of: url), bytes: [UInt8](try Data(contentsOf: url)))
    }
  }

  /// `file:line` of each fault.
  func expected() throws -> [String] {
    var lines: [String] = []
    for url in files {
      let text = try String(contentsOf: url, encoding: .utf8)
      if url.lastPathComponent == "expected.txt" {
        lines += text.split(separator: "\n").map(String.init)
        continue
      }
      let path = path(of: url)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.hasSuffix("// fault") || line.hasSuffix("<!-- fault -->") {
        lines.append("\(path):\(index + 1)")
      }
    }
    return lines.sorted()
  }
}

@Suite struct RuleFixtureTests {
  @Test(arguments: LintFixture.all)
  func verdictsAgree(_ fixture: LintFixture) throws {
    let found = Lint(ids: [fixture.rule]).run(LintProject(try fixture.inputs()))
    let lines = found.filter { $0.severity >= .warning || $0.rule != "rtl-left-right-anchor" }
      .map { "\($0.place.file):\($0.place.line)" }.sorted()
    #expect(lines == (try fixture.expected()))
  }

  @Test(arguments: LintRegistry.infos.map(\.id))
  func eachRuleHasAFaultAndRightOnes(_ id: String) throws {
    let own = LintFixture.all.filter { $0.rule == id }
    let faulty = try own.filter { try !$0.expected().isEmpty }
    #expect(!faulty.isEmpty, "no fault of \(id)")
    #expect(own.count - faulty.count >= 3, "fewer than three right cases of \(id)")
  }

  @Test(arguments: LintRegistry.infos.map(\.id))
  func documentationSaysWhyAndWhatInstead(_ id: String) throws {
    let info = try #require(LintRegistry.infos.first { $0.id == id })
    #expect(info.documentation.contains("## Why"))
    #expect(info.documentation.contains("## Instead"))
    #expect(info.summary.hasSuffix("."))
  }

  @Test func idsAreSorted() {
    let ids = LintRegistry.infos.map(\.id)
    #expect(ids == Set(ids).sorted())
  }
}

import Foundation
import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetScreens

/// A folder of a rule's fixtures: `input.txt` holds text screens, `expected.txt` the findings.
///
/// The input may begin with `// facts:` and `key=value` words: `orientations=portrait,landscapeLeft`, `target=13`,
/// `families=phone`. The expectation begins with `oracle:` and where the verdict comes from: `cases` (the fault
/// catalogue's own cases), `spec` (a row of the behaviour pages or of the catalogue), `self`.
struct Fixture: CustomStringConvertible, Sendable {
  let rule: String
  let name: String
  let folder: URL

  var description: String { "\(rule)/\(name)" }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [Fixture] = {
    folders(in: root).flatMap { rule in
      folders(in: rule).map { Fixture(rule: rule.lastPathComponent, name: $0.lastPathComponent, folder: $0) }
    }
  }()

  private static func folders(in url: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    return (found ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }

  func screens() throws -> [Screen] {
    try TextScreenReader(canvasNamed: TestCanvases.named).read(text("input.txt"))
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  var facts: ProjectFacts {
    var facts = ProjectFacts()
    guard let first = try? text("input.txt").split(separator: "\n").first, first.hasPrefix("// facts:") else {
      return facts
    }
    for word in first.dropFirst("// facts:".count).split(separator: " ") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts.count == 2 else { continue }
      let values = parts[1].split(separator: ",").map(String.init)
      switch parts[0] {
      case "orientations": facts.orientations = Set(values.compactMap(Pose.init(rawValue:)))
      case "families": facts.deviceFamilies = Set(values.compactMap(Idiom.init(rawValue:)))
      case "target": facts.deploymentTarget = Double(parts[1])
      default: break
      }
    }
    return facts
  }

  /// What every rule of the audit says of the input, as text.
  func findings() throws -> [Finding] {
    Audit(facts: facts).run(ScreenSet.grouped(try screens()))
  }

  static func text(of findings: [Finding]) -> String {
    findings.isEmpty ? "no findings\n" : findings.map(text(of:)).joined(separator: "\n")
  }

  private static func text(of finding: Finding) -> String {
    let place = finding.place
    var lines = ["\(finding.severity.rawValue) \(finding.rule) \(place.file):\(place.line)"]
    if let object = place.object { lines[0] += " #\(object)" }
    lines.append("  " + finding.message)
    if !finding.canvases.isEmpty {
      lines.append(
        "  on \(finding.canvases.count) of \(finding.canvasesChecked): "
          + finding.canvases.joined(separator: "; "))
    }
    lines += finding.why.map { "  why: " + $0 }
    if let remedy = finding.remedy { lines.append("  remedy: " + remedy.text) }
    return lines.joined(separator: "\n") + "\n"
  }
}

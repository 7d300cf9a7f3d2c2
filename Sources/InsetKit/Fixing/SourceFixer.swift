import InsetAudit
import InsetDiagnostics
import InsetLint

/// Mends sources and property lists by the edits that come with the linter's findings.
///
/// A file's edits are kept only where the linter finds less in it afterwards, and nothing new.
struct SourceFixer {
  let options: FixOptions
  /// Rules that the project does not want.
  let switchedOff: Set<String>
  let facts: LintFacts

  /// How often files are edited: an edit can stand in another's way once.
  private static let mostRounds = 3

  /// - Parameter inputs: all files of the project; each knows its own path.
  func run(_ inputs: [LintInput]) -> [FixedFile] {
    var current = inputs
    var files: [String: FixedFile] = [:]
    var given: Set<String> = []
    for _ in 0..<Self.mostRounds {
      let before = Dictionary(grouping: findings(current), by: \.place.file)
      var trial = current
      var edits: [Int: [Finding]] = [:]
      for (index, input) in current.enumerated() where !given.contains(input.path) {
        guard let own = before[input.path], let edited = edited(input, own) else { continue }
        trial[index].bytes = edited.bytes
        edits[index] = edited.mended
      }
      guard !edits.isEmpty else { break }
      let after = Dictionary(grouping: findings(trial), by: \.place.file)
      var isChanged = false
      for (index, mended) in edits.sorted(by: { $0.key < $1.key }) {
        let input = current[index]
        if let problem = problem(before[input.path] ?? [], after[input.path] ?? [], mended: mended) {
          given.insert(input.path)
          for finding in mended { note(Left(finding: finding, reason: problem), input, &files) }
          continue
        }
        var file = files[input.path] ?? FixedFile(path: input.path, before: input.bytes, after: input.bytes)
        file.after = trial[index].bytes
        file.mended += mended.map { finding in
          Mended(
            rule: finding.rule, place: finding.place, message: finding.message,
            change: finding.remedy?.text ?? "")
        }
        files[input.path] = file
        current[index].bytes = file.after
        isChanged = true
      }
      guard isChanged else { break }
    }
    for finding in findings(current) where finding.severity >= .warning && !noted(finding, files) {
      guard let input = current.first(where: { $0.path == finding.place.file }) else { continue }
      note(Left(finding: finding, reason: reason(for: finding)), input, &files)
    }
    return files.values.sorted { $0.path < $1.path }
  }

  private func findings(_ inputs: [LintInput]) -> [Finding] {
    Lint(ids: options.rules).run(LintProject(inputs, facts: facts)).filter { !switchedOff.contains($0.rule) }
  }

  private func noted(_ finding: Finding, _ files: [String: FixedFile]) -> Bool {
    files[finding.place.file]?.left.contains { $0.finding == finding } ?? false
  }

  private func note(_ left: Left, _ input: LintInput, _ files: inout [String: FixedFile]) {
    files[input.path, default: FixedFile(path: input.path, before: input.bytes, after: input.bytes)].left
      .append(left)
  }

  private func reason(for finding: Finding) -> String {
    guard let remedy = finding.remedy, !remedy.edits.isEmpty else { return Left.noFix }
    switch remedy.safety {
    case .safe: return "its edit meets another one: run again"
    case .unsafe: return "the change may be another than is meant (--unsafe makes it): \(remedy.text)"
    case .suggested: return "a suggestion: \(remedy.text)"
    }
  }

  private func edited(_ input: LintInput, _ findings: [Finding]) -> (bytes: [UInt8], mended: [Finding])? {
    let wanted = findings.filter { finding in
      guard let remedy = finding.remedy, !remedy.edits.isEmpty else { return false }
      return remedy.safety == .safe || remedy.safety == .unsafe && options.appliesUnsafe
    }
    let groups = wanted.map { $0.remedy?.edits ?? [] }
    let taken = EditedText.compatible(groups)
    guard !taken.isEmpty,
      let bytes = try? EditedText.applying(taken.flatMap { groups[$0] }, to: input.bytes),
      bytes != input.bytes
    else { return nil }
    return (bytes, taken.map { wanted[$0] })
  }

  /// Why an edited file is not kept; nil where it is.
  private func problem(_ before: [Finding], _ after: [Finding], mended: [Finding]) -> String? {
    var counts: [String: Int] = [:]
    for finding in before { counts[finding.rule, default: 0] += 1 }
    var fixed: [String: Int] = [:]
    for finding in mended { fixed[finding.rule, default: 0] += 1 }
    var left: [String: Int] = [:]
    for finding in after { left[finding.rule, default: 0] += 1 }
    for (rule, count) in left.sorted(by: { $0.key < $1.key }) where count > counts[rule, default: 0] {
      return "the change would bring \(rule)"
    }
    for (rule, count) in fixed.sorted(by: { $0.key < $1.key })
    where left[rule, default: 0] > counts[rule, default: 0] - count {
      return "the change does not mend it"
    }
    return nil
  }
}

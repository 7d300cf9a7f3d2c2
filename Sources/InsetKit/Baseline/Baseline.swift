import Foundation
import InsetDiagnostics
import InsetReports

/// Findings that were there before: a project that begins to use Inset sees what is new.
///
/// A finding is known by its rule, file, object and essence, so that lines may move and numbers change. The file is JSON
/// in a fixed order, made to be read and to be merged: one finding an entry, with how many there are of its kind.
public struct Baseline: Equatable, Sendable {
  /// Why a baseline cannot be read, in the user's words.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public static let usualName = "inset-baseline.json"
  private static let largest = 64 * 1024 * 1024

  /// What tells a finding from others. The path is as seen from the baseline's folder.
  struct Entry: Hashable, Sendable {
    var file: String
    var object: String?
    var rule: String
    var essence: String
  }

  private(set) var counts: [Entry: Int] = [:]
  /// Absolute.
  private let folder: String

  /// The baseline that holds some findings.
  /// - Parameter path: where it is to be written.
  public init(of findings: [Finding], path: String) {
    folder = Baseline.folder(of: path)
    for finding in findings where Baseline.mayKnow(finding) { counts[entry(finding), default: 0] += 1 }
  }

  public init(reading path: String) throws(Failure) {
    folder = Baseline.folder(of: path)
    let data: Data
    do {
      data = try FileContents.read(path, limit: Baseline.largest)
    } catch {
      switch error {
      case .tooLarge(let bytes): throw Failure(description: "cannot read \(path): it has \(bytes) bytes")
      case .unreadable(let reason): throw Failure(description: "cannot read \(path): \(reason)")
      }
    }
    guard let file = try? JSONDecoder().decode(File.self, from: data), file.version == 1 else {
      throw Failure(description: "\(path) is no baseline; --write-baseline makes one")
    }
    for known in file.findings where known.count ?? 1 > 0 {
      let entry = Entry(file: known.file, object: known.object, rule: known.rule, essence: known.message)
      counts[entry, default: 0] += min(known.count ?? 1, 1_000_000)
    }
  }

  public var isEmpty: Bool { counts.isEmpty }
  /// How many findings it stands for.
  public var size: Int { counts.values.reduce(0, +) }

  /// Takes the known findings out.
  /// - Returns: what is new, how many were known, and how many are in the baseline only.
  public func compared(with run: CheckRun) -> (run: CheckRun, known: Int, gone: Int) {
    var left = counts
    var known = 0
    // Of findings that only their lines tell apart, the first are the known ones.
    var kept = Set(run.findings.indices)
    for index in run.findings.indices.sorted(by: { run.findings[$0].place < run.findings[$1].place }) {
      let finding = run.findings[index]
      guard Baseline.mayKnow(finding), let count = left[entry(finding)], count > 0 else { continue }
      left[entry(finding)] = count - 1
      known += 1
      kept.remove(index)
    }
    return (run.keeping(kept), known, left.values.reduce(0, +))
  }

  /// What could not be checked must be told every time.
  private static func mayKnow(_ finding: Finding) -> Bool { !ProjectRules.meansUnread(finding) }

  private static func folder(of path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    return FilePath.parent(of: FilePath.absolute(path, in: current)) ?? "/"
  }

  private func entry(_ finding: Finding) -> Entry {
    let current = FileManager.default.currentDirectoryPath
    let path = FilePath.relative(FilePath.absolute(finding.place.file, in: current), upFrom: folder)
    return Entry(file: path, object: finding.place.object, rule: finding.rule, essence: finding.essence)
  }
}

extension Baseline {
  private struct File: Codable {
    struct Known: Codable {
      var file: String
      var object: String?
      var rule: String
      var message: String
      var count: Int?
    }
    var version = 1
    var findings: [Known]
  }

  /// The text of the file, ordered by file, rule, object and message.
  public var text: String {
    let order = counts.sorted { a, b in
      let first = (a.key.file, a.key.rule, a.key.object ?? "", a.key.essence)
      let second = (b.key.file, b.key.rule, b.key.object ?? "", b.key.essence)
      return first < second
    }
    let known = order.map { entry, count in
      File.Known(
        file: entry.file, object: entry.object, rule: entry.rule, message: entry.essence,
        count: count > 1 ? count : nil)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(File(findings: known))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

import Foundation
import InsetAudit
import InsetDevices
import InsetLint

/// Answers tasks of a check from earlier runs.
///
/// A key is the digest of the program (version, size and time of its file), the setup with its canvases, the task with
/// the project's facts, and the bytes of the input.
struct CheckCache {
  let store: ResultCache
  private let setup: String

  /// - Parameter program: what tells this build of the program from others.
  init(_ store: ResultCache, _ setup: CheckSetup, program: String) {
    self.store = store
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = (try? encoder.encode(setup)) ?? Data()
    self.setup = program + " " + SHA256.digest(text)
  }

  /// Why nothing can be written; nil as long as it can.
  var problem: String? { store.problem }

  /// The outcome of a task, if the same was done before.
  func outcome(of task: CheckTask) -> CheckOutcome? {
    guard let digest = digest(of: task), let data = store.load(key(task, digest)) else { return nil }
    switch (task, try? JSONDecoder().decode(CheckOutcome.self, from: data)) {
    case (.document, .document(let result)): return .document(result)
    case (.sources, .sources(let result)): return .sources(result)
    default: return nil
    }
  }

  /// Keeps an outcome under the bytes that it tells of, whatever the file holds by now.
  func keep(_ outcome: CheckOutcome, of task: CheckTask) {
    let digest: String? =
      switch outcome {
      case .document(let result): result.digest
      case .sources(let result): result.digest
      }
    guard let digest, !digest.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(outcome) else { return }
    store.store(data, under: key(task, digest))
  }

  func finish() { store.trim() }

  private func digest(of task: CheckTask) -> String? {
    switch task {
    case .document(let task):
      guard let data = try? FileContents.read(task.path, limit: DocumentReader.largest) else { return nil }
      return SHA256.digest(data)
    case .sources(let task): return LintRun.digest(of: LintRun.inputs(task.paths))
    }
  }

  private func key(_ task: CheckTask, _ digest: String) -> String {
    let words: [String]
    switch task {
    case .document(let task):
      let grades = task.grades.map { "\($0.rule)=\($0.severity?.rawValue ?? "off")" }.joined(separator: ",")
      words = ["document", CheckCache.text(of: task.facts), grades, digest, task.path]
    case .sources(let task): words = ["sources", "\(task.facts)", digest]
    }
    return key(words)
  }

  func key(_ words: [String]) -> String {
    SHA256.digest(Array(([setup] + words).joined(separator: "\n").utf8))
  }

  /// All facts as words in a fixed order: sets have none.
  private static func text(of facts: ProjectFacts) -> String {
    Mirror(reflecting: facts).children.map { label, value in
      let inner = Mirror(reflecting: value)
      let words = inner.displayStyle == .set ? inner.children.map { "\($0.value)" }.sorted() : ["\(value)"]
      return "\(label ?? "")=\(words.joined(separator: ","))"
    }.joined(separator: ";")
  }
}

/// This build of the program, told from others by its file: reading all of it would take longer than most checks.
enum ProgramIdentity {
  static func text(version: String, executable: String?) -> String {
    var status = stat()
    guard let executable, stat(executable, &status) == 0 else { return version }
    return "\(version) \(status.st_size) \(ResultCache.time(status))"
  }
}

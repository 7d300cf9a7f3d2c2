import Foundation
import InsetDiagnostics
import InsetReports

/// What a worker is told first.
struct WorkerGreeting: Codable {
  var setup: CheckSetup
  var limits: WorkerLimits
  var digests: Bool
}

/// What a worker says first.
struct WorkerReady: Codable, Equatable {
  var version: String
}

/// The other end: takes tasks from standard input and answers on standard output until there are no more.
@MainActor
public enum Worker {
  /// The hidden command that makes a worker of the program.
  public nonisolated static let command = "__worker"

  /// - Returns: the exit code.
  public static func run(version: String) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // Nothing else may come between the messages.
    let output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return WorkerExit.badMessage }
    guard Frames.write(Frames.frame(WorkerReady(version: version)), to: output) else { return 0 }
    var buffer = FrameBuffer()
    guard let message = next(&buffer) else { return 0 }
    guard let greeting = try? JSONDecoder().decode(WorkerGreeting.self, from: message) else {
      return WorkerExit.badMessage
    }
    let watchdog = Watchdog(greeting.limits)
    watchdog.watch()
    let checker = DocumentChecker(greeting.setup)
    while let message = next(&buffer) {
      guard let task = try? JSONDecoder().decode(CheckTask.self, from: message) else {
        return WorkerExit.badMessage
      }
      watchdog.begin()
      let outcome = outcome(of: task, checker, digests: greeting.digests)
      let answer = Frames.frame(outcome)
      watchdog.end()
      guard Frames.write(answer, to: output) else { return 0 }
    }
    return 0
  }

  /// What comes of a task, in whatever process.
  static func outcome(of task: CheckTask, _ checker: DocumentChecker, digests: Bool) -> CheckOutcome {
    switch task {
    case .document(let task): .document(checker.check(task, digests: digests))
    case .sources(let task): .sources(LintRun.check(task, ids: checker.setup.ruleSet, digests: digests))
    }
  }

  /// Nil at the end.
  private static func next(_ buffer: inout FrameBuffer) -> Data? {
    while true {
      switch buffer.next() {
      case .whole(let data): return data
      case .garbled: return nil
      case .unfinished: if buffer.read(from: STDIN_FILENO) ?? 0 == 0 { return nil }
      }
    }
  }
}

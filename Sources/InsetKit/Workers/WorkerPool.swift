import Foundation

/// Spreads tasks over processes, and goes on when one of them ends.
///
/// One thread speaks with all workers. A worker is started when there is work for it, and gets a task when it has
/// answered the last one; so the order of answers says nothing, and the caller puts them back into order.
struct WorkerPool {
  /// What became of a task.
  enum Answer {
    case outcome(CheckOutcome)
    case failed(WorkerFailure)
  }

  private let command: [String]
  private let count: Int
  private let greeting: WorkerGreeting
  private var workers: [Member] = []
  /// Tasks that a worker died over, to be tried once more.
  private var again: [(number: Int, task: CheckTask)] = []
  /// How often a worker died over a task.
  private var deaths: [Int: Int] = [:]
  /// Workers that ended before they were ready, one after the other.
  private var failedStarts = 0

  /// A worker and what it does.
  private struct Member {
    var process: WorkerProcess
    var buffer = FrameBuffer()
    var isReady = false
    var work: (number: Int, task: CheckTask)?
    /// Seconds on the clock at which it is given up.
    var deadline = Double.infinity
  }

  /// - Parameters:
  ///   - command: the program of a worker and its arguments.
  ///   - count: how many workers there are at most.
  init(command: [String], count: Int, greeting: WorkerGreeting) {
    self.command = command
    self.count = max(1, min(count, 64))
    self.greeting = greeting
  }

  /// Hands out tasks until there are no more and all are answered.
  ///
  /// - Parameters:
  ///   - next: the next task with its number; nil at the end.
  ///   - answer: called once for each task, in no order.
  /// - Returns: tasks that nobody could take, since no worker can be started.
  mutating func run(
    next: () -> (number: Int, task: CheckTask)?, answer: (Int, Answer) -> Void
  ) -> [(number: Int, task: CheckTask)] {
    signal(SIGPIPE, SIG_IGN)
    var left: [(number: Int, task: CheckTask)] = []
    var isOver = false
    while true {
      while !isOver || !again.isEmpty, let free = freeWorker() {
        guard let work = again.popLast() ?? next() else {
          isOver = true
          break
        }
        begin(work, at: free)
      }
      if workers.allSatisfy({ $0.work == nil }) {
        if isOver, again.isEmpty { break }
        // No worker runs and none can be started.
        left = again
        while let work = next() { left.append(work) }
        break
      }
      listen(answer)
    }
    for worker in workers { _ = worker.process.end(byForce: false) }
    workers = []
    return left
  }

  /// The place of a worker without work; starts one where there is room.
  private mutating func freeWorker() -> Int? {
    if let free = workers.firstIndex(where: { $0.work == nil }) { return free }
    guard workers.count < count, failedStarts < 3 else { return nil }
    guard let process = WorkerProcess.start(command) else {
      failedStarts = 3
      return nil
    }
    workers.append(Member(process: process))
    return workers.count - 1
  }

  private mutating func begin(_ work: (number: Int, task: CheckTask), at index: Int) {
    workers[index].work = work
    workers[index].deadline = WorkerPool.now + greeting.limits.patience
    // A worker that is starting finds greeting and task in its pipe. One that is gone is noticed when it is read from.
    let isNew = !workers[index].isReady
    let input = workers[index].process.input
    if isNew { _ = Frames.write(Frames.frame(greeting), to: input) }
    _ = Frames.write(Frames.frame(work.task), to: input)
  }

  /// Waits until a worker says something or ends.
  private mutating func listen(_ answer: (Int, Answer) -> Void) {
    var files = workers.map { pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0) }
    _ = poll(&files, nfds_t(files.count), 250)
    // From behind, since a worker that ended leaves its place.
    for index in workers.indices.reversed() {
      if files[index].revents != 0 {
        hear(index, answer)
      } else if WorkerPool.now > workers[index].deadline {
        lose(index, .silent, answer)
      }
    }
  }

  private mutating func hear(_ index: Int, _ answer: (Int, Answer) -> Void) {
    guard let count = workers[index].buffer.read(from: workers[index].process.output) else { return }
    if count == 0 { return lose(index, nil, answer) }
    while true {
      switch workers[index].buffer.next() {
      case .unfinished: return
      case .garbled: return lose(index, .garbled, answer)
      case .whole(let message):
        if !workers[index].isReady {
          let ready = try? JSONDecoder().decode(WorkerReady.self, from: message)
          guard ready?.version == greeting.setup.version else { return lose(index, .garbled, answer) }
          workers[index].isReady = true
          failedStarts = 0
        } else {
          guard let work = workers[index].work,
            let outcome = try? JSONDecoder().decode(CheckOutcome.self, from: message)
          else { return lose(index, .garbled, answer) }
          workers[index].work = nil
          workers[index].deadline = .infinity
          answer(work.number, .outcome(outcome))
        }
      }
    }
  }

  /// Buries a worker. Its task is tried once more, and more often where the cause must lie outside: no document can send
  /// the signals by which people and systems end a program.
  private mutating func lose(_ index: Int, _ cause: WorkerFailure?, _ answer: (Int, Answer) -> Void) {
    let worker = workers.remove(at: index)
    let end = worker.process.end(byForce: cause != nil)
    if !worker.isReady { failedStarts += 1 }
    guard let work = worker.work else { return }
    let failure = cause ?? reason(end)
    let isFinal = failure == .tooLong || failure == .tooLarge || failure == .silent
    let isFromOutside = cause == nil && [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(end.signal)
    // A worker that never came to work says nothing of its task.
    if worker.isReady { deaths[work.number, default: 0] += 1 }
    if !isFinal, deaths[work.number] ?? 0 < (isFromOutside ? 5 : 2) {
      again.append(work)
    } else {
      answer(work.number, .failed(failure))
    }
  }

  private func reason(_ end: WorkerProcess.End) -> WorkerFailure {
    if end.signal == 0, end.code == WorkerExit.tooLong { return .tooLong }
    if end.signal == 0, end.code == WorkerExit.tooLarge { return .tooLarge }
    if end.bytes > greeting.limits.bytes { return .tooLarge }
    return .crashed(end.signal > 0 ? "signal \(end.signal)" : "exit code \(end.code)")
  }

  /// Seconds on a clock that nobody sets.
  private static var now: Double { ProcessUsage.seconds(CLOCK_MONOTONIC) }
}

import Foundation

/// Ends a worker that takes too much, or whose parent is gone.
///
/// A thread beside the work looks every 25 ms. The limits are on processor time and resident memory of this process, so
/// that what other programs do makes no difference.
final class Watchdog: @unchecked Sendable {
  private let limits: WorkerLimits
  private let parent = getppid()
  private let lock = NSLock()
  /// Processor time at which the present task began; nil between tasks.
  private var start: Double?

  init(_ limits: WorkerLimits) { self.limits = limits }

  func watch() {
    let thread = Thread { [self] in
      while true {
        usleep(25_000)
        look()
      }
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }

  func begin() { lock.withLock { start = Watchdog.processorSeconds } }

  /// A task that is over before anybody looked is judged now, so that a limit means the same on every machine.
  func end() {
    lock.withLock {
      judge()
      start = nil
    }
  }

  private func look() {
    // An orphan has nobody to answer: its parent was killed.
    if getppid() != parent { _exit(0) }
    lock.withLock { judge() }
  }

  private func judge() {
    guard let start else { return }
    if Watchdog.processorSeconds - start > limits.seconds { _exit(WorkerExit.tooLong) }
    if Watchdog.residentBytes > limits.bytes { _exit(WorkerExit.tooLarge) }
  }

  private static var processorSeconds: Double { ProcessUsage.seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// The most that the process ever had; it only ends when that is too much.
  private static var residentBytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      // The constant is an enumeration in glibc and a number in others.
      getrusage(0, &usage)
    #endif
    return ProcessUsage.mostBytes(usage)
  }
}

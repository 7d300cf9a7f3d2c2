import Foundation

/// What the system tells of time and memory, in the same units everywhere.
enum ProcessUsage {
  /// Seconds on a clock of the system.
  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The most resident memory that a process ever had, in bytes.
  static func mostBytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}

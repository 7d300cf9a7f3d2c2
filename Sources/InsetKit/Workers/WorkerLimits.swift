/// How much one task may take of a worker.
public struct WorkerLimits: Codable, Sendable, Hashable {
  /// Seconds of processor time, so that a busy machine makes no difference.
  public var seconds: Double
  /// Resident memory of the process, in bytes.
  public var bytes: Int

  public init(seconds: Double = 60, bytes: Int = 1024 * 1024 * 1024) {
    self.seconds = seconds
    self.bytes = bytes
  }

  /// When a worker that uses no processor time is given up, in seconds on the clock.
  var patience: Double { 5 * seconds + 60 }
}

/// How a worker ends that was not told to.
enum WorkerExit {
  /// The codes are none that a shell or the runtime gives.
  static let tooLong: Int32 = 90
  static let tooLarge: Int32 = 91
  static let badMessage: Int32 = 92
}

/// Why a task has no outcome.
enum WorkerFailure: Equatable, Sendable {
  /// The process ended by a signal, or with a code of its own.
  case crashed(String)
  case tooLong
  case tooLarge
  /// It neither worked nor answered.
  case silent
  /// What it said could not be understood.
  case garbled
}

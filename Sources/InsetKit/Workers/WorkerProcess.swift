import Foundation

/// A worker as its parent sees it: a process with two pipes.
struct WorkerProcess {
  let id: pid_t
  /// The worker's standard input.
  let input: Int32
  /// The worker's standard output; reading does not wait.
  let output: Int32

  /// - Parameter command: the program's path and its arguments.
  /// - Returns: nil where the system gives no process or no pipe.
  static func start(_ command: [String]) -> WorkerProcess? {
    guard let program = command.first, let toWorker = pipe() else { return nil }
    guard let fromWorker = pipe() else {
      close(toWorker)
      return nil
    }
    let id = spawn(program, command, input: toWorker.reading, output: fromWorker.writing)
    Foundation.close(toWorker.reading)
    Foundation.close(fromWorker.writing)
    guard let id else {
      Foundation.close(toWorker.writing)
      Foundation.close(fromWorker.reading)
      return nil
    }
    _ = fcntl(fromWorker.reading, F_SETFL, O_NONBLOCK)
    Interruption.add(worker: id)
    return WorkerProcess(id: id, input: toWorker.writing, output: fromWorker.reading)
  }

  /// How a process ended.
  struct End {
    /// The signal that ended it; 0 for none.
    var signal: Int32
    var code: Int32
    /// The most memory it had, in bytes.
    var bytes: Int
  }

  /// Closes the pipes, ends the process if it still runs, and waits for it.
  func end(byForce: Bool) -> End {
    Foundation.close(input)
    Foundation.close(output)
    if byForce { kill(id, SIGKILL) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    Interruption.remove(worker: id)
    return End(
      signal: status & 0x7F, code: status >> 8 & 0xFF, bytes: ProcessUsage.mostBytes(usage))
  }

  // MARK: Starting

  private typealias PipeEnds = (reading: Int32, writing: Int32)

  /// Ends that other workers do not inherit: one that held them would keep its brother from seeing the end.
  private static func pipe() -> PipeEnds? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ ends: PipeEnds) {
    Foundation.close(ends.reading)
    Foundation.close(ends.writing)
  }

  private static func spawn(_ program: String, _ command: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // What a crash prints is of no use to the reader of the findings.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var variables = ProcessInfo.processInfo.environment
    // Nobody reads the trace of a crash, which takes seconds to write.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    let words = command.map { strdup($0) } + [nil]
    let environment = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var id: pid_t = 0
    guard posix_spawn(&id, program, &actions, nil, words, environment) == 0 else { return nil }
    return id
  }
}

extension WorkerProcess {
  /// The running program, as a command that makes a worker of it; nil where its file is not known.
  static func ownCommand() -> [String]? {
    guard let program = ownProgram else { return nil }
    return [program, Worker.command]
  }

  /// On Linux the kernel's own link, which holds even when the file was replaced since.
  static var ownProgram: String? {
    let link = "/proc/self/exe"
    if FileManager.default.isExecutableFile(atPath: link) { return link }
    return Bundle.main.executablePath
  }
}

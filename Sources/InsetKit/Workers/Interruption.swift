import Foundation

/// What happens when the user ends the program: workers end with it, and the file that is being written goes.
///
/// A handler of a signal may call next to nothing. So what it needs lies in plain memory that is reserved beforehand.
public enum Interruption {
  private static let most = 256
  nonisolated(unsafe) private static let workers: UnsafeMutablePointer<pid_t> = {
    let memory = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    memory.initialize(repeating: 0, count: most)
    return memory
  }()
  private static let longest = 4096
  nonisolated(unsafe) private static let file: UnsafeMutablePointer<CChar> = {
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: longest)
    memory.initialize(repeating: 0, count: longest)
    return memory
  }()

  /// To be called once, at the start of the program. Signals that are ignored stay so.
  public static func prepare() {
    // Made now: the handler must not allocate.
    _ = (workers, file)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var old = sigaction()
      guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { continue }
      signal(number) { number in Interruption.end(number) }
    }
  }

  private static func end(_ number: Int32) {
    for index in 0..<most where workers[index] > 0 { kill(workers[index], SIGKILL) }
    if file[0] != 0 { unlink(file) }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static func add(worker: pid_t) {
    for index in 0..<most where workers[index] == 0 {
      workers[index] = worker
      return
    }
  }

  static func remove(worker: pid_t) {
    for index in 0..<most where workers[index] == worker { workers[index] = 0 }
  }

  /// Names the file that is being written; nil when it is whole or gone.
  static func setFile(_ path: String?) {
    file[0] = 0
    guard let path, path.utf8.count < longest - 1 else { return }
    // The first letter comes last: until then there is no name.
    let letters = path.utf8.map { CChar(bitPattern: $0) }
    guard let first = letters.first else { return }
    for index in 1..<max(letters.count, 1) { file[index] = letters[index] }
    file[letters.count] = 0
    file[0] = first
  }
}

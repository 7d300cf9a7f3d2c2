import Foundation
import InsetReports

/// What the tool writes: results to standard output, everything else to standard error.
enum Output {
  /// Ends the program where the text cannot be written: nobody would learn what it found.
  static func write(_ text: String) { finish(put(text, to: STDOUT_FILENO)) }

  /// The same of bytes that need not be text.
  static func write(_ bytes: [UInt8]) { finish(bytes.withUnsafeBufferPointer { put($0, to: STDOUT_FILENO) }) }

  private static func finish(_ code: Int32) {
    guard code != 0 else { return }
    // Whoever reads has enough, as `head` does.
    if code != EPIPE { note("inset: cannot write to standard output: " + String(cString: strerror(code))) }
    exit(2)
  }

  /// One line for the user. What came from files or arguments cannot steer the terminal.
  static func note(_ text: String) { _ = put(plain(text) + "\n", to: STDERR_FILENO) }

  /// Several lines for the user, each made plain already.
  static func noteLines(_ text: String) { _ = put(text, to: STDERR_FILENO) }

  /// Puts the terminal's line back and writes a text into it.
  static func status(_ text: String) { _ = put("\r\u{1B}[K" + plain(text), to: STDERR_FILENO) }

  /// - Returns: 0, or the number of the error.
  private static func put(_ text: String, to file: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { put($0, to: file) }
  }

  private static func put(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
      let count = Foundation.write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // The other end of a pipe may have made it non-blocking.
        usleep(1000)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// A closed pipe is an error to be handled, and a closed stream is as good as nowhere: otherwise the next file that
  /// is opened would take its place.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that would grow beyond the limit for files is an error of the write, and no reason to end.
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken: this stream's.
      _ = open("/dev/null", O_RDWR)
    }
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  /// Colour on a terminal, unless the user does not want it (no-color.org).
  static var usesColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

/// A line on the terminal that tells how far a long run is; nothing where nobody looks.
@MainActor
final class Progress {
  private let isShown = Output.errorIsTerminal && ProcessInfo.processInfo.environment["CI"] == nil
  private let start = Date()
  private var last = Date.distantPast

  func report(_ index: Int, _ count: Int, _ path: String) {
    guard isShown, count > 1, Date().timeIntervalSince(last) > 0.1 else { return }
    last = Date()
    let elapsed = last.timeIntervalSince(start)
    var text = "\(index)/\(count)"
    if index > 0, elapsed > 1 {
      let left = Int((elapsed / Double(index) * Double(count - index)).rounded(.up))
      text += ", \(left) s left"
    }
    Output.status(text + "  " + String(path.suffix(60)))
  }

  func end() {
    if isShown { Output.status("") }
  }
}

import Foundation

/// What the tool writes: results to standard output, everything else to standard error.
enum Output {
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

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
  private let isShown = Output.errorIsTerminal
  private let start = Date()
  private var last = Date.distantPast

  func report(_ index: Int, _ count: Int, _ path: String) {
    guard isShown, count > 1, Date().timeIntervalSince(last) > 0.1 else { return }
    last = Date()
    let elapsed = last.timeIntervalSince(start)
    var text = "\r\u{1B}[K\(index)/\(count)"
    if index > 0, elapsed > 1 {
      let left = Int((elapsed / Double(index) * Double(count - index)).rounded(.up))
      text += ", \(left) s left"
    }
    text += "  " + String(path.suffix(60))
    FileHandle.standardError.write(Data(text.utf8))
  }

  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}

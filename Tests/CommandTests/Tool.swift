import Foundation
import Testing

/// The built tool, run as a user runs it: by a shell, in a folder.
enum Tool {
  struct Result {
    var output: String
    var errors: String
    /// The exit code; 128 and the signal's number where a signal ended the tool, as shells say it.
    var code: Int32
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where `inset` lies: beside the test bundle, else in the build folder.
  static let folder: String? = {
    var candidates = CommandLine.arguments.prefix(1).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent()
    }
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      candidates.append(bundle.bundleURL.deletingLastPathComponent())
    }
    #if DEBUG
      candidates.append(root.appendingPathComponent(".build/debug"))
    #else
      candidates.append(root.appendingPathComponent(".build/release"))
    #endif
    return candidates.map(\.path).first { FileManager.default.isExecutableFile(atPath: $0 + "/inset") }
  }()

  /// Results of the tests' own runs, so that they neither find nor leave anything in the user's cache.
  nonisolated(unsafe) private static let cache = try? TemporaryFolder()

  /// Runs a line of a shell in which `inset` is the built tool.
  /// - Parameter seconds: when the line is ended by force, with code 137.
  static func run(_ line: String, in directory: URL, seconds: Double = 120) throws -> Result {
    let folder = try #require(folder, "the tool is not built: swift build --product inset")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["NO_COLOR"] = nil
    environment["LC_ALL"] = "C"
    environment["XDG_CACHE_HOME"] = cache?.path
    for name in environment.keys where name.hasPrefix("TEST_") { environment[name] = nil }
    process.environment = environment
    // Files instead of pipes: output of any length, and no reader that could wait for ever.
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    // Threads of a test run block signals, which the shell would inherit: it could not be ended, nor wait.
    var none = sigset_t()
    var usual = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    try process.run()
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { [id = process.processIdentifier] in kill(id, SIGKILL) }
    timer.resume()
    process.waitUntilExit()
    timer.cancel()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: try output.text(), errors: try errors.text(),
      code: process.terminationStatus + (isSignal ? 128 : 0))
  }
}

/// A file that goes with the value that names it.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// A folder that goes with the value that names it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
  var path: String { url.path }

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  /// Writes a file, and the folders it lies in.
  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

import Foundation

/// Asks git, where it is installed.
enum Git {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static var program: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { $0 + "/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What git prints, or nil where it ends with an error.
  /// - Parameter folder: where it is started.
  static func ask(_ words: [String], in folder: String) throws(Failure) -> Data? {
    guard let program else { throw Failure(description: "git is not installed") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder] + words
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure(description: "git could not be started")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// The names in a list that ends each with a zero byte.
  static func names(_ data: Data) -> [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

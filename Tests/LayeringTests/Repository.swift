import Foundation

/// The files of this package, found from where this file is.
enum Repository {
  static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths from the root, sorted.
  static func files(under folder: String, ending suffix: String) throws -> [String] {
    let base = root.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: base)
      .filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}

import Foundation

/// The optional folder beside the project with public documents, recorded frames and fault cases.
enum Shared {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appendingPathComponent("../shared").standardizedFileURL

  static let corpus = folder.appendingPathComponent("corpus")
  static let recordedFrames = folder.appendingPathComponent("fidelity/expected.jsonl")
  static let cases = folder.appendingPathComponent("faults/cases")

  static func isPresent(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The lines of a file of the repository without comments.
  static func lines(of path: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}

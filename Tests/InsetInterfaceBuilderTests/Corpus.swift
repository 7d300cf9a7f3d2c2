import Foundation
import InsetInterfaceBuilder

/// The public storyboards and xibs in an optional folder beside the project. Tests that need them are skipped
/// without it.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared/corpus").standardizedFileURL

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static let skipReason = "needs ../shared/corpus beside the project"

  /// All documents, sorted by path.
  static func documents() -> [(path: String, bytes: [UInt8])] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var paths: [String] = []
    for case let path as String in files where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      paths.append(path)
    }
    return paths.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else { return nil }
      return (path, [UInt8](data))
    }
  }
}

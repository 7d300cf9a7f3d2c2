import Foundation

/// A folder that goes with the value that names it.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // The project ends here, whatever lies around the folder.
    try write("", to: ".git/HEAD")
  }

  /// A folder with files: texts by their paths.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The absolute path of something inside.
  func at(_ path: String) -> String { self.path + "/" + path }

  /// A path inside, as seen from the folder.
  func relative(_ path: String) -> String {
    path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

import UIKit

/// The colours and images of a project's asset catalogs, and images beside them.
enum ProjectAssetFiles {
  /// A larger `Contents.json` is none, in bytes.
  private static let largest = 1024 * 1024

  /// Whether a file is an asset, or a part of one.
  static func isAsset(_ path: String) -> Bool { AssetKind(path) != nil || AssetKind.isImage(path) }

  /// What the files hold, told from anything else: what sets say, and the names and lengths of images. An image that
  /// changes keeps its length only by rare chance, and it costs too much to read all of them.
  static func digest(of paths: [String]) -> String {
    guard !paths.isEmpty else { return "" }
    var hash = SHA256()
    for path in paths.sorted() {
      hash.update(Array(path.utf8))
      if AssetKind.isImage(path) {
        if case .file(let bytes) = FileKind(of: path) { hash.update(Array(" \(bytes) ".utf8)) }
      } else if let data = try? FileContents.read(path, limit: largest) {
        hash.update(Array(" \(data.count) ".utf8))
        hash.update([UInt8](data))
      }
    }
    return hash.finish()
  }

  static func use(_ paths: [String], others: [String]) { ProjectAssets.shared.use(paths, others: others) }
}

import UIKit

/// The font files of a project, so that its texts are measured by them.
enum ProjectFontFiles {
  /// A larger file holds scripts that are measured by rule anyway, in bytes.
  private static let largest = 8 * 1024 * 1024
  private static let mostFiles = 256

  static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".ttf") || name.hasSuffix(".otf")
  }

  /// What the files hold, told from anything else.
  static func digest(of paths: [String]) -> String {
    var hash = SHA256()
    for path in paths.sorted().prefix(mostFiles) {
      guard let data = try? FileContents.read(path, limit: largest) else { continue }
      hash.update(Array("\(data.count) ".utf8))
      hash.update([UInt8](data))
    }
    return hash.finish()
  }

  /// Reads the fonts and has texts measured by them. What is no font is left out.
  static func use(_ paths: [String]) {
    let typefaces = paths.sorted().prefix(mostFiles).compactMap { path -> Typeface? in
      guard let data = try? FileContents.read(path, limit: largest) else { return nil }
      return FontFile.typeface([UInt8](data))
    }
    ProjectFonts.shared.use(typefaces)
  }
}

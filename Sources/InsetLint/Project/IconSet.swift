import Foundation

/// The app icon of an asset catalog.
public struct IconSet: Sendable {
  public struct Image: Sendable {
    public var idiom: String?
    public var platform: String?
    public var size: String?
    public var hasFile: Bool
    /// Counted from 1.
    public var line: Int
  }
  public let path: String
  public let images: [Image]

  /// `AppIcon` of `AppIcon.appiconset/Contents.json`.
  public var name: String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".appiconset") ? String(folder.dropLast(".appiconset".count)) : String(folder)
  }

  /// Nil where the bytes are no icon set's `Contents.json`.
  public init?(path: String, bytes: [UInt8]) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let list = value["images"] as? [[String: Any]]
    else { return nil }
    self.path = path
    let lines = IconSet.lines(of: bytes, count: list.count)
    images = list.enumerated().map { index, image in
      Image(
        idiom: image["idiom"] as? String, platform: image["platform"] as? String,
        size: image["size"] as? String, hasFile: !((image["filename"] as? String) ?? "").isEmpty,
        line: index < lines.count ? lines[index] : 1)
    }
  }

  /// The lines of the objects in `images`: the brackets of JSON are those of the token tree.
  private static func lines(of bytes: [UInt8], count: Int) -> [Int] {
    let file = CodeFile(path: "", bytes: bytes, language: .objectiveC)
    let reader = file.reader
    for index in reader.tokens.indices where reader.string(index) == "images" && reader.at(index + 1, ":") {
      guard reader.at(index + 2, "[") else { continue }
      return reader.level(reader.inside(index + 2)).filter { reader.at($0, "{") }.map { file.line(of: $0) }
    }
    return []
  }
}

import Foundation
import InsetDrawing
import InsetScreens
import UIKit

/// The project's images that a screen shows, for its picture.
public enum ScreenArtwork {
  /// A larger file is left to a stand-in, and so is what goes beyond the sum: a report may hold hundreds of pictures.
  /// Bytes.
  private static let largestFile = 64 * 1024
  private static let largestSum = 256 * 1024

  public static func artwork(of screen: Screen) -> [String: Artwork] {
    var left = largestSum
    var artwork: [String: Artwork] = [:]
    for name in names(on: screen).sorted() {
      guard let (found, bytes) = load(name, limit: min(left, largestFile)) else { continue }
      artwork[name] = found
      left -= bytes
    }
    return artwork
  }

  private static func names(on screen: Screen) -> Set<String> {
    var names: Set<String> = []
    screen.root.forEach { node in
      if let image = node.image, !image.isSystemSymbol { names.insert(image.name) }
      for key in [NodeAttributes.image, NodeAttributes.backgroundImage] {
        if let name = node.attributes[key] { names.insert(name) }
      }
      for (_, value) in node.attributes where value.contains("image:") {
        let fields = value.split { $0 == "\u{1E}" || $0 == "\u{1F}" }
        names.formUnion(fields.filter { $0.hasPrefix("image:") }.map { String($0.dropFirst(6)) })
      }
    }
    names.remove("")
    return names
  }

  /// The first file of the image that is small enough and of a kind that pictures can hold.
  private static func load(_ name: String, limit: Int) -> (Artwork, bytes: Int)? {
    guard let image = ProjectAssets.shared.image(named: name) else { return nil }
    for path in image.files {
      guard let type = mediaType(path), let data = try? FileContents.read(path, limit: limit) else {
        continue
      }
      let artwork = Artwork(
        mediaType: type, base64: data.base64EncodedString(), size: image.size, isTemplate: image.isTemplate)
      return (artwork, data.count)
    }
    return nil
  }

  private static func mediaType(_ path: String) -> String? {
    switch path.lowercased().split(separator: ".").last {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "svg": "image/svg+xml"
    default: nil
    }
  }
}

import Foundation
import InsetDevices

/// An image of the project, in an asset catalog or as a loose file.
package struct ProjectImage: Hashable, Sendable {
  /// The files that show it, the one with two pixels a point first.
  package var files: [String]
  /// Points; nil where no file tells, or where phones and pads have different ones.
  package var size: Size?
  /// Whether it is drawn in the tint wherever it stands, or, if false, nowhere; nil leaves it to the view.
  package var isTemplate: Bool?
}

extension ProjectImage {
  /// Reads the image set of a `Contents.json`: light appearance, any device. Nil where it names no file.
  init?(setAt contents: String) {
    guard let data = FileManager.default.contents(atPath: contents),
      let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return nil }
    let folder = String(contents.dropLast("Contents.json".count))
    let entries = (object["images"] as? [[String: Any]] ?? []).filter {
      $0["appearances"] == nil && $0["filename"] is String
    }
    let idioms = Dictionary(grouping: entries) { $0["idiom"] as? String ?? "universal" }
    guard let shown = idioms["universal"] ?? idioms["iphone"] ?? idioms["ipad"] else { return nil }
    func candidates(_ entries: [[String: Any]]) -> [Candidate] {
      entries.compactMap { entry in
        guard let name = entry["filename"] as? String, !name.contains("/") else { return nil }
        let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
        return Candidate(path: folder + name, scale: scale)
      }
    }
    self.init(candidates(shown))
    if let pads = idioms["ipad"], ProjectImage(candidates(pads))?.size != size { size = nil }
    switch (object["properties"] as? [String: Any])?["template-rendering-intent"] as? String {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: break
    }
  }

  /// A file and how many pixels make a point of it.
  struct Candidate {
    var path: String
    var scale: Double
  }

  init?(_ candidates: [Candidate]) {
    let ordered = candidates.enumerated().sorted {
      (abs($0.element.scale - 2), $0.offset) < (abs($1.element.scale - 2), $1.offset)
    }.map(\.element)
    guard !ordered.isEmpty else { return nil }
    files = ordered.map(\.path)
    size = nil
    for candidate in ordered {
      guard let pixels = PictureHeader.size(ofFile: candidate.path), candidate.scale > 0 else { continue }
      // Drawings know points, whatever scale their entry names.
      let scale = pixels.isDrawing ? 1 : candidate.scale
      size = Size(width: pixels.width / scale, height: pixels.height / scale)
      break
    }
    isTemplate = nil
  }
}

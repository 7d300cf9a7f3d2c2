import Foundation
import InsetDevices

/// What Interface Builder recorded of one document: a line of `expected.jsonl`.
struct RecordedDocument {
  struct View {
    var id: String
    /// As in `label`.
    var element: String
    /// In the superview's coordinates, points.
    var frame: Rect
    var category: String
    /// The id of the view that is laid out by itself.
    var root: String
    /// Whether the frame is known to follow from the document.
    var isReachable: Bool

    /// Every edge within half a point; a whole one for texts, which Interface Builder does not refresh for less.
    func matches(_ other: Rect?) -> Bool {
      guard let other else { return false }
      let tolerance = category == "text" ? 1.01 : 0.51
      return abs(other.x - frame.x) <= tolerance && abs(other.y - frame.y) <= tolerance
        && abs(other.x + other.width - frame.x - frame.width) <= tolerance
        && abs(other.y + other.height - frame.y - frame.height) <= tolerance
    }
  }

  var file: String
  var toolsVersion: Int
  var views: [View]

  /// - Throws: where the file cannot be read. Lines of another form are left out.
  static func read(_ path: String) throws -> [RecordedDocument] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let object, let file = object["file"] as? String, let views = object["views"] as? [[Any]] else {
        return nil
      }
      return RecordedDocument(
        file: file, toolsVersion: object["tools"] as? Int ?? 0, views: views.compactMap(view))
    }
  }

  private static func view(_ values: [Any]) -> View? {
    guard values.count >= 7, let id = values[0] as? String, let element = values[1] as? String,
      let frame = values[2] as? [Double], frame.count == 4, let category = values[3] as? String,
      let root = values[6] as? String
    else { return nil }
    return View(
      id: id, element: element,
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), category: category,
      root: root, isReachable: (values[5] as? Int ?? 0) == 1)
  }
}

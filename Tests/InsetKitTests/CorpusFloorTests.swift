import Foundation
import InsetDevices
import InsetScreens
import Testing

@testable import InsetKit

/// Public documents laid out on the canvases they were saved on. How many recorded frames must come out is the number in
/// `Tests/fidelity-floor.txt`, which may only rise; oracle: recorded.
@MainActor @Suite(.serialized) struct CorpusFloorTests {
  /// What one layout of all documents showed; made once for both tests.
  private struct Answers {
    var documents = 0
    /// Documents without a screen that reading calls sound.
    var silent: [String] = []
    var errors: [String] = []
    var endless: [String] = []
    var badFrames: [String] = []
    /// Frames by file and id: the first of each id counts.
    var frames: [String: [String: Rect]] = [:]
  }

  private static let answers: Answers = {
    var answers = Answers()
    for path in documents() {
      let (screens, findings) = LayoutRun.screens(
        of: Shared.corpus.appendingPathComponent(path).path, canvases: nil)
      answers.documents += 1
      answers.errors += findings.filter { $0.severity == .error }.map { "\(path): \($0.message)" }
      var frames: [String: Rect] = [:]
      for screen in screens {
        if screen.passes >= 100 { answers.endless.append("\(path) \(screen.id)") }
        screen.root.forEach { node in
          let frame = node.frame
          if !(frame.x + frame.y + frame.width + frame.height).isFinite {
            answers.badFrames.append("\(path) \(node.id)")
          }
          if !node.id.isEmpty, frames[node.id] == nil { frames[node.id] = frame }
        }
      }
      answers.frames[path] = frames
    }
    return answers
  }()

  private static func documents() -> [String] {
    guard let files = FileManager.default.enumerator(atPath: Shared.corpus.path) else { return [] }
    var paths: [String] = []
    for case let path as String in files where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      paths.append(path)
    }
    return paths.sorted()
  }

  @Test(.enabled(if: Shared.isPresent(Shared.corpus), "needs ../shared/corpus beside the project"))
  func everyDocumentAnswers() {
    let answers = Self.answers
    #expect(answers.documents == 1837)
    #expect(answers.errors.isEmpty)
    #expect(answers.endless.isEmpty)
    #expect(answers.badFrames.isEmpty)
  }

  @Test(.enabled(if: Shared.isPresent(Shared.recordedFrames), "needs ../shared/fidelity beside the project"))
  func recordedFramesAreReproduced() throws {
    let floor = try #require(Shared.lines(of: "Tests/fidelity-floor.txt").first.flatMap { Double($0) })
    let frames = Self.answers.frames
    var right = 0
    var count = 0
    let text = try String(contentsOf: Shared.recordedFrames, encoding: .utf8)
    for line in text.split(separator: "\n") {
      let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
      // Documents that are not at hand do not count.
      guard let found = frames[record.file] else { continue }
      for view in record.views where view.isReachable {
        count += 1
        if let frame = found[view.id], view.matches(frame) { right += 1 }
      }
    }
    let percent = 100 * Double(right) / Double(max(1, count))
    print(
      "fidelity \(String(format: "%.2f", percent)) % of \(count) recorded frames; the floor is \(floor) %")
    #expect(count > 0)
    #expect(percent >= floor)
  }

  /// A document's recorded frames.
  private struct Record: Decodable {
    let file: String
    let views: [View]
  }

  /// `[id, element, [x, y, width, height], category, kind, reachable, root]`, points in the superview's coordinates.
  private struct View: Decodable {
    let id: String
    let frame: [Double]
    let category: String
    /// Whether the frame is known to follow from the document.
    let isReachable: Bool

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      id = try values.decode(String.self)
      _ = try values.decode(String.self)
      frame = try values.decode([Double].self)
      category = try values.decode(String.self)
      _ = try values.decode(String.self)
      isReachable = try values.decode(Int.self) == 1
    }

    /// Every edge within half a point; within one for texts, whose smaller changes Interface Builder does not save.
    func matches(_ other: Rect) -> Bool {
      guard frame.count == 4 else { return false }
      let tolerance = category == "text" ? 1.01 : 0.51
      let edges = [
        other.x - frame[0], other.y - frame[1], other.x + other.width - frame[0] - frame[2],
        other.y + other.height - frame[1] - frame[3],
      ]
      return edges.allSatisfy { abs($0) <= tolerance }
    }
  }
}

import Foundation
import InsetDevices
import InsetInterfaceBuilder
import InsetScreens
import UIKit

/// `inset-dev fidelity EXPECTED.jsonl FOLDER`: compares laid-out frames with recorded ones and groups the misses by
/// their likely cause, so that the next rule to look for is the biggest.
///
/// A screen that comes right once every text is given its recorded size misses by its texts: the texts whose sizes
/// differ are its causes. A screen that stays wrong misses by its structure: what holds the first wrong view of the
/// tree is the cause. Consequences, views that others pushed, are not counted.
struct FidelityCommand {
  private var expected = ""
  private var folder = ""
  private var listsCases = false
  private var triesCanvases = false

  static let usage = """
    usage: inset-dev fidelity EXPECTED.jsonl FOLDER [--cases] [--canvases]

      --cases     list every case below its cause
      --canvases  lay the documents out on three other canvases as well; fails on a frame that is not finite and
                  on a screen that does not come to rest
    """

  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  init(arguments: [String]) throws {
    var paths: [String] = []
    for argument in arguments {
      switch argument {
      case "--cases": listsCases = true
      case "--canvases": triesCanvases = true
      case let path where !path.hasPrefix("-"): paths.append(path)
      default: throw UsageError(description: "no option is called '\(argument)'\n\(Self.usage)")
      }
    }
    guard paths.count == 2 else { throw UsageError(description: Self.usage) }
    expected = paths[0]
    folder = paths[1]
  }

  /// - Returns: the exit code.
  @MainActor
  func run() throws -> Int32 {
    var tally = FidelityTally()
    var problems: [String] = []
    for recorded in try RecordedDocument.read(expected) {
      let path = folder + "/" + recorded.file
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let document = Document(bytes: [UInt8](data), path: path)
      let frames = SavedFrames(document)
      tally.count(recorded, frames)
      if recorded.views.contains(where: { $0.isReachable && !$0.matches(frames[$0.id]) }) {
        let given = SavedFrames(document.givenRecordedTextSizes())
        tally.explain(recorded, frames, given: given, document)
      }
      if triesCanvases { problems += OtherCanvases.problems(of: document, named: recorded.file) }
    }
    tally.report(listsCases: listsCases)
    for problem in problems { print(problem) }
    return problems.isEmpty ? 0 : 1
  }
}

/// The frames of a document on the canvas it was saved on, by Interface Builder id.
struct SavedFrames {
  private var frames: [String: Rect] = [:]

  @MainActor
  init(_ document: Document) {
    var loader = ScreenLoader(document)
    for screen in loader.screensOnSavedCanvas() { add(screen.root) }
  }

  private mutating func add(_ node: Node) {
    if !node.id.isEmpty, frames[node.id] == nil { frames[node.id] = node.frame }
    for child in node.subviews { add(child) }
  }

  subscript(id: String) -> Rect? { frames[id] }
}

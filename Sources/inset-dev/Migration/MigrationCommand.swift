import Foundation
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetKit

/// `inset-dev migration FOLDER`: mends copies of documents from before safe areas as `inset fix` does, and measures what
/// became of them.
///
/// The documents are those below the folder with Auto Layout, without safe areas, with a screen in them and no launch
/// screens: the first of them by a hash of their path, so that the choice is the same at every run and nobody's.
struct MigrationCommand {
  private var folder = ""
  private var count = 100
  private var kept: String?
  private var listsAll = false

  static let usage = """
    usage: inset-dev migration FOLDER [--count N] [--keep FOLDER] [--list]

      --count N      how many documents; the default is 100
      --keep FOLDER  leave the copies there, before and after
      --list         tell of each document
    """

  struct UsageError: Error, CustomStringConvertible { var description: String }

  init(arguments: [String]) throws {
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw UsageError(description: Self.usage)
        }
        count = number
      case "--keep": kept = rest.popFirst()
      case "--list": listsAll = true
      case let path where !path.hasPrefix("-"): paths.append(path)
      default: throw UsageError(description: "no option is called '\(argument)'\n\(Self.usage)")
      }
    }
    guard paths.count == 1 else { throw UsageError(description: Self.usage) }
    folder = paths[0]
  }

  /// - Returns: the exit code: 1 where a frame moved that nothing mends, a document cannot be read, or a second run
  ///   changes one.
  @MainActor
  func run() throws -> Int32 {
    let place = kept ?? NSTemporaryDirectory() + "inset-migration-\(getpid())"
    defer { if kept == nil { try? FileManager.default.removeItem(atPath: place) } }
    let documents = Array(chosen().prefix(count))
    guard !documents.isEmpty else {
      throw UsageError(description: "there are no such documents below \(folder)")
    }
    var tally = MigrationTally()
    for (number, path) in documents.enumerated() {
      let copy = "\(place)/\(number)/\((path as NSString).lastPathComponent)"
      let outcome = try MigrationOutcome(of: path, copiedTo: copy)
      tally.add(outcome)
      if listsAll { print("\(number)\t\(outcome.line)\t\(path.dropFirst(folder.count))") }
    }
    tally.report()
    return tally.isRight ? 0 : 1
  }

  private func chosen() -> [String] {
    var found: [(hash: UInt64, path: String)] = []
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      guard name.hasSuffix(".storyboard") || name.hasSuffix(".xib") else { continue }
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let document = Document(bytes: [UInt8](data), path: path)
      guard document.isCocoaTouch, document.usesAutoLayout, !document.usesSafeAreas, !document.isLaunchScreen,
        document.findings.isEmpty, hasScreen(document)
      else { continue }
      found.append((Self.hash(name), path))
    }
    return found.sorted { ($0.hash, $0.path) < ($1.hash, $1.path) }.map(\.path)
  }

  private func hasScreen(_ document: Document) -> Bool {
    if document.isStoryboard {
      return document.scenes.contains { $0.controller?.controllerView?.name == "view" }
    }
    return document.ownersView != nil
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}

import Foundation
import InsetDevices
import InsetInterfaceBuilder
import InsetScreens
import Testing

@testable import UIKit

/// The smallest documents that show each rule found in recorded frames: documents of our own, with the figures that
/// Interface Builder recorded for the like of them.
@MainActor
struct RecordedFrameTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  nonisolated static let cases: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test func thereAreFixtures() {
    #expect(Self.cases.count >= 15)
  }

  @Test(arguments: cases)
  func framesAreThoseRecorded(_ name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let input = try #require(files.first { $0.hasPrefix("input.") })
    let bytes = try Data(contentsOf: folder.appendingPathComponent(input))
    var loader = ScreenLoader(Document(bytes: [UInt8](bytes), path: input))
    var frames: [String: Rect] = [:]
    for screen in loader.screensOnSavedCanvas() { collect(screen.root, into: &frames) }
    let expected = try String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
    for line in expected.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      try #require(numbers.count == 4)
      let id = String(words[0])
      let frame = try #require(frames[id], "\(id) is missing")
      // As in recorded documents: whole points stand for fractions of one.
      let wanted = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      #expect(near(frame, wanted), "\(id): \(frame) instead of \(wanted)")
    }
  }

  private func near(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) <= 0.51 && abs(a.y - b.y) <= 0.51 && abs(a.x + a.width - b.x - b.width) <= 1.01
      && abs(a.y + a.height - b.y - b.height) <= 0.51
  }

  private func collect(_ node: Node, into frames: inout [String: Rect]) {
    if !node.id.isEmpty { frames[node.id] = node.frame }
    for child in node.subviews { collect(child, into: &frames) }
  }
}

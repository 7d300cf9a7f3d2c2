import Foundation
import InsetDevices
import InsetScreens
import Testing

@testable import InsetKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever stands in a document, it is laid out, drawn and judged, and every number of the answer is one.
@MainActor @Suite struct HostileDocumentTests {
  @Test(arguments: HostileDocuments.all)
  func answersInNumbers(example: HostileDocuments.Case) throws {
    let folder = try TemporaryFolder(["Main.storyboard": example.text])
    let path = folder.at("Main.storyboard")
    let saved = LayoutRun.screens(of: path, canvases: nil).screens
    #expect(!saved.isEmpty)
    for screen in saved { expectNumbers(screen) }
    let line = LayoutJSON.line(file: path, screens: saved)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    var options = CheckOptions()
    options.canvases = Canvas.matching("iPhone X")
    options.drawsPictures = true
    let run = CheckRunner(Project(paths: [folder.path]), options).run()
    #expect(run.screensChecked > 0)
    for picture in run.pictures {
      #expect(!picture.svg.contains("nan") && !picture.svg.contains("inf\""), "\(picture.canvasName)")
      #expect(XMLParser(data: Data(picture.svg.utf8)).parse(), "\(picture.canvasName)")
    }
  }

  private func expectNumbers(_ screen: Screen) {
    var bad: [String] = []
    screen.root.forEach { node in
      for frame in [node.frame, node.windowFrame] where !frame.isFinite { bad.append("\(node.id) \(frame)") }
    }
    #expect(bad.isEmpty)
    #expect(screen.passes < 100)
  }

  /// However deep a document is, and wherever it ends.
  @Test(.timeLimit(.minutes(2)), arguments: [true, false])
  func anyDepth(isClosed: Bool) throws {
    let opening = "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
    let views =
      String(repeating: opening, count: 100_000)
      + (isClosed ? String(repeating: "</subviews></view>", count: 100_000) : "")
    let document = Documents.storyboard([Documents.controller(views: views)])
    let folder = try TemporaryFolder(["Main.storyboard": document])
    let (screens, findings) = LayoutRun.screens(of: folder.at("Main.storyboard"), canvases: nil)
    #expect(screens.count == 1)
    #expect(!findings.isEmpty)
  }

  @Test func anyEnd() throws {
    let bytes = Array(Documents.faulty.utf8)
    let folder = try TemporaryFolder()
    for end in stride(from: 0, to: bytes.count, by: 97) {
      try folder.write(Data(bytes[..<end]), to: "Main.storyboard")
      let (screens, findings) = LayoutRun.screens(of: folder.at("Main.storyboard"), canvases: nil)
      #expect(!findings.isEmpty, "\(end)")
      for screen in screens { expectNumbers(screen) }
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

import Foundation
import InsetAudit
import InsetDevices
import Testing

@testable import InsetKit

@MainActor @Suite struct ExplainTests {
  /// A picture to all edges, a label on it, a list to the bottom, a button above the safe area: all right.
  private static let right = Documents.storyboard([
    Documents.controller(
      views: """
        <imageView contentMode="scaleAspectFill" image="hero" translatesAutoresizingMaskIntoConstraints="NO" id="hero">
        <rect key="frame" x="0" y="0" width="414" height="896"/></imageView>
        <tableView contentMode="scaleToFill" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="list">
        <rect key="frame" x="0" y="200" width="414" height="696"/></tableView>
        <label opaque="NO" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="title">
        <rect key="frame" x="20" y="64" width="70" height="21"/><fontDescription key="fontDescription" type="system" \
        pointSize="17"/></label>
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="pay"><rect key="frame" x="20" y="800" \
        width="374" height="44"/><state key="normal" title="Pay"/></button>
        """,
      constraints: lines([
        "firstItem=\"hero\" firstAttribute=\"top\" secondItem=\"root-c0\" secondAttribute=\"top\"",
        "firstItem=\"hero\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\"",
        "firstAttribute=\"trailing\" secondItem=\"hero\" secondAttribute=\"trailing\"",
        "firstAttribute=\"bottom\" secondItem=\"hero\" secondAttribute=\"bottom\"",
        "firstItem=\"list\" firstAttribute=\"top\" secondItem=\"title\" secondAttribute=\"bottom\" constant=\"100\"",
        "firstItem=\"list\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\"",
        "firstAttribute=\"trailing\" secondItem=\"list\" secondAttribute=\"trailing\"",
        "firstAttribute=\"bottom\" secondItem=\"list\" secondAttribute=\"bottom\"",
        "firstItem=\"title\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"20\"",
        "firstItem=\"title\" firstAttribute=\"leading\" secondItem=\"safe-c0\" secondAttribute=\"leading\" constant=\"20\"",
        "firstItem=\"safe-c0\" firstAttribute=\"bottom\" secondItem=\"pay\" secondAttribute=\"bottom\" constant=\"8\"",
        "firstItem=\"pay\" firstAttribute=\"leading\" secondItem=\"safe-c0\" secondAttribute=\"leading\" constant=\"20\"",
        "firstItem=\"safe-c0\" firstAttribute=\"trailing\" secondItem=\"pay\" secondAttribute=\"trailing\" constant=\"20\"",
        "firstItem=\"pay\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"44\"",
      ]))
  ])

  private static func lines(_ constraints: [String]) -> String {
    constraints.enumerated().map { "\n" + Documents.constraint("k\($0)", $1) }.joined()
  }

  private func explain(_ id: String, in document: String = right, devices: String = "all") throws
    -> [Explanation]
  {
    let folder = try TemporaryFolder(["A.storyboard": document])
    let path = folder.path + "/A.storyboard"
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("id=\"\(id)\"") })
    let before = try #require(lines[line].components(separatedBy: "id=\"\(id)\"").first)
    let target = try #require(ExplainRunner.Target("\(path):\(line + 1):\(before.utf8.count + 1)"))
    return try ExplainRunner(Project(paths: [path]), canvases: Canvas.matching(devices)).explain(target)
  }

  private func text(_ id: String, in document: String = right, devices: String = "all") throws -> String {
    try explain(id, in: document, devices: devices).flatMap { explanation in
      [explanation.title] + explanation.sections.flatMap { [$0.heading] + $0.lines }
    }.joined(separator: "\n")
  }

  @Test func aListUnderTheHomeIndicatorIsRight() throws {
    let text = try text("list", devices: "iPhone X:portrait")
    #expect(text.contains("bottom: it reaches 34 pt into the home indicator's area"))
    #expect(text.contains("a list runs under it on purpose"))
    #expect(text.contains("an inset of 34 pt lets them rest"))
    #expect(text.contains("it goes on to the screen's bottom, as a list should"))
    #expect(!text.contains("what the rules found"))
  }

  @Test func aPictureUnderTheNotchIsRight() throws {
    let text = try text("hero", devices: "iPhone X:portrait")
    #expect(text.contains("top: it reaches 44 pt into the band of the sensor housing"))
    #expect(text.contains("a picture goes to the screen's edge"))
  }

  @Test func aLabelOverABackgroundIsRight() throws {
    let text = try text("title", devices: "iPhone X:portrait")
    #expect(text.contains("it lies over"))
    #expect(text.contains("drawn later"))
    #expect(text.contains("it stays inside the safe area on every canvas at the top, left, bottom and right"))
  }

  @Test func theChainNamesItsLines() throws {
    let line = try #require(
      Self.right.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("id=\"k10\"")
      })
    let text = try text("pay")
    #expect(text.contains("it hangs on the safe area"))
    #expect(text.contains("(line \(line + 1))"))
  }

  @Test func aFaultIsTold() throws {
    let text = try text("pay", in: Documents.faulty, devices: "iPhone X:portrait")
    // 34 points of area, 10 below the button.
    #expect(text.contains("error: 'Pay' button lies 24 of "))
    #expect(text.contains("inside the home indicator area"))
  }

  @Test func aConstraintSaysWhatItDoesOnEachGroupOfDevices() throws {
    let text = try text("k10", devices: "iPhone X:portrait")
    #expect(text.contains("holds exactly and is required"))
    #expect(text.contains("it holds a view's bottom edge by the safe area"))
    // 34 points on iPhone X.
    #expect(text.contains("the line it holds lies 34 pt above the screen's bottom"))
    #expect(text.contains("'Pay' button (line"))
  }

  @Test func anInequalitySaysWhetherItDecides() throws {
    let text = try text("k13", devices: "iPhone X:portrait")
    #expect(text.contains("is a lower limit"))
    #expect(text.contains("it is reached, and so decides"))
  }

  @Test func placesAreRead() throws {
    typealias Target = ExplainRunner.Target
    #expect(Target("Main.storyboard:41")?.line == 41)
    #expect(Target("Main.storyboard:41")?.column == nil)
    #expect(Target("a:b/Main.storyboard:41:9")?.file == "a:b/Main.storyboard")
    #expect(Target("a:b/Main.storyboard:41:9")?.column == 9)
    for wrong in [
      "Main.storyboard", ":41", "Main.storyboard:", "Main.storyboard:0", "", "41", ":1:2", "a:-1",
    ] {
      #expect(Target(wrong) == nil)
    }
  }

  @Test func whatIsNotThereIsSaid() throws {
    let folder = try TemporaryFolder(["A.storyboard": Self.right, "B.storyboard": "no document"])
    func failure(_ place: String) -> String {
      guard let target = ExplainRunner.Target(folder.path + "/" + place) else { return "no place" }
      do {
        _ = try ExplainRunner(Project(paths: [target.file])).explain(target)
        return "none"
      } catch {
        return error.description
      }
    }
    #expect(failure("A.storyboard:9999").hasPrefix("nothing stands at line 9999"))
    #expect(failure("B.storyboard:1") != "none")
    #expect(failure("C.storyboard:1") != "none")
    #expect(failure("A.storyboard:1") != "none")
  }

  @Test func everyLineOfADocumentHasAnAnswer() throws {
    let folder = try TemporaryFolder(["A.storyboard": Self.right])
    let path = folder.path + "/A.storyboard"
    let runner = ExplainRunner(Project(paths: [path]), canvases: Canvas.matching("iPhone X"))
    var explained = 0
    for line in 1...Self.right.split(separator: "\n").count + 2 {
      let target = try #require(ExplainRunner.Target("\(path):\(line)"))
      if let found = try? runner.explain(target) { explained += found.count }
    }
    #expect(explained > 20)
  }
}

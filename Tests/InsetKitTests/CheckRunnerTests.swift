import InsetDevices
import InsetDiagnostics
import Testing

@testable import InsetKit

@MainActor @Suite struct CheckRunnerTests {
  private static let zone = "control-in-home-indicator-zone"

  private func options(_ devices: String = "iPhone X", pictures: Bool = false) throws -> CheckOptions {
    var options = CheckOptions()
    options.canvases = Canvas.matching(devices)
    options.drawsPictures = pictures
    return options
  }

  @Test func picturesNameTheirFindings() throws {
    // The first document's finding is switched off: the second one's must not move into its place.
    let both = Documents.faulty.replacingOccurrences(of: "useSafeAreas=\"YES\" ", with: "")
    let folder = try TemporaryFolder([
      "A.storyboard": both, "B.storyboard": Documents.faulty,
      "inset.json5": "{ rules: { 'ib-safe-area-disabled': 'off' } }",
    ])
    let project = Project(paths: [folder.path])
    let run = CheckRunner(project, try options(pictures: true)).run()
    #expect(!run.findings.contains { $0.rule == "ib-safe-area-disabled" })
    let faulty = run.pictures.filter(\.isFaulty)
    #expect(!faulty.isEmpty)
    for picture in run.pictures {
      #expect(picture.isFaulty == !picture.findings.isEmpty)
      for index in picture.findings {
        let finding = try #require(run.findings.indices.contains(index) ? run.findings[index] : nil)
        #expect(finding.place.file == picture.file)
        #expect(finding.canvases.contains(picture.canvasName))
      }
    }
  }

  @Test func theWorstCanvasIsDrawnFirstAndARightOneBesideIt() throws {
    let folder = try TemporaryFolder(["A.storyboard": Documents.faulty])
    let run = CheckRunner(Project(paths: [folder.path]), try options("all", pictures: true)).run()
    let finding = try #require(run.findings.first { $0.rule == Self.zone })
    let pictures = run.pictures
    #expect(pictures.first?.canvasName == finding.canvases.first)
    #expect(pictures.first?.isFaulty == true)
    #expect(pictures.contains { !$0.isFaulty && !finding.canvases.contains($0.canvasName) })
    #expect(pictures.count <= 4)
    #expect(Set(pictures.map(\.canvasName)).count == pictures.count)
    #expect(pictures.allSatisfy { $0.svg.hasPrefix("<svg") })
  }

  @Test func aRightScreenIsDrawnTwice() throws {
    let document = Documents.storyboard([Documents.controller()])
    let folder = try TemporaryFolder(["A.storyboard": document])
    let run = CheckRunner(Project(paths: [folder.path]), try options("all", pictures: true)).run()
    #expect(run.pictures.count == 2)
    #expect(run.pictures.allSatisfy { !$0.isFaulty && $0.findings.isEmpty })
  }

  @Test func nothingIsDrawnUnasked() throws {
    let folder = try TemporaryFolder(["A.storyboard": Documents.faulty])
    #expect(CheckRunner(Project(paths: [folder.path]), try options()).run().pictures.isEmpty)
  }

  @Test func severitiesAreThoseOfTheConfiguration() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": Documents.faulty, "inset.json5": "{ rules: { '\(Self.zone)': 'info' } }",
    ])
    let run = CheckRunner(Project(paths: [folder.path]), try options()).run()
    #expect(run.findings.filter { $0.rule == Self.zone }.map(\.severity) == [.info])
  }

  @Test func onlyCanvasesInUseAreCounted() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": Documents.faulty, "inset.json5": "{ orientations: 'portrait' }",
    ])
    let run = CheckRunner(Project(paths: [folder.path]), try options()).run()
    #expect(run.canvases == ["iPhone X, portrait"])
    try folder.write("{ deviceFamilies: 'pad' }", to: "inset.json5")
    let none = CheckRunner(Project(paths: [folder.path]), try options()).run()
    #expect(none.canvases.isEmpty)
    #expect(none.notLaidOut == 1)
  }

  @Test func progressIsTold() throws {
    let folder = try TemporaryFolder(["A.storyboard": Documents.faulty, "B.storyboard": ""])
    var told: [String] = []
    _ = CheckRunner(Project(paths: [folder.path]), try options()).run {
      told.append("\($0)/\($1) \(folder.relative($2))")
    }
    #expect(told == ["0/2 A.storyboard", "1/2 B.storyboard"])
  }

  @Test func theSameInputGivesTheSameFindings() throws {
    let folder = try TemporaryFolder(["A.storyboard": Documents.faulty, "B.storyboard": Documents.faulty])
    let first = CheckRunner(Project(paths: [folder.path]), try options("quick")).run()
    let second = CheckRunner(Project(paths: [folder.path]), try options("quick")).run()
    #expect(first.findings == second.findings)
    #expect(!first.findings.isEmpty)
  }
}

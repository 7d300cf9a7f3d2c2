import InsetAudit
import InsetDevices
import InsetReports
import InsetScreens
import Testing

@testable import InsetKit

@MainActor @Suite struct SweepTests {
  /// A button that stays where it was drawn: x 300 to 400 of 414.
  private static let fixed = Documents.storyboard([
    Documents.controller(views: Documents.button("pay", frame: Documents.frame(300, 100, 100, 44)))
  ])

  /// A label of one line between margins; the words are about 330 points wide.
  private static let label = Documents.storyboard([
    Documents.controller(
      views: """
        <label opaque="NO" text="Backup is recommended before the update" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="100" width="374" height="21"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """,
      constraints: [
        "firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"safe-c0\" secondAttribute=\"leading\" constant=\"20\"",
        "firstItem=\"safe-c0\" firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" constant=\"20\"",
        "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"20\"",
      ].enumerated().map { Documents.constraint("k\($0)", $1) }.joined())
  ])

  private func sweep(_ document: String, _ change: (inout SweepOptions) -> Void = { _ in }) throws
    -> SweptScreen
  {
    let folder = try TemporaryFolder(["A.storyboard": document])
    var options = SweepOptions()
    change(&options)
    let run = SweepRunner(Project(paths: [folder.path]), options).run()
    #expect(run.screens.count == 1)
    return try #require(run.screens.first)
  }

  /// The rule speaks from a quarter on: 25 of 100 points are outside at 375 and not at 376.
  @Test func rangesEndExactlyWhereTheFaultDoes() throws {
    let screen = try sweep(Self.fixed)
    let fault = try #require(screen.faults.first { $0.finding.rule == "content-out-of-bounds" })
    #expect(fault.ranges.map(\.height) == [523, 744, 1376])
    #expect(fault.ranges.allSatisfy { $0.widths == [320...375] })
    #expect(SweepWords.phrase(fault, in: screen) == "in windows below 376 pt wide")
    #expect(fault.finding.message == "'Pay' button lies 80 of 100 pt off the screen at the right")
    #expect(fault.worst.hasPrefix("window 320 × "))
  }

  /// Whether a fault comes from want of room shows on a window as large as the document, which need not be swept.
  @Test func aNarrowSweepKnowsWhatTheDocumentWasDrawnFor() throws {
    let screen = try sweep(Self.fixed) { options in
      options.widths = 370...380
      options.heights = [600]
    }
    let fault = try #require(screen.faults.first { $0.finding.rule == "content-out-of-bounds" })
    #expect(fault.ranges == [.init(height: 600, widths: [370...375])])
    #expect(screen.laidOut == 11)
  }

  @Test func everyWidthIsLaidOutAtTheLeastHeightAndFewAreJudged() throws {
    let screen = try sweep(Self.fixed)
    #expect(screen.laidOut >= 1057 + 2 * 133)
    #expect(screen.judged >= 3 * 133 && screen.judged < 3 * 133 + 100)
    #expect(screen.unsteady.isEmpty)
  }

  /// What the sweep says of a width is what a check of that window alone says.
  @Test func agreesWithEachWindowOnItsOwn() throws {
    let screen = try sweep(Self.label) { options in
      options.widths = 340...440
      options.heights = [523, 1000]
    }
    let fault = try #require(screen.faults.first { $0.finding.rule == "text-truncated" })
    let folder = try TemporaryFolder(["A.storyboard": Self.label])
    var canvases: [Canvas] = []
    for height in [523.0, 1000] {
      canvases += (340...440).map { Canvas.window(width: Double($0), height: height) }
    }
    let (screens, _) = LayoutRun.screens(of: folder.path + "/A.storyboard", canvases: canvases)
    let findings = Audit().run(ScreenSet.grouped(screens)).filter { $0.rule == "text-truncated" }
    let names = Set(try #require(findings.first).canvases)
    for (height, ranges) in fault.ranges.map({ ($0.height, $0.widths) }) {
      let swept = (340...440).filter { width in ranges.contains { $0.contains(width) } }
      let alone = (340...440).filter { names.contains("window \($0) × \(height)") }
      #expect(swept == alone)
    }
    #expect(fault.ranges.count == 2)
  }

  @Test func wideToNarrowGivesTheSame() throws {
    let folder = Shared.root.appendingPathComponent("Examples/Voyage/Player.storyboard").path
    var options = SweepOptions()
    options.widths = 660...700
    options.heights = [523]
    let run = SweepRunner(Project(paths: [folder]), options).run()
    #expect(run.screens.count == 1)
    #expect(run.screens.flatMap(\.unsteady).isEmpty)
  }

  @Test func windowsOfAnAppForPhonesAreThoseOfPhones() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": Self.fixed, "inset.json5": "{ deviceFamilies: ['phone'], requiresFullScreen: true }",
    ])
    let run = SweepRunner(Project(paths: [folder.path]), SweepOptions()).run()
    #expect(run.screens.first?.faults.contains { $0.finding.rule == "content-out-of-bounds" } == true)
  }

  @Test func rulesThatAreOffStayOff() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": Self.fixed, "inset.json5": "{ rules: { 'content-out-of-bounds': 'off' } }",
    ])
    let run = SweepRunner(Project(paths: [folder.path]), SweepOptions()).run()
    #expect(run.screens.first?.faults.contains { $0.finding.rule == "content-out-of-bounds" } == false)
  }

  @Test func aCheckTakesTheRangesIn() throws {
    let folder = try TemporaryFolder(["A.storyboard": Self.fixed])
    let project = Project(paths: [folder.path])
    let sweep = SweepRunner(project, SweepOptions()).run()
    var run = CheckRunner(project, CheckOptions()).run()
    run.add(sweep)
    let finding = try #require(run.findings.first { $0.rule == "content-out-of-bounds" })
    #expect(finding.why.last == "also in windows below 376 pt wide")
    var options = CheckOptions()
    options.canvases = Canvas.matching("iPhone 11")
    var roomy = CheckRunner(project, options).run()
    #expect(!roomy.findings.contains { $0.rule == "content-out-of-bounds" })
    roomy.add(sweep)
    let added = try #require(roomy.findings.first { $0.rule == "content-out-of-bounds" })
    #expect(added.where_ == "in windows below 376 pt wide")
  }

  @Test func aScreenIsChosenByItsID() throws {
    let folder = try TemporaryFolder(["A.storyboard": Self.fixed])
    var options = SweepOptions()
    options.screen = "nobody"
    #expect(SweepRunner(Project(paths: [folder.path]), options).run().screens.isEmpty)
  }
}

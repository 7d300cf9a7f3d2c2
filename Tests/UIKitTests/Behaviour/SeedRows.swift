import Testing

@testable import UIKit

/// What shows each statement of the articles. // S-001…S-406
@MainActor
struct SeedRow {
  enum Evidence {
    /// A vector of vectors.json, whose every figure is compared.
    case vector(String)
    /// A test whose title carries the id: suite and function, and how to run it.
    case test(String, @MainActor () throws -> Void)
    /// A rule of `inset check`, and a fixture in which it reports what the statement warns of.
    case rule(String, String)
    /// advice.md, which says what holds, for statements that are advice or belong to no layout.
    case advice
  }

  let id: String
  let evidence: [Evidence]

  init(_ id: String, _ evidence: Evidence...) {
    self.id = id
    self.evidence = evidence
  }

  static let all: [SeedRow] =
    articleZero + articlesOneAndTwo + articleThree + articleThreeOnScreens + articleFour

  private static let articleZero: [SeedRow] = [
    SeedRow("S-001", .test("StatementTests.screen", { try StatementTests().screen() })),
    SeedRow("S-002", .vector("SA-W04"), calls),
    SeedRow("S-003", .vector("S-003")),
    SeedRow("S-004", .vector("S-004")),
    SeedRow("S-005", .rule("content-under-sensor-housing", "close-button-at-20")),
    SeedRow("S-006", .rule("scroll-view-not-full-bleed", "table-stops-at-the-safe-area")),
    SeedRow("S-007", .rule("control-in-home-indicator-zone", "dots-and-button-at-root-bottom")),
    SeedRow("S-008", .advice),
    SeedRow("S-009", .vector("S-009")),
    SeedRow("S-010", .vector("S-010")),
    SeedRow("S-011", .test("StatementTests.oldGuides", { try StatementTests().oldGuides() })),
    SeedRow("S-012", .test("StatementTests.guides", { try StatementTests().guides() })),
    SeedRow("S-013", .vector("S-013")),
    SeedRow(
      "S-014", insetsInTime, .test("LifeTests.safeAreaInTime", { try LifeTests().safeAreaInTime() })),
    SeedRow("S-015", .test("BarStatementTests.documents", { try BarStatementTests().documents() })),
    SeedRow("S-016", .vector("S-016")),
    SeedRow(
      "S-017", .test("BarStatementTests.plainBackground", { try BarStatementTests().plainBackground() })),
    SeedRow("S-018", .vector("S-018")),
    SeedRow("S-019", .test("ContainerTests.positions", { ContainerTests().positions() })),
    SeedRow(
      "S-020",
      .test("BarStatementTests.attachedBackground", { try BarStatementTests().attachedBackground() }),
      .advice),
    SeedRow("S-021", .vector("S-021")),
    SeedRow("S-022", .vector("S-022")),
    SeedRow("S-023", .vector("S-023")),
    SeedRow(
      "S-024", .test("BarStatementTests.bottomBackground", { try BarStatementTests().bottomBackground() }),
      .rule("bar-background-stops-at-safe-area", "pay-bar-floats")),
    SeedRow("S-025", .vector("S-025")),
    SeedRow("S-026", .vector("S-026")),
    SeedRow("S-027", .vector("S-027")),
    SeedRow("S-028", .vector("S-028")),
    SeedRow("S-029", preferences),
    SeedRow("S-030", preferences),
    SeedRow("S-031", .vector("S-009"), .vector("S-010"), .rule("masonry-bare-safe-area-guide", "edges.m")),
    SeedRow("S-032", .vector("LMV-15"), .vector("LMV-16")),
  ]

  private static let articlesOneAndTwo: [SeedRow] = [
    SeedRow(
      "S-101", .test("StatementTests.guidesOfTwoViews", { try StatementTests().guidesOfTwoViews() }), .advice),
    SeedRow("S-102", .vector("S-102")),
    SeedRow("S-103", .vector("SA-W02"), .vector("SA-W03")),
    SeedRow("S-104", .vector("SAP-20"), .test("LifeTests.pages", { try LifeTests().pages() })),
    SeedRow(
      "S-105",
      .test("StatementTests.callbacksOfOldSystems", { try StatementTests().callbacksOfOldSystems() }),
      .advice),
    SeedRow("S-106", .vector("S-106"), .vector("NAV-18"), .vector("NAV-01")),
    SeedRow("S-107", .vector("S-107")),
    SeedRow("S-108", .vector("S-108")),
    SeedRow("S-201", .vector("S-201")),
    SeedRow("S-202", .vector("S-202")),
    SeedRow(
      "S-203",
      .test("LifeTests.loops", { for kind in LifeTests.loopKinds { try LifeTests().loops(kind) } })),
    SeedRow("S-204", .rule("device-size-check", "identifier-with-a-length.swift.txt")),
  ]

  private static let articleThree: [SeedRow] = [
    SeedRow(
      "S-301", .rule("device-size-check", "size-of-a-mode.m"), .rule("device-size-check", "list-of-sizes.m")),
    SeedRow(
      "S-302", .vector("SA-W02"), .vector("SA-W04"), .vector("TAB-01"), .vector("TAB-02"),
      .rule("top-bar-height-constant", "frame-of-a-veil.m"), .rule("bottom-bar-height-constant", "dock.m"),
      .rule("status-bar-height-constant", "equal-to-44.swift.txt")),
    SeedRow("S-303", .vector("S-303")),
    SeedRow("S-304", .vector("NAV-24"), .vector("S-313")),
    SeedRow("S-305", .rule("bar-private-subviews", "class-names.swift.txt")),
    SeedRow("S-306", .vector("S-306")),
    SeedRow("S-307", .test("ContainerTests.largeTitles", { try ContainerTests().largeTitles() })),
    SeedRow("S-308", .test("ContainerTests.search", { try ContainerTests().search() })),
    SeedRow("S-309", .test("BarStatementTests.barByHand", { try BarStatementTests().barByHand() })),
    SeedRow(
      "S-310", .test("BarStatementTests.constraintsInItems", { try BarStatementTests().constraintsInItems() })
    ),
    SeedRow("S-311", .test("ContainerTests.customViews", { try ContainerTests().customViews() })),
    SeedRow(
      "S-312", .test("ContainerTests.negativeSpace", { ContainerTests().negativeSpace() }),
      .rule("negative-bar-spacer", "swift.swift.txt")),
    SeedRow("S-313", .vector("S-313")),
    SeedRow("S-314", .test("ContainerTests.contentMargins", { try ContainerTests().contentMargins() })),
    SeedRow("S-315", .vector("S-315")),
    SeedRow("S-316", .vector("S-316")),
    SeedRow("S-317", .vector("S-317")),
    SeedRow("S-318", .rule("back-title-offset-hack", "swift.swift.txt")),
    SeedRow("S-319", .vector("LMV-07"), .vector("LMV-14")),
    SeedRow("S-320", .vector("S-320")),
    SeedRow(
      "S-321", .vector("LMV-08"), .vector("LMV-09"), .vector("LMV-10"),
      .test("GuideTests.oldMargins", { try GuideTests().oldMargins() })),
    SeedRow(
      "S-322", .vector("TAB-16"), .vector("TAB-17"), .vector("SCR-10"),
      .rule("global-inset-adjustment-never", "swift.swift.txt")),
    SeedRow(
      "S-323", .test("ListTests.headerHeights", { try ListTests().headerHeights() }),
      .rule("table-header-height-without-view", "automatic.swift.txt")),
    SeedRow("S-324", .vector("NAV-18"), .vector("NAV-19"), .vector("NAV-20"), .vector("SAP-23")),
    SeedRow(
      "S-325", .vector("SAP-13"), .vector("SAP-20"),
      .test("LifeTests.orderOfOneView", { try LifeTests().orderOfOneView() })),
    SeedRow("S-326", insetsInTime, .rule("safe-area-read-too-early", "message.m")),
    SeedRow(
      "S-327", .vector("SCR-01"), .vector("SCR-04"), .vector("SCR-07"), .vector("SCR-10"),
      .test("ScrollTests.callbacks", { try ScrollTests().callbacks() })),
    SeedRow(
      "S-328", .vector("S-328"), .test("ListTests.estimates", { try ListTests().estimates() }),
      .test("ListFlowTests.observed", { try ListFlowTests().observed() })),
    SeedRow(
      "S-329", .test("ListTests.withoutEstimates", { try ListTests().withoutEstimates() }),
      .test("ListFlowTests.observed", { try ListFlowTests().observed() }),
      .rule("refresh-offset-uses-contentinset", "sum.m")),
    SeedRow(
      "S-330", .test("BarStatementTests.separators", { BarStatementTests().separators() }),
      .test("ListTests.separators", { try ListTests().separators() })),
    SeedRow(
      "S-331", .vector("TBL-24"), .vector("S-343"),
      .test("ListTests.separators", { try ListTests().separators() }),
      .test("BarStatementTests.headersInLandscape", { try BarStatementTests().headersInLandscape() })),
    SeedRow(
      "S-332", .test("ListTests.swipes", { ListTests().swipes() }),
      .test("ListFlowTests.swipes", { try ListFlowTests().swipes() }),
      .test("ListFlowTests.oldActions", { try ListFlowTests().oldActions() })),
    SeedRow(
      "S-333", .vector("TAB-08"),
      .test("BarStatementTests.landscapeItems", { try BarStatementTests().landscapeItems() })),
  ]

  private static let articleThreeOnScreens: [SeedRow] = [
    SeedRow("S-334", .rule("plist-photo-add-usage-missing", "creation-request")),
    SeedRow("S-335", pictures, .advice),
    SeedRow(
      "S-336", .vector("S-336"), .test("StatementTests.letterbox", { try StatementTests().letterbox() }),
      .rule("launch-screen-missing", "no-launch-screen")),
    SeedRow("S-337", .test("StatementTests.launchImages", { StatementTests().launchImages() })),
    SeedRow("S-338", calls, .advice),
    SeedRow("S-339", .vector("S-339")),
    SeedRow(
      "S-340", .rule("top-bar-height-constant", "model-chooses-in-a-macro.m"),
      .rule("bottom-bar-height-constant", "model-chooses.m")),
    SeedRow(
      "S-341", .rule("content-outside-safe-sides", "row-in-landscape"),
      .rule("content-outside-safe-sides", "button-past-the-notch"), .advice),
    SeedRow("S-342", .vector("S-342"), .rule("kvc-status-bar", "objective-c.m")),
    SeedRow("S-343", .vector("S-343"), .rule("cell-subview-outside-contentview", "avatar.swift.txt")),
    SeedRow("S-344", .advice),
    SeedRow("S-345", .test("StatementTests.keyboards", { try StatementTests().keyboards() }), .advice),
    SeedRow("S-346", .rule("export-options-profiles", "manual")),
  ]

  private static let articleFour: [SeedRow] = [
    SeedRow("S-401", .vector("NAV-02"), .vector("TAB-02"), .vector("TAB-16")),
    SeedRow("S-402", .vector("LMV-03"), .vector("LMV-04")),
    SeedRow("S-403", calls, .rule("status-bar-height-constant", "call-bar.m")),
    SeedRow("S-404", .advice),
    SeedRow("S-405", .advice),
    SeedRow(
      "S-406", .test("ColorTests.wide", { ColorTests().wide() }),
      .rule("plist-faceid-usage-missing", "no-key"),
      .advice),
  ]

  /// Without the library the test shows nothing.
  private static var pictures: Evidence {
    SystemLibrary.heif.isInstalled
      ? .test("PictureFileTests.heicIsRead", { try PictureFileTests().heicIsRead() }) : .advice
  }
  private static var calls: Evidence { .test("StatementTests.calls", { try StatementTests().calls() }) }
  private static var preferences: Evidence {
    .test("StatementTests.preferences", { try StatementTests().preferences() })
  }
  private static var insetsInTime: Evidence {
    .test("StatementTests.insetsInTime", { try StatementTests().insetsInTime() })
  }
}

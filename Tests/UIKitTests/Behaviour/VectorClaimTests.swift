import Testing

/// Vectors that no test builds, with the reason.
enum VectorExceptions {
  static let reasons: [String: String] = [
    "TV-25": "out of scope: a list made with SwiftUI; it is the evidence of N-027 for navigation bar items"
  ]
}

/// Every vector is shown by a test or named as an exception; nothing is claimed that does not exist.
@Suite("Vectors claimed") @MainActor
struct VectorClaimTests {
  private var claims: [(suite: String, ids: [String])] {
    func ids(_ scenarios: Scenarios) -> [String] { Array(scenarios.byID.keys) }
    return [
      ("SafeAreaVectorTests", ids(SafeAreaVectorTests.scenarios)),
      ("MarginVectorTests", ids(MarginVectorTests.scenarios)),
      ("NavigationBarVectorTests", ids(NavigationBarVectorTests.scenarios)),
      ("TabBarVectorTests", ids(TabBarVectorTests.scenarios)),
      ("ScrollVectorTests", ids(ScrollVectorTests.scenarios)),
      ("TableVectorTests", ids(TableVectorTests.scenarios)),
      ("SeedVectorTests", ids(SeedVectorTests.scenarios)),
      ("StackVectorTests", ids(StackVectorTests.scenarios)),
      ("AutoLayoutVectorTests", ids(AutoLayoutVectorTests.scenarios) + ids(AutoLayoutVectorTests.masks)),
      ("ConflictVectorTests", ids(ConflictVectorTests.scenarios)),
      ("TreeVectorTests", ids(TreeVectorTests.scenarios)),
      ("ControlVectorTests", ids(ControlVectorTests.controls) + ids(ControlVectorTests.texts)),
      ("RecordedTreeVectorTests", RecordedTree.all.map(\.id)),
      (
        "GlassBarVectorTests",
        ids(GlassBarVectorTests.navigationBars) + ids(GlassBarVectorTests.searches)
          + ids(GlassBarVectorTests.tabBars) + ids(GlassBarVectorTests.toolbars)
      ),
      ("GlassSheetVectorTests", ids(GlassSheetVectorTests.scenarios)),
      ("GlassTableVectorTests", ids(GlassTableVectorTests.scenarios)),
      (
        "GlassDeviceVectorTests",
        ids(GlassDeviceVectorTests.devices) + ids(GlassDeviceVectorTests.views)
          + ids(GlassDeviceVectorTests.controls)
      ),
    ]
  }

  @Test("every vector is claimed once or is an exception")
  func all() {
    let known = Vectors.general.map(\.id) + Vectors.ios26.map(\.id)
    let recorded = RecordedTree.all.map(\.id)
    #expect(known.count == 443 + 149)
    #expect(recorded.count == 195)
    #expect(Set(known).count == known.count)
    let claimed = claims.flatMap(\.ids)
    let unclaimed = (known + recorded).filter { !claimed.contains($0) && VectorExceptions.reasons[$0] == nil }
    #expect(unclaimed == [], "no test shows \(unclaimed.joined(separator: ", "))")
    let twice = Dictionary(grouping: claimed) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [], "claimed twice: \(twice.joined(separator: ", "))")
    let strange = Set(claimed).union(VectorExceptions.reasons.keys).subtracting(known).subtracting(recorded)
    #expect(strange.sorted() == [], "no such vector: \(strange.sorted().joined(separator: ", "))")
    let both = claimed.filter { VectorExceptions.reasons[$0] != nil }
    #expect(both == [], "claimed and an exception: \(both.joined(separator: ", "))")
  }

  @Test("what is known to be wrong names a vector that is tested")
  func knownWrong() {
    for scenarios in [
      SafeAreaVectorTests.scenarios, MarginVectorTests.scenarios, NavigationBarVectorTests.scenarios,
      TabBarVectorTests.scenarios, ScrollVectorTests.scenarios, TableVectorTests.scenarios,
      SeedVectorTests.scenarios, StackVectorTests.scenarios, AutoLayoutVectorTests.scenarios,
      ConflictVectorTests.scenarios, TreeVectorTests.scenarios, ControlVectorTests.controls,
      ControlVectorTests.texts, GlassBarVectorTests.navigationBars, GlassBarVectorTests.searches,
      GlassBarVectorTests.tabBars, GlassBarVectorTests.toolbars, GlassSheetVectorTests.scenarios,
      GlassTableVectorTests.scenarios, GlassDeviceVectorTests.devices, GlassDeviceVectorTests.views,
      GlassDeviceVectorTests.controls,
    ] {
      for id in scenarios.knownWrong.keys { #expect(scenarios.byID[id] != nil, "\(id)") }
    }
    let recorded = Set(RecordedTree.all.map(\.id))
    for id in RecordedTree.knownWrong.keys { #expect(recorded.contains(id), "\(id)") }
  }
}

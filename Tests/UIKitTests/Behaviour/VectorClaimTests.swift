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

  @Test("vectors of confidence A hold, those of B are told apart")
  func confidence() {
    let all = Vectors.general + Vectors.ios26
    let wrong = Self.scenarios.reduce(into: [String: String]()) {
      $0.merge($1.knownWrong) { first, _ in first }
    }
    var lines: [String] = []
    for (file, vectors) in [("vectors.json", Vectors.general), ("ios26_vectors.json", Vectors.ios26)] {
      let areas = Dictionary(grouping: vectors) { $0.area ?? $0.kind ?? "" }
      for (area, members) in areas.sorted(by: { $0.key < $1.key }) {
        let counts = ["A", "B", "C"].compactMap { letter -> String? in
          let of = members.filter { $0.confidence.hasPrefix(letter) }
          let failing = of.filter { wrong[$0.id] != nil }.map(\.id)
          let known = failing.isEmpty ? "" : " but \(failing.joined(separator: " "))"
          return of.isEmpty ? nil : "\(letter) \(of.count)\(known)"
        }
        lines.append("\(file)  \(area)  \(counts.joined(separator: ", "))")
      }
    }
    print((["vectors that hold, by confidence"] + lines).joined(separator: "\n"))
    let wrongA = Set(all.filter { $0.confidence.hasPrefix("A") && wrong[$0.id] != nil }.map(\.id))
    #expect(wrongA == [], "of confidence A, but different: \(wrongA.sorted().joined(separator: ", "))")
    let areas: Set = [
      "safe-area", "bars", "scroll", "table", "margins", "seed", "stack", "autolayout", "tree",
    ]
    #expect(!all.contains { areas.contains($0.area ?? "") && wrong[$0.id] != nil })
    #expect(all.allSatisfy { ["A", "B", "C"].contains($0.confidence.prefix(1)) })
  }

  private static let scenarios = [
    SafeAreaVectorTests.scenarios, MarginVectorTests.scenarios, NavigationBarVectorTests.scenarios,
    TabBarVectorTests.scenarios, ScrollVectorTests.scenarios, TableVectorTests.scenarios,
    SeedVectorTests.scenarios, StackVectorTests.scenarios, AutoLayoutVectorTests.scenarios,
    ConflictVectorTests.scenarios, TreeVectorTests.scenarios, ControlVectorTests.controls,
    ControlVectorTests.texts, GlassBarVectorTests.navigationBars, GlassBarVectorTests.searches,
    GlassBarVectorTests.tabBars, GlassBarVectorTests.toolbars, GlassSheetVectorTests.scenarios,
    GlassTableVectorTests.scenarios, GlassDeviceVectorTests.devices, GlassDeviceVectorTests.views,
    GlassDeviceVectorTests.controls,
  ]

  @Test("what is known to be wrong names a vector that is tested")
  func knownWrong() {
    for scenarios in Self.scenarios {
      for id in scenarios.knownWrong.keys { #expect(scenarios.byID[id] != nil, "\(id)") }
    }
    let recorded = Set(RecordedTree.all.map(\.id))
    for id in RecordedTree.knownWrong.keys { #expect(recorded.contains(id), "\(id)") }
  }
}

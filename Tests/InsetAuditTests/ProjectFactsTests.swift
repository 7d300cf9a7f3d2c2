import InsetAudit
import InsetDevices
import Testing

@Suite struct ProjectFactsTests {
  private let portrait = TestCanvases.named("iPhone X, portrait")!
  private let landscape = TestCanvases.named("iPhone X, landscape left")!
  private let pad = TestCanvases.named("iPad Pro 11-inch, portrait")!

  @Test func unknownFactsAllowAll() {
    for canvas in TestCanvases.all { #expect(ProjectFacts().allow(canvas)) }
  }

  @Test func orientationsHold() {
    let facts = ProjectFacts(orientations: [.portrait])
    #expect(facts.allow(portrait))
    #expect(!facts.allow(landscape))
  }

  @Test func iPadsHaveTheirOwnOrientations() {
    let facts = ProjectFacts(orientations: [.landscapeLeft], padOrientations: [.portrait])
    #expect(!facts.allow(portrait))
    #expect(facts.allow(pad))
  }

  @Test func familiesHold() {
    let facts = ProjectFacts(deviceFamilies: [.phone])
    #expect(facts.allow(portrait))
    #expect(!facts.allow(pad))
  }

  @Test func fullScreenAppsHaveNoWindowsOnAnIPad() {
    var window = pad
    window.pose = .window
    #expect(ProjectFacts().allow(window))
    #expect(!ProjectFacts(requiresFullScreen: true).allow(window))
  }
}

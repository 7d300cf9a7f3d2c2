import InsetDevices
import Testing

@Suite("Devices in words") struct DeviceWordsTests {
  private let all = Canvas.standardSet
  private let words = DeviceWords(checked: Canvas.standardSet)
  private func phrase(_ isShown: (Canvas) -> Bool) -> String {
    words.phrase(showing: all.filter(isShown).map(\.name))
  }

  @Test("groups that people use")
  func groups() {
    #expect(phrase { _ in true } == "every canvas")
    #expect(phrase { _ in false } == "no canvas")
    #expect(
      phrase { $0.groups.contains("home-indicator-iphones") && !$0.isLandscape }
        == "every iPhone with a home indicator, portrait")
    #expect(
      phrase { $0.groups.contains("island-iphones") && $0.isLandscape }
        == "every iPhone with a Dynamic Island, landscape")
    #expect(phrase { $0.groups.contains("notch-iphones") } == "every iPhone with a notch")
    #expect(phrase { $0.groups.contains("home-button-iphones") } == "every iPhone with a home button")
    #expect(phrase(\.isLandscape) == "every canvas, landscape")
    #expect(
      phrase { $0.groups.contains("island-iphones") && $0.pose == .landscapeLeft }
        == "every iPhone with a Dynamic Island, landscape left")
  }

  @Test("groups of which not every screen was looked at get a plain plural")
  func incompleteGroups() {
    #expect(phrase { $0.idiom == .pad } == "iPads")
    #expect(phrase { $0.groups.contains("ipads-home-button") } == "iPads with a home button")
    let checked = Canvas.quickSet
    let shown = checked.filter { $0.groups.contains("home-indicator-iphones") }
    #expect(DeviceWords.phrase(showing: shown, of: checked) == "iPhones with a home indicator")
  }

  @Test("two groups")
  func unions() {
    #expect(
      phrase { $0.safeAreaInsets.bottom > 0 }
        == "every iPhone with a home indicator; iPads with a home indicator")
  }

  @Test("few canvases are counted and named")
  func few() {
    let count = all.count
    #expect(phrase { $0.name == "iPhone X, portrait" } == "1 of \(count) canvases: iPhone X, portrait")
    #expect(phrase { $0.device == "iPhone X" } == "3 of \(count) canvases: iPhone X")
    let small = phrase { $0.idiom == .phone && $0.size.width < 380 }
    #expect(small.hasPrefix("5 of \(count) canvases: iPhone 4s, portrait; "))
    #expect(small.hasSuffix("; and 2 more"))
  }

  @Test("one device does not make a group")
  func oneDevice() {
    let checked = ["iPhone X", "iPhone 8"].flatMap { Canvas.matching($0) ?? [] }
    let shown = checked.filter { $0.device == "iPhone X" && $0.pose == .portrait }
    #expect(DeviceWords.phrase(showing: shown, of: checked) == "1 of 6 canvases: iPhone X, portrait")
    #expect(DeviceWords.phrase(showing: shown, of: shown) == "iPhone X, portrait")
    #expect(DeviceWords(checked: shown).phrase(showing: ["not there"]) == "no canvas")
  }

  @Test(
    "one missing canvas takes the word every away",
    arguments: [
      "notch-iphones", "island-iphones", "home-button-iphones", "home-indicator-iphones", "iphones",
    ])
  func neverMoreThanTrue(group: String) {
    let whole = phrase { $0.groups.contains(group) }
    #expect(whole.hasPrefix("every "))
    for missing in all where missing.groups.contains(group) {
      let rest = phrase { $0.groups.contains(group) && $0.name != missing.name }
      // Where the phrase names groups, it must not name the whole one.
      #expect(!rest.split(separator: "; ").contains { $0.hasSuffix(whole) }, "\(rest)")
    }
  }

  @Test("a phrase's group names hold exactly the canvases shown, for all pairs of a group and a pose")
  func exactness() {
    let poses: [(String, (Canvas) -> Bool)] = [
      (", portrait", { !$0.isLandscape }), (", landscape left", { $0.pose == .landscapeLeft }),
      (", landscape right", { $0.pose == .landscapeRight }),
    ]
    for group in ["notch-iphones", "island-iphones", "home-button-iphones"] {
      for (suffix, filter) in poses {
        let words = phrase { $0.groups.contains(group) && filter($0) }
        #expect(words.hasPrefix("every iPhone with a "))
        #expect(words.hasSuffix(suffix), "\(words)")
      }
    }
  }
}

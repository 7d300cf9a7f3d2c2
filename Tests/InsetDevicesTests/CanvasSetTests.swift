import InsetDevices
import Testing

@Suite("Sets of canvases") struct CanvasSetTests {
  @Test("the standard set covers each iPhone screen in portrait and both landscapes")
  func standardSet() {
    let set = Canvas.standardSet
    #expect(Set(set.map(\.name)).count == set.count)
    for devices in DeviceCatalogue.screenClasses {
      guard let device = devices.first(where: \.isRepresentative), !device.isPad, device.standIn == nil else {
        continue
      }
      let poses = Set(set.filter { $0.device == device.name }.map(\.pose))
      #expect(poses == [.portrait, .landscapeLeft, .landscapeRight], "\(device.name)")
    }
    #expect(set.contains { $0.groups.contains("ipads-home-button") && $0.isLandscape })
    #expect(set.contains { $0.groups.contains("ipads-home-indicator") && !$0.isLandscape })
    #expect(set.filter { $0.device == "iPhone Duo" }.count == 5)
    #expect(set.contains { $0.safeAreaInsets.top == 70 && $0.safeAreaInsets.bottom == 40 })
    #expect(Set(set.map(\.layoutKey)).count < set.count)
    // Both looks of the bars are there, on housings and on home buttons.
    for group in ["home-button-iphones", "island-iphones", "notch-iphones", "ipads"] {
      let heights = Set(set.filter { $0.groups.contains(group) }.map { $0.metrics.navigationBarHeight < 54 })
      #expect(heights == [true, false], "\(group)")
    }
  }

  @Test("the quick set is a part of the standard set with every kind of inset")
  func quickSet() {
    let names = Set(Canvas.standardSet.map(\.name))
    #expect(Canvas.quickSet.count == 13)
    #expect(Canvas.quickSet.allSatisfy { names.contains($0.name) })
    #expect(Canvas.quickSet.contains { $0.safeAreaInsets == .zero })
    #expect(Canvas.quickSet.contains { $0.safeAreaInsets.left != $0.safeAreaInsets.right })
  }

  @Test("the two landscapes of a phone share a layout, other canvases do not")
  func layoutKeys() {
    func canvas(_ name: String) -> Canvas? { Canvas.standardSet.first { $0.name == name } }
    let left = canvas("iPhone X, landscape left")
    #expect(left != nil)
    #expect(left?.layoutKey == canvas("iPhone X, landscape right")?.layoutKey)
    #expect(left?.layoutKey != canvas("iPhone X, portrait")?.layoutKey)
    let outer = canvas("iPhone Duo outer, landscape left")
    #expect(outer?.layoutKey != canvas("iPhone Duo outer, landscape right")?.layoutKey)
  }

  @Test("invented canvases")
  func invented() {
    let window = Canvas.window(width: 402, height: 640)
    #expect(window.size == Size(width: 402, height: 640))
    #expect(window.horizontalSizeClass == .compact)
    #expect(window.safeAreaInsets == Insets(top: 10, bottom: 10))
    #expect(Canvas.window(width: 1092, height: 700).horizontalSizeClass == .regular)
    #expect(Canvas.future(.portrait).safeAreaInsets == Insets(top: 70, bottom: 40))
    #expect(Canvas.future(.landscapeRight).safeAreaInsets.left == 70)
    let strip = Canvas.future(.landscapeRight, sideStrip: true)
    #expect(strip.safeAreaInsets.left == 0)
    #expect(strip.safeAreaInsets.right == 90)
    #expect(Canvas.future(.landscapeLeft, sideStrip: true).safeAreaInsets.left == 90)
  }

  @Test("words of the user")
  func matching() {
    #expect(Canvas.matching("all") == Canvas.standardSet)
    #expect(
      Canvas.matching("island-iphones:portrait")?.map(\.isLandscape) == Array(repeating: false, count: 5))
    #expect(Canvas.matching("iphone x")?.count == 3)
    #expect(Canvas.matching("iphone x:landscape")?.count == 2)
    #expect(Canvas.matching("iPhone Duo")?.count == 6)
    #expect(Canvas.matching("402x640")?.first?.size == Size(width: 402, height: 640))
    #expect(Canvas.matching("future")?.count == 4)
    for word in ["", ":", "iphone x:sideways", "0x10", "1e9x1e9", "x", "axb", "-5x10", "nanx10"] {
      let matched = Canvas.matching(word)
      // The letter x alone is a short name of iPhone X.
      #expect((matched == nil) == (word != "x"), "\(word)")
    }
  }
}

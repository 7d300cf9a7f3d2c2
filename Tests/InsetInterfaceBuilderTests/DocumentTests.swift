import InsetDiagnostics
import InsetInterfaceBuilder
import Testing

@Suite struct DocumentTests {
  let document = read(sampleStoryboard)

  @Test func factsOfTheDocumentElement() {
    #expect(document.toolsVersion == 21507)
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(!document.isLaunchScreen && document.isStoryboard && document.isCocoaTouch)
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.initialViewController == "nav-00-001")
    #expect(document.place == Place(file: "Main.storyboard", line: 2, column: 1))
  }

  @Test func theDevice() {
    let device = DeviceReference(id: "retina6_12", orientation: .landscape, appearance: "light")
    #expect(document.device == device)
    #expect(read("<document/>").device == nil)
    let old = read(
      "<document><device id=\"ipad9_7\" orientation=\"portrait\"><adaptation id=\"splitview2_3\"/></device></document>"
    )
    #expect(old.device == DeviceReference(id: "ipad9_7", layout: "splitview2_3"))
    let full = read("<document><device id=\"x\"><adaptation id=\"fullscreen\"/></device></document>")
    #expect(full.device?.layout == "fullscreen")
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", true), ("iOS.CocoaTouch.iPad", true), ("MacOSX.Cocoa", false),
    ("watchKit", false), ("AppleTV", false),
  ])
  func otherSystemsAreToldApart(runtime: String, isCocoaTouch: Bool) {
    #expect(read("<document targetRuntime=\"\(runtime)\"/>").isCocoaTouch == isCocoaTouch)
  }

  @Test func scenes() throws {
    #expect(document.scenes.map(\.id) == ["sce-00-001", "sce-00-002", "sce-00-003"])
    #expect(document.scenes.map(\.comment) == ["Travel Journal", nil, nil])
    #expect(
      document.scenes.map { $0.controller?.id } == ["vcn-00-001", "nav-00-001", "mod-00-001"])
    let first = try #require(document.scenes.first)
    #expect(first.objects.map(\.name) == ["viewController", "placeholder", "view"])
    #expect(first.extraViews.map(\.id) == ["ext-00-001"])
    #expect(document.objects.isEmpty)
    #expect(first.controller?["title"] == "Café & Bar")
  }

  @Test func objectsOfAXib() {
    let xib = readInside(
      """
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pass">
          <connections><outlet property="view" destination="v" id="o"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"/><tapGestureRecognizer id="t"/>
      </objects>
      """)
    #expect(!xib.isStoryboard && xib.scenes.isEmpty)
    #expect(xib.objects.map(\.id) == ["-1", "-2", "v", "t"])
    #expect(xib.filesOwner?.customClass == "Pass")
    #expect(xib.ownersView?.id == "v")
    #expect(xib.objects.map(\.isView) == [false, false, true, false])
  }

  @Test func resources() throws {
    let hero = try #require(document.images["Hero"])
    #expect(hero.width == 390 && hero.height == 240)
    #expect(document.imageResources.map(\.isSystem) == [true, false])
    #expect(document.image(named: "star")?.size.width == 128)
    #expect(document.namedColors == ["Paper": ColorValue(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)])
  }

  @Test func edits() throws {
    let document = read("<document a=\"1\" b = 'x'><c/><d e=\"f\"/></document>")
    let root = try #require(document.root)
    func result(_ edits: [Edit]) -> String {
      String(decoding: document.applying(edits), as: UTF8.self)
    }
    #expect(
      result([root.settingAttribute("a", to: "<\"2\">")])
        == "<document a=\"&lt;&quot;2&quot;&gt;\" b = 'x'><c/><d e=\"f\"/></document>")
    let c = try #require(root.child("c"))
    let d = try #require(root.child("d"))
    let removal = try #require(d.removingAttribute("e"))
    #expect(d.removingAttribute("x") == nil)
    #expect(
      result([
        removal, c.settingAttribute("g", to: "h"), root.settingAttribute("k", to: "YES"),
        d.edit(0..<document.bytes.count, replacement: "overlaps"),
      ]) == "overlaps")
    #expect(
      result([removal, c.settingAttribute("g", to: "h"), root.settingAttribute("k", to: "YES")])
        == "<document a=\"1\" b = 'x' k=\"YES\"><c g=\"h\"/><d/></document>")
    #expect(result([c.edit(-1..<0, replacement: "x")]) == String(decoding: document.bytes, as: UTF8.self))
  }
}

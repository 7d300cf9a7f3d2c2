import Foundation
import InsetDevices
import InsetInterfaceBuilder
import Testing

@testable import UIKit

/// Colours of Display P3 and of asset catalogs keep their space. // S-406
@Suite("Colours") struct ColorTests {
  @Test("S-406: colours of Display P3 are wider than sRGB and stay what they are")
  func wide() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    // The figures that Apple's own conversion gives: 1.0931, −0.2267, −0.1501.
    #expect(abs(red.red - 1.0931) < 0.001)
    #expect(abs(red.green + 0.2267) < 0.001)
    #expect(abs(red.blue + 0.1501) < 0.001)
    #expect(red.hexadecimal == "#FF0000FF@p3(1,0,0)")
    #expect(red.withAlphaComponent(0.5).hexadecimal == "#FF000080@p3(1,0,0)")
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
    #expect(white.hexadecimal == "#FFFFFFFF@p3(1,1,1)")
    #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).hexadecimal == "#FF8000FF")
    let broken = UIColor(displayP3Red: .nan, green: .infinity, blue: -9, alpha: 1)
    #expect(broken.displayP3 == [0, 0, -1])
  }

  @MainActor @Test("a document's colour, by value and by name, keeps its space")
  func documents() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews>
            <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
              <color key="backgroundColor" red="1" green="0.149" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></view>
            <view id="b"><rect key="frame" x="0" y="0" width="10" height="10"/>
              <color key="backgroundColor" name="Leaf"/></view>
            <view id="c"><rect key="frame" x="0" y="0" width="10" height="10"/>
              <color key="backgroundColor" red="1" green="0.149" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
          </subviews></view></objects>
        <resources><namedColor name="Leaf"><color red="0" green="1" blue="0.25" alpha="0.5" colorSpace="custom"
          customColorSpace="displayP3"/></namedColor></resources>
      </document>
      """
    var loader = ScreenLoader(Document(bytes: Array(text.utf8), path: "View.xib"))
    let colors = loader.screensOnSavedCanvas().flatMap { $0.root.subviews.map(\.backgroundColor) }
    #expect(colors == ["#FF0000FF@p3(1,0.149,0)", "#00FF0080@p3(0,1,0.25)", "#FF2600FF"])
  }

  private func set(_ space: String, _ red: String, _ green: String, _ blue: String) -> Data {
    Data(
      """
      {"colors": [{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "color": {"color-space": "\(space)",
        "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}],
        "info": {"version": 1, "author": "xcode"}}
      """.utf8)
  }

  @Test("colour sets: numbers of all kinds, the space, and colours of the system")
  func sets() {
    #expect(
      ColorSet.color(set("srgb", "0x80", "0.500", "255")) == ColorValue(red: 128.0 / 255, green: 0.5, blue: 1)
    )
    #expect(ColorSet.color(set("srgb", "128", "0.5", "1"))?.hex == "#8080FFFF")
    let wide = ColorSet.color(set("display-p3", "1.000", "0.149", "0.000"))
    #expect(wide == ColorValue(red: 1, green: 0.149, blue: 0, space: .displayP3))
    let reference = Data(
      "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}]}".utf8)
    #expect(ColorSet.color(reference) == ColorValue.system(named: "systemBlueColor"))
    for data in [Data(), Data("[]".utf8), Data("{\"colors\": 5}".utf8), set("srgb", "red", "", "-")] {
      #expect(ColorSet.color(data) == nil)
    }
  }

  @Test("catalogs: names, namespaces, names that are taken twice")
  func catalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    func write(_ data: Data, _ path: String) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
      paths.append(url.path)
    }
    let catalog = "App/Assets.xcassets/"
    try write(set("display-p3", "1", "0", "0"), catalog + "Accent.colorset/Contents.json")
    try write(set("srgb", "0", "0", "1"), catalog + "Brand/Sea.colorset/Contents.json")
    try write(Data("{\"properties\": {\"provides-namespace\": true}}".utf8), catalog + "Brand/Contents.json")
    try write(set("srgb", "0", "1", "0"), catalog + "Plain/Leaf.colorset/Contents.json")
    try write(set("srgb", "0", "1", "0"), "Widget/Assets.xcassets/Leaf.colorset/Contents.json")
    try write(set("srgb", "0", "1", "0"), catalog + "Text.colorset/Contents.json")
    try write(set("srgb", "1", "1", "0"), "Widget/Assets.xcassets/Text.colorset/Contents.json")
    try write(Data("broken".utf8), catalog + "Bad.colorset/Contents.json")
    try write(Data(), "App/notes.json")
    let assets = ProjectAssets()
    assets.use(paths + [folder.path + "/nowhere.colorset/Contents.json"])
    #expect(assets.colors.keys.sorted() == ["Accent", "Brand/Sea", "Leaf"])
    #expect(assets.colors["Brand/Sea"] == ColorValue(red: 0, green: 0, blue: 1))
    #expect(UIColor(named: "a name that no project has") == nil)
  }
}

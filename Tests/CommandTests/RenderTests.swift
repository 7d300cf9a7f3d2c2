import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct RenderTests {
  @Test func picturesAreWellFormed() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocument.text, to: "Main.storyboard")
    let result = try Tool.run(
      "inset render --all --faults --safe-area --frames --output out Main.storyboard", in: folder.url)
    #expect(result.code == 0)
    let names = result.output.split(separator: "\n").map(String.init)
    #expect(names.count > 10)
    for name in names {
      let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
      let parser = XMLParser(data: data)
      #expect(parser.parse(), "\(name)")
      #expect(String(decoding: data.prefix(4), as: UTF8.self) == "<svg", "\(name)")
    }
    #expect(names.contains { $0.hasSuffix("iphone-x-landscape-left.svg") })
  }

  /// Two screens of one title make two files.
  @Test func picturesDoNotOverwriteEachOther() throws {
    let folder = try TemporaryFolder()
    let text = SampleDocument.text
    let second = text.replacingOccurrences(of: "id=\"screen\"", with: "id=\"other\"")
    let scene = try #require(second.range(of: "<scene ")).lowerBound
    let end = try #require(second.range(of: "</scene>")).upperBound
    try folder.write(
      text.replacingOccurrences(of: "</scenes>", with: second[scene..<end] + "</scenes>"),
      to: "Two.storyboard")
    let result = try Tool.run("inset render --output out Two.storyboard && ls out | wc -l", in: folder.url)
    #expect(result.output.split(separator: "\n").last?.trimmingCharacters(in: .whitespaces) == "2")
  }

  @Test func bitmaps() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocument.text, to: "Main.storyboard")
    let result = try Tool.run("inset render --png --output out Main.storyboard", in: folder.url)
    guard try Tool.run("command -v rsvg-convert", in: folder.url).code == 0 else {
      print("skipped: pictures as PNG (rsvg-convert is missing)")
      #expect(result.code == 2)
      #expect(result.errors.contains("PNG needs rsvg-convert"))
      return
    }
    #expect(result.code == 0)
    let name = try #require(result.output.split(separator: "\n").first)
    let data = try Data(contentsOf: folder.url.appendingPathComponent(String(name)))
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  /// Catalogs beside a document give its colours, and its images their size and look.
  @Test func catalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><imageView contentMode="scaleToFill" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" \
      id="leaf"><rect key="frame" x="20" y="100" width="9" height="9"/></imageView></subviews>
      <color key="backgroundColor" name="Sea"/>
      <constraints><constraint firstItem="leaf" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="100" id="k1"/><constraint firstItem="leaf" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="k2"/></constraints></view></objects>
      <resources><image name="leaf" width="9" height="9"/><namedColor name="Sea"><color red="1" green="0" blue="0" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
      </document>
      """, to: "UI/Main.xib")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34",
      "blue": "0x56", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/Sea.colorset/Contents.json")
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"leaf.svg\"}]}",
      to: "Assets.xcassets/leaf.imageset/Contents.json")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"12\"><path d=\"M0 0h9v9z\"/></svg>",
      to: "Assets.xcassets/leaf.imageset/leaf.svg")
    let result = try Tool.run("inset render --device 'iPhone X' --output out UI/Main.xib", in: folder.url)
    let name = try #require(result.output.split(separator: "\n").first)
    let picture = try String(contentsOf: folder.url.appendingPathComponent(String(name)), encoding: .utf8)
    #expect(picture.contains("fill=\"#123456\""))
    #expect(picture.contains("href=\"data:image/svg+xml;base64,"))
    #expect(picture.contains("translate(20 100) scale(30 12)"), "\(picture)")
  }
}

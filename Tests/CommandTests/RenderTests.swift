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
}

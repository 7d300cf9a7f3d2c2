import Foundation
import InsetDevices
import InsetInterfaceBuilder
import Testing

@testable import UIKit

@Suite("images of a project")
@MainActor
struct ProjectImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("inset-\(UUID().uuidString)").path

  private func write(_ bytes: [UInt8], _ path: String) throws -> String {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func write(_ text: String, _ path: String) throws -> String { try write(Array(text.utf8), path) }

  /// The beginning of a PNG file: signature and IHDR.
  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + four(13) + Array("IHDR".utf8) + four(width)
      + four(height) + [8, 6, 0, 0, 0]
  }

  @Test("the size of a picture, from the beginning of its file")
  func headers() {
    func size(_ bytes: [UInt8]) -> [Double]? { PictureHeader(bytes).map { [$0.width, $0.height] } }
    func size(_ text: String) -> [Double]? { size(Array(text.utf8)) }
    #expect(size(png(48, 32)) == [48, 32])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC2, 0, 11, 8, 0, 20, 1, 44, 3]
    #expect(size(jpeg) == [300, 20])
    #expect(size("%PDF-1.4\n<< /MediaBox [0 0 24.5 18] >>") == [24.5, 18])
    #expect(size("<?xml version='1.0'?><svg width=\"20px\" height='10' viewBox=\"0 0 1 1\">") == [20, 10])
    #expect(size("<svg viewBox=\"0 0 40,30\" fill=\"none\">") == [40, 30])
    for broken in ["", "%PDF /MediaBox [", "<svg>", "<svg width=\"100%\" height=\"1\">", "text"] {
      #expect(size(broken) == nil, "\(broken)")
    }
    #expect(size(Array(jpeg.prefix(12))) == nil)
    #expect(size(png(0, 5)) == nil)
  }

  @Test("sets and loose files: size in points, files, template")
  func images() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let assets = ProjectAssets()
    assets.use([
      try write(
        """
        {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png", "appearances": []}],
        "properties": {"template-rendering-intent": "template"}}
        """, "A.xcassets/heart.imageset/Contents.json"),
      try write(png(40, 30), "A.xcassets/heart.imageset/a@2x.png"),
      try write(png(60, 45), "A.xcassets/heart.imageset/a@3x.png"),
      try write(
        """
        {"images": [{"idiom": "iphone", "scale": "1x", "filename": "p.png"}, {"idiom": "ipad", "scale": "1x",
        "filename": "t.png"}]}
        """, "A.xcassets/both.imageset/Contents.json"),
      try write(png(10, 10), "A.xcassets/both.imageset/p.png"),
      try write(png(20, 20), "A.xcassets/both.imageset/t.png"),
      try write(png(88, 20), "Images/bar@2x.png"), try write(png(44, 10), "Images/bar.png"),
      try write("{}", "A.xcassets/empty.imageset/Contents.json"),
    ])
    let heart = assets.image(named: "heart")
    #expect(heart?.size == Size(width: 20, height: 15))
    #expect(heart?.isTemplate == true)
    #expect(heart?.files.map { $0.suffix(8) } == ["a@2x.png", "a@3x.png"])
    #expect(assets.image(named: "both")?.size == nil)
    #expect(assets.image(named: "bar")?.size == Size(width: 44, height: 10))
    #expect(assets.image(named: "bar.png") == assets.image(named: "bar"))
    #expect(assets.image(named: "empty") == nil)
    #expect(assets.image(named: "a@2x") == nil)
  }
}

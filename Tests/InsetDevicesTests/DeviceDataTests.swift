import Foundation
import Testing

@testable import InsetDevices

/// The checkout that the tests run from.
private let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

private func read(_ url: URL) throws -> JSONValue {
  try JSONValue(parsing: String(decoding: try Data(contentsOf: url), as: UTF8.self))
}

@Suite("Data/devices") struct DeviceDataTests {
  @Test("what is built in is what Data/devices says: else run `swift run inset-dev generate`")
  func isFresh() throws {
    let folder = packageRoot.appendingPathComponent("Data/devices")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.filter { $0.hasSuffix(".json") && $0 != "sources.json" && $0 != "rules.json" }
      .map { try read(folder.appendingPathComponent($0)) }
    let short = files.map { $0.withoutProvenance.withoutUnreadFigures.text }.joined(separator: "\n")
    #expect(CatalogueText.classes == short)
    #expect(FiguresText.classes == files.map(\.text).joined(separator: "\n"))
    #expect(FiguresText.sources == (try read(folder.appendingPathComponent("sources.json"))).text)
    #expect(FiguresText.rules == (try read(folder.appendingPathComponent("rules.json"))).text)
  }

  @Test("sanity rules: more than 11,000 comparisons, no problem")
  func checks() {
    let result = DeviceChecks.run()
    #expect(result.checks >= 11_000)
    #expect(result.problems == [])
  }

  @Test(
    "planted mistakes are found",
    arguments: [
      ("iPhone X", "\"landscape_left\":{\"top\":0,\"left\":44", "\"landscape_left\":{\"top\":0,\"left\":34"),
      ("iPhone X", "\"bottom\":21", "\"bottom\":24"), ("iPhone X", "\"w\":375", "\"w\":376"),
      ("iPhone X", "\"sources\":[\"IB\"]", "\"sources\":[]"),
      ("iPhone X", "\"sources\":[\"IB\"]", "\"sources\":[\"XX\"]"),
      ("iPhone X", "\"value\":\"faceID\"", "\"value\":\"touchID\""),
      ("iPhone X", "\"x\":83", "\"x\":93"),
      ("iPhone X", "\"large_title_portrait\":96", "\"large_title_portrait\":97"),
      ("iPhone 15", "\"y\":11,", "\"y\":12.5,"),
      ("iPhone 8", "\"name\":\"iPhone 8\"", "\"name\":\"iPhone 7\""),
      ("iPad (A16)", "\"portrait\":{\"top\":24", "\"portrait\":{\"top\":25"),
      ("iPhone Duo", "\"position\":475.5", "\"position\":476"),
    ])
  func plantedMistakes(device: String, right: String, wrong: String) throws {
    var documents = DeviceCatalogue.all.compactMap { DeviceFigures.documents[$0.name] }
    let index = try #require(documents.firstIndex { $0.name == device })
    let text = documents[index].text
    let range = try #require(text.range(of: right))
    documents[index] = try JSONValue(parsing: text.replacingCharacters(in: range, with: wrong))
    #expect(!DeviceChecks.run(documents: documents).problems.isEmpty)
  }

  private static let shared = packageRoot.appendingPathComponent("../shared/devices/devices.json")

  /// Oracle: the device list beside the project, where it is there. Rows that later measurements amend
  /// (iPhone Duo, and what iOS 26 and 27 brought) are compared in `DeviceCanvasTests`.
  @Test(
    "agrees with the device list beside the project",
    .enabled(if: FileManager.default.fileExists(atPath: shared.path), "no ../shared/devices: skipped"))
  func agreesWithList() throws {
    let list = try #require(try read(Self.shared)["devices"]?.array)
    #expect(list.count == DeviceCatalogue.all.count)
    var rows = 0
    for entry in list {
      let device = try #require(DeviceCatalogue.all.first { $0.name == entry.name }, "\(entry.name)")
      let identifiers = entry.figure("identifiers")?.array?.compactMap(\.string)
      #expect(identifiers == device.identifiers, "\(entry.name)")
      #expect(entry.figure("year")?.double.map { Int($0) } == device.year)
      #expect(entry.figure("ib_device_id")?.string == device.ibDeviceID)
      guard entry["displays"] == nil else { continue }
      #expect(entry.figure("points")?["w"]?.double == device.points.width)
      #expect(entry.figure("points")?["h"]?.double == device.points.height)
      #expect(entry.figure("scale")?.double == device.scale)
      #expect(entry.figure("corner_radius")?.double == device.cornerRadius)
      for row in entry["safe_area"]?.array ?? [] {
        let system = try #require(row["ios_from"]?.systemVersion)
        for (key, pose) in [
          ("portrait", Pose.portrait), ("landscape_left", .landscapeLeft),
          ("landscape_right", .landscapeRight),
        ] {
          let insets = try #require(device.canvas(pose, systemVersion: system)?.safeAreaInsets)
          let sides = [insets.top, insets.left, insets.bottom, insets.right]
          let expected = ["top", "left", "bottom", "right"].map { row[key]?[$0]?.double }
          #expect(expected == sides, "\(entry.name), iOS \(system), \(key)")
          rows += 1
        }
      }
    }
    #expect(rows > 300)
  }
}

@Suite("Reading JSON") struct JSONReaderTests {
  @Test("a document and its text")
  func roundTrip() throws {
    let text =
      #"{"a":[1,-2.5,1e3,true,false,null],"b":{"c":"\"\\\/\b\f\n\r\t\u00e9\ud83e\udd8a"},"d":[],"e":{}}"#
    let value = try JSONValue(parsing: " \n" + text + "\t")
    #expect(value["a"]?.array?.compactMap(\.double) == [1, -2.5, 1000])
    #expect(value["b"]?["c"]?.string == "\"\\/\u{8}\u{C}\n\r\té🦊")
    #expect(try JSONValue(parsing: value.text) == value)
    #expect(value.text.utf8.allSatisfy { $0 < 0x7F })
  }

  @Test(
    "what is no JSON gives an error and never a crash",
    arguments: [
      "", " ", "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{a:1}", "\"", "\"\\", "\"\\u",
      "\"\\u12",
      "\"\\x\"", "tru", "nul", "-", "1 2", "[1]]", "{\"a\" 1}", "+", "e", "1e999", "\u{0}",
      String(repeating: "[", count: 100_000),
    ])
  func malformed(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
  }

  @Test("every prefix of a document ends in an error or a value")
  func prefixes() {
    let text = String(FiguresText.classes.split(separator: "\n")[0].prefix(3000))
    for length in stride(from: 0, to: text.count, by: 61) {
      #expect(throws: JSONError.self) { try JSONValue(parsing: String(text.prefix(length))) }
    }
  }
}

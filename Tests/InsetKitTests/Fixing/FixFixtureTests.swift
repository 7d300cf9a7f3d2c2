import Foundation
import InsetDiagnostics
import Testing

@testable import InsetKit

/// A folder of `Fixtures/Fixes` is a test: a copy of `input` is mended as `inset fix` does, and must be `fixed` then,
/// byte for byte; once more, and nothing changes. Swift has `.txt` behind it, so that the formatter leaves it alone.
///
/// Oracle: the column "Automatic fix safe?" of the catalogue of faults, and where Interface Builder writes what in public
/// documents.
@MainActor @Suite struct FixFixtureTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Fixes")

  nonisolated static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
  }

  /// The files below a folder by their paths, without `.txt` behind Swift.
  private func files(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
    while let name = names.nextObject() as? String {
      let url = folder.appendingPathComponent(name)
      // What `TemporaryFolder` puts around a project.
      if name.hasPrefix(".git") { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue
      else {
        continue
      }
      files[name.hasSuffix(".swift.txt") ? String(name.dropLast(4)) : name] = try Data(contentsOf: url)
    }
    return files
  }

  @Test(arguments: names)
  func becomesWhatIsExpected(_ name: String) throws {
    let fixture = Self.folder.appendingPathComponent(name)
    let input = try files(fixture.appendingPathComponent("input"))
    let copy = try TemporaryFolder([:])
    for (path, data) in input {
      let url = URL(fileURLWithPath: copy.path).appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let run = FixRunner(Project(paths: [copy.path]), FixOptions()).run()
    #expect(run.files.allSatisfy { $0.failure == nil })
    let result = try files(URL(fileURLWithPath: copy.path))
    if ProcessInfo.processInfo.environment["INSET_UPDATE"] == "1" {
      let target = fixture.appendingPathComponent("fixed")
      for (path, data) in result {
        try data.write(to: target.appendingPathComponent(path.hasSuffix(".swift") ? path + ".txt" : path))
      }
      return
    }
    let expected = try files(fixture.appendingPathComponent("fixed"))
    #expect(result.keys.sorted() == expected.keys.sorted())
    for (path, data) in expected {
      #expect(
        result[path].map { String(decoding: $0, as: UTF8.self) } == String(decoding: data, as: UTF8.self),
        "\(path)")
    }
    if name.hasSuffix("-stays"), !name.hasPrefix("legacy-constraint") { #expect(result == input) }
    let again = FixRunner(Project(paths: [copy.path]), FixOptions()).run()
    #expect(again.files.allSatisfy { !$0.isChanged })
    #expect(try files(URL(fileURLWithPath: copy.path)) == result)
  }

  @Test func thereAreFixtures() { #expect(Self.names.count >= 18) }
}

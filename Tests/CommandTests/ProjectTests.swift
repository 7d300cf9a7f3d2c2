import Foundation
import Testing

/// A folder of `Projects` is a test: `command.txt` is run by a shell in a copy of `input`, and must write
/// `expected.txt` and end with the number in `code`; oracle: self. `INSET_UPDATE=1` rewrites both.
@Suite struct ProjectTests {
  private static let folder = Tool.root.appendingPathComponent("Tests/CommandTests/Projects")

  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
  }

  @Test(arguments: names)
  func writesWhatIsExpected(name: String) throws {
    let project = Self.folder.appendingPathComponent(name)
    let copy = try TemporaryFolder()
    let input = project.appendingPathComponent("input")
    let place = copy.url.appendingPathComponent("project")
    if FileManager.default.fileExists(atPath: input.path) {
      try FileManager.default.copyItem(at: input, to: place)
    } else {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let line = try String(contentsOf: project.appendingPathComponent("command.txt"), encoding: .utf8)
    let result = try Tool.run(line, in: place)
    var text = result.output
    if !result.errors.isEmpty { text += "--- standard error\n" + result.errors }
    text = text.replacingOccurrences(of: place.path, with: "PROJECT")
    let expected = project.appendingPathComponent("expected.txt")
    let code = project.appendingPathComponent("code")
    if ProcessInfo.processInfo.environment["INSET_UPDATE"] == "1" {
      try text.write(to: expected, atomically: true, encoding: .utf8)
      try "\(result.code)\n".write(to: code, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      try text == String(contentsOf: expected, encoding: .utf8),
      "INSET_UPDATE=1 rewrites it; look at the difference")
    #expect(try "\(result.code)\n" == String(contentsOf: code, encoding: .utf8))
  }

  /// Whatever a user does ends with 0, 1 or 2.
  @Test func codesAreThoseOfTheHelp() throws {
    for name in Self.names {
      let code = try String(contentsOf: Self.folder.appendingPathComponent(name + "/code"), encoding: .utf8)
      #expect(["0\n", "1\n", "2\n"].contains(code), "\(name)")
    }
    #expect(!Self.names.isEmpty)
  }
}

import Foundation
import Testing

/// What `inset fix` does to files when all is well, and when it cannot write. Oracle: a file is the old one or the new one.
@Suite struct FixTests {
  private static let input = Tool.root.appendingPathComponent(
    "Tests/CommandTests/Projects/fix-dry-run/input/Main.storyboard")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(try Data(contentsOf: Self.input), to: "Main.storyboard")
    return folder
  }

  private func run(_ line: String, in folder: TemporaryFolder) throws -> Tool.Result {
    try Tool.run(line, in: folder.url)
  }

  private func content(_ folder: TemporaryFolder, _ name: String = "Main.storyboard") throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test func aDryRunWritesNothingAndItsDiffIsThePatch() throws {
    let folder = try folder()
    let before = try content(folder)
    let dry = try run("inset fix --dry-run > ../$(basename $PWD).patch", in: folder)
    #expect(dry.code == 1)
    #expect(try content(folder) == before)
    #expect(try run("cp Main.storyboard Copy.xml && inset fix", in: folder).code == 0)
    guard try run("command -v patch", in: folder).code == 0 else {
      print("skipped: the program patch is not installed")
      return
    }
    let line =
      "cp Copy.xml old && mkdir p && cp Copy.xml p/Main.storyboard && cd p && "
      + "patch -p0 < ../../$(basename $(dirname $PWD)).patch && cmp Main.storyboard ../Main.storyboard; code=$?; "
      + "rm -f ../../$(basename $(dirname $PWD)).patch; exit $code"
    #expect(try run(line, in: folder).code == 0)
  }

  @Test func aSecondRunChangesNothing() throws {
    let folder = try folder()
    #expect(try run("inset fix", in: folder).code == 0)
    let after = try content(folder)
    let second = try run("inset fix", in: folder)
    #expect(second.code == 0)
    #expect(second.output == "0 faults mended in 0 files\n")
    #expect(try content(folder) == after)
  }

  @Test func aFileThatMayNotGrowStaysWhole() throws {
    let folder = try folder()
    let before = try content(folder)
    // Blocks of 512 or 1024 bytes: less than the document has.
    let result = try run("ulimit -f 2; inset fix", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains("not written: file too large; the file is as it was"))
    #expect(try content(folder) == before)
    #expect(try run("ls -A", in: folder).output == "Main.storyboard\n")
  }

  @Test func aReadOnlyFileStays() throws {
    let folder = try folder()
    let before = try content(folder)
    let result = try run("chmod 444 Main.storyboard; inset fix", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains("not written: it is read-only"))
    #expect(try content(folder) == before)
  }

  @Test func aReadOnlyFolderStays() throws {
    let folder = try folder()
    guard try run("test $(id -u) -ne 0", in: folder).code == 0 else {
      print("skipped: the superuser may write anywhere")
      return
    }
    let before = try content(folder)
    let result = try run("chmod 555 .; inset fix; code=$?; chmod 755 .; exit $code", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains("nothing can be written beside it"))
    #expect(try content(folder) == before)
  }

  /// Killed at any moment, a file is the old one or the new one.
  @Test func aKilledRunLeavesWholeFiles() throws {
    let folder = try folder()
    let old = try content(folder)
    #expect(
      try run("cp Main.storyboard old.xml && inset fix && mv Main.storyboard new.xml", in: folder).code == 0)
    let new = try content(folder, "new.xml")
    #expect(old != new)
    var seen: Set<Data> = []
    for step in 0..<40 {
      let delay = String(format: "%.3f", Double(step) * 0.005)
      _ = try run(
        "cp old.xml Main.storyboard; inset fix > /dev/null & sleep \(delay); kill -9 $!; wait; rm -f .Main*",
        in: folder)
      let now = try content(folder)
      #expect(now == old || now == new)
      seen.insert(now)
    }
    #expect(seen.contains(old))
  }

  @Test func linksAndPermissionsStay() throws {
    let folder = try folder()
    let line =
      "mkdir real && mv Main.storyboard real/ && chmod 640 real/Main.storyboard && "
      + "ln -s real/Main.storyboard Main.storyboard && inset fix Main.storyboard && test -L Main.storyboard && "
      + "grep -q useSafeAreas real/Main.storyboard && ls -l real"
    let result = try run(line, in: folder)
    #expect(result.code == 0)
    #expect(result.output.contains("-rw-r-----"))
  }
}

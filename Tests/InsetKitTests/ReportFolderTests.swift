import Foundation
import Testing

@testable import InsetKit

@Suite struct ReportFolderTests {
  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != ".git" }.sorted()
  }

  @Test func foldersAreMadeAndFilesReplaced() throws {
    let folder = try TemporaryFolder()
    try ReportFolder.write("one", named: "a.txt", to: folder.at("x/y//z/"))
    try ReportFolder.write("two", named: "a.txt", to: folder.at("x/y/z"))
    #expect(try String(contentsOfFile: folder.at("x/y/z/a.txt"), encoding: .utf8) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("x/y/z")) == ["a.txt"])
  }

  @Test func whatCannotBeWrittenLeavesAllAsItWas() throws {
    let folder = try TemporaryFolder(["file": "old", "taken/index.html/inside": ""])
    #expect(throws: ReportFolder.Failure.self) {
      try ReportFolder.write("new", named: "index.html", to: folder.at("file"))
    }
    // A folder has the name: the temporary file is taken away again.
    #expect(throws: ReportFolder.Failure.self) {
      try ReportFolder.write("new", named: "index.html", to: folder.at("taken"))
    }
    #expect(throws: ReportFolder.Failure.self) {
      try ReportFolder.write("new", named: String(repeating: "n", count: 300), to: folder.path)
    }
    #expect(throws: ReportFolder.Failure.self) { try ReportFolder.write("new", named: "a", to: "") }
    #expect(try names(folder) == ["file", "taken"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("taken")) == ["index.html"])
    #expect(try String(contentsOfFile: folder.at("file"), encoding: .utf8) == "old")
  }

  #if os(Linux)
    @Test func theReasonIsInTheSystemsWords() {
      #expect {
        try ReportFolder.write("new", named: "a", to: "/proc/none")
      } throws: { error in
        "\(error)" == "cannot write /proc/none/a: no such file or directory"
      }
    }
  #endif
}

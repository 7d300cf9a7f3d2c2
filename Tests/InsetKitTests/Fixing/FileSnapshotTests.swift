import Foundation
import Testing

@testable import InsetKit

/// Files are replaced whole or not at all. Oracle: the definition.
@Suite struct FileSnapshotTests {
  private func folder() throws -> TemporaryFolder { try TemporaryFolder(["a.txt": "old"]) }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    // What `TemporaryFolder` puts around a project is not counted.
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0 != ".git" }
  }

  @Test func permissionsStay() throws {
    let folder = try folder()
    let path = folder.path + "/a.txt"
    #expect(chmod(path, 0o640) == 0)
    try FileSnapshot(reading: path, limit: 100).replace(with: Array("new text".utf8))
    #expect(text(path) == "new text")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names(folder) == ["a.txt"])
  }

  @Test func linksStayLinks() throws {
    let folder = try folder()
    try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
    let link = folder.path + "/sub/link.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../a.txt")
    try FileSnapshot(reading: link, limit: 100).replace(with: Array("new".utf8))
    #expect(text(folder.path + "/a.txt") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../a.txt")
    #expect(try names(folder) == ["a.txt", "sub"])
  }

  @Test func whatChangedMeanwhileIsLeft() throws {
    let folder = try folder()
    let path = folder.path + "/a.txt"
    let snapshot = try FileSnapshot(reading: path, limit: 100)
    try "other".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(throws: FileSnapshot.Failure("it was changed meanwhile")) { try snapshot.replace(with: [65]) }
    #expect(text(path) == "other")
    // As long, at the same time: the content tells.
    let second = try FileSnapshot(reading: path, limit: 100)
    var status = stat()
    #expect(stat(path, &status) == 0)
    let file = try #require(fopen(path, "r+"))
    fputs("OTHER", file)
    fclose(file)
    #if canImport(Darwin)
      var times = [status.st_atimespec, status.st_mtimespec]
    #else
      var times = [status.st_atim, status.st_mtim]
    #endif
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    #expect(throws: FileSnapshot.Failure("it was changed meanwhile")) { try second.replace(with: [65]) }
    #expect(text(path) == "OTHER")
    #expect(try names(folder) == ["a.txt"])
  }

  @Test func readOnlyFilesAreLeft() throws {
    let folder = try folder()
    let path = folder.path + "/a.txt"
    #expect(chmod(path, 0o444) == 0)
    let snapshot = try FileSnapshot(reading: path, limit: 100)
    #expect(throws: FileSnapshot.Failure("it is read-only")) { try snapshot.replace(with: [65]) }
    #expect(text(path) == "old")
  }

  @Test func filesWithSeveralNamesAreLeft() throws {
    let folder = try folder()
    let path = folder.path + "/a.txt"
    #expect(link(path, folder.path + "/b.txt") == 0)
    let snapshot = try FileSnapshot(reading: path, limit: 100)
    #expect(throws: FileSnapshot.Failure.self) { try snapshot.replace(with: [65]) }
    #expect(text(path) == "old")
  }

  @Test func temporaryFilesOfOthersAreNotTouched() throws {
    let folder = try folder()
    let path = folder.path + "/a.txt"
    let other = folder.path + "/.a.txt.\(getpid())-0.tmp"
    try "mine".write(toFile: other, atomically: false, encoding: .utf8)
    try FileSnapshot(reading: path, limit: 100).replace(with: Array("new".utf8))
    #expect(text(path) == "new")
    #expect(text(other) == "mine")
  }

  @Test func whatIsNoFileIsNotRead() throws {
    let folder = try folder()
    #expect(throws: FileSnapshot.Failure.self) { try FileSnapshot(reading: folder.path, limit: 100) }
    #expect(throws: FileSnapshot.Failure.self) { try FileSnapshot(reading: folder.path + "/no", limit: 100) }
    #expect(throws: FileSnapshot.Failure.self) { try FileSnapshot(reading: folder.path + "/a.txt", limit: 2) }
    #expect(throws: FileSnapshot.Failure.self) { try FileSnapshot(reading: "/dev/null", limit: 100) }
  }
}

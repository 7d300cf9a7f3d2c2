import Foundation
import Testing

@testable import InsetKit

@MainActor @Suite struct ChangedFilesTests {
  /// A repository with a commit; nil, and a line, where git is missing.
  private func repository(_ files: [String: String]) throws -> TemporaryFolder? {
    let folder = try TemporaryFolder()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".git"))
    for (path, text) in files { try folder.write(text, to: path) }
    guard try git(folder, "init -q .") == 0 else {
      print("skipped: what changed since a commit (git is missing)")
      return nil
    }
    #expect(try git(folder, "add -A") == 0)
    #expect(try git(folder, "commit -qm first") == 0)
    return folder
  }

  @discardableResult private func git(_ folder: TemporaryFolder, _ words: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "git -c user.name=a -c user.email=a@b.c -c commit.gpgsign=false \(words)"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func files(_ folder: TemporaryFolder, since revision: String = "HEAD") throws -> [String] {
    let project = Project(paths: [folder.path])
    var options = CheckOptions()
    options.changed = try ChangedFiles(since: revision, project: project, paths: [folder.path])
    var documents: [String] = []
    for task in CheckPlan(project, options).tasks {
      if case .document(let task) = task { documents.append(folder.relative(task.path)) }
    }
    return documents
  }

  private let app = [
    "A.storyboard": Documents.faulty, "Sub Folder/B ü.storyboard": Documents.faulty,
    "Code.swift": "let isX = UIScreen.main.nativeBounds.height == 2436\n",
  ]

  @Test func onlyWhatChangedIsChecked() throws {
    guard let folder = try repository(app) else { return }
    #expect(try files(folder) == [])
    try folder.write(Documents.faulty + "\n", to: "Sub Folder/B ü.storyboard")
    try folder.write(Documents.faulty, to: "New.storyboard")
    #expect(try files(folder) == ["New.storyboard", "Sub Folder/B ü.storyboard"])
    try git(folder, "add -A")
    #expect(try files(folder) == ["New.storyboard", "Sub Folder/B ü.storyboard"])
    try git(folder, "commit -qm second")
    #expect(try files(folder) == [])
    #expect(try files(folder, since: "HEAD~1") == ["New.storyboard", "Sub Folder/B ü.storyboard"])
  }

  @Test func changesOfTheOtherSideAreNotOnesOwn() throws {
    guard let folder = try repository(app) else { return }
    try git(folder, "branch other")
    try folder.write(Documents.faulty + "\n", to: "A.storyboard")
    try git(folder, "commit -aqm mine")
    try git(folder, "checkout -q other")
    try folder.write(Documents.faulty, to: "Theirs.storyboard")
    try git(folder, "add -A")
    try git(folder, "commit -qm theirs")
    #expect(try files(folder, since: "HEAD~1") == ["Theirs.storyboard"])
    #expect(try files(folder, since: "@{-1}") == ["Theirs.storyboard"])
  }

  @Test func sourcesThatDidNotChangeAreLeftOut() throws {
    guard let folder = try repository(app) else { return }
    func sources() throws -> [String] {
      let project = Project(paths: [folder.path])
      var options = CheckOptions()
      options.changed = try ChangedFiles(since: "HEAD", project: project, paths: [folder.path])
      let run = CheckRunner(project, options).run()
      #expect(run.notes == ["only what changed since HEAD was checked"])
      return run.findings.map { folder.relative($0.place.file) }
    }
    #expect(try sources() == [])
    try folder.write("// first\nlet isX = UIScreen.main.nativeBounds.height == 2436\n", to: "Code.swift")
    #expect(Set(try sources()) == ["Code.swift"])
  }

  @Test func aChangedConfigurationConcernsEveryDocument() throws {
    guard let folder = try repository(app) else { return }
    try folder.write("{ deploymentTarget: '13.0' }", to: "inset.json5")
    #expect(try files(folder) == ["A.storyboard", "Sub Folder/B ü.storyboard"])
  }

  @Test func whatGitDoesNotKnowIsAnError() throws {
    guard let folder = try repository(app) else { return }
    for revision in ["nope", "", "--output=x", "HEAD~99"] {
      #expect(throws: ChangedFiles.Failure.self, "\(revision)") { try files(folder, since: revision) }
    }
    let outside = try TemporaryFolder(["A.storyboard": Documents.faulty])
    try FileManager.default.removeItem(at: outside.url.appendingPathComponent(".git"))
    #expect(throws: ChangedFiles.Failure.self) { try files(outside) }
  }
}

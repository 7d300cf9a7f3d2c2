import Foundation
import Testing

@testable import InsetKit

@Suite struct ProjectTests {
  private func documents(_ folder: TemporaryFolder) -> [String] {
    Project(paths: [folder.path]).documents.map(folder.relative)
  }

  @Test func documentsAreSortedAndOthersLeftOut() throws {
    let folder = try TemporaryFolder([
      "b.xib": "", "a/Main.storyboard": "", "a/Main.swift": "", ".build/x.xib": "", "DerivedData/x.xib": "",
      "Some.framework/x.xib": "", "App.xcodeproj/x.xib": "", "A.xib": "", "xib": "",
    ])
    #expect(documents(folder) == ["A.xib", "a/Main.storyboard", "b.xib"])
  }

  @Test func aFileIsADocumentOnce() throws {
    let folder = try TemporaryFolder(["a/b.xib": ""])
    let paths = [folder.at("a/b.xib"), folder.at("a/../a/./b.xib"), folder.path]
    #expect(Project(paths: paths).documents.count == 1)
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder(["a/b.xib": ""])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.at("again"), withDestinationPath: ".")
    try files.createSymbolicLink(atPath: folder.at("c.xib"), withDestinationPath: "a/b.xib")
    try files.createSymbolicLink(atPath: folder.at("gone.xib"), withDestinationPath: "nowhere.xib")
    #expect(documents(folder) == ["a/b.xib", "c.xib"])
    let findings = Project(paths: [folder.path]).findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.place.file == folder.at("gone.xib"))
  }

  @Test func whatIsNamedMustBeThere() {
    let project = Project(paths: ["/no/such/folder", ""])
    #expect(project.documents.isEmpty)
    #expect(project.findings.map(\.severity) == [.error, .error])
    #expect(project.findings.allSatisfy(ProjectRules.meansUnread))
  }

  @Test func theConfigurationIsFoundAboveWithinTheRepository() throws {
    let folder = try TemporaryFolder([
      "App/UI/Main.storyboard": "", "inset.json5": "{ deploymentTarget: '15.4.1' }",
    ])
    #expect(Project(paths: [folder.at("App/UI/Main.storyboard")]).configuration.deploymentTarget == 15.4)
    #expect(Project(paths: [folder.at("App/UI")]).configuration.deploymentTarget == 15.4)
    try folder.write("", to: "App/.git")
    #expect(Project(paths: [folder.at("App/UI")]).configuration.deploymentTarget == nil)
    try folder.write("{ deploymentTarget: 12 }", to: "App/UI/inset.json5")
    #expect(Project(paths: [folder.at("App/UI")]).configuration.deploymentTarget == 12)
  }

  @Test func exclusionsAreWholeNamesBelowTheConfiguration() throws {
    let folder = try TemporaryFolder([
      "Legacy/a.xib": "", "LegacyNot/a.xib": "", "App/Legacy/b.xib": "", "App/Old/c.xib": "", "App/d.xib": "",
      "inset.json5": "{ exclude: ['Legacy/', './App/Old', 'App/d.xib'] }",
    ])
    #expect(documents(folder) == ["LegacyNot/a.xib"])
  }

  @Test func pathsAreTakenApartAsText() {
    #expect(FilePath.absolute("a/./b/../c", in: "/x") == "/x/a/c")
    #expect(FilePath.absolute("../../..", in: "/x") == "/")
    #expect(FilePath.parent(of: "/a") == "/")
    #expect(FilePath.parent(of: "/") == nil)
    #expect(FilePath.name(of: "a/b/") == "b")
    #expect(FilePath.stem(of: "a/b.c.xib") == "b.c")
    #expect(FilePath.stem(of: "a") == "a")
    #expect(FilePath.stem(of: "a/.xib") == ".xib")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join(".", "b") == "b")
    #expect(FilePath.relative("/a/bc", to: "/a/b") == "/a/bc")
    #expect(Project.title(of: "/a/b/") == "b")
    #expect(Project.title(of: "/") == "/")
  }
}

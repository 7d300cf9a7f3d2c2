import Foundation
import InsetDiagnostics

/// Goes through the paths that a user names and collects what a check reads.
struct ProjectSearch {
  /// Storyboards and xibs, as paths that begin as the user's did, in no order.
  private(set) var documents: [String] = []
  /// What the linter reads, in no order.
  private(set) var sources: [String] = []
  /// Property lists that may be an app's.
  private(set) var plists: [String] = []
  /// Font files, in no order.
  private(set) var fonts: [String] = []
  /// Colour sets, image sets and images, in no order.
  private(set) var assets: [String] = []
  private(set) var findings: [Finding] = []
  private let current: String
  private var seen: Set<String> = []
  private var searchedForPlists: Set<String> = []

  /// Folders that hold what others built, or nothing of interest.
  private static let skippedFolders: Set<String> = [
    ".git", ".build", ".svn", ".hg", "DerivedData", "node_modules", "xcuserdata",
  ]
  private static let skippedEndings = [".framework", ".xcframework", ".xcodeproj"]

  /// - Parameter current: the current folder, absolute.
  init(current: String) { self.current = current }

  /// A folder is searched; symbolic links to folders below it are not followed. Anything else is a document.
  mutating func add(_ path: String) {
    switch FileKind(of: path) {
    case .missing(let reason): report(path, path.isEmpty ? "path is empty" : reason, .error, "check the path")
    case .folder: search(path)
    case .file where LintRun.reads(FilePath.name(of: path)): addSource(path)
    case .file, .other:
      addDocument(path)
      findPlists(around: path)
    }
  }

  private mutating func search(_ path: String) {
    var waiting = [path]
    while let folder = waiting.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        // What was named must be readable; what lies below may be somebody else's.
        report(folder, "folder cannot be read", folder == path ? .error : .warning, "check its permissions")
        continue
      }
      for name in names.sorted() { visit(FilePath.join(folder, name), name: name, &waiting) }
    }
  }

  private mutating func visit(_ path: String, name: String, _ waiting: inout [String]) {
    let isDocument = name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    switch FileKind(of: path) {
    case .folder:
      let isSkipped = ProjectSearch.skippedFolders.contains(name)
      let isBundle = ProjectSearch.skippedEndings.contains { name.hasSuffix($0) }
      if !isSkipped, !isBundle, !FileKind.isLink(path) { waiting.append(path) }
      if name.hasSuffix(".xcodeproj") { addBuildSettings(in: path) }
    case .file:
      if LintRun.reads(name) { addSource(path) }
      if isDocument { addDocument(path) }
      if name.hasSuffix("Info.plist") { plists.append(path) }
      if ProjectFontFiles.isFont(name) { fonts.append(path) }
      if ProjectAssetFiles.isAsset(path) { assets.append(path) }
    case .other:
      if isDocument { report(path, "this is not a regular file", .warning, "take it out of the folder") }
    case .missing(let reason):
      if isDocument { report(path, reason, .warning, "check the link, or the letters of the name") }
    }
  }

  /// The same file named twice counts once.
  private mutating func addDocument(_ path: String) {
    if seen.insert(FilePath.absolute(path, in: current)).inserted { documents.append(path) }
  }

  private mutating func addSource(_ path: String) {
    if seen.insert(FilePath.absolute(path, in: current)).inserted { sources.append(path) }
  }

  private mutating func addBuildSettings(in project: String) {
    let path = FilePath.join(project, "project.pbxproj")
    if case .file = FileKind(of: path) { addSource(path) }
  }

  /// A single document belongs to the project around it; catalogs and fonts lie beside it on the way up, fonts in a
  /// folder Fonts as well.
  private mutating func findPlists(around path: String) {
    guard let folder = FilePath.parent(of: FilePath.absolute(path, in: current)) else { return }
    for folder in FilePath.projectFolders(around: folder) where searchedForPlists.insert(folder).inserted {
      let names = FileKind.names(in: folder)
      let found = names.sorted().filter { $0.hasSuffix("Info.plist") }.map { FilePath.join(folder, $0) }
      plists += found.filter { if case .file = FileKind(of: $0) { true } else { false } }
      fonts += names.filter(ProjectFontFiles.isFont).map { FilePath.join(folder, $0) }
      for name in names where name.hasSuffix(".xcassets") { addCatalog(FilePath.join(folder, name)) }
      if names.contains("Fonts") {
        let below = FilePath.join(folder, "Fonts")
        fonts += FileKind.names(in: below).filter(ProjectFontFiles.isFont).map { FilePath.join(below, $0) }
      }
    }
  }

  private mutating func addCatalog(_ catalog: String) {
    guard let files = FileManager.default.enumerator(atPath: catalog) else { return }
    while let path = files.nextObject() as? String {
      let path = FilePath.join(catalog, path)
      if ProjectAssetFiles.isAsset(path) { assets.append(path) }
    }
  }

  private mutating func report(_ path: String, _ message: String, _ severity: Severity, _ advice: String) {
    findings.append(ProjectRules.unreadable(path, message, severity, advice))
  }
}

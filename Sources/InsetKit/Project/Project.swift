import Foundation
import InsetAudit
import InsetDevices
import InsetDiagnostics

/// The files of a project that are checked, and what the project says of itself.
public struct Project: Sendable {
  /// Storyboards and xibs, sorted, as paths that begin as the user's did.
  public private(set) var documents: [String] = []
  public private(set) var configuration = ProjectConfiguration()
  /// What is wrong with paths and configuration.
  public private(set) var findings: [Finding] = []
  private var plists: [String] = []
  /// What the linter reads, sorted: sources, property lists, icon sets, build settings.
  private(set) var sources: [String] = []

  /// Folders that hold what others built, or nothing of interest.
  private static let skippedFolders: Set<String> = [
    ".git", ".build", ".svn", ".hg", "DerivedData", "node_modules", "xcuserdata",
  ]

  /// - Parameter paths: files and folders; folders are searched. Symbolic links to folders are not followed.
  public init(paths: [String]) {
    for path in paths.isEmpty ? ["."] : paths { search(path) }
    plists.sort()
    readConfiguration(near: paths.isEmpty ? ["."] : paths)
    documents = Set(documents).filter { !isExcluded($0) }.sorted()
    sources = Set(sources).filter { !isExcluded($0) && LintRun.isOwn($0, below: paths) }.sorted()
  }

  // MARK: Files

  private mutating func search(_ path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      findings.append(
        Finding(
          rule: "unreadable-file", severity: .error, place: Place(file: path, line: 1),
          message: "no such file or folder", remedy: Remedy(text: "check the path")))
      return
    }
    guard isDirectory.boolValue else {
      if LintRun.reads((path as NSString).lastPathComponent) {
        sources.append(path)
      } else {
        documents.append(path)
      }
      findPlists(beside: path)
      return
    }
    var waiting = [path]
    while let folder = waiting.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        findings.append(
          Finding(
            rule: "unreadable-file", severity: .warning, place: Place(file: folder, line: 1),
            message: "folder cannot be read", remedy: Remedy(text: "check its permissions")))
        continue
      }
      for name in names.sorted() { visit(Project.join(folder, name), name: name, &waiting) }
    }
  }

  private mutating func visit(_ path: String, name: String, _ waiting: inout [String]) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let type = attributes[.type] as? FileAttributeType
    else { return }
    switch type {
    case .typeDirectory:
      if !Project.skippedFolders.contains(name), !name.hasSuffix(".framework") { waiting.append(path) }
    case .typeRegular, .typeSymbolicLink:
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { documents.append(path) }
      if name.hasSuffix("Info.plist") { plists.append(path) }
      if LintRun.reads(name) { sources.append(path) }
    default: break
    }
  }

  /// A single document belongs to the project around it.
  private mutating func findPlists(beside path: String) {
    let folder = Project.folder(of: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names.sorted() where name.hasSuffix("Info.plist") {
      plists.append(Project.join(folder, name))
    }
  }

  /// The path without its last component; empty for a name alone.
  ///
  /// Foundation's own stops the program at a name of one letter.
  static func folder(of path: String) -> String {
    let end = path.last == "/" ? path.dropLast() : path[...]
    guard let slash = end.lastIndex(of: "/") else { return path == "/" ? "/" : "" }
    return slash == end.startIndex ? "/" : String(end[..<slash])
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private func isExcluded(_ path: String) -> Bool {
    configuration.exclude.contains { path.hasPrefix($0) || path.contains("/" + $0) }
  }

  // MARK: Facts

  private mutating func readConfiguration(near paths: [String]) {
    var candidates: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
      let folder = isDirectory.boolValue ? path : Project.folder(of: path)
      candidates.append(Project.join(folder, ProjectConfiguration.fileName))
    }
    candidates.append(ProjectConfiguration.fileName)
    guard let path = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else { return }
    let (read, problems) = ProjectConfiguration.read(path)
    configuration = read
    findings.append(contentsOf: problems)
  }

  /// The facts for one document: what `inset.json5` says, else the Info.plist nearest above it.
  public func facts(for document: String) -> ProjectFacts {
    var facts = ProjectFacts()
    if let plist = nearestPlist(to: document) {
      facts.orientations = plist.orientations
      facts.padOrientations = plist.padOrientations
      facts.deviceFamilies = plist.deviceFamilies
      facts.requiresFullScreen = plist.requiresFullScreen
      facts.deploymentTarget = plist.minimumSystem
    }
    if let target = configuration.deploymentTarget { facts.deploymentTarget = target }
    if !configuration.orientations.isEmpty {
      facts.orientations = configuration.orientations
      facts.padOrientations = configuration.orientations
    }
    if !configuration.deviceFamilies.isEmpty { facts.deviceFamilies = configuration.deviceFamilies }
    if let full = configuration.requiresFullScreen { facts.requiresFullScreen = full }
    return facts
  }

  private func nearestPlist(to document: String) -> InfoPlist? {
    var folder = Project.folder(of: document)
    while true {
      let here = plists.filter { Project.folder(of: $0) == folder }
      for path in here { if let plist = InfoPlist(path: path) { return plist } }
      if folder.isEmpty || folder == "/" { break }
      folder = Project.folder(of: folder)
    }
    // One app in the project: its plist counts wherever it lies.
    let apps = plists.compactMap { InfoPlist(path: $0) }
    return apps.count == 1 ? apps[0] : nil
  }
}

import Foundation
import InsetAudit
import InsetDevices
import InsetDiagnostics

/// The files of a project that are checked, and what the project says of itself.
public struct Project: Sendable {
  /// Storyboards and xibs, sorted, as paths that begin as the user's did.
  public private(set) var documents: [String] = []
  /// What the linter reads, sorted: sources, property lists, icon sets, build settings.
  private(set) var sources: [String] = []
  public private(set) var configuration = ProjectConfiguration()
  /// What is wrong with paths and configuration.
  public private(set) var findings: [Finding] = []
  /// Property lists of apps, with the absolute folder of each.
  private var apps: [(folder: String, plist: InfoPlist)] = []
  /// What the build settings say.
  private var settings: TargetSettings
  /// Font files, sorted.
  private(set) var fonts: [String] = []
  /// Colour sets, image sets and images of the project's own, sorted.
  private(set) var assets: [String] = []
  /// The same of what others wrote, or what the configuration leaves out.
  private(set) var otherAssets: [String] = []
  private var plistPaths: [String] = []
  /// The absolute folder of the configuration, if there is one.
  private var configurationFolder: String?
  private let current: String

  /// - Parameter paths: files and folders; folders are searched. Symbolic links to folders are not followed.
  public init(paths: [String]) {
    current = FileManager.default.currentDirectoryPath
    let paths = paths.isEmpty ? ["."] : paths
    var search = ProjectSearch(current: current)
    for path in paths { search.add(path) }
    findings = search.findings
    settings = TargetSettings([], current: current)
    readConfiguration(near: paths)
    documents = search.documents.filter { !isExcluded($0) && !LintRun.isVendored($0, below: paths) }.sorted()
    sources = search.sources.filter { !isExcluded($0) && LintRun.isOwn($0, below: paths) }.sorted()
    readPlists(search.plists.filter { !LintRun.isVendored($0, below: paths) })
    settings = TargetSettings(sources, current: current)
    fonts = search.fonts.sorted()
    ProjectFontFiles.use(fonts)
    let found = search.assets.sorted()
    assets = found.filter { !isExcluded($0) && !LintRun.isVendored($0, below: paths) }
    otherAssets = found.filter { isExcluded($0) || LintRun.isVendored($0, below: paths) }
    ProjectAssetFiles.use(assets, others: otherAssets)
  }

  /// What people call the project at a path: the folder's or the file's name.
  public static func title(of path: String) -> String {
    let whole = FilePath.absolute(path, in: FileManager.default.currentDirectoryPath)
    let name = FilePath.name(of: whole)
    return name.isEmpty ? whole : name
  }

  /// Whether the configuration leaves a path out: one of its entries is a part of the path, in whole names.
  private func isExcluded(_ path: String) -> Bool {
    configuration.exclude.contains { isPart($0, of: path) }
  }

  /// Whether an entry of the configuration is a part of a path, in whole names.
  private func isPart(_ entry: String, of path: String) -> Bool {
    guard let folder = configurationFolder else { return false }
    let below = "/" + FilePath.relative(absolute(path), to: folder) + "/"
    return below.contains("/" + entry + "/")
  }

  /// A path of the user from the root folder.
  func absolute(_ path: String) -> String { FilePath.absolute(path, in: current) }

  /// What the configuration says of rules in a file; nil switches a rule off.
  func severities(for path: String) -> [String: Severity?] {
    var severities = configuration.severities
    for entry in configuration.pathSeverities where isPart(entry.path, of: path) {
      severities.merge(entry.severities) { $1 }
    }
    return severities
  }

  /// Absolute paths of what says something of the whole project: configuration and property lists.
  var factFiles: [String] {
    let own = configurationFolder.map { [FilePath.join($0, ProjectConfiguration.fileName)] } ?? []
    return own + plistPaths
  }

  /// The baseline that the configuration names.
  public var configuredBaseline: String? {
    guard let folder = configurationFolder, let baseline = configuration.baseline else { return nil }
    return FilePath.relative(FilePath.absolute(baseline, in: folder), to: current)
  }

  // MARK: Facts

  /// The first `inset.json5` in or above a path that was named, within its repository.
  private mutating func readConfiguration(near paths: [String]) {
    for path in paths {
      let whole = FilePath.absolute(path, in: current)
      let start = FileKind(of: path) == .folder ? whole : FilePath.parent(of: whole) ?? "/"
      for folder in FilePath.projectFolders(around: start) {
        let file = FilePath.join(folder, ProjectConfiguration.fileName)
        if case .missing = FileKind(of: file) { continue }
        let (read, problems) = ProjectConfiguration.read(file, named: FilePath.relative(file, to: current))
        configuration = read
        configurationFolder = folder
        findings.append(contentsOf: problems)
        return
      }
    }
  }

  private mutating func readPlists(_ paths: [String]) {
    for path in Set(paths.map { FilePath.absolute($0, in: current) }).sorted() where !isExcluded(path) {
      guard let folder = FilePath.parent(of: path) else { continue }
      switch InfoPlist.read(path) {
      case .app(let plist):
        apps.append((folder, plist))
        plistPaths.append(path)
      case .other: break
      case .unreadable:
        findings.append(
          Finding(
            rule: ProjectRules.configuration.id, severity: .info,
            place: Place(file: FilePath.relative(path, to: current), line: 1),
            message: "file is no property list; what it says of orientations and devices is unknown",
            remedy: Remedy(text: "mend it, or say it in \(ProjectConfiguration.fileName)")))
      }
    }
  }

  /// The facts for one document: what `inset.json5` says, else the Info.plist nearest above it.
  public func facts(for document: String) -> ProjectFacts {
    var facts = ProjectFacts()
    if let plist = nearestPlist(to: document) {
      facts.isExtension = plist.isExtension
      facts.hidesStatusBar = plist.hidesStatusBar
      facts.orientations = plist.orientations
      facts.padOrientations = plist.padOrientations
      facts.deviceFamilies = plist.deviceFamilies
      facts.requiresFullScreen = plist.requiresFullScreen
      facts.deploymentTarget = plist.minimumSystem
    }
    settings.complete(&facts, for: document)
    // What Xcode calls the storyboard of a new extension.
    if (document as NSString).lastPathComponent == "MainInterface.storyboard" { facts.isExtension = true }
    if let target = configuration.deploymentTarget { facts.deploymentTarget = target }
    if !configuration.orientations.isEmpty {
      facts.orientations = configuration.orientations
      facts.padOrientations = configuration.orientations
    }
    if !configuration.deviceFamilies.isEmpty { facts.deviceFamilies = configuration.deviceFamilies }
    if let full = configuration.requiresFullScreen { facts.requiresFullScreen = full }
    if let idiom = Project.idiom(ofFile: document) {
      facts.deviceFamilies =
        facts.deviceFamilies.isEmpty ? [idiom] : facts.deviceFamilies.intersection([idiom])
    }
    return facts
  }

  /// The one kind of device a document is for by its name, as in `Main~ipad.storyboard`: UIKit itself knows the
  /// tilde, and people write the others.
  static func idiom(ofFile path: String) -> Idiom? {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased()
    for mark in ["~", "-", "_"] {
      if name.hasSuffix(mark + "ipad") { return .pad }
      if name.hasSuffix(mark + "iphone") { return .phone }
    }
    return nil
  }

  /// The list of the app or extension that a document belongs to. An extension's says nothing of orientations.
  private func nearestPlist(to document: String) -> InfoPlist? {
    var folder = FilePath.parent(of: FilePath.absolute(document, in: current))
    while let here = folder {
      let found = apps.filter { $0.folder == here }.map(\.plist)
      if let first = found.first { return found.dropFirst().reduce(first) { $0.joined(with: $1) } }
      folder = FilePath.parent(of: here)
    }
    // The apps of the project: one of them shows the document, wherever it lies.
    let own = apps.map(\.plist).filter { !$0.isExtension }
    return own.first.map { first in own.dropFirst().reduce(first) { $0.joined(with: $1) } }
  }
}

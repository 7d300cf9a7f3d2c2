import InsetDiagnostics

/// A file that is given to the linter: how findings name it, and its bytes.
public struct LintInput: Sendable {
  public var path: String
  public var bytes: [UInt8]
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What a project says of itself that rules ask for.
public struct LintFacts: Codable, Sendable, Hashable {
  /// The oldest system the app runs on; nil where unknown.
  public var deploymentTarget: Double?
  /// Whether the app is known to run on phones alone.
  public var isPhoneOnly: Bool
  /// Whether the app insists on the full screen of an iPad.
  public var requiresFullScreen: Bool
  /// Whether phones are known to show the app in portrait alone; then the safe area has no sides.
  public var isUprightOnPhones: Bool
  public init(
    deploymentTarget: Double? = nil, isPhoneOnly: Bool = false, requiresFullScreen: Bool = false,
    isUprightOnPhones: Bool = false
  ) {
    self.deploymentTarget = deploymentTarget
    self.isPhoneOnly = isPhoneOnly
    self.requiresFullScreen = requiresFullScreen
    self.isUprightOnPhones = isUprightOnPhones
  }
}

/// All that is checked, read once.
public struct LintProject: Sendable {
  public let files: [CodeFile]
  public let plists: [PropertyList]
  /// The texts of `InfoPlist.strings`, which translate keys of an Info.plist and may hold some that it has not.
  private let translatedPlists: [String]
  public let iconSets: [IconSet]
  public let settings: BuildSettings
  public let facts: LintFacts
  private let constants: ConstantTable
  private let constantsOfFiles: [String: ConstantTable]
  private let superclasses: [String: Set<String>]
  /// How the classes of the project let their screens be held.
  let orientations: OrientationAnswers

  /// - Parameter inputs: sources, property lists, icon sets and build settings, in any order.
  public init(_ inputs: [LintInput], facts: LintFacts = LintFacts()) {
    let inputs = inputs.sorted { $0.path < $1.path }
    files = inputs.filter { LintProject.isSource($0.path) && $0.bytes.count <= CodeFile.largest }.map {
      CodeFile(path: $0.path, bytes: $0.bytes)
    }
    plists = inputs.filter { $0.path.hasSuffix(".plist") }.compactMap {
      PropertyList(path: $0.path, bytes: $0.bytes)
    }
    translatedPlists = inputs.filter { $0.path.lowercased().hasSuffix("infoplist.strings") }.map {
      // UTF-16 is read as well: the keys are ASCII.
      String(decoding: $0.bytes.lazy.filter { $0 != 0 }, as: UTF8.self)
    }
    iconSets = inputs.filter { $0.path.hasSuffix(".appiconset/Contents.json") }.compactMap {
      IconSet(path: $0.path, bytes: $0.bytes)
    }
    settings = BuildSettings(
      inputs.filter { LintProject.isSetting($0.path) })
    var known = facts
    known.deploymentTarget = facts.deploymentTarget ?? settings.deploymentTarget
    self.facts = known
    var all = ConstantTable()
    var own: [String: ConstantTable] = [:]
    var parents: [String: Set<String>] = [:]
    for file in files {
      let table = ConstantTable(file.reader)
      own[file.path] = table
      all.merge(table)
      for type in file.types { parents[type.name, default: []].formUnion(type.inherited) }
    }
    constants = all
    constantsOfFiles = own
    superclasses = parents
    orientations = OrientationAnswers(files)
  }

  /// Whether a key of the Info.plist stands in an `InfoPlist.strings`.
  func translatesPlistKey(_ key: String) -> Bool { translatedPlists.contains { $0.contains(key) } }

  public static func isSetting(_ path: String) -> Bool {
    path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig") || path == "Podfile"
      || path.hasSuffix("/Podfile")
  }

  public static func isSource(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains { path.hasSuffix($0) }
  }

  /// Whether a type of the project descends from a class, by the names in the sources.
  func isKind(_ name: String, of ancestors: Set<String>) -> Bool {
    var waiting = [name]
    var seen: Set<String> = []
    while let next = waiting.popLast(), seen.count < 100 {
      if ancestors.contains(next) { return true }
      if seen.insert(next).inserted { waiting += (superclasses[next] ?? []).sorted() }
    }
    return false
  }

  /// What the sources say a type descends from, in no order.
  func parents(of name: String) -> Set<String> { superclasses[name] ?? [] }

  /// The types of the project below a class, sorted.
  func descendants(of name: String) -> [String] {
    superclasses.filter { $0.key != name && $0.value.contains(name) }.map(\.key).sorted()
  }

  /// The number that a range of a file stands for: a literal, or a constant of the file or the project.
  func number(_ range: Range<Int>, in file: CodeFile) -> Double? {
    let reader = file.reader
    if let literal = reader.literal(range) { return literal }
    guard let last = range.last, reader.isWord(last), reader.chain(endingAt: last) == range else {
      return nil
    }
    let name = reader.text(last)
    if let own = constantsOfFiles[file.path], own.knows(name) { return own.value(of: name) }
    return constants.value(of: name)
  }
}

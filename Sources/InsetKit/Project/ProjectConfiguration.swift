import InsetAudit
import InsetDevices
import InsetDiagnostics

/// What `inset.json5` says: facts of the project that no file tells, and what to check how.
///
///     {
///       deploymentTarget: "13.0",
///       orientations: ["portrait", "landscape"],   // or one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight
///       deviceFamilies: ["phone", "pad"],
///       requiresFullScreen: false,
///       embedding: "UINavigationController",        // what code puts around lone controllers
///       devices: ["all"],                            // groups, devices, windows; as --devices
///       exclude: ["Legacy/"],                        // files and folders that are not checked
///       rules: { "ib-safe-area-disabled": "off" },   // off, info, warning, error
///       paths: { "Legacy/": { "text-truncated": "info" } },  // the same below files and folders; the last one counts
///       baseline: "inset-baseline.json",             // findings that were there before; as --baseline
///     }
public struct ProjectConfiguration: Sendable {
  public var deploymentTarget: Double?
  public var orientations: Set<Pose> = []
  public var deviceFamilies: Set<Idiom> = []
  public var requiresFullScreen: Bool?
  public var embedding: String?
  public var devices: [String] = []
  /// Names or paths below the file, without slashes at their ends.
  public var exclude: [String] = []
  /// Severities by rule id; nil switches a rule off.
  public var severities: [String: Severity?] = [:]
  /// Severities below files and folders, in the order of the file: the last that fits counts. Names as in `exclude`.
  public var pathSeverities: [(path: String, severities: [String: Severity?])] = []
  /// A path below the file.
  public var baseline: String?

  public static let fileName = "inset.json5"
  private static let largest = 1024 * 1024

  public init() {}

  /// Reads a configuration. What is wrong with it becomes findings; the rest is used.
  /// - Parameter name: the path as findings call it.
  public static func read(
    _ path: String, named name: String? = nil
  ) -> (configuration: ProjectConfiguration, findings: [Finding]) {
    var problems = ConfigurationProblems(path: name ?? path)
    var configuration = ProjectConfiguration()
    do {
      let data = try FileContents.read(path, limit: largest)
      let file = try JSON5Reader.read(String(decoding: data, as: UTF8.self))
      guard let fields = file.fields else {
        problems.fail("file holds no object", "begin with { and end with }", line: file.line)
        return (configuration, problems.findings)
      }
      for field in fields {
        problems.line = field.line
        configuration.take(field.name, field.value, &problems)
      }
    } catch let failure as JSON5Reader.Failure {
      problems.fail("file is not JSON5: \(failure.message)", "mend the syntax", line: failure.line)
    } catch FileContents.Failure.tooLarge(let bytes) {
      problems.fail("file has \(bytes) bytes, at most \(largest) are read", "make it shorter")
    } catch FileContents.Failure.unreadable(let reason) {
      problems.fail("file cannot be read: \(reason)", "check the file and its permissions")
    } catch {
      problems.fail("file cannot be read", "check the file")
    }
    return (configuration, problems.findings)
  }

  private mutating func take(_ name: String, _ value: JSON5, _ problems: inout ConfigurationProblems) {
    switch name {
    case "deploymentTarget":
      deploymentTarget = (value.text.flatMap(Self.version) ?? value.double).flatMap {
        (1...1000).contains($0) ? $0 : nil
      }
      if deploymentTarget == nil { problems.add("deploymentTarget is no version", "write it as \"13.0\"") }
    case "orientations":
      let words = Self.poses.keys.sorted().joined(separator: ", ")
      for word in texts(name, value, &problems) {
        guard let poses = Self.poses[word] else {
          problems.add("unknown orientation '\(word)'", "one of " + words)
          continue
        }
        orientations.formUnion(poses)
      }
    case "deviceFamilies":
      for word in texts(name, value, &problems) {
        switch word.lowercased() {
        case "phone", "iphone", "1": deviceFamilies.insert(.phone)
        case "pad", "ipad", "2": deviceFamilies.insert(.pad)
        default: problems.add("unknown device family '\(word)'", "phone or pad")
        }
      }
    case "requiresFullScreen":
      requiresFullScreen = value.boolean
      if requiresFullScreen == nil {
        problems.add("requiresFullScreen is neither true nor false", "write one")
      }
    case "embedding":
      embedding = value.text.flatMap { Self.embeddings.contains($0) ? $0 : nil }
      if embedding == nil {
        problems.add("embedding is none that is known", "one of " + Self.embeddings.joined(separator: ", "))
      }
    case "devices":
      devices = texts(name, value, &problems).filter { word in
        if let found = Canvas.matching(word), !found.isEmpty { return true }
        problems.add("unknown device or group '\(word)'", "`inset devices` lists them")
        return false
      }
    case "exclude": exclude += texts(name, value, &problems).compactMap { Self.names($0, name, &problems) }
    case "rules": severities.merge(Self.severities(name, value, &problems)) { $1 }
    case "paths": takePaths(value, &problems)
    case "baseline":
      baseline = value.text.flatMap { $0.isEmpty ? nil : $0 }
      if baseline == nil { problems.add("baseline is no path", "write \"inset-baseline.json\"") }
    default: problems.add("unknown field '\(name)'", "see `inset check --help`")
    }
  }

  /// A list of strings; one string or number counts as a list of one.
  private func texts(_ name: String, _ value: JSON5, _ problems: inout ConfigurationProblems) -> [String] {
    let texts = value.texts
    if texts == nil { problems.add("\(name) is no list of strings", "write [\"…\", \"…\"]") }
    return texts ?? []
  }

  /// A path of the user without slashes at its ends; nil where it cannot be used.
  private static func names(_ path: String, _ field: String, _ problems: inout ConfigurationProblems)
    -> String?
  {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if parts.isEmpty {
      problems.add("\(field) names everything", "name a file or folder below the configuration")
    } else if path.contains("*") {
      problems.add("\(field) takes names, not the pattern '\(path)'", "name a file or folder")
    } else {
      return parts.joined(separator: "/")
    }
    return nil
  }

  private mutating func takePaths(_ value: JSON5, _ problems: inout ConfigurationProblems) {
    guard let fields = value.fields else {
      problems.add("paths is no object", "write { \"Folder/\": { \"rule-id\": \"off\" } }")
      return
    }
    for field in fields {
      problems.line = field.line
      guard let path = Self.names(field.name, "paths", &problems) else { continue }
      pathSeverities.append((path, Self.severities("paths", field.value, &problems)))
    }
  }

  private static func severities(_ name: String, _ value: JSON5, _ problems: inout ConfigurationProblems)
    -> [String: Severity?]
  {
    guard let fields = value.fields else {
      problems.add("\(name) is no object", "write { \"rule-id\": \"off\" }")
      return [:]
    }
    var severities: [String: Severity?] = [:]
    for field in fields {
      problems.line = field.line
      let rule = field.name
      let word = field.value.text
      if !ProjectRules.ids.contains(rule) {
        problems.add("unknown rule '\(rule)'", "`inset rules` lists them")
      } else if word == "off" {
        severities[rule] = .some(nil)
      } else if let severity = word.flatMap(Severity.init(rawValue:)) {
        severities[rule] = severity
      } else {
        problems.add("unknown severity for \(rule)", "off, info, warning or error")
      }
    }
    return severities
  }

  static let embeddings = ["UINavigationController", "UITabBarController"]

  static let poses: [String: [Pose]] = [
    "portrait": [.portrait], "portraitUpsideDown": [.portraitUpsideDown],
    "landscape": [.landscapeLeft, .landscapeRight], "landscapeLeft": [.landscapeLeft],
    "landscapeRight": [.landscapeRight],
  ]

  /// The first two numbers of `13.4.1`.
  static func version(_ text: String) -> Double? {
    let parts = text.split(separator: ".").prefix(2)
    guard !parts.isEmpty, parts.allSatisfy({ Int($0) != nil }) else { return nil }
    return Double(parts.joined(separator: "."))
  }
}

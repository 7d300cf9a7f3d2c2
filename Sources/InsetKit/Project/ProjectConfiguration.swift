import Foundation
import InsetAudit
import InsetDevices
import InsetDiagnostics

/// What `inset.json5` says: facts of the project that no file tells, and what to check how.
///
///     {
///       deploymentTarget: "13.0",
///       orientations: ["portrait", "landscape"],   // or one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight
///       deviceFamilies: ["phone", "pad"],
///       embedding: "UINavigationController",        // what code puts around lone controllers
///       devices: ["all"],                            // groups, devices, windows; as --devices
///       exclude: ["Legacy/"],                        // paths below the file that are not checked
///       rules: { "ib-safe-area-disabled": "off" },   // off, info, warning, error
///     }
public struct ProjectConfiguration: Sendable {
  public var deploymentTarget: Double?
  public var orientations: Set<Pose> = []
  public var deviceFamilies: Set<Idiom> = []
  public var requiresFullScreen: Bool?
  public var embedding: String?
  public var devices: [String] = []
  public var exclude: [String] = []
  /// Severities by rule id; nil switches a rule off.
  public var severities: [String: Severity?] = [:]

  public static let fileName = "inset.json5"

  public init() {}

  /// Reads a configuration. What is wrong with it becomes findings; the rest is used.
  public static func read(_ path: String) -> (configuration: ProjectConfiguration, findings: [Finding]) {
    var problems = ConfigurationProblems(path: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.add("file cannot be read", "check its permissions")
      return (ProjectConfiguration(), problems.findings)
    }
    let value: JSON5
    do {
      value = try JSON5.read(data)
    } catch {
      problems.add("file is not JSON5", "mend the syntax; comments and trailing commas are fine")
      return (ProjectConfiguration(), problems.findings)
    }
    guard let fields = value.fields else {
      problems.add("file holds no object", "begin with { and end with }")
      return (ProjectConfiguration(), problems.findings)
    }
    var configuration = ProjectConfiguration()
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { configuration.take(name, value, &problems) }
    return (configuration, problems.findings)
  }

  private mutating func take(_ name: String, _ value: JSON5, _ problems: inout ConfigurationProblems) {
    switch name {
    case "deploymentTarget":
      deploymentTarget = value.text.flatMap(Self.version) ?? value.double
      if deploymentTarget == nil { problems.add("deploymentTarget is not a version", "write it as \"13.0\"") }
    case "orientations":
      for word in value.texts {
        guard let poses = Self.poses[word] else {
          problems.add(
            "unknown orientation '\(word)'", "one of " + Self.poses.keys.sorted().joined(separator: ", "))
          continue
        }
        orientations.formUnion(poses)
      }
    case "deviceFamilies":
      for word in value.texts {
        switch word.lowercased() {
        case "phone", "iphone", "1": deviceFamilies.insert(.phone)
        case "pad", "ipad", "2": deviceFamilies.insert(.pad)
        default: problems.add("unknown device family '\(word)'", "phone or pad")
        }
      }
    case "requiresFullScreen": requiresFullScreen = value.boolean
    case "embedding": embedding = value.text
    case "devices": devices = value.texts
    case "exclude": exclude = value.texts
    case "rules":
      for (rule, entry) in (value.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
        let word = entry.text ?? ""
        if word == "off" {
          severities[rule] = .some(nil)
        } else if let severity = Severity(rawValue: word) {
          severities[rule] = severity
        } else {
          problems.add("unknown severity '\(word)' for \(rule)", "off, info, warning or error")
        }
      }
    default: problems.add("unknown field '\(name)'", "see `inset check --help`")
    }
  }

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

private struct ConfigurationProblems {
  let path: String
  var findings: [Finding] = []
  mutating func add(_ message: String, _ advice: String) {
    findings.append(
      Finding(
        rule: "configuration", severity: .warning, place: Place(file: path, line: 1), message: message,
        remedy: Remedy(text: advice)))
  }
}

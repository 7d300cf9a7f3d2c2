import Foundation
import InsetDevices
import InsetLint

/// What the Info.plist of an app or of an app extension tells of where it runs.
struct InfoPlist: Sendable {
  var orientations: Set<Pose> = []
  var padOrientations: Set<Pose> = []
  var deviceFamilies: Set<Idiom> = []
  var requiresFullScreen = false
  var minimumSystem: Double?
  var isExtension = false
  var hidesStatusBar = false

  enum Reading {
    case app(InfoPlist)
    /// A property list that says nothing of screens: a framework's.
    case other
    case unreadable
  }

  /// An Info.plist larger than this was not made by a person, in bytes.
  private static let largest = 4 * 1024 * 1024

  static func read(_ path: String) -> Reading {
    guard let data = try? FileContents.read(path, limit: largest),
      let list = PropertyList.value(of: [UInt8](data))
    else { return .unreadable }
    guard let fields = list as? [String: Any] else { return .other }
    let plist = InfoPlist(fields)
    let isApp =
      plist.isExtension || !plist.orientations.isEmpty || !plist.padOrientations.isEmpty
      || !plist.deviceFamilies.isEmpty
      || fields["UILaunchStoryboardName"] != nil || fields["UIMainStoryboardFile"] != nil
    return isApp ? .app(plist) : .other
  }

  /// What holds for a document that may belong to either of two apps: all that one of them allows.
  func joined(with other: InfoPlist) -> InfoPlist {
    var joined = self
    func union<Word>(_ a: Set<Word>, _ b: Set<Word>) -> Set<Word> { a.isEmpty || b.isEmpty ? [] : a.union(b) }
    joined.orientations = union(orientations, other.orientations)
    joined.padOrientations = union(padOrientations, other.padOrientations)
    joined.deviceFamilies = union(deviceFamilies, other.deviceFamilies)
    joined.requiresFullScreen = requiresFullScreen && other.requiresFullScreen
    joined.minimumSystem =
      minimumSystem.flatMap { own in other.minimumSystem.map { min(own, $0) } }
    return joined
  }

  private init(_ fields: [String: Any]) {
    orientations = Self.poses(fields["UISupportedInterfaceOrientations"])
    padOrientations = Self.poses(fields["UISupportedInterfaceOrientations~ipad"])
    requiresFullScreen = fields["UIRequiresFullScreen"] as? Bool ?? false
    minimumSystem = (fields["MinimumOSVersion"] as? String).flatMap(ProjectConfiguration.version)
    for family in fields["UIDeviceFamily"] as? [Any] ?? [] {
      switch "\(family)" {
      case "1": deviceFamilies.insert(.phone)
      case "2": deviceFamilies.insert(.pad)
      default: break
      }
    }
    hidesStatusBar = fields["UIStatusBarHidden"] as? Bool ?? false
    isExtension = fields["NSExtension"] != nil || fields["EXAppExtensionAttributes"] != nil
  }

  /// The interface's orientation says where the home button is; a pose says where the device's top is.
  static func poses(_ value: Any?) -> Set<Pose> {
    var poses: Set<Pose> = []
    for word in value as? [Any] ?? [] {
      switch word as? String {
      case "UIInterfaceOrientationPortrait": poses.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": poses.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": poses.insert(.landscapeRight)
      case "UIInterfaceOrientationLandscapeRight": poses.insert(.landscapeLeft)
      default: break
      }
    }
    return poses
  }
}

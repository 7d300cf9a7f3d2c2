import Foundation
import InsetAudit
import InsetDevices

/// What the Info.plist of an app or of an app extension tells of where it runs.
struct InfoPlist {
  var orientations: Set<Pose> = []
  var padOrientations: Set<Pose> = []
  var deviceFamilies: Set<Idiom> = []
  var requiresFullScreen = false
  var minimumSystem: Double?
  var isExtension = false

  /// Nil where the file is no property list, or is neither an app's nor an extension's.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let fields = list as? [String: Any]
    else { return nil }
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
    isExtension = fields["NSExtension"] != nil || fields["EXAppExtensionAttributes"] != nil
    let isApp =
      isExtension || !orientations.isEmpty || !padOrientations.isEmpty || !deviceFamilies.isEmpty
      || fields["UILaunchStoryboardName"] != nil || fields["UIMainStoryboardFile"] != nil
    if !isApp { return nil }
  }

  /// The interface's orientation says where the home button is; a pose says where the device's top is.
  private static func poses(_ value: Any?) -> Set<Pose> {
    var poses: Set<Pose> = []
    for word in value as? [String] ?? [] {
      switch word {
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

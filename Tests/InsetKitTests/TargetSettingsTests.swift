import Foundation
import InsetAudit
import InsetDevices
import Testing

@testable import InsetKit

@Suite struct TargetSettingsTests {
  private func facts(_ files: [String: String], of document: String = "Main.storyboard") throws
    -> ProjectFacts
  {
    let folder = try TemporaryFolder(files)
    try folder.write("", to: document)
    return Project(paths: [folder.path]).facts(for: folder.at(document))
  }

  @Test func theOldestTargetAndAllFamiliesCount() throws {
    let project = """
      IPHONEOS_DEPLOYMENT_TARGET = 15.0;
      TARGETED_DEVICE_FAMILY = 1;
      IPHONEOS_DEPLOYMENT_TARGET = 13.4;
      TARGETED_DEVICE_FAMILY = 4;
      """
    let facts = try facts(["App.xcodeproj/project.pbxproj": project])
    #expect(facts.deploymentTarget == 13.4)
    #expect(facts.deviceFamilies == [.phone])
    let both = try self.facts(["App.xcodeproj/project.pbxproj": "TARGETED_DEVICE_FAMILY = \"1,2\";"])
    #expect(both.deviceFamilies.isEmpty)
  }

  @Test func theNearestProjectAboveCounts() throws {
    let files = [
      "A/A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      "B/Config.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 12.0 // the oldest",
    ]
    #expect(try facts(files, of: "A/Main.storyboard").deploymentTarget == 15)
    #expect(try facts(files, of: "B/Deep/Main.storyboard").deploymentTarget == 12)
    #expect(try facts(files, of: "C/Main.storyboard").deploymentTarget == 12)
  }

  @Test func podfilesNameTheSystem() throws {
    #expect(try facts(["Podfile": "platform :ios, '11.0'\ntarget 'App'"]).deploymentTarget == 11)
    #expect(try facts(["Podfile": "platform :osx, '10.0'"]).deploymentTarget == nil)
  }

  @Test func orientationsOfBuildSettings() throws {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let project = """
      \(key)_iPhone = UIInterfaceOrientationPortrait;
      \(key)_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      """
    let facts = try facts(["App.xcodeproj/project.pbxproj": project])
    #expect(facts.orientations == [.portrait])
    #expect(facts.padOrientations == [.portrait, .landscapeRight])
  }

  @Test func aPropertyListWithLinesOfThePreprocessorIsRead() throws {
    let list = """
      <?xml version="1.0"?>
      <plist version="1.0"><dict>
      #ifdef PHONE
      <key>UIDeviceFamily</key><array><integer>1</integer></array>
      #endif
      <key>UILaunchStoryboardName</key><string>Launch</string>
      </dict></plist>
      """
    #expect(try facts(["Info.plist": list]).deviceFamilies == [.phone])
  }

  @Test func appsAreTakenTogether() throws {
    func list(_ orientation: String) -> String {
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientation\(orientation)</string></array></dict></plist>
      """
    }
    let files = ["A/Info.plist": list("Portrait"), "B/Info.plist": list("LandscapeLeft")]
    #expect(try facts(files, of: "C/Main.storyboard").orientations == [.portrait, .landscapeRight])
    #expect(try facts(files, of: "A/Main.storyboard").orientations == [.portrait])
  }
}

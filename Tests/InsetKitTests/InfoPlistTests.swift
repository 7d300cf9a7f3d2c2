import Foundation
import Testing

@testable import InsetKit

@Suite struct InfoPlistTests {
  private static let portrait = plist(
    "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>"
  )

  private static func plist(_ fields: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(fields)</dict></plist>"
  }

  private func facts(_ files: [String: String], of document: String = "Main.storyboard") throws
    -> (facts: String, findings: [String])
  {
    let folder = try TemporaryFolder(files)
    try folder.write("", to: document)
    let project = Project(paths: [folder.path])
    let facts = project.facts(for: folder.at(document))
    let poses = facts.orientations.map(\.rawValue).sorted().joined(separator: ",")
    let pads = facts.padOrientations.map(\.rawValue).sorted().joined(separator: ",")
    let families = facts.deviceFamilies.map(\.rawValue).sorted().joined(separator: ",")
    let target = facts.deploymentTarget.map { "\($0)" } ?? "-"
    return (
      "\(poses)|\(pads)|\(families)|\(facts.requiresFullScreen)|\(target)", project.findings.map(\.message)
    )
  }

  /// The interface's landscape left is the device's landscape right: the home button is on the left.
  @Test func orientationsBecomePoses() throws {
    let fields = """
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationLandscapeRight</string>
      <string>UIInterfaceOrientationPortraitUpsideDown</string></array>
      <key>UIDeviceFamily</key><array><integer>1</integer><string>2</string><string>$(FAMILY)</string></array>
      <key>UIRequiresFullScreen</key><true/><key>MinimumOSVersion</key><string>12.2</string>
      """
    #expect(
      try facts(["Info.plist": Self.plist(fields)]).facts
        == "landscapeRight|landscapeLeft,portraitUpsideDown|pad,phone|true|12.2")
  }

  @Test func binaryListsAreRead() throws {
    let folder = try TemporaryFolder(["Main.storyboard": ""])
    let list: [String: Any] = ["UIDeviceFamily": [2], "UILaunchStoryboardName": "Launch"]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
      to: "App-Info.plist")
    #expect(Project(paths: [folder.path]).facts(for: folder.at("Main.storyboard")).deviceFamilies == [.pad])
  }

  @Test func theNearestListAboveCounts() throws {
    let pad = Self.plist("<key>UIDeviceFamily</key><array><integer>2</integer></array>")
    let files = ["A/Info.plist": pad, "A/B/Info.plist": Self.portrait, "C/Info.plist": pad]
    #expect(try facts(files, of: "A/B/Deep/Main.storyboard").facts == "portrait|||false|-")
    #expect(try facts(files, of: "A/Main.storyboard").facts == "||pad|false|-")
    // Two apps, and the document lies in neither.
    #expect(try facts(files, of: "D/Main.storyboard").facts == "|||false|-")
    // One app: its list counts wherever it lies.
    #expect(try facts(["C/Info.plist": pad], of: "D/Main.storyboard").facts == "||pad|false|-")
  }

  @Test func aSingleDocumentBelongsToTheProjectAroundIt() throws {
    let folder = try TemporaryFolder(["App/Info.plist": Self.portrait, "App/UI/Main.storyboard": ""])
    let document = folder.at("App/UI/Main.storyboard")
    #expect(Project(paths: [document]).facts(for: document).orientations == [.portrait])
  }

  @Test func listsOfExtensionsAreNoApps() throws {
    let files = [
      "Share/Info.plist": Self.plist("<key>NSExtension</key><dict/>"), "App/Info.plist": Self.portrait,
    ]
    #expect(try facts(files, of: "Shared/Main.storyboard").facts == "portrait|||false|-")
    #expect(try facts(files, of: "Share/Main.storyboard").facts == "|||false|-")
  }

  @Test func theConfigurationHasTheLastWord() throws {
    let files = [
      "Info.plist": Self.portrait,
      "inset.json5": "{ orientations: 'landscapeLeft', deploymentTarget: 9, requiresFullScreen: true }",
    ]
    #expect(try facts(files).facts == "landscapeLeft|landscapeLeft||true|9.0")
  }

  @Test(arguments: [
    "", "\0\0\0", "bplist00garbage", "<plist><dict>", "<plist><dict><key>a</key></plist>",
    String(repeating: "<array>", count: 50_000),
    """
    <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>
    <plist><dict><key>UILaunchStoryboardName</key><string>&d;</string></dict></plist>
    """,
  ])
  func brokenListsAreLeftOutAndNamed(text: String) throws {
    let (facts, findings) = try facts(["Info.plist": text])
    #expect(facts == "|||false|-")
    #expect(findings.allSatisfy { $0.hasPrefix("file is no property list") })
  }

  @Test func valuesOfOtherKindsAreLeftOut() throws {
    let fields = """
      <key>UISupportedInterfaceOrientations</key><string>portrait</string><key>UIDeviceFamily</key><dict/>
      <key>UIRequiresFullScreen</key><string>YES</string><key>UILaunchStoryboardName</key><array/>
      """
    #expect(try facts(["Info.plist": Self.plist(fields)]).facts == "|||false|-")
  }
}

import InsetDiagnostics

/// Reports apps on iPads that insist on the full screen.
///
/// In iPadOS 26 such an app is a scaled picture in a window.
public struct RequiresFullScreen: LintRule {
  public static let info = RuleInfo(
    id: "requires-full-screen", severity: .info,
    summary: "The app insists on the full screen of an iPad.",
    documentation: """
      Reports `UIRequiresFullScreen`.

      ## Why

      The key is deprecated. In iPadOS 26 the app is a canvas that is scaled into its window.

      ## Instead

      Support any size, with the safe area and size classes.

      ## When it is right

      Some games.
      """)

  public init() {}

  public func check(_ project: LintProject) -> [Finding] {
    guard !project.facts.isPhoneOnly else { return [] }
    return project.plists.filter { $0.isApp && $0.isTrue("UIRequiresFullScreen") }.map { plist in
      finding(
        plist.path, line: plist.line(of: "UIRequiresFullScreen"),
        "the app insists on the full screen, and is scaled into a window in iPadOS 26",
        remedy: "support any size of window")
    }
  }
}

/// Reports the key that keeps the design from before iOS 26.
///
/// It is for the time of a change and goes away.
public struct IOS26BarCustomised: LintRule {
  public static let info = RuleInfo(
    id: "ios26-bar-customised", severity: .warning,
    summary: "The app keeps the design from before iOS 26.",
    documentation: """
      Reports `UIDesignRequiresCompatibility`.

      ## Why

      The key gives an app time: bars look as before iOS 26 as long as the system heeds it. Bar heights and insets change on
      the day it no longer does.

      ## Instead

      Remove the key, and look at toolbars, tab bars and custom backgrounds.
      """)

  static let key = "UIDesignRequiresCompatibility"

  public init() {}

  public func check(_ project: LintProject) -> [Finding] {
    project.plists.filter { $0.isTrue(Self.key) }.map { plist in
      finding(
        plist.path, line: plist.line(of: Self.key), "\(Self.key) keeps bars as before iOS 26, for a time",
        remedy: "remove the key and look at bars and insets")
    }
  }
}

/// Reports export options that name no provisioning profiles.
///
/// Since Xcode 9 an export with manual signing fails without them.
public struct ExportOptionsProfiles: LintRule {
  public static let info = RuleInfo(
    id: "export-options-profiles", severity: .warning,
    summary: "Export options with manual signing name no provisioning profiles.",
    documentation: """
      Reports a property list of export options with manual signing and without `provisioningProfiles`.

      ## Why

      Since Xcode 9 the export asks for a profile for the app and each extension, and fails without.

      ## Example

      ```xml
      <key>method</key><string>app-store</string>
      <key>signingStyle</key><string>manual</string>
      ```

      ## Instead

      A dictionary `provisioningProfiles` from bundle identifiers to profiles.

      ## When it is right

      Automatic signing needs none.
      """)

  public init() {}

  public func check(_ project: LintProject) -> [Finding] {
    project.plists.compactMap { plist in
      guard plist.text("signingStyle") == "manual", plist.has("method"), !plist.has("provisioningProfiles")
      else {
        return nil
      }
      return finding(
        plist.path, line: plist.line(of: "signingStyle"),
        "signing is manual, and no provisioning profiles are named",
        remedy: "add provisioningProfiles, from bundle identifiers to profiles")
    }
  }
}

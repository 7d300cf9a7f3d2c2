import InsetDiagnostics

/// Reports apps without a launch screen.
///
/// Without one the system shows the app at the size of an old phone, with black bars.
public struct LaunchScreenMissing: LintRule {
  public static let info = RuleInfo(
    id: "launch-screen-missing", severity: .error,
    summary: "The app has no launch screen, so it is shown with black bars.",
    documentation: """
      Reports an app's Info.plist without `UILaunchStoryboardName`, `UILaunchScreen` and `UILaunchScreens`.

      ## Why

      Without a launch screen the system takes the app for one that does not know the screen's size: it runs at the size of
      an old phone, with black bars above and below. Uploads are rejected.

      ## Instead

      `UILaunchStoryboardName` with a storyboard, or `UILaunchScreen`.

      ## Fix safety

      Safe where the app only runs on iOS 14 and later: an empty `UILaunchScreen` is added. Earlier systems need a
      storyboard.

      ## When it is right

      Projects whose build settings make the launch screen (`INFOPLIST_KEY_UILaunchScreen_Generation` and others) are not
      reported, nor are extensions, watch apps and apps for the Mac.
      """)

  public init() {}

  public func check(_ project: LintProject) -> [Finding] {
    let isMade = project.settings.plistKeys.contains { $0.hasPrefix("UILaunch") }
    guard !isMade else { return [] }
    return project.plists.filter(\.isApp).compactMap { plist in
      let keys = [
        "UILaunchStoryboardName", "UILaunchStoryboardName~iphone", "UILaunchScreen", "UILaunchScreens",
        "UILaunchStoryboards",
      ]
      guard !keys.contains(where: { plist.has($0) }) else { return nil }
      var found = finding(
        plist.path, line: 1, "the app has no launch screen, so it runs at the size of an old phone",
        remedy: "add UILaunchScreen, or a storyboard and its name as UILaunchStoryboardName")
      if let edit = Self.edit(plist) {
        found.remedy?.edits = [edit]
        found.remedy?.safety = (project.facts.deploymentTarget ?? 0) >= 14 ? .safe : .suggested
      }
      return found
    }
  }
}

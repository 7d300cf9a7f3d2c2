import InsetDiagnostics

/// Reports icon sets without the large icon of the App Store.
///
/// Uploads without it are rejected.
public struct AppIconMarketingMissing: LintRule {
  public static let info = RuleInfo(
    id: "appicon-marketing-missing", severity: .error,
    summary: "The icon set has no 1024 px icon for the App Store.",
    documentation: """
      Reports an app icon of iPhones or iPads whose slot of 1024 px is empty or not there.

      ## Why

      Uploads are rejected with ITMS-90704 since Xcode 9.

      ## Example

      ```json
      { "idiom" : "ios-marketing", "size" : "1024x1024", "scale" : "1x" }
      ```

      ## Instead

      An opaque PNG of 1024 by 1024 pixels, with its name as `filename`.

      ## When it is right

      Icon sets of a single size (`"platform" : "ios"`), sets for other systems, and sets that no target names where the
      build settings name any (`ASSETCATALOG_COMPILER_APPICON_NAME`).
      """)

  public init() {}

  public func check(_ project: LintProject) -> [Finding] {
    let names = project.settings.iconNames
    return project.iconSets.compactMap { set in
      guard names.isEmpty || names.contains(set.name) else { return nil }
      let isSingle = set.images.contains { $0.platform == "ios" && $0.size == "1024x1024" && $0.hasFile }
      let phones = set.images.filter { ($0.idiom == "iphone" || $0.idiom == "ipad") && $0.hasFile }
      let slots = set.images.filter { $0.idiom == "ios-marketing" }
      guard !isSingle, !phones.isEmpty, !slots.contains(where: \.hasFile) else { return nil }
      return finding(
        set.path, line: slots.first?.line ?? 1, "the icon for the App Store (1024 px) is missing",
        remedy: "add an opaque PNG of 1024 by 1024 pixels")
    }
  }
}

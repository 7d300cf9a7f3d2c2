import InsetDiagnostics

/// Reports code that looks for private views inside bars.
///
///     subviews.filter { String(describing: type(of: $0)).contains("TabBarButton") }
///
/// Instead, use the appearance classes.
public struct BarPrivateSubviews: LintRule {
  public static let info = RuleInfo(
    id: "bar-private-subviews", severity: .error,
    summary: "Code digs for private views inside a bar.",
    documentation: """
      Reports names of UIKit's private bar views that are looked for among subviews, and subviews of a bar taken by number.

      ## Why

      The names and their order changed in iOS 11, 13 and 26: titles vanish, or an index is out of range.

      ## Example

      ```swift
      let parts = tabBar.subviews.filter { String(describing: type(of: $0)).contains("TabBarButton") }
      ```

      ## Instead

      `UITabBarAppearance`, `UINavigationBarAppearance`; or a bar of your own.

      ## When it is right

      Subviews of a view that is yours.
      """)

  static let names: [String] = [
    "UITabBarButton", "TabBarButton", "UITabBarSwappableImageView", "UITabBarButtonLabel", "_UIBarBackground",
    "_UITabBarBackgroundView",
    "_UINavigationBarBackground", "UINavigationBarBackground", "_UINavigationBarContentView",
    "UINavigationBarContentView", "_UINavigationBarLargeTitleView", "UINavigationButton",
    "_UINavigationBarBackIndicatorView",
    "UINavigationItemView", "UINavigationItemButtonView", "_UIButtonBarStackView", "_UIButtonBarButton",
    "UIToolbarTextButton", "_UIToolbarContentView", "_UIBarButtonItem", "_UITAMICAdaptorView",
    "_UIVisualProviderTabBar",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    names(file) + numbers(file)
  }

  private func names(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    let words = ["subviews", "NSClassFromString", "isKindOfClass", "isKind"]
    guard words.contains(where: { reader.mentions($0) }) else { return [] }
    return reader.tokens.indices.compactMap { index in
      guard reader.kind(index) == .string, let text = reader.string(index), Self.names.contains(text),
        let function = file.function(around: index), reader.mentions("subviews", in: function.body),
        isCompared(index, reader)
      else { return nil }
      return finding(
        file, index, "the private '\(text)' is looked for among the subviews of a bar",
        why: ["names and order of these views changed in iOS 11, 13 and 26"],
        remedy: "use the bar's appearance classes, or make a bar of your own")
    }
  }

  /// A class is compared with the name; who replaces its methods knows what he does.
  private func isCompared(_ index: Int, _ reader: TokenReader) -> Bool {
    (max(0, index - 8)..<index).contains { place in
      reader.at(
        place,
        any: [
          "isKindOfClass", "isMemberOfClass", "isKind", "isMember", "contains", "containsString",
          "isEqualToString",
          "isEqual", "hasPrefix", "hasSuffix", "==", "range",
        ])
    }
  }

  /// `navigationBar.subviews[0]`, `tabBar.subviews.first`
  private func numbers(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "subviews").compactMap { place in
      let chain = reader.joined(reader.chain(endingAt: place))
      guard chain.hasSuffix("navigationBar.subviews") || chain.hasSuffix("tabBar.subviews") else {
        return nil
      }
      let isIndexed = reader.at(place + 1, "[") && reader.kind(place + 2) == .number
      let isFirst =
        reader.at(place + 1, ".")
        && reader.at(place + 2, any: ["first", "firstObject", "last", "lastObject"])
        && !reader.at(place + 3, any: ["(", "{"])
      guard isIndexed || isFirst else { return nil }
      return finding(
        file, place, "a private view of a bar is taken by its number",
        why: ["names and order of these views changed in iOS 11, 13 and 26"],
        remedy: "use the bar's appearance classes, or make a bar of your own")
    }
  }
}

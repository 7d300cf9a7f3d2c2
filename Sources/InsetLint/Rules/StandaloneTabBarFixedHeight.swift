import InsetDiagnostics

/// Reports tab bars that answer a number as their height.
///
///     class Bar: UITabBar { override func sizeThatFits(_ size: CGSize) -> CGSize { …height = 60… } }
///
/// Instead, add the safe area.
public struct StandaloneTabBarFixedHeight: LintRule {
  public static let info = RuleInfo(
    id: "standalone-tabbar-fixed-height", severity: .error,
    summary: "A tab bar has a fixed height, with the home indicator in it.",
    documentation: """
      Reports `sizeThatFits` of a tab bar's class that sets the height to a number.

      ## Why

      The height has the home indicator in it: of 60 points 26 are left for icons and titles.

      ## Example

      ```swift
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        var size = super.sizeThatFits(size)
        size.height = 60
        return size
      }
      ```

      ## Instead

      `size.height = 60 + safeAreaInsets.bottom`, or add to what `super` answers.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return file.functions.compactMap { function in
      guard function.name == "sizeThatFits", let type = file.type(around: function.body.lowerBound),
        project.isKind(type.name, of: ["UITabBar"]),
        !reader.mentions(in: function.body, where: { $0.contains("safearea") || $0.contains("bottominset") })
      else { return nil }
      for place in reader.places(of: "height") where function.body.contains(place) {
        let isSet = reader.at(place + 1, "=")
        let isArgument = reader.at(place + 1, ":") && reader.language == .swift
        guard isSet || isArgument else { continue }
        let end = isSet ? reader.statement(around: place).upperBound : place + 3
        guard let value = project.number((place + 2)..<end, in: file), value >= 30 else { continue }
        return finding(
          file, place, "the tab bar's height is \(Int(value)), with the home indicator in it",
          remedy: "add safeAreaInsets.bottom, or add to what super answers")
      }
      return nil
    }
  }
}

import InsetDiagnostics

/// Reports bar heights in content insets that the system adds as well.
///
///     tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
///
/// Instead, leave the bars to the system.
public struct ManualInsetPlusAutomatic: LintRule {
  public static let info = RuleInfo(
    id: "manual-inset-plus-automatic", severity: .error,
    summary: "A bar's height is put into a content inset that the system adjusts too.",
    documentation: """
      Reports content insets made of a bar's height, in code that does not switch the automatic adjustment off.

      ## Why

      Since iOS 11 scroll views add the safe area to their content inset by themselves. The bar counts twice, and a gap of its
      height lies above the first row or below the last.

      ## Example

      ```objc
      self.tableView.contentInset = UIEdgeInsetsMake(64, 0, 49, 0);
      ```

      ## Instead

      Remove the bars from the inset; or set `contentInsetAdjustmentBehavior` to `.never` and do all of it by hand.

      ## When it is right

      Insets of another size are a matter of taste and not reported; nor are files that say anything about the adjustment,
      and 49 in a class that has a toolbar or an input bar of its own, or hides the tab bar.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let saysMore = [
      "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets",
      "setContentInsetAdjustmentBehavior",
      "edgesForExtendedLayout",
    ].contains { reader.mentions($0) }
    if saysMore { return [] }
    return reader.places(of: "contentInset").compactMap { place in
      let end = reader.chainEnd(from: place)
      guard reader.at(end, any: ["=", "+="]) else { return nil }
      let value = (end + 1)..<reader.statement(around: end).upperBound
      let edge = end > place + 1 ? reader.text(end - 1) : ""
      guard ["", "top", "bottom"].contains(edge), let bar = bar(in: value, edge: edge, file, project),
        !file.isFallback(place, below: 11), bar != Self.tabBar || !hasOwnBar(place, file)
      else { return nil }
      return finding(
        file, place, "the content inset holds \(bar), which the system adds as well",
        remedy: "leave the bars to the system, or set contentInsetAdjustmentBehavior to .never")
    }
  }

  private static let tabBar = "the 49 of a tab bar"

  /// Whether the class speaks of another bar at the bottom, which may be as high.
  private func hasOwnBar(_ place: Int, _ file: CodeFile) -> Bool {
    guard let type = file.type(around: place) else { return false }
    return file.reader.mentions(in: type.body) { word in
      ["toolbar", "inputbar", "inputview", "composebar", "hidesbottombarwhenpushed"].contains {
        word.contains($0)
      }
    }
  }

  private func bar(
    in value: Range<Int>, edge: String, _ file: CodeFile, _ project: LintProject
  ) -> String? {
    let reader = file.reader
    if edge == "top" || edge == "bottom" { return part(value, isTop: edge == "top", file, project) }
    for index in value
    where reader.at(index, any: ["UIEdgeInsetsMake", "UIEdgeInsets"]) && reader.at(index + 1, "(") {
      let sides = reader.arguments(index + 1)
      guard sides.count == 4 else { return nil }
      return part(sides[0].value, isTop: true, file, project)
        ?? part(sides[2].value, isTop: false, file, project)
    }
    return nil
  }

  private func part(
    _ value: Range<Int>, isTop: Bool, _ file: CodeFile, _ project: LintProject
  ) -> String? {
    if let number = project.number(value, in: file) {
      let bars: Set<Double> = isTop ? [64, 88] : BarFigures.tabBars
      return bars.contains(number)
        ? "the \(Int(number)) of \(isTop ? "the bars at the top" : "a tab bar")" : nil
    }
    let text = file.reader.joined(value)
    guard !text.contains("?"), !text.contains("-") else { return nil }
    if isTop {
      if text.contains("topLayoutGuide") { return "the top layout guide" }
      if text.contains("navigationBar.frame") || text.contains("navigationBar.bounds") {
        return "the navigation bar"
      }
      return nil
    }
    if text.contains("bottomLayoutGuide") { return "the bottom layout guide" }
    return text.contains("tabBar.frame") || text.contains("tabBar.bounds") ? "the tab bar" : nil
  }
}

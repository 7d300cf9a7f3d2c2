import InsetDiagnostics

/// Reports status bar heights that are capped at, or compared with, a number.
///
///     min(20, UIApplication.shared.statusBarFrame.height)
///
/// Instead, use the safe area, and drop the code for calls.
public struct StatusBarHeightConstant: LintRule {
  public static let info = RuleInfo(
    id: "status-bar-height-constant", severity: .error,
    summary: "The status bar's height is compared with a number.",
    documentation: """
      Reports `min`, `max` and comparisons of the status bar's height with 20, 40 or 44.

      ## Why

      The code meant the taller bar during a call. With a sensor housing the bar is always taller than 20: the special case
      is the rule, and everything sits 24 points off.

      ## Example

      ```swift
      return min(20, UIApplication.shared.statusBarFrame.height)
      ```

      ## Instead

      `view.safeAreaInsets.top`; phones with a housing have no taller bar in calls.

      ## When it is right

      Code that runs before iOS 11 alone is not reported.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let places = file.statusBarHeights() + names(reader)
    return places.sorted().compactMap { place in
      guard !file.isFallback(place, below: 11), let number = compared(place, reader) ?? capped(place, reader)
      else { return nil }
      return finding(
        file, number, "the status bar's height is held against \(reader.text(number))",
        why: ["it is 20 with a home button, and 44 to 54 with a sensor housing"],
        remedy: "use view.safeAreaInsets.top, without a case for calls")
    }
  }

  /// Local names for it.
  private func names(_ reader: TokenReader) -> [Int] {
    ["statusBarHeight", "statusHeight", "statusBarFrameHeight", "kStatusBarHeight", "STATUS_BAR_HEIGHT"]
      .flatMap {
        reader.places(of: $0)
      }
  }

  private func compared(_ place: Int, _ reader: TokenReader) -> Int? {
    let signs: [StaticString] = ["==", ">", "<", ">=", "<=", "!="]
    var end = place
    // `[…].size.height` goes on after the bracket of the message.
    if reader.at(place + 1, "]"), let open = reader.partner(place + 1), reader.message(open)?.place == place {
      end = place + 1
    }
    let last = reader.chainEnd(from: end)
    if reader.at(last, any: signs), isFigure(last + 1, reader), !reader.at(last + 2, any: ["*", "/", "+"]) {
      return last + 1
    }
    let start = reader.chain(endingAt: end).lowerBound
    if reader.at(start - 1, any: signs), isFigure(start - 2, reader) { return start - 2 }
    return nil
  }

  private func capped(_ place: Int, _ reader: TokenReader) -> Int? {
    var place = place
    for _ in 0..<4 {
      guard let open = reader.parent(place) else { return nil }
      if reader.at(open, "("),
        reader.at(open - 1, any: ["min", "max", "MIN", "MAX", "fmin", "fmax", "fminf", "fmaxf"])
      {
        let arguments = reader.arguments(open)
        guard arguments.count == 2 else { return nil }
        return arguments.first { $0.value.count == 1 && isFigure($0.value.lowerBound, reader) }?.value
          .lowerBound
      }
      place = open
    }
    return nil
  }

  private func isFigure(_ index: Int, _ reader: TokenReader) -> Bool {
    guard let number = reader.number(index) else { return false }
    return [20, 40, 44].contains(number)
  }
}

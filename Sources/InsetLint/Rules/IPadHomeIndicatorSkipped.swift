import InsetDiagnostics

/// Reports a bottom inset that only phones get.
///
///     UIDevice.current.userInterfaceIdiom == .phone ? view.safeAreaInsets.bottom : 0
///
/// Instead, use the inset on every device.
public struct IPadHomeIndicatorSkipped: LintRule {
  public static let info = RuleInfo(
    id: "ipad-home-indicator-skipped", severity: .warning,
    summary: "The inset at the bottom is used on phones alone.",
    documentation: """
      Reports a choice by the idiom between the safe area's bottom, or 34, and zero.

      ## Why

      iPads without a home button have a home indicator too, and an inset of 20 points. On the others the inset is 0 by
      itself.

      ## Example

      ```swift
      let bottom = UIDevice.current.userInterfaceIdiom == .phone ? view.safeAreaInsets.bottom : 0
      ```

      ## Instead

      `view.safeAreaInsets.bottom`

      ## When it is right

      Choices by the idiom between other lengths, such as margins.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.tokens.indices.compactMap { place in
      guard reader.at(place, "?"), !reader.at(place + 1, "."), asksForPhone(before: place, reader) else {
        return nil
      }
      var middle = place + 1
      for _ in 0..<30 where middle < reader.count && !reader.at(middle, ":") {
        if reader.tokens[middle].isClose || reader.at(middle, ";") { return nil }
        middle = reader.after(middle)
      }
      guard reader.at(middle, ":"), project.number((middle + 1)..<(middle + 2), in: file) == 0,
        reader.at(middle + 2, any: [";", ")", ",", "}"]) || middle + 2 >= reader.count
          || reader.tokens[middle + 2].startsLine,
        isInset((place + 1)..<middle, file, project)
      else { return nil }
      return finding(
        file, place, "the inset at the bottom is left out on iPads, which have a home indicator too",
        remedy: "use view.safeAreaInsets.bottom on every device: it is 0 where there is no indicator")
    }
  }

  private func isInset(_ range: Range<Int>, _ file: CodeFile, _ project: LintProject) -> Bool {
    if project.number(range, in: file) == 34 { return true }
    let text = file.reader.joined(range)
    return text.contains("safeAreaInsets") && text.contains("bottom")
  }

  private func asksForPhone(before place: Int, _ reader: TokenReader) -> Bool {
    var start = place
    for _ in 0..<24 where start > 0 {
      if reader.at(start - 1, any: [",", ";", "=", "return", "{", "}", ":"])
        || reader.tokens[start - 1].isOpen
      {
        break
      }
      start = reader.before(start)
    }
    let range = start..<place
    let isPhone =
      reader.mentions(in: range) {
        $0 == "phone" || $0 == "uiuserinterfaceidiomphone" || $0.hasSuffix("isphone")
      }
      || reader.mentions(in: range) { $0.contains("is_iphone") && !$0.contains("x") }
    return isPhone && !range.contains { reader.at($0, any: ["!=", "!", "||"]) }
  }
}

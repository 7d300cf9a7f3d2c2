import InsetDiagnostics

/// Reports fixed spaces in bars with a negative width.
///
///     spacer.width = -16
///
/// Instead, use margins or insets: from iOS 11 the width has no effect.
public struct NegativeBarSpacer: LintRule {
  public static let info = RuleInfo(
    id: "negative-bar-spacer", severity: .warning,
    summary: "A fixed space of a bar has a negative width.",
    documentation: """
      Reports a negative `width` of a bar button item that is a fixed space.

      ## Why

      It pulled buttons towards the edge. From iOS 11 bars lay out with margins, and it does nothing.

      ## Example

      ```objc
      UIBarButtonItem *space = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace …];
      space.width = -16;
      ```

      ## Instead

      The bar's layout margins, or `imageInsets` of the item.

      ## When it is right

      Positive widths, and code that runs before iOS 11 alone.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "width").compactMap { place in
      guard reader.at(place + 1, "="), reader.at(place + 2, "-"), reader.at(place - 1, "."),
        reader.isWord(place - 2),
        reader.kind(place + 3) == .number, !file.isFallback(place, below: 11), isSpace(place - 2, file)
      else { return nil }
      return finding(
        file, place, "'\(reader.text(place - 2))' has a negative width, which does nothing from iOS 11",
        remedy: "use the bar's layout margins or the item's imageInsets")
    }
  }

  private func isSpace(_ owner: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    let name = reader.text(owner)
    if let body = file.function(around: owner)?.body,
      let value = reader.initialValue(of: name, before: owner, in: body)
    {
      return reader.mentions(in: value, where: { $0.contains("fixedspace") })
    }
    let low = name.lowercased()
    return low.contains("spac")
      && (reader.mentions("fixedSpace") || reader.mentions("UIBarButtonSystemItemFixedSpace"))
  }
}

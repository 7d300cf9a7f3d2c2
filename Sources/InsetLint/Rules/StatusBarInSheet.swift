import InsetDiagnostics

/// Reports the status bar's height in controllers that are sheets.
///
///     modalPresentationStyle = .pageSheet   // and top = statusBarFrame.height + …
///
/// Instead, use the safe area.
public struct StatusBarInSheet: LintRule {
  public static let info = RuleInfo(
    id: "status-bar-in-sheet", severity: .warning,
    summary: "A screen that is shown as a sheet adds the height of the status bar.",
    documentation: """
      Reports the status bar's height in a controller that presents itself as a sheet.

      ## Why

      A sheet lies below the status bar: its own safe area has nothing of it, and what is pushed down by the bar's height
      stands too low. In iOS 13 every presented screen is a sheet by default.

      ## Example

      ```swift
      init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .pageSheet }
      func place() { header.frame.origin.y = UIApplication.shared.statusBarFrame.height }
      ```

      ## Instead

      `view.safeAreaInsets.top`, read during layout.

      ## When it is right

      Screens over the whole window.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let heights = file.statusBarHeights()
    guard !heights.isEmpty else { return [] }
    return heights.sorted().compactMap { place in
      guard let type = file.type(around: place), isSheet(type, reader), !file.isFallback(place, below: 13)
      else {
        return nil
      }
      return finding(
        file, place, "a sheet adds the height of the status bar, under which it does not lie",
        remedy: "use view.safeAreaInsets.top, read during layout")
    }
  }

  private func isSheet(_ type: TypeDeclaration, _ reader: TokenReader) -> Bool {
    let own = reader.places(of: "modalPresentationStyle").contains { place in
      guard type.body.contains(place), reader.at(place + 1, "=") else { return false }
      let chain = reader.joined(reader.chain(endingAt: place))
      guard chain == "modalPresentationStyle" else { return false }
      return reader.mentions(in: place..<min(place + 5, reader.count)) {
        $0.hasSuffix("pagesheet") || $0.hasSuffix("formsheet")
      }
    }
    return own
      || reader.places(of: "sheetPresentationController").contains { place in
        type.body.contains(place)
          && reader.joined(reader.chain(endingAt: place)) == "sheetPresentationController"
      }
  }
}

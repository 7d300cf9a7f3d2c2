import InsetDiagnostics

/// Reports pagers that leave the safe area's sides to the system.
///
///     pager.isPagingEnabled = true   // sideways, and contentInsetAdjustmentBehavior untouched
///
/// Instead, switch the adjustment off.
public struct PagingWithInsets: LintRule {
  public static let info = RuleInfo(
    id: "paging-with-insets", severity: .warning,
    summary: "A pager that scrolls sideways gets insets at its sides.",
    documentation: """
      Reports a scroll view that pages sideways and keeps the automatic adjustment.

      ## Why

      In landscape the system adds the safe area's sides to the content's insets. A page is as wide as the view, so pages
      drift by the inset.

      ## Example

      ```swift
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: view.bounds.width * 3, height: 1)
      ```

      ## Instead

      `pager.contentInsetAdjustmentBehavior = .never`

      ## When it is right

      Pagers that scroll up and down, files that set the behaviour, and classes and apps that are held in portrait on phones.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard !reader.mentions("contentInsetAdjustmentBehavior"),
      !reader.mentions("insetsLayoutMarginsFromSafeArea")
    else {
      return []
    }
    let places = reader.places(of: "isPagingEnabled") + reader.places(of: "pagingEnabled")
    return places.sorted().compactMap { place in
      guard reader.at(place + 1, "="), reader.at(place + 2, any: ["true", "YES"]),
        !file.isFallback(place, below: 11)
      else { return nil }
      // At the sides there are insets in landscape alone.
      if let type = file.type(around: place), project.orientations.areHeldInPortrait(type.name, project) {
        return nil
      }
      let chain = reader.joined(reader.chain(endingAt: place))
      let parts = chain.split(separator: ".").dropLast()
      guard let name = parts.last.map(String.init), isSideways(name, reader) else { return nil }
      return finding(
        file, place, "the pages of '\(name)' drift by the safe area's sides in landscape",
        remedy: "set contentInsetAdjustmentBehavior of the pager to .never")
    }
  }

  /// `pager.contentSize = CGSize(width: … * 3, …)`
  private func isSideways(_ name: String, _ reader: TokenReader) -> Bool {
    reader.places(of: "contentSize").contains { place in
      guard reader.at(place + 1, "="),
        reader.joined(reader.chain(endingAt: place)).hasSuffix(name + ".contentSize"),
        let open = (place + 2..<min(place + 5, reader.count)).first(where: { reader.at($0, "(") })
      else { return false }
      let width = reader.arguments(open).first?.value ?? open..<open
      return width.contains { reader.at($0, "*") }
    }
  }
}

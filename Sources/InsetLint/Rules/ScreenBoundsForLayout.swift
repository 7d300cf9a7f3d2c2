import InsetDiagnostics

/// Reports the screen's bounds where the window's are meant.
///
///     frame = UIScreen.main.bounds
///
/// Instead, use the bounds of the window or of the view around.
public struct ScreenBoundsForLayout: LintRule {
  public static let info = RuleInfo(
    id: "screen-bounds-for-layout", severity: .warning,
    summary: "The screen's bounds stand for those of the window.",
    documentation: """
      Reports `UIScreen.main.bounds` in lengths and frames.

      ## Why

      In Split View, Slide Over, Stage Manager and the windows of iPadOS 26 the window is smaller than the screen.

      ## Example

      ```swift
      card.frame = CGRect(x: 40, y: 120, width: UIScreen.main.bounds.width - 80, height: 240)
      ```

      ## Instead

      The bounds of the window or the superview, during layout; or constraints.

      ## Severity

      Info in apps that are known to run on phones alone.

      ## When it is right

      Not reported: `scale` and other facts of the screen, the window's own frame at launch, comparisons with sizes of
      devices (which have a rule of their own), ratios, and what stands behind `??`.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "bounds").compactMap { place in
      guard isOfScreen(place, reader), !isWindow(place, reader), !isCompared(place, reader),
        !isRatioOrFallback(place, reader)
      else {
        return nil
      }
      return finding(
        file, place, "the screen's bounds stand for the window's",
        why: ["in Split View and in the windows of iPadOS 26 the window is smaller than the screen"],
        remedy: "use the bounds of the window or of the superview, during layout",
        severity: project.facts.isPhoneOnly ? .info : .warning)
    }
  }

  private func isOfScreen(_ place: Int, _ reader: TokenReader) -> Bool {
    if reader.at(place - 1, ".") {
      if reader.at(place - 2, any: ["main", "mainScreen"]), reader.at(place - 4, "UIScreen") { return true }
      return reader.at(place - 2, "]") && isMainScreen(place - 2, reader)
    }
    // [[UIScreen mainScreen] bounds], [UIScreen.mainScreen bounds]
    guard reader.at(place + 1, "]") else { return false }
    if reader.at(place - 1, "]") { return isMainScreen(place - 1, reader) }
    return reader.at(place - 1, "mainScreen") && reader.at(place - 3, "UIScreen")
  }

  private func isMainScreen(_ close: Int, _ reader: TokenReader) -> Bool {
    reader.at(close - 1, "mainScreen") && reader.at(close - 2, "UIScreen")
  }

  /// `UIWindow(frame: UIScreen.main.bounds)`, `self.window.frame = …`
  private func isWindow(_ place: Int, _ reader: TokenReader) -> Bool {
    var outer = place
    for _ in 0..<5 {
      let statement = reader.statement(around: outer)
      if reader.mentions(in: statement, where: { $0.hasSuffix("window") }) { return true }
      guard let open = reader.parent(outer), !reader.at(open, "{") else { break }
      if reader.mentions(in: max(0, open - 3)..<open, where: { $0.hasSuffix("window") }) { return true }
      outer = open
    }
    return false
  }

  /// `y / UIScreen.main.bounds.height` is the progress of a gesture; `view?.bounds ?? UIScreen.main.bounds` has asked the
  /// view first.
  private func isRatioOrFallback(_ place: Int, _ reader: TokenReader) -> Bool {
    let start: Int
    if reader.at(place + 1, "]"), let open = reader.parent(place) {
      start = open
    } else {
      start = reader.chain(endingAt: place).lowerBound
    }
    return reader.at(start - 1, any: ["/", "??"])
  }

  private func isCompared(_ place: Int, _ reader: TokenReader) -> Bool {
    var outer = place
    for _ in 0..<4 {
      let statement = reader.statement(around: outer)
      let isComparison = reader.level(statement).contains {
        reader.at($0, any: ["==", "<", ">", "<=", ">=", "!=", "switch"])
      }
      if isComparison { return true }
      guard let open = reader.parent(outer), !reader.at(open, "{") else { break }
      if reader.at(open - 1, any: ["CGSizeEqualToSize", "CGRectEqualToRect", "switch", "if"]) { return true }
      outer = open
    }
    return false
  }
}

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

      Info in apps that are known to run on phones alone or to insist on the full screen, and in code that only phones
      run.

      ## When it is right

      Not reported: `scale` and other facts of the screen, the window's own frame at launch, comparisons with sizes of
      devices (which have a rule of their own), ratios, and what stands behind `??`, or for a window that is asked first;
      the first frame of a controller's view in `loadView`, which whoever shows the controller replaces, of a table's header,
      of views above the keyboard, and of what constraints place; preferred sizes, which the window limits; `maxWidth` and `maxHeight` of SwiftUI, which go no further than the
      space there is; sizes of caches and pictures.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "bounds").compactMap { place in
      guard isOfScreen(place, reader), !isWindow(place, reader), !isCompared(place, reader),
        !isRatioOrFallback(place, reader), !isFirstFrame(place, file), !isForPictures(place, file),
        !isHarmless(place, file)
      else {
        return nil
      }
      let isWhole = project.facts.isPhoneOnly || project.facts.requiresFullScreen
      return finding(
        file, place, "the screen's bounds stand for the window's",
        why: ["in Split View and in the windows of iPadOS 26 the window is smaller than the screen"],
        remedy: "use the bounds of the window or of the superview, during layout",
        severity: isWhole || isForPhones(place, file) ? .info : .warning)
    }
  }

  // MARK: What replaces it

  /// The frame a controller's own view begins with: whoever shows the controller gives it its size.
  private func isFirstFrame(_ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    // All of the bounds and no length of them.
    let end = reader.at(place + 1, "]") && !reader.at(place - 1, ".") ? place + 2 : place + 1
    guard !reader.at(end, ".") else { return false }
    let name = file.function(around: place)?.name ?? ""
    if name == "loadView" { return true }
    // `self.init(frame: UIScreen.main.bounds)`
    if let open = reader.parent(place), let call = callBefore(open, reader) {
      if ["init", "super.init"].contains(call) { return true }
      let isSuper = reader.language == .objectiveC && reader.at(open + 1, "super")
      if isSuper && reader.mentions("initWithFrame", in: open..<place) { return true }
    }
    let isEarly = name.hasPrefix("init") || name == "viewDidLoad"
    guard isEarly, let assignment = reader.assignment(around: place) else { return false }
    let last = assignment.left.upperBound
    return reader.at(last - 1, "frame") && reader.at(last - 3, any: ["view", "_view"])
  }

  private func callBefore(_ open: Int, _ reader: TokenReader) -> String? {
    guard reader.at(open, "(") else { return reader.at(open, "[") ? "" : nil }
    guard reader.isWord(open - 1) else { return "" }
    return reader.joined(reader.chain(endingAt: open - 1))
  }

  // MARK: What it is for

  /// A count of tiles or the pixels of a picture to load is no length of a view.
  private func isForPictures(_ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    let words = ["cache", "thumbnail", "pixel", "texture", "tile", "separator"]
    func speaks(_ text: String) -> Bool { words.contains { text.lowercased().contains($0) } }
    guard let function = file.function(around: place) else { return false }
    if speaks(function.name) { return true }
    let type = file.type(around: place)?.name.lowercased() ?? ""
    if type.contains("image"), !type.contains("view"), reader.mentions("scale", in: function.body) {
      return true
    }
    let statement = reader.statement(around: place)
    if reader.mentions(in: statement, where: speaks) { return true }
    // `let size = …bounds.size` that only a cache's size is made of.
    guard let assignment = reader.assignment(around: place),
      let last = assignment.left.last(where: { reader.isWord($0) })
    else { return false }
    let uses = reader.places(of: reader.text(last)).filter {
      $0 > assignment.right.upperBound - 1 && function.body.contains($0)
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        reader.assignment(around: use).map { reader.mentions(in: $0.left, where: speaks) } ?? false
      }
  }

  /// Code that asks for a phone before: there the window is the screen.
  private func isForPhones(_ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    if isNamedForPhones(file.function(around: place)?.name.lowercased() ?? "") { return true }
    func asks(_ range: Range<Int>) -> Bool {
      let isPhone = reader.mentions(in: range) { $0.contains("iphone") || $0 == "phone" || $0 == "isphone" }
      let isPad = reader.mentions(in: range) { $0.contains("ipad") || $0 == "pad" || $0 == "ispad" }
      return isPhone && !isPad && !range.contains { reader.at($0, any: ["!", "!=", "||"]) }
    }
    // `IS_IPHONE ? … : …`
    let statement = reader.statement(around: place)
    if let question = (statement.lowerBound..<place).last(where: { reader.at($0, "?") }),
      !(question..<place).contains(where: { reader.at($0, ":") }), asks(statement.lowerBound..<question)
    {
      return true
    }
    var outer = place
    for _ in 0..<60 {
      guard let open = reader.parent(outer) else { return false }
      if reader.at(open, "{"), reader.isControlBlock(open) {
        if reader.at(open - 1, ")"), let start = reader.partner(open - 1), reader.at(start - 1, "if"),
          asks(start..<open)
        {
          return true
        }
        if reader.language == .swift {
          var start = open
          for _ in 0..<40 where start > 0 && !reader.at(start, any: ["if", "guard", "else", "}"]) {
            start = reader.before(start)
          }
          if reader.at(start, "if"), asks(start..<open) { return true }
        }
      }
      outer = open
    }
    return false
  }

  /// `iPhoneFrame`, `phoneScreenSizeClass`; not `phoneNumber` and `microphone`.
  private func isNamedForPhones(_ name: String) -> Bool {
    name.contains("iphone")
      || name.contains("phone")
        && !["microphone", "telephone", "headphone", "phonenumber"].contains {
          name.contains($0)
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
    if reader.at(start - 1, any: ["/", "??"]) { return true }
    // `if let window { return window.bounds } else { return UIScreen.main.bounds }`
    guard let body = outerBlock(start, reader), reader.at(body - 1, "else"), reader.at(body - 2, "}"),
      let before = reader.partner(body - 2)
    else { return false }
    return reader.mentions(in: before..<(body - 2)) { $0.hasSuffix("window") }
  }

  private func outerBlock(_ place: Int, _ reader: TokenReader) -> Int? {
    var place = place
    for _ in 0..<8 {
      guard let open = reader.parent(place) else { return nil }
      if reader.at(open, "{") { return open }
      place = open
    }
    return nil
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

import InsetDiagnostics

/// Reports heights of the status and navigation bar that are written as numbers.
///
///     CGRectMake(0, 0, width, 64)
///
/// Instead, pin to the safe area or read its inset when it is known.
public struct TopBarHeightConstant: LintRule {
  public static let info = RuleInfo(
    id: "top-bar-height-constant", severity: .error,
    summary: "The height of status and navigation bar is written as a number.",
    documentation: """
      Reports numbers that stand for the bars at the top of the screen: the height or the y of a frame across the screen,
      a number added to `contentOffset.y`, a length chosen by the model.

      ## Why

      The bars end at 64 on a phone with a home button, at 88 on an iPhone X, and elsewhere on every generation since. They
      are lower in landscape, in sheets, and with large titles.

      ## Example

      ```objc
      UIView *veil = [[UIView alloc] initWithFrame:CGRectMake(0, 0, width, 64)];
      ```

      ## Instead

      Anchors to `view.safeAreaLayoutGuide.topAnchor`, or `view.safeAreaInsets.top` read in a layout callback; for an offset
      `contentOffset.y + adjustedContentInset.top`.

      ## When it is right

      The number alone says nothing: 64 is an avatar, 44 a row, 20 a margin. Only numbers in one of the roles above are
      reported, and none in code that runs before iOS 11 alone.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let found = frames(file, project) + offsets(file, project) + choices(file, project) + names(file)
    return found.sorted { $0.place < $1.place }
  }

  private func frames(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.rectangles().compactMap { place, rectangle in
      guard project.number(rectangle.x, in: file) == 0, spans(rectangle.width, reader),
        let y = project.number(rectangle.y, in: file), !file.isFallback(place, below: 11)
      else { return nil }
      if y == 0, let height = project.number(rectangle.height, in: file), BarFigures.tops.contains(height),
        isBar(place, reader), !isInList(place, file), !isPartOfItsOwn(place, reader)
      {
        return report(file, rectangle.height.lowerBound, height)
      }
      // The rest of the screen below the bars.
      if y == 64 || y == 88, !isInList(place, file), takes(y, from: rectangle.height, file, project) {
        return report(file, rectangle.y.lowerBound, y)
      }
      return nil
    }
  }

  /// A width that follows the screen, the view or a local value so called.
  private func spans(_ range: Range<Int>, _ reader: TokenReader) -> Bool {
    guard !range.contains(where: { reader.at($0, any: ["-", "/", "*", "+"]) }) else { return false }
    return reader.mentions(in: range, where: { $0.contains("width") || $0 == "w" })
  }

  /// `h - 64`
  private func takes(
    _ y: Double, from range: Range<Int>, _ file: CodeFile, _ project: LintProject
  ) -> Bool {
    let reader = file.reader
    guard let sign = reader.level(range).last(where: { reader.at($0, "-") }) else { return false }
    let part = (sign + 1)..<range.upperBound
    guard let value = project.number(part, in: file) else { return false }
    return value >= y && reader.mentions(in: range, where: { $0.contains("height") || $0 == "h" })
  }

  /// A header of 88 in a table is as good as any; what lies at the top of a screen has a name for it, or 64 as height
  /// of a view in a controller.
  private func isBar(_ place: Int, _ reader: TokenReader) -> Bool {
    let statement = reader.statement(around: place)
    let names = outerStatement(place, reader)
    let words = (names.lowerBound..<statement.upperBound).filter { reader.isWord($0) }.map {
      reader.text($0).lowercased()
    }
    let excluded = [
      "tableheader", "headerview", "footer", "cell", "section", "avatar", "keyboard", "accessory",
    ]
    return !words.contains { word in excluded.contains { word.contains($0) } }
  }

  /// A view of a class of the project says nothing of where it goes, unless it is called after a bar or the top.
  private func isPartOfItsOwn(_ place: Int, _ reader: TokenReader) -> Bool {
    guard let open = reader.parent(place) else { return false }
    let made: Int
    if reader.language == .objectiveC {
      // `[[Made alloc] initWithFrame:CGRectMake(…)]`
      guard reader.mentions("initWithFrame", in: open..<place), reader.at(open + 1, "[") else { return false }
      made = open + 2
    } else {
      guard reader.at(open, "("), reader.isWord(open - 1), reader.at(place - 1, ":") else { return false }
      made = open - 1
    }
    let name = reader.text(made)
    guard let first = name.first, first.isUppercase, !name.hasPrefix("UI"), !name.hasPrefix("CG") else {
      return false
    }
    let statement = outerStatement(place, reader)
    return !reader.mentions(in: statement) { Names.isTop($0) || $0.contains("bar") }
  }

  private func outerStatement(_ place: Int, _ reader: TokenReader) -> Range<Int> {
    reader.statement(around: reader.brackets(around: place, most: 8).last ?? place)
  }

  /// In cells, table callbacks and tests of parts the origin is not that of the screen.
  private func isInList(_ place: Int, _ file: CodeFile) -> Bool {
    let selector = (file.function(around: place)?.selector ?? "").lowercased()
    if ["section", "cell", "header", "footer", "intrinsic", "sizethatfits"].contains(where: {
      selector.contains($0)
    }) {
      return true
    }
    let type = (file.type(around: place)?.name ?? "").lowercased()
    return type.contains("cell") || type.hasSuffix("headerview") && !type.contains("nav")
  }

  private func offsets(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "contentOffset").compactMap { place in
      guard reader.at(place + 1, "."), reader.at(place + 2, "y"), !file.isFallback(place, below: 11) else {
        return nil
      }
      let sign = place + 3
      guard reader.at(sign, any: ["+", "<", "<=", ">", ">="]) else { return nil }
      var end = sign + 1
      if reader.at(end, "-") { end += 1 }
      end += 1
      while reader.at(end, "."), reader.isWord(end + 1) { end += 2 }
      guard let value = project.number((sign + 1)..<min(end, reader.count), in: file),
        value == 64 || value == 88 || value == -64 || value == -88,
        reader.at(sign, "+") ? value > 0 : value < 0
      else { return nil }
      return report(file, sign + 1, abs(value))
    }
  }

  /// `let navigationBarHeight: CGFloat = 64`
  private func names(_ file: CodeFile) -> [Finding] {
    let named = NamedNumber.heights(of: "nav", in: file) + NamedNumber.heights(of: "statusbar", in: file)
    return named.compactMap { number in
      let isBoth = number.value == 64 || number.value == 88
      let isStatus =
        number.name.hasSuffix("statusbarheight") && isOfSystem(number.name)
        && (number.value == 20 || number.value == 44)
      guard isBoth || isStatus, !file.isFallback(number.place, below: 11) else { return nil }
      return finding(
        file, number.place, "\(Int(number.value)) is the height of bars on some phones only",
        remedy: "use the safe area's top: an anchor, or view.safeAreaInsets.top in a layout callback",
        severity: .warning)
    }
  }

  /// `kStatusBarHeight` is the system's; `callStatusBarHeight` is that of a bar of the app.
  private func isOfSystem(_ name: String) -> Bool {
    [
      "", "k", "default", "kdefault", "ui", "system", "ios", "normal", "standard", "iphone", "iphonex",
      "phone", "x",
    ]
    .contains(String(name.dropLast("statusbarheight".count)))
  }

  private func choices(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    ModelChoice.all(in: file, project).compactMap { choice in
      guard choice.yes > 0, choice.no > 0, choice.yes > choice.no, !file.isFallback(choice.place, below: 11)
      else { return nil }
      let isPair = [[88, 64], [44, 20], [24, 0], [84, 64]].contains([choice.yes, choice.no])
      let isNamed = Names.isTop(choice.role) || isVertical(choice.place, file.reader)
      let isLikely = BarFigures.tops.contains(choice.yes) || BarFigures.statusBars.contains(choice.yes)
      guard isPair || isNamed && isLikely && !Names.isBottom(choice.role) else { return nil }
      let reader = file.reader
      return finding(
        file, choice.place + 1,
        "the model chooses \(reader.text(choice.place + 1)) for a length at the top of the screen",
        remedy: "read view.safeAreaInsets.top in a layout callback, or pin to safeAreaLayoutGuide.topAnchor")
    }
  }

  /// The argument `y:` of a point or a frame.
  private func isVertical(_ place: Int, _ reader: TokenReader) -> Bool {
    guard let open = reader.parent(place), reader.at(open, "(") else { return false }
    guard let index = reader.arguments(open).firstIndex(where: { $0.value.contains(place) }) else {
      return false
    }
    let argument = reader.arguments(open)[index]
    if let label = argument.label { return label == "y" || label == "top" }
    return reader.at(open - 1, any: ["CGRectMake", "CGPointMake"]) && index == 1
      || reader.at(open - 1, "UIEdgeInsetsMake") && index == 0
  }

  private func report(_ file: CodeFile, _ token: Int, _ value: Double) -> Finding {
    finding(
      file, token, "\(Int(value)) stands for the status bar and the navigation bar",
      why: [
        "they end at 64 with a home button, 88 on an iPhone X, elsewhere on later phones and in landscape"
      ],
      remedy: "use the safe area's top: an anchor, or view.safeAreaInsets.top in a layout callback")
  }
}

import InsetDiagnostics

/// Reports controls whose frame is counted up from the bottom of the screen.
///
///     bar.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
///
/// Instead, take the safe area off too.
public struct FramePinnedToBoundsBottom: LintRule {
  public static let info = RuleInfo(
    id: "frame-pinned-to-bounds-bottom", severity: .warning,
    summary: "A control is set to the bottom of the screen by hand.",
    documentation: """
      Reports the frame of a button or a bar in a controller whose y is the view's or screen's height less a number, in a
      function that does not ask for the safe area.

      ## Why

      The lowest 34 points of phones with a home indicator are its own: the swipe wins over the tap.

      ## Example

      ```swift
      toolbar.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
      ```

      ## Instead

      `view.bounds.height - 50 - view.safeAreaInsets.bottom`, or constraints.

      ## When it is right

      Frames inside cells and cards, and views that are moved off the screen.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.rectangles().compactMap { place, rectangle in
      guard let type = file.type(around: place), project.isKind(type.name, of: ["UIViewController"]),
        let function = file.function(around: place), !knowsSafeArea(function.body, reader),
        let name = receiver(place, reader),
        Names.isControl(name.lowercased()) || Names.isBottom(name.lowercased()),
        isFromBottom(rectangle, file, project), !file.isFallback(place, below: 11)
      else { return nil }
      return finding(
        file, rectangle.y.lowerBound,
        "'\(name)' is counted up from the bottom of the screen, without the home indicator",
        remedy: "take off view.safeAreaInsets.bottom too, during layout, or use constraints")
    }
  }

  private func receiver(_ place: Int, _ reader: TokenReader) -> String? {
    guard let assignment = reader.assignment(around: place),
      reader.at(assignment.left.upperBound - 1, "frame")
        || reader.mentions("initWithFrame", in: assignment.right)
        || reader.mentions("frame", in: assignment.right)
    else { return nil }
    return assignment.left.last { reader.isWord($0) && !reader.at($0, "frame") }.map { reader.text($0) }
  }

  private func knowsSafeArea(_ body: Range<Int>, _ reader: TokenReader) -> Bool {
    reader.mentions(in: body) { word in
      word.contains("safearea") || word.contains("layoutguide") || word.contains("bottompadding")
        || word.contains("bottominset") || word.contains("keyboard")
    }
  }

  /// y is the height of the view, window or screen less the own height, or about as much.
  private func isFromBottom(_ rectangle: Rectangle, _ file: CodeFile, _ project: LintProject) -> Bool {
    let reader = file.reader
    guard let height = project.number(rectangle.height, in: file), height < 120,
      let sign = reader.level(rectangle.y).last(where: { reader.at($0, "-") }), sign > rectangle.y.lowerBound,
      let less = project.number((sign + 1)..<rectangle.y.upperBound, in: file), less >= height,
      less < height + 34
    else { return false }
    let from = reader.joined(rectangle.y.lowerBound..<sign)
    return [
      "view.bounds.height", "view.bounds.size.height", "view.frame.height", "view.frame.size.height",
      "UIScreen.main.bounds.height", "UIScreen.main.bounds.size.height",
      "[UIScreenmainScreen].bounds.size.height",
      "UIScreen.mainScreen.bounds.size.height", "SCREEN_HEIGHT", "kScreenHeight", "ScreenHeight",
    ].contains(from)
  }
}

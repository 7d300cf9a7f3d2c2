import InsetDiagnostics

/// Reports title views that bring a frame alone.
///
///     navigationItem.titleView = SegmentBar(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
///
/// Instead, give the view constraints or an intrinsic size.
public struct TitleViewNoIntrinsicSize: LintRule {
  public static let info = RuleInfo(
    id: "titleview-no-intrinsic-size", severity: .warning,
    summary: "A title view has a frame and no size of its own.",
    documentation: """
      Reports a title view that is made with a frame, of a plain view or of a class of the project that gives no size.

      ## Why

      From iOS 11 the navigation bar lays its title view out by its constraints. Without any, and without a natural size,
      the view has no size: it is not seen, or takes no touches.

      ## Example

      ```swift
      navigationItem.titleView = SegmentBar(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      ```

      ## Instead

      Constraints for width and height, or `intrinsicContentSize`.

      ## When it is right

      Labels, buttons, pictures, search bars and segmented controls have a size of their own.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "titleView").compactMap { place in
      guard reader.at(place + 1, "="), let assignment = reader.assignment(around: place),
        let function = file.function(around: place), reader.mentions("navigationItem", in: assignment.left),
        let made = made(assignment.right, function, reader), !hasSize(made.type, project),
        !isConstrained(made.variable, function, reader)
      else { return nil }
      return finding(
        file, place, "the title view \(made.type) has a frame alone, and no size from iOS 11",
        remedy: "give it constraints for width and height, or an intrinsicContentSize")
    }
  }

  /// The class and, where there is one, the name of a view that is made with a frame.
  private func made(
    _ range: Range<Int>, _ function: FunctionDeclaration, _ reader: TokenReader
  ) -> (type: String, variable: String?)? {
    if let type = madeWithFrame(range, reader) { return (type, nil) }
    guard range.count <= 3, let last = range.last(where: { reader.isWord($0) }) else { return nil }
    let name = reader.text(last)
    guard let value = reader.initialValue(of: name, before: range.lowerBound, in: function.body),
      let type = madeWithFrame(value, reader)
    else { return nil }
    return (type, name)
  }

  private func madeWithFrame(_ range: Range<Int>, _ reader: TokenReader) -> String? {
    guard let first = range.first else { return nil }
    if reader.language == .objectiveC {
      guard reader.at(first, "["), reader.at(first + 1, "["), reader.at(first + 3, "alloc"),
        reader.mentions("initWithFrame", in: range)
      else { return nil }
      return reader.text(first + 2)
    }
    guard reader.isWord(first), reader.at(first + 1, "("),
      reader.arguments(first + 1).first?.label == "frame",
      reader.arguments(first + 1).count == 1
    else { return nil }
    return reader.text(first)
  }

  /// Whether the class is UIKit's with a natural size, is not known, or says something of its size.
  private func hasSize(_ type: String, _ project: LintProject) -> Bool {
    if type == "UIView" { return false }
    guard project.isKind(type, of: ["UIView"]), !type.hasPrefix("UI") else { return true }
    return project.files.contains { file in
      file.types.contains { declared in
        declared.name == type
          && [
            "intrinsicContentSize", "heightAnchor", "widthAnchor", "sizeThatFits",
            "translatesAutoresizingMaskIntoConstraints",
            "snp", "mas_makeConstraints", "NSLayoutConstraint",
          ].contains { file.reader.mentions($0, in: declared.body) }
      }
    }
  }

  private func isConstrained(
    _ variable: String?, _ function: FunctionDeclaration, _ reader: TokenReader
  ) -> Bool {
    guard let variable else { return false }
    return reader.places(of: variable).contains { place in
      function.body.contains(place) && reader.at(place + 1, ".")
        && reader.at(
          place + 2,
          any: [
            "heightAnchor", "widthAnchor", "snp", "addConstraint", "addConstraints",
            "translatesAutoresizingMaskIntoConstraints", "systemLayoutSizeFitting",
          ])
    } || reader.mentions("mas_makeConstraints", in: function.body)
  }
}

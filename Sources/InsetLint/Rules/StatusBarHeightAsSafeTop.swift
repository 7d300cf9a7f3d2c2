import InsetDiagnostics

/// Reports geometry that is made from the status bar's height.
///
///     let top = UIApplication.shared.statusBarFrame.height + navigationBar.frame.height
///
/// Instead, use the top of the safe area: it is another number.
public struct StatusBarHeightAsSafeTop: LintRule {
  public static let info = RuleInfo(
    id: "status-bar-height-as-safe-top", severity: .error,
    summary: "The status bar's height is used as the top of the safe area.",
    documentation: """
      Reports the status bar's height where it is added to something, or becomes a frame, an inset or a constant.

      ## Why

      The status bar ends above the safe area's top on many phones: 6 points on a 12 mini, 5 with a Dynamic Island. It is 0
      when hidden, and means nothing in sheets and second windows.

      ## Example

      ```swift
      let top = UIApplication.shared.statusBarFrame.height + navigationBar.frame.height
      ```

      ## Instead

      `view.safeAreaInsets.top`, which has the bars in it, or an anchor to the safe area.

      ## When it is right

      A fallback for systems before iOS 11 is right and not reported, nor is a function that reads the safe area as well.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let capped = Set(StatusBarHeightConstant().check(file, project).map(\.place.line))
    return file.statusBarHeights().compactMap { place in
      guard !file.isFallback(place, below: 11), !readsSafeArea(place, file),
        !capped.contains(file.line(of: place)),
        reachesGeometry(place, reader) || nameReachesGeometry(place, file)
          || isUsedElsewhere(place, file, project)
      else { return nil }
      return finding(
        file, place, "the status bar's height stands for the top of the safe area",
        why: ["the safe area begins up to 6 points lower, and elsewhere in a sheet or a second window"],
        remedy: "use view.safeAreaInsets.top or an anchor to the safe area")
    }
  }

  private func readsSafeArea(_ place: Int, _ file: CodeFile) -> Bool {
    guard let body = file.function(around: place)?.body else { return false }
    return file.reader.mentions("safeAreaInsets", in: body)
      || file.reader.mentions("safeAreaLayoutGuide", in: body)
  }

  /// In a sum, in a frame or inset, or assigned to a length.
  private func reachesGeometry(_ start: Int, _ reader: TokenReader) -> Bool {
    var place = start
    if reader.at(place + 1, "]") { place = reader.parent(place) ?? place }
    for _ in 0..<8 {
      let statement = reader.statement(around: place)
      let level = reader.level(statement)
      let isCompared = level.contains { reader.at($0, any: ["==", "<", ">", "<=", ">=", "!=", "&&", "||"]) }
      if !isCompared, level.contains(where: { reader.at($0, any: ["+", "-", "+=", "-="]) }) { return true }
      if let assignment = reader.assignment(in: statement), isLength(assignment.left, reader) { return true }
      guard let open = reader.parent(place), !reader.at(open, "{") else { return false }
      if reader.at(
        open - 1,
        any: [
          "CGRectMake", "UIEdgeInsetsMake", "CGRect", "UIEdgeInsets", "offset", "inset", "equalToConstant",
          "mas_equalTo",
        ])
      {
        return true
      }
      place = open
    }
    return false
  }

  private func isLength(_ range: Range<Int>, _ reader: TokenReader) -> Bool {
    guard reader.at(range.upperBound - 2, ".") else { return false }
    return reader.at(range.upperBound - 1, any: ["constant", "y", "top", "height", "contentInset"])
  }

  /// `let status = …height` and then `status + …`.
  private func nameReachesGeometry(_ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    guard let function = file.function(around: place), let assignment = reader.assignment(around: place),
      let last = assignment.left.last(where: {
        reader.isWord($0) && (reader.at($0 + 1, "=") || reader.at($0 + 1, ":"))
      })
    else { return false }
    let name = reader.text(last)
    return reader.places(of: name).contains { use in
      use > assignment.right.upperBound - 1 && function.body.contains(use) && reachesGeometry(use, reader)
    }
  }

  /// `let statusBarHeight = …height` outside of functions, or a function that answers it, whose name is used in a length
  /// somewhere in the project.
  private func isUsedElsewhere(_ place: Int, _ file: CodeFile, _ project: LintProject) -> Bool {
    let reader = file.reader
    var name: String?
    if let function = file.function(around: place) {
      // A fallback among other answers is one of many.
      if function.body.count < 40 { name = function.name }
    } else if let directive = reader.tree.directives.first(where: {
      $0.kind == .define && $0.tokens.contains(place)
    }) {
      name = reader.text(directive.tokens.lowerBound + 1)
    } else if let assignment = reader.assignment(around: place) {
      name = assignment.left.last { reader.isWord($0) && reader.at($0 + 1, any: ["=", ":"]) }.map {
        reader.text($0)
      }
    }
    guard let name, name.lowercased().contains("status"), !name.lowercased().contains("safe") else {
      return false
    }
    return project.files.contains { other in
      other.reader.places(of: name).contains { use in
        !(other.path == file.path && abs(use - place) < 20) && !other.isFallback(use, below: 11)
          && reachesGeometry(use, other.reader)
      }
    }
  }
}

import InsetDiagnostics

/// Reports automatic header heights for sections that have no header.
///
///     func tableView(_: UITableView, heightForHeaderInSection _: Int) -> CGFloat { UITableView.automaticDimension }
///
/// Instead, answer 0 where there is no view.
public struct TableHeaderHeightWithoutView: LintRule {
  public static let info = RuleInfo(
    id: "table-header-height-without-view", severity: .warning,
    summary: "A header's height is automatic where the header may be missing.",
    documentation: """
      Reports `heightForHeaderInSection` that always answers `automaticDimension`, where `viewForHeaderInSection` may answer
      nil and there is no `titleForHeaderInSection`.

      ## Why

      From iOS 11 a plain table takes its default of about 28 points for such a section: a blank strip.

      ## Example

      ```swift
      func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { UITableView.automaticDimension }
      func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
      ```

      ## Instead

      Answer 0 for sections without a header.

      ## When it is right

      Sections that always have a view, or a title.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return file.functions.compactMap { height in
      guard height.selector.contains("heightForHeaderInSection"), !height.selector.contains("estimated"),
        let place = automatic(height, reader), let type = file.type(around: height.body.lowerBound)
      else { return nil }
      let others = file.functions.filter { other in
        other.body != height.body && type.body.contains(other.body.lowerBound)
      }
      guard !others.contains(where: { $0.selector.contains("titleForHeaderInSection") }),
        let view = others.first(where: { $0.selector.contains("viewForHeaderInSection") }),
        givesNil(view, reader)
      else { return nil }
      return finding(
        file, place, "the height is automatic for sections without a header, which leaves a blank strip",
        remedy: "answer 0 for sections without a header")
    }
  }

  /// The only thing that the function answers.
  private func automatic(_ function: FunctionDeclaration, _ reader: TokenReader) -> Int? {
    let body = reader.inside(function.body.lowerBound)
    guard body.count <= 6, !body.contains(where: { reader.at($0, "?") }) else { return nil }
    return body.first { reader.at($0, any: ["automaticDimension", "UITableViewAutomaticDimension"]) }
  }

  private func givesNil(_ function: FunctionDeclaration, _ reader: TokenReader) -> Bool {
    (reader.places(of: "nil") + reader.places(of: "NULL")).contains { place in
      function.body.contains(place)
        && (reader.at(place - 1, "return") || reader.inside(function.body.lowerBound).count == 1)
        && !isNeverReached(place, reader)
    }
  }

  /// `guard let header = list.dequeue… as? Header else { return nil }`, `guard let group = groups[safe: section] else …`
  private func isNeverReached(_ place: Int, _ reader: TokenReader) -> Bool {
    guard let open = reader.parent(place), reader.at(open - 1, "else"),
      let start = (max(0, open - 80)..<open).last(where: { reader.at($0, "guard") })
    else { return false }
    return reader.mentions(in: start..<open) {
      $0.hasPrefix("dequeue") || $0 == "safe" || $0 == "self" || $0 == "indices"
    }
  }
}

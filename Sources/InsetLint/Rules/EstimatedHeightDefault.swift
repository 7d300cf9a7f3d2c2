import InsetDiagnostics

/// Reports tables whose offset or content size is read right after a reload.
///
///     tableView.reloadData(); let height = tableView.contentSize.height
///
/// Instead, switch the estimates off, or lay out first.
public struct EstimatedHeightDefault: LintRule {
  public static let info = RuleInfo(
    id: "estimated-height-default", severity: .info,
    summary: "Offsets are read after a reload of rows with estimated heights.",
    documentation: """
      Reports `contentSize` or `contentOffset` of a table in a function that has reloaded it, where the class gives heights of
      rows and nothing says how they are estimated.

      ## Why

      Since iOS 11 rows have an estimated height until they are shown: the content's size is a guess after a reload, and lists
      jump or load more without end.

      ## Example

      ```swift
      tableView.reloadData()
      heightConstraint.constant = tableView.contentSize.height
      ```

      ## Instead

      `estimatedRowHeight = 0`, or `layoutIfNeeded()` before.

      ## When it is right

      Rows that size themselves with a good estimate. So it is advice.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard file.functions.contains(where: { $0.selector.contains("heightForRow") }),
      !reader.mentions("estimatedRowHeight"), !reader.mentions("estimatedHeightForRowAtIndexPath"),
      !file.functions.contains(where: { $0.selector.contains("estimatedHeightForRow") })
    else { return [] }
    let reads = reader.places(of: "contentSize") + reader.places(of: "contentOffset")
    return reads.sorted().compactMap { place in
      guard let function = file.function(around: place), reader.at(place - 1, "."), !reader.at(place + 1, "=")
      else {
        return nil
      }
      let name = reader.joined(reader.chain(endingAt: place)).split(separator: ".").dropLast().joined(
        separator: ".")
      guard name.lowercased().contains("table"),
        let reload = reader.places(of: "reloadData").last(where: { $0 < place && function.body.contains($0) }
        ),
        !reader.mentions("layoutIfNeeded", in: reload..<place), place - reload < 60
      else { return nil }
      return finding(
        file, place, "the \(reader.text(place)) of '\(name)' is a guess right after a reload",
        remedy: "set estimatedRowHeight to 0, or call layoutIfNeeded first")
    }
  }
}

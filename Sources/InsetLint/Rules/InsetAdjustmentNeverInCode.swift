import InsetDiagnostics

/// Reports lists that switch the adjustment off in a class that adds no insets of its own.
///
///     tableView.contentInsetAdjustmentBehavior = .never
///
/// Instead, leave it, or add the safe area.
public struct InsetAdjustmentNeverInCode: LintRule {
  public static let info = RuleInfo(
    id: "inset-adjustment-never-uncompensated", severity: .warning,
    summary: "A list leaves the safe area, and nobody adds it.",
    documentation: """
      Reports `contentInsetAdjustmentBehavior` `never` on a table, list or collection that its code lets fill a controller's
      view, in a class that nowhere sets an inset or asks for the safe area.

      ## Why

      The first row lies under the bars and the housing, and the last one comes to rest on the home indicator.

      ## Example

      ```swift
      tableView.contentInsetAdjustmentBehavior = .never
      ```

      ## Instead

      Remove the line, or set `contentInset` from the safe area in `viewSafeAreaInsetsDidChange`.

      ## When it is right

      Lists of documents, which are laid out and judged there. Pagers, pictures that fill the screen, lists that scroll sideways or not at all, and classes that keep their own
      insets or hang the list on the safe area.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "contentInsetAdjustmentBehavior").compactMap { place in
      guard reader.at(place + 1, "="), isNever(place + 2, reader), !file.isFallback(place, below: 11),
        let name = list(reader.chain(endingAt: place), reader), let type = file.type(around: place),
        !knowsInsets(type, file, project), !isPager(reader), fills(name, type, reader, project)
      else { return nil }
      return finding(
        file, place, "'\(name)' leaves the safe area, and its class adds no insets",
        why: ["its last row comes to rest on the home indicator"],
        remedy: "remove the line, or add the safe area to contentInset in viewSafeAreaInsetsDidChange")
    }
  }

  private func isNever(_ value: Int, _ reader: TokenReader) -> Bool {
    reader.at(value, ".") && reader.at(value + 1, "never")
      || reader.at(value, "UIScrollViewContentInsetAdjustmentNever")
      || reader.at(value, "UIScrollView") && reader.at(value + 4, "never")
  }

  /// The list's name; nil for the appearance of all, and for scroll views of other kinds.
  private func list(_ chain: Range<Int>, _ reader: TokenReader) -> String? {
    let parts = reader.joined(chain).split(separator: ".").dropLast()
    guard let last = parts.last, !last.contains("("),
      !parts.contains(where: { $0.lowercased().contains("web") })
    else {
      return nil
    }
    let name = last.lowercased()
    return ["table", "list", "collection"].contains { name.contains($0) } ? String(last) : nil
  }

  private func knowsInsets(_ type: TypeDeclaration, _ file: CodeFile, _ project: LintProject) -> Bool {
    let words = [
      "contentInset", "safeAreaInsets", "safeAreaLayoutGuide", "adjustedContentInset", "topLayoutGuide",
      "bottomLayoutGuide", "additionalSafeAreaInsets", "verticalScrollIndicatorInsets", "layoutMarginsGuide",
    ]
    // Extensions and other files of the class speak for it.
    return project.files.contains { other in
      guard other.path == file.path || other.reader.mentions(type.name) else { return false }
      return other.types.contains { declared in
        declared.name == type.name
          && (words.contains { other.reader.mentions($0, in: declared.body) }
            || other.reader.mentions(in: declared.body) {
              $0.contains("safearea") || $0.contains("mas_") || $0 == "snp"
            })
      }
    }
  }

  /// Whether code gives the list the controller's view as a whole.
  private func fills(
    _ name: String, _ type: TypeDeclaration, _ reader: TokenReader, _ project: LintProject
  ) -> Bool {
    if project.isKind(type.name, of: ["UITableViewController", "UICollectionViewController"]) { return true }
    return reader.places(of: name).contains { place in
      guard type.body.contains(place) else { return false }
      let statement = reader.statement(around: place)
      let text = reader.joined(statement)
      return text.contains("frame=view.bounds") || text.contains("frame:view.bounds")
        || text.contains("initWithFrame:view.bounds")
        || text.contains("bottomAnchor.constraint(equalTo:view.bottomAnchor")
        || text.contains("bottomAnchorconstraintEqualToAnchor:view.bottomAnchor")
        || text.contains("edges.equalToSuperview") || text.contains("edges.equalTo(view)")
    }
  }

  private func isPager(_ reader: TokenReader) -> Bool {
    ["isPagingEnabled", "pagingEnabled", "isScrollEnabled", "scrollEnabled", "viewForZooming"].contains {
      reader.mentions($0)
    }
      || reader.places(of: "scrollDirection").contains { place in
        reader.mentions(in: place..<min(place + 5, reader.count)) { $0.contains("horizontal") }
      }
  }
}

import InsetDiagnostics

/// Reports items whose width is that of the collection view.
///
///     CGSize(width: collectionView.bounds.width, height: 80)   // in sizeForItemAt
///
/// Instead, take off the adjusted insets.
public struct CollectionWidthIgnoresInsets: LintRule {
  public static let info = RuleInfo(
    id: "collection-width-ignores-insets", severity: .warning,
    summary: "Items are as wide as the collection view, insets and all.",
    documentation: """
      Reports a size of items whose width is the collection view's bounds or frame and nothing taken off, in a delegate's
      answer.

      ## Why

      In landscape the safe area takes 44 points and more on each side: items stick out, the flow layout complains, and the
      list scrolls sideways.

      ## Example

      ```swift
      func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
        CGSize(width: c.bounds.width, height: 80)
      }
      ```

      ## Instead

      `c.bounds.inset(by: c.adjustedContentInset).width`, or `sectionInsetReference = .fromSafeArea`.

      ## When it is right

      Pages that scroll sideways, items of a part of the width, and apps that are held in portrait only see nothing of it.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let answers = file.functions.filter {
      $0.selector.contains("sizeForItemAt") && $0.selector.contains("collectionView")
    }
    guard !answers.isEmpty, !scrollsSideways(reader) else { return [] }
    return answers.compactMap { function in
      if let type = file.type(around: function.body.lowerBound),
        project.orientations.areHeldInPortrait(type.name, project)
      {
        return nil
      }
      guard !knowsInsets(function.body, reader), let list = parameter(of: function, reader) else {
        return nil
      }
      let sizes = ["CGSize", "CGSizeMake", "init"].flatMap { reader.places(of: $0) }.sorted()
      for place in sizes where function.body.contains(place) && reader.at(place + 1, "(") {
        let sides = reader.arguments(place + 1)
        guard sides.count == 2, reader.at(place, "CGSizeMake") || sides[0].label == "width" else { continue }
        let width = reader.joined(sides[0].value)
        let whole = ["bounds.width", "frame.width", "bounds.size.width", "frame.size.width"].map {
          list + "." + $0
        }
        // Tiles that share the height too fill the view on purpose.
        guard whole.contains(width), !reader.joined(sides[1].value).contains(list + ".") else { continue }
        return finding(
          file, sides[0].value.lowerBound,
          "the item is as wide as the collection view, with the insets at its sides",
          why: ["in landscape the safe area takes 44 points and more at each side"],
          remedy: "take off adjustedContentInset, or let sectionInsetReference be .fromSafeArea")
      }
      return nil
    }
  }

  private func knowsInsets(_ body: Range<Int>, _ reader: TokenReader) -> Bool {
    reader.mentions(in: body) {
      $0.contains("inset") || $0.contains("safearea") || $0.contains("layoutmargins")
    }
  }

  private func scrollsSideways(_ reader: TokenReader) -> Bool {
    let isPaging = ["isPagingEnabled", "pagingEnabled", "sectionInsetReference"].contains {
      reader.mentions($0)
    }
    return isPaging
      || reader.places(of: "scrollDirection").contains { place in
        reader.mentions(in: place..<min(place + 5, reader.count)) { $0.contains("horizontal") }
      }
  }

  /// The name of the first parameter: `c` of `collectionView(_ c: UICollectionView`.
  private func parameter(of function: FunctionDeclaration, _ reader: TokenReader) -> String? {
    if reader.language == .objectiveC {
      let open = function.header.first { reader.at($0, ":") }.map { $0 + 1 }
      return open.map { reader.text(reader.after($0)) }
    }
    guard let open = function.header.first(where: { reader.at($0, "(") }),
      let colon = function.header.first(where: { $0 > open && reader.at($0, ":") })
    else { return nil }
    return reader.text(colon - 1)
  }
}

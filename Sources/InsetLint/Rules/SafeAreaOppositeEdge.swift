import InsetDiagnostics

/// Reports a top that hangs on the bottom of the safe area, and the reverse.
///
///     make.top.equalTo(view.safeAreaLayoutGuide.snp.bottom)
///
/// Instead, name the same edge: the safe area is not a bar.
public struct SafeAreaOppositeEdge: LintRule {
  public static let info = RuleInfo(
    id: "safe-area-opposite-edge", severity: .warning,
    summary: "A view's top hangs on the bottom of the safe area, or its bottom on the top.",
    documentation: """
      Reports a constraint from a view's top to the bottom of a safe area guide, and the reverse.

      ## Why

      `topLayoutGuide.bottomAnchor` was the line below the bars. The safe area is what is left of the screen: its bottom is at
      the home indicator, and the view is off the screen.

      ## Example

      ```swift
      make.top.equalTo(view.safeAreaLayoutGuide.snp.bottom)
      ```

      ## Instead

      `make.top.equalTo(view.safeAreaLayoutGuide.snp.top)`

      ## Fix safety

      Unsafe: the code alone does not show whether the view waits off the screen on purpose.

      ## When it is right

      A view that waits off the screen to be moved in, or one that fills the home indicator's area: not reported where
      the constraint is kept in a property, or the same view also has its other edge tied.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    anchors(file) + chains(file)
  }

  private func anchors(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    guard reader.language == .swift else { return [] }
    return reader.places(of: "constraint").compactMap { place in
      guard reader.at(place + 1, "("), let argument = reader.arguments(place + 1).first,
        argument.label == "equalTo",
        reader.at(place - 2, any: ["topAnchor", "bottomAnchor"])
      else { return nil }
      let own = reader.text(place - 2)
      let other = reader.joined(argument.value)
      let opposite = own == "topAnchor" ? "bottomAnchor" : "topAnchor"
      guard other.hasSuffix("safeAreaLayoutGuide." + opposite), !file.isFallback(place, below: 11) else {
        return nil
      }
      let chain = reader.joined(reader.chain(endingAt: place - 2))
      let view = String(chain.dropLast(own.count + 1))
      guard !view.isEmpty, !isTied(view, opposite, file, around: place), !isKept(place, reader) else {
        return nil
      }
      // Whether the view waits off the screen on purpose, only the running app shows.
      let fix = argument.value.last.map { CodeFix.unsafe([file.replacing($0, with: own)]) }
      return report(file, place - 2, own == "topAnchor" ? "top" : "bottom", fix)
    }
  }

  /// SnapKit and Masonry.
  private func chains(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    return ["equalTo"].flatMap { reader.places(of: $0) }.compactMap { place in
      guard reader.at(place + 1, "("), reader.at(place - 1, "."),
        reader.at(place - 2, any: ["top", "bottom"]),
        reader.at(place - 4, "make") || reader.at(place - 4, "$0")
      else { return nil }
      let own = reader.text(place - 2)
      let other = reader.joined(reader.inside(place + 1))
      let isOpposite =
        own == "top"
        ? other.hasSuffix("safeAreaLayoutGuide.snp.bottom")
          || other.hasSuffix("mas_safeAreaLayoutGuideBottom")
        : other.hasSuffix("safeAreaLayoutGuide.snp.top") || other.hasSuffix("mas_safeAreaLayoutGuideTop")
      guard isOpposite, let block = reader.parent(place), !file.isFallback(place, below: 11) else {
        return nil
      }
      // The same block ties the other edge: the view fills the area.
      let opposite = own == "top" ? "bottom" : "top"
      let isTied = reader.places(of: opposite).contains { index in
        reader.parent(index) == block
          && (reader.at(index - 2, "make") || reader.at(index - 2, "$0") || reader.at(index - 1, "."))
          && index != place
      }
      guard !isTied, !isKept(place, reader) else { return nil }
      return report(file, place, own, fix(file, reader.inside(place + 1), own))
    }
  }

  private func isTied(_ view: String, _ anchor: String, _ file: CodeFile, around place: Int) -> Bool {
    let reader = file.reader
    let body = file.function(around: place)?.body ?? 0..<reader.count
    return reader.places(of: anchor).contains { index in
      body.contains(index) && reader.joined(reader.chain(endingAt: index)) == view + "." + anchor
    }
  }

  private func isKept(_ place: Int, _ reader: TokenReader) -> Bool {
    let statement = reader.statement(around: place)
    return reader.level(statement).contains { reader.at($0, "=") && !reader.at($0 - 1, "isActive") }
  }

  private func fix(_ file: CodeFile, _ guide: Range<Int>, _ own: String) -> CodeFix? {
    guard let last = guide.last else { return nil }
    let isMasonry = file.reader.text(last).hasPrefix("mas_")
    let name = isMasonry ? "mas_safeAreaLayoutGuide" + (own == "top" ? "Top" : "Bottom") : own
    return .unsafe([file.replacing(last, with: name)])
  }

  private func report(_ file: CodeFile, _ token: Int, _ edge: String, _ fix: CodeFix?) -> Finding {
    finding(
      file, token, "the \(edge) hangs on the other end of the safe area, off the screen",
      remedy: "name the same edge of the safe area", fix)
  }
}

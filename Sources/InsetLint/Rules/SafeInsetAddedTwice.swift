import InsetDiagnostics

/// Reports constraints to the safe area that add its inset once more.
///
///     b.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -view.safeAreaInsets.bottom)
///
/// Instead, drop one of the two.
public struct SafeInsetAddedTwice: LintRule {
  public static let info = RuleInfo(
    id: "safe-inset-added-twice", severity: .error,
    summary: "A constraint to the safe area adds the safe area's inset again.",
    documentation: """
      Reports a constraint to an edge of the safe area guide whose constant has the inset of the same edge in it.

      ## Why

      The guide is already inside: a gap of 34 or 44 points is left.

      ## Example

      ```swift
      b.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -view.safeAreaInsets.bottom)
      ```

      ## Instead

      Drop the constant, or tie the view to the superview's edge.

      ## Fix safety

      Safe where the constant is the inset and nothing else: it goes.

      ## When it is right

      A constant that takes the inset back, to reach the edge, is not reported.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard reader.language == .swift else { return [] }
    return reader.places(of: "safeAreaInsets").compactMap { place in
      guard let open = reader.parent(place), reader.at(place + 1, "."),
        let edge = edge(of: place, open, reader)
      else {
        return nil
      }
      guard reader.text(place + 2) == edge.name, !file.isFallback(place, below: 11) else { return nil }
      let start = reader.chain(endingAt: place).lowerBound
      let isMinus = reader.at(start - 1, "-")
      // Inwards is up at the bottom and down at the top.
      guard edge.name == "bottom" ? isMinus : !isMinus, !isSum(edge.constant, start, reader) else {
        return nil
      }
      return finding(
        file, place, "the inset is added to a constraint that already ends at the safe area",
        remedy: "drop the constant, or tie the view to the superview's edge",
        fix(file, place, open: open, constant: edge.constant))
    }
  }

  /// The edge of the guide that the call names, with the constant.
  private func edge(of place: Int, _ open: Int, _ reader: TokenReader) -> (
    name: String, constant: Range<Int>
  )? {
    if reader.at(open - 1, "constraint") {
      let arguments = reader.arguments(open)
      guard arguments.count == 2, arguments[0].label == "equalTo", arguments[1].label == "constant",
        arguments[1].value.contains(place)
      else { return nil }
      let guide = reader.joined(arguments[0].value)
      for name in ["top", "bottom"] where guide.hasSuffix("safeAreaLayoutGuide." + name + "Anchor") {
        return (name, arguments[1].value)
      }
      return nil
    }
    guard reader.at(open - 1, "offset"), reader.at(open - 2, ".") else { return nil }
    let chain = reader.joined(reader.chain(endingAt: open - 1))
    for name in ["top", "bottom"] where chain.contains("safeAreaLayoutGuide.snp." + name + ")") {
      return (name, reader.inside(open))
    }
    return nil
  }

  private func isSum(_ constant: Range<Int>, _ start: Int, _ reader: TokenReader) -> Bool {
    constant.contains { reader.at($0, any: ["?", "*"]) }
  }
}

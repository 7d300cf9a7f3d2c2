import InsetDiagnostics

extension MasonryBareSafeAreaGuide {
  /// A constraint an edge: `make.edges.equalTo(x.mas_safeAreaLayoutGuide);` as four statements. Nil where the statement
  /// has more in it, or an edge for which Masonry 1.1.0 has no guide.
  func fix(_ file: CodeFile, _ place: Int, open: Int) -> CodeFix? {
    let reader = file.reader
    let chain = reader.chain(endingAt: open - 1)
    let words = Array(chain).filter { reader.isWord($0) }
    guard let maker = words.first, words.count >= 3, let close = reader.partner(open), close == place + 1
    else {
      return nil
    }
    let sides = words.dropFirst().dropLast().map { reader.text($0) }.filter { $0 != "and" && $0 != "with" }
    let edges = sides == ["edges"] ? ["top", "left", "bottom", "right"] : sides
    let guides = ["top": "Top", "left": "Left", "bottom": "Bottom", "right": "Right"]
    guard !edges.isEmpty, edges.allSatisfy({ guides[$0] != nil }), Set(edges).count == edges.count else {
      return nil
    }
    if edges.count == 1 {
      return .safe([file.replacing(place, with: "mas_safeAreaLayoutGuide" + (guides[edges[0]] ?? ""))])
    }
    guard reader.at(close + 1, ";"), let line = file.lineStart(of: chain.lowerBound) else { return nil }
    let view = file.source((open + 1)..<place)
    let relation = reader.text(open - 1)
    let statements = edges.map { edge in
      "\(reader.text(maker)).\(edge).\(relation)(\(view)mas_safeAreaLayoutGuide\(guides[edge] ?? ""))"
    }
    return .safe([
      file.replacing(chain.lowerBound..<(close + 1), with: statements.joined(separator: ";" + line))
    ])
  }
}

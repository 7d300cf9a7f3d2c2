import InsetDiagnostics

/// Reports left and right anchors that stand where leading and trailing are meant.
///
///     icon.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor)
///     text.leadingAnchor.constraint(equalTo: icon.trailingAnchor)
///
/// Instead, use leading and trailing throughout.
public struct RTLLeftRightAnchor: LintRule {
  public static let info = RuleInfo(
    id: "rtl-left-right-anchor", severity: .warning,
    summary: "A left or right anchor is mixed with leading and trailing ones.",
    documentation: """
      Reports a left or right anchor of a view whose other constraints use leading and trailing.

      ## Why

      In a language that is written from right to left one turns and the other does not: views overlap or get a negative
      width.

      ## Example

      ```swift
      icon.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      ```

      ## Instead

      `leadingAnchor` and `trailingAnchor`.

      ## Severity

      Info where left and right are used throughout: then the layout does not turn, but it holds together.

      ## Fix safety

      Safe where both ends are left or right and other constraints of the view turn: from left to right nothing changes.
      Unsafe where left and right are used throughout.

      ## When it is right

      Players, maps and charts do not turn: views with a `semanticContentAttribute` of their own are not reported.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard reader.language == .swift else { return [] }
    return reader.places(of: "constraint").compactMap { place in
      guard reader.at(place + 1, "("), reader.at(place - 1, "."),
        reader.at(place - 2, any: ["leftAnchor", "rightAnchor"]),
        let other = reader.arguments(place + 1).first,
        other.label?.hasSuffix("qualTo") ?? false || other.label == "equalTo",
        let last = other.value.last, reader.at(last, any: ["leftAnchor", "rightAnchor"]),
        let body = file.function(around: place)?.body
      else { return nil }
      let chain = reader.chain(endingAt: place - 2)
      guard chain.count > 2 else { return nil }
      let owner = reader.joined(chain.lowerBound..<(chain.upperBound - 2))
      guard !isFixed(owner, reader) else { return nil }
      let isMixed = ["leadingAnchor", "trailingAnchor"].contains { name in
        reader.places(of: name).contains { index in
          body.contains(index) && reader.at(index - 1, ".")
            && reader.joined(reader.chain(endingAt: index)) == owner + "." + name
        }
      }
      return finding(
        file, place - 2,
        "the \(reader.text(place - 2)) of '\(owner)' does not turn with the writing direction",
        remedy: "use leadingAnchor and trailingAnchor", severity: isMixed ? .warning : .info,
        fix(file, place - 2, last, isMixed: isMixed))
    }
  }

  /// Both ends turn. Where left and right are used throughout, turning them one by one is for the author to want.
  private func fix(_ file: CodeFile, _ first: Int, _ second: Int, isMixed: Bool) -> CodeFix {
    let edits = [first, second].map { token in
      file.replacing(token, with: file.reader.at(token, "leftAnchor") ? "leadingAnchor" : "trailingAnchor")
    }
    return isMixed ? .safe(edits) : .unsafe(edits)
  }

  private func isFixed(_ owner: String, _ reader: TokenReader) -> Bool {
    reader.places(of: "semanticContentAttribute").contains {
      reader.joined(reader.chain(endingAt: $0)) == owner + ".semanticContentAttribute"
    }
  }
}

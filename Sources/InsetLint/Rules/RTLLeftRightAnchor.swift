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

      A view that keeps the same distance on the left and on the right looks the same either way. Players, maps and charts
      do not turn: views with a `semanticContentAttribute` of their own are not reported. Nor is code that asks for the
      writing direction itself.
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
      guard !isFixed(owner, reader), !isSymmetric(place, owner, in: body, reader),
        !asksForDirection(file.function(around: place), reader)
      else { return nil }
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

  /// Whether the same function holds the opposite edge at the same distance from the same view.
  private func isSymmetric(_ place: Int, _ owner: String, in body: Range<Int>, _ reader: TokenReader) -> Bool
  {
    let isLeft = reader.at(place - 2, "leftAnchor")
    guard let own = Held(place, reader) else { return false }
    return reader.places(of: "constraint").contains { index in
      guard body.contains(index), reader.at(index + 1, "("),
        reader.at(index - 2, any: isLeft ? ["rightAnchor"] : ["leftAnchor"]),
        let other = Held(index, reader)
      else { return false }
      let chain = reader.chain(endingAt: index - 2)
      guard chain.count > 2 else { return false }
      return reader.joined(chain.lowerBound..<(chain.upperBound - 2)) == owner && own == other
    }
  }

  /// What an edge hangs on, and at which distance.
  private struct Held: Equatable {
    var relation: String?
    var owner: String
    var distance: String

    init?(_ place: Int, _ reader: TokenReader) {
      let arguments = reader.arguments(place + 1)
      guard let other = arguments.first, let last = other.value.last,
        reader.at(last, any: ["leftAnchor", "rightAnchor"])
      else { return nil }
      relation = other.label
      owner = reader.joined(other.value.lowerBound..<max(other.value.lowerBound, last - 1))
      let constant = arguments.first { $0.label == "constant" }.map { reader.joined($0.value) } ?? "0"
      distance = constant.hasPrefix("-") ? String(constant.dropFirst()) : constant
      if distance == "0.0" || distance == ".zero" { distance = "0" }
    }
  }

  private func asksForDirection(_ function: FunctionDeclaration?, _ reader: TokenReader) -> Bool {
    guard let function else { return false }
    let range = function.header.lowerBound..<function.body.upperBound
    return reader.mentions(in: range) {
      $0.contains("rtl") || $0.contains("righttoleft") || $0.contains("layoutdirection")
    }
  }

  private func isFixed(_ owner: String, _ reader: TokenReader) -> Bool {
    reader.places(of: "semanticContentAttribute").contains {
      reader.joined(reader.chain(endingAt: $0)) == owner + ".semanticContentAttribute"
    }
  }
}

import InsetDiagnostics

/// Reports keyboard heights that are counted from the safe area.
///
///     make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-keyboardHeight)
///
/// Instead, take the inset off first, or use the keyboard's own guide.
public struct KeyboardHeightPlusSafeArea: LintRule {
  public static let info = RuleInfo(
    id: "keyboard-height-plus-safe-area", severity: .error,
    summary: "The keyboard's height is counted from the safe area.",
    documentation: """
      Reports constraints to the bottom of the safe area whose constant is the keyboard's height.

      ## Why

      The keyboard's height begins at the screen's edge and holds the home indicator; counted from the safe area it comes
      twice, and a gap of 34 points lies between keyboard and bar.

      ## Example

      ```swift
      make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-keyboardHeight)
      ```

      ## Instead

      `max(0, keyboardHeight - view.safeAreaInsets.bottom)`, or `view.keyboardLayoutGuide`.

      ## When it is right

      Functions that read the safe area's inset take it off, and are not reported.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    inline(file) + stored(file)
  }

  /// A guide and the height in one expression.
  private func inline(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    return guides(reader).compactMap { place in
      guard let function = file.function(around: place), !takesInset(function, reader) else { return nil }
      let statement = wholeStatement(place, reader)
      guard let height = keyboardHeight(in: statement, function, reader) else { return nil }
      return report(file, height)
    }
  }

  private func guides(_ reader: TokenReader) -> [Int] {
    ["safeAreaLayoutGuide", "mas_safeAreaLayoutGuideBottom", "mas_safeAreaLayoutGuide", "safeArea"].flatMap {
      reader.places(of: $0)
    }.sorted()
  }

  private func wholeStatement(_ place: Int, _ reader: TokenReader) -> Range<Int> {
    var place = place
    for _ in 0..<6 {
      guard let open = reader.parent(place), !reader.at(open, "{") else { break }
      // A constraint in a list of constraints is a statement of its own.
      if reader.at(open, "["), reader.language == .swift { break }
      place = open
    }
    return reader.statement(around: place)
  }

  /// `-visibleHeight` in `offset(…)`, `constant:`, `inset(…)`.
  private func keyboardHeight(
    in statement: Range<Int>, _ function: FunctionDeclaration, _ reader: TokenReader
  ) -> Int? {
    let isKeyboardFunction = Names.isKeyboard(reader.joined(function.header).lowercased())
    for index in statement where reader.isWord(index) {
      guard let open = reader.parent(index), statement.contains(open),
        reader.at(open - 1, any: ["offset", "inset", "constraint", "mas_offset"])
          || isConstant(index, open, reader)
      else { continue }
      let argument = reader.arguments(open).first { $0.value.contains(index) }
      if reader.at(open - 1, "constraint"), argument?.label != "constant" { continue }
      let name = reader.text(index).lowercased()
      if Names.isKeyboard(name) || isKeyboardFunction && name.contains("visibleheight") { return index }
    }
    return nil
  }

  private func isConstant(_ index: Int, _ open: Int, _ reader: TokenReader) -> Bool {
    guard let message = reader.message(open) else { return false }
    return message.arguments.contains { $0.label == "constant" && $0.value.contains(index) }
  }

  private func takesInset(_ function: FunctionDeclaration, _ reader: TokenReader) -> Bool {
    reader.mentions(in: function.body) {
      $0.contains("safeareainsets") || $0.contains("safeareabottom") || $0.contains("bottominset")
        || $0.contains("safebottom")
    }
  }

  /// A constraint that is made to the guide and kept, and its constant set to the height elsewhere in the type.
  private func stored(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "constant").compactMap { place in
      guard reader.at(place + 1, "="), reader.at(place - 1, "."),
        reader.isWord(place - 2) || reader.at(place - 2, any: ["?", "!"]),
        let function = file.function(around: place), !takesInset(function, reader)
      else { return nil }
      let owner = reader.isWord(place - 2) ? place - 2 : place - 3
      let right = (place + 2)..<reader.statement(around: place).upperBound
      guard
        let height = right.first(where: {
          reader.isWord($0) && Names.isKeyboard(reader.text($0).lowercased())
        }),
        reader.mentions(in: right, where: { $0.contains("height") }),
        !right.contains(where: { reader.at($0, "?") }),
        isTiedToGuide(reader.text(owner), file, around: place)
      else { return nil }
      return report(file, height)
    }
  }

  private func isTiedToGuide(_ name: String, _ file: CodeFile, around place: Int) -> Bool {
    let reader = file.reader
    guard let type = file.type(around: place) else { return false }
    return reader.places(of: name).contains { index in
      guard type.body.contains(index), reader.at(index + 1, "=") else { return false }
      let statement = reader.statement(around: index)
      return reader.mentions("safeAreaLayoutGuide", in: statement)
        && reader.mentions("bottomAnchor", in: statement)
    }
  }

  private func report(_ file: CodeFile, _ token: Int) -> Finding {
    finding(
      file, token, "the keyboard's height is counted from the safe area, so the home indicator counts twice",
      remedy: "take view.safeAreaInsets.bottom off the height, or use view.keyboardLayoutGuide")
  }
}

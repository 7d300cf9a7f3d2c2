import InsetDiagnostics

/// Reports additional insets that are made of the insets they change.
///
///     additionalSafeAreaInsets.bottom = view.safeAreaInsets.bottom + height
///
/// Instead, write a value that does not depend on the safe area.
public struct SafeAreaFeedback: LintRule {
  public static let info = RuleInfo(
    id: "safe-area-feedback", severity: .error,
    summary: "Additional safe area insets depend on the safe area they change.",
    documentation: """
      Reports `additionalSafeAreaInsets` computed from the view's own `safeAreaInsets` in a callback that runs when these
      change.

      ## Why

      Each call makes the safe area larger, which calls again: the app hangs, or the screen fills with inset.

      ## Example

      ```swift
      override func viewSafeAreaInsetsDidChange() {
        additionalSafeAreaInsets.bottom = view.safeAreaInsets.bottom + dock.bounds.height
      }
      ```

      ## Instead

      Write what is added: `additionalSafeAreaInsets.bottom = dock.bounds.height`.

      ## When it is right

      Values that take the additional insets off again, and insets of a parent or a window, are not reported.
      """)

  static let callbacks: Set<String> = [
    "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "viewDidLayoutSubviews",
    "viewWillLayoutSubviews",
    "layoutSubviews",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "additionalSafeAreaInsets").compactMap { place in
      guard let function = file.function(around: place), Self.callbacks.contains(function.name) else {
        return nil
      }
      let left = reader.joined(reader.chain(endingAt: place))
      let end = reader.chainEnd(from: place)
      guard left == "additionalSafeAreaInsets", reader.at(end, any: ["=", "+="]) else { return nil }
      let value = (end + 1)..<reader.statement(around: end).upperBound
      guard readsOwn(value, function, reader), !reader.mentions("additionalSafeAreaInsets", in: value) else {
        return nil
      }
      return finding(
        file, place, "the additional insets are made of the safe area that they change",
        why: ["each change calls \(function.name) again"],
        remedy: "write what is added, without reading the safe area")
    }
  }

  /// Directly, or through a local value.
  private func readsOwn(_ range: Range<Int>, _ function: FunctionDeclaration, _ reader: TokenReader) -> Bool {
    if hasOwn(range, reader) { return true }
    return range.contains { index in
      guard reader.isWord(index), !reader.at(index - 1, "."),
        let value = reader.initialValue(of: reader.text(index), before: range.lowerBound, in: function.body)
      else { return false }
      return hasOwn(value, reader) && !reader.mentions("additionalSafeAreaInsets", in: value)
    }
  }

  private func hasOwn(_ range: Range<Int>, _ reader: TokenReader) -> Bool {
    reader.places(of: "safeAreaInsets").contains { place in
      guard range.contains(place) else { return false }
      let chain = reader.joined(reader.chain(endingAt: place))
      if chain == "view.safeAreaInsets" { return true }
      guard let open = reader.parent(place), let message = reader.message(open), message.place == place else {
        return false
      }
      return ["view", "self.view"].contains(reader.joined(message.receiver))
    }
  }
}

import InsetDiagnostics

/// Reports key-value access to the application's private status bar.
///
///     UIApplication.shared.value(forKey: "statusBar")
///
/// Instead, draw behind the bar: from iOS 13 the access raises an exception.
public struct KVCStatusBar: LintRule {
  public static let info = RuleInfo(
    id: "kvc-status-bar", severity: .error,
    summary: "The private status bar is reached by key-value coding.",
    documentation: """
      Reports `value(forKey:)` with `statusBar` or `statusBarWindow`, also where the name is put together of pieces.

      ## Why

      From iOS 13 it ends the app with an exception.

      ## Example

      ```objc
      UIView *bar = [[UIApplication sharedApplication] valueForKey:@"statusBar"];
      ```

      ## Instead

      A coloured view from the top of the root view to the top of the safe area.

      ## When it is right

      Code that only systems before iOS 13 run.
      """)

  static let keys: Set<String> = [
    "statusBar", "statusBarWindow", "_statusBar", "_statusBarWindow", "statusBarWindow.statusBar",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let places = ["value", "valueForKey", "valueForKeyPath"].flatMap { reader.places(of: $0) }
    return places.sorted().compactMap { place in
      guard let argument = key(place, reader), Self.keys.contains(folded(argument, reader)),
        !file.isFallback(place, below: 13)
      else { return nil }
      return finding(
        file, argument.lowerBound,
        "the private '\(folded(argument, reader))' is asked for, which raises an exception from iOS 13",
        remedy: "put a coloured view between the top of the root view and the top of the safe area")
    }
  }

  private func key(_ place: Int, _ reader: TokenReader) -> Range<Int>? {
    if reader.language == .swift {
      guard reader.at(place, "value"), reader.at(place + 1, "(") else { return nil }
      let first = reader.arguments(place + 1).first
      return first?.label == "forKey" || first?.label == "forKeyPath" ? first?.value : nil
    }
    guard reader.at(place + 1, ":"), let open = reader.parent(place) else { return nil }
    return reader.message(open)?.arguments.first?.value
  }

  /// `"status" + "Bar"`, `@"status" @"Bar"`
  private func folded(_ range: Range<Int>, _ reader: TokenReader) -> String {
    range.compactMap { reader.string($0) }.joined()
  }
}

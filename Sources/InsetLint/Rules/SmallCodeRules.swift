import InsetDiagnostics

/// Reports additional insets on a tab bar controller.
///
///     tabBarController?.additionalSafeAreaInsets.bottom = 50
///
/// Instead, set them on its children.
public struct AdditionalInsetsOnTabController: LintRule {
  public static let info = RuleInfo(
    id: "additional-insets-on-tab-controller", severity: .warning,
    summary: "Additional safe area insets are set on a tab bar controller.",
    documentation: """
      Reports `additionalSafeAreaInsets` of a tab bar controller.

      ## Why

      The tab bar is laid out inside them as well: its buttons move, and in iOS 12.1 they stop reacting.

      ## Example

      ```swift
      tabBarController?.additionalSafeAreaInsets.bottom = 50
      ```

      ## Instead

      Set them on the controllers inside.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "additionalSafeAreaInsets").compactMap { place in
      let chain = reader.joined(reader.chain(endingAt: place))
      let end = reader.chainEnd(from: place)
      guard chain.hasSuffix("tabBarController.additionalSafeAreaInsets"), reader.at(end, any: ["=", "+="])
      else {
        return nil
      }
      return finding(
        file, place, "additional insets on a tab bar controller move its own bar",
        remedy: "set them on the controllers inside")
    }
  }
}

/// Reports back titles that are pushed off the screen.
///
///     appearance.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -60), for: .default)
///
/// Instead, ask for a button without a title.
public struct BackTitleOffsetHack: LintRule {
  public static let info = RuleInfo(
    id: "back-title-offset-hack", severity: .warning,
    summary: "The back button's title is pushed off the screen.",
    documentation: """
      Reports `setBackButtonTitlePositionAdjustment` with an offset of 50 points and more.

      ## Why

      The title still takes its room: titles are off centre, the arrow moves, and the menu of earlier screens has empty lines.

      ## Example

      ```objc
      [item setBackButtonTitlePositionAdjustment:UIOffsetMake(0, -60) forBarMetrics:UIBarMetricsDefault];
      ```

      ## Instead

      `navigationItem.backButtonDisplayMode = .minimal` from iOS 14, or an empty `backButtonTitle`.

      ## Fix safety

      Safe for the button of one screen where the app only runs on iOS 14 and later. No fix for the appearance of all
      buttons: each screen has to say it.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "setBackButtonTitlePositionAdjustment").compactMap { place in
      let end = min(place + 24, reader.count)
      let isFar = (place..<end).contains { (reader.number($0) ?? 0) >= 50 }
      guard isFar, !file.isFallback(place, below: 14) else { return nil }
      return finding(
        file, place, "the back button's title is pushed off the screen and still takes its room",
        remedy: "use backButtonDisplayMode = .minimal from iOS 14, or an empty backButtonTitle",
        (project.facts.deploymentTarget ?? 0) >= 14 ? fix(file, place) : nil)
    }
  }
}

extension BackTitleOffsetHack {
  /// For one screen's own button; what the appearance proxy says of all buttons no property says.
  private func fix(_ file: CodeFile, _ place: Int) -> CodeFix? {
    let reader = file.reader
    guard reader.language == .swift, reader.at(place + 1, "("), let close = reader.partner(place + 1) else {
      return nil
    }
    let chain = reader.chain(endingAt: place)
    guard reader.joined(chain) == "navigationItem.backBarButtonItem.setBackButtonTitlePositionAdjustment",
      reader.tokens[chain.lowerBound].startsLine
    else { return nil }
    let item = reader.at(chain.lowerBound, "self") ? "self.navigationItem" : "navigationItem"
    return .safe([
      file.replacing(chain.lowerBound..<(close + 1), with: item + ".backButtonDisplayMode = .minimal")
    ])
  }
}

/// Reports questions for a notch that are answered from an inset.
///
///     var hasNotch: Bool { window.safeAreaInsets.top > 20 }
///
/// Instead, use the inset as a length.
public struct NotchInferredFromInset: LintRule {
  public static let info = RuleInfo(
    id: "notch-inferred-from-inset", severity: .warning,
    summary: "Whether there is a notch is inferred from an inset.",
    documentation: """
      Reports functions and macros such as `hasNotch` that compare a safe area inset with a number.

      ## Why

      iPads have an inset at the bottom and no notch; in landscape the top is 0; a window may have no insets yet.

      ## Example

      ```swift
      var hasNotch: Bool { window.safeAreaInsets.top > 20 }
      ```

      ## Instead

      Use the inset itself as the length.

      ## When it is right

      Choosing a margin where there is no inset, without a name that speaks of a model.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "safeAreaInsets").compactMap { place in
      let end = reader.chainEnd(from: reader.at(place + 1, "]") ? place + 1 : place)
      guard
        reader.at(end, any: [">", ">=", "!=", "=="]) || reader.at(end, "??") && isComparedLater(end, reader)
          || reader.at(end, ")") && reader.at(end + 1, any: [">", ">="]),
        let name = name(around: place, file), Names.asksForModel(name)
      else { return nil }
      return finding(
        file, place, "a notch is inferred from an inset",
        why: ["iPads have insets and no notch; in landscape the top is 0"],
        remedy: "use the inset itself as the length")
    }
  }

  private func isComparedLater(_ end: Int, _ reader: TokenReader) -> Bool {
    (end..<min(end + 5, reader.count)).contains { reader.at($0, any: [">", ">="]) }
  }

  private func name(around place: Int, _ file: CodeFile) -> String? {
    if let function = file.function(around: place) { return function.name.lowercased() }
    guard
      let directive = file.reader.tree.directives.first(where: {
        $0.kind == .define && $0.tokens.contains(place)
      })
    else {
      return nil
    }
    return file.reader.text(directive.tokens.lowerBound + 1).lowercased()
  }
}

/// Reports insets that are taken from a window that had to be looked up.
///
///     UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
///
/// Instead, ask the view.
public struct WindowLookupForInsets: LintRule {
  public static let info = RuleInfo(
    id: "window-lookup-for-insets", severity: .info,
    summary: "Insets are taken from a window that is looked up.",
    documentation: """
      Reports safe area insets of the key window and of the application's first window.

      ## Why

      There may be no key window during alerts and at launch, and on an iPad it may be another one. Insets are then 0, or
      those of another window.

      ## Example

      ```swift
      let bottom = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
      ```

      ## Instead

      The insets of the view itself, or its window's.

      ## When it is right

      Code that presents something and has no view yet. So it is advice.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "safeAreaInsets").compactMap { place in
      let chain: Range<Int>
      if reader.at(place + 1, "]"), let open = reader.parent(place), let message = reader.message(open) {
        chain = message.receiver
      } else {
        chain = reader.chain(endingAt: place)
      }
      let isLookup =
        reader.mentions("keyWindow", in: chain) || isOfApplication(chain, reader)
        || reader.mentions("windows", in: chain) && (reader.mentions("UIApplication", in: chain))
      guard isLookup else { return nil }
      return finding(
        file, place, "insets are taken from a window that is looked up",
        why: ["there may be none, or on an iPad another one"], remedy: "ask the view itself, or its window")
    }
  }
}

extension WindowLookupForInsets {
  /// `[UIApplication sharedApplication].mainWindow`, `UIApplication.shared.currentWindow`: a window by any name.
  private func isOfApplication(_ chain: Range<Int>, _ reader: TokenReader) -> Bool {
    reader.mentions("UIApplication", in: chain)
      && reader.mentions(in: chain) { $0.hasSuffix("window") && $0 != "window" && $0 != "uiwindow" }
  }
}

/// Reports offsets that are compared with the content inset alone.
///
///     if scrollView.contentOffset.y < -scrollView.contentInset.top - 54 { … }
///
/// Instead, use the adjusted inset.
public struct RefreshOffsetUsesContentInset: LintRule {
  public static let info = RuleInfo(
    id: "refresh-offset-uses-contentinset", severity: .warning,
    summary: "A scroll offset is held against the content inset, without the safe area.",
    documentation: """
      Reports sums and comparisons of `contentOffset.y` and `contentInset.top` of the same scroll view.

      ## Why

      At rest the offset is minus the adjusted inset, which has the safe area in it. The content inset alone misses it.

      ## Example

      ```swift
      if scrollView.contentOffset.y < -scrollView.contentInset.top - 54 { refresh() }
      ```

      ## Instead

      `adjustedContentInset.top`

      ## Fix safety

      Safe where the app only runs on iOS 11 and later, which have the adjusted inset.

      ## When it is right

      Files that set `contentInsetAdjustmentBehavior` themselves, and code before iOS 11.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    guard !reader.mentions("contentInsetAdjustmentBehavior"), !reader.mentions("adjustedContentInset") else {
      return []
    }
    return reader.places(of: "contentInset").compactMap { place in
      guard reader.at(place + 1, "."), reader.at(place + 2, "top"),
        !reader.at(place + 3, any: ["=", "+=", "-="]),
        !file.isFallback(place, below: 11)
      else { return nil }
      let statement = reader.statement(around: place)
      let owner = reader.joined(reader.chain(endingAt: place)).dropLast("contentInset".count)
      let isHeld = reader.places(of: "contentOffset").contains { index in
        statement.contains(index) && reader.joined(reader.chain(endingAt: index)) == owner + "contentOffset"
          && reader.at(index + 2, "y") && reader.parent(index) == reader.parent(place)
      }
      let isCompared = reader.level(statement).contains { reader.at($0, any: ["<", ">", "<=", ">=", "+"]) }
      guard isHeld, isCompared else { return nil }
      return finding(
        file, place, "the offset is held against the content inset, which has no safe area in it",
        remedy: "use adjustedContentInset.top",
        (project.facts.deploymentTarget ?? 0) >= 11
          ? .safe([file.replacing(place, with: "adjustedContentInset")]) : nil)
    }
  }
}

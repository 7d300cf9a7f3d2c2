import InsetDiagnostics

/// Reports safe area insets that are read before the view is in a window.
///
///     override func viewDidLoad() { let bottom = view.safeAreaInsets.bottom }
///
/// Instead, read them in `viewSafeAreaInsetsDidChange` or during layout.
public struct SafeAreaReadTooEarly: LintRule {
  public static let info = RuleInfo(
    id: "safe-area-read-too-early", severity: .error,
    summary: "The safe area is read before it is known.",
    documentation: """
      Reports `safeAreaInsets` of the view itself in `viewDidLoad`, `loadView`, `awakeFromNib` and initializers.

      ## Why

      A view gets its insets from its window. Before that they are zero, and zero stays in the frames that are made of them.

      ## Example

      ```swift
      override func viewDidLoad() {
        super.viewDidLoad()
        payButton.frame.origin.y = view.bounds.height - view.safeAreaInsets.bottom - 48
      }
      ```

      ## Instead

      Read them in `viewSafeAreaInsetsDidChange`, `viewDidLayoutSubviews` or `layoutSubviews`; or use anchors, which follow.

      ## When it is right

      Insets of a window or of another view that is already shown are not reported, nor are closures that run later.
      """)

  static let early: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "init", "initWithFrame", "initWithCoder", "initWithNibName",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "safeAreaInsets").compactMap { place in
      guard let function = file.function(around: place), function.kind != .property,
        Self.early.contains(function.name), isOwn(place, file, function),
        !reader.isInClosure(place, of: function),
        !isSelector(place, reader)
      else { return nil }
      return finding(
        file, place, "the safe area is read in \(function.name), before it is known",
        why: ["the view has no window yet, so its insets are zero"],
        remedy: "read it in viewSafeAreaInsetsDidChange or during layout, or pin to the guide")
    }
  }

  private func isOwn(_ place: Int, _ file: CodeFile, _ function: FunctionDeclaration) -> Bool {
    let reader = file.reader
    if reader.language == .objectiveC, reader.at(place + 1, "]"), let open = reader.parent(place),
      let message = reader.message(open), message.place == place
    {
      return ["self.view", "self", "view"].contains(reader.joined(message.receiver))
    }
    let chain = reader.joined(reader.chain(endingAt: place))
    let isController = ["viewDidLoad", "loadView"].contains(function.name)
    return chain == "view.safeAreaInsets"
      || chain == "safeAreaInsets" && !isController && reader.language == .swift
      || chain == "safeAreaInsets" && reader.at(place - 2, "self")
  }

  private func isSelector(_ place: Int, _ reader: TokenReader) -> Bool {
    reader.parent(place).map { reader.at($0 - 1, any: ["selector", "keyPath"]) } ?? false
      || reader.at(place - 1, "\\")
  }
}

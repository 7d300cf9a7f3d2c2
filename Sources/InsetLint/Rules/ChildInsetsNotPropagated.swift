import InsetDiagnostics

/// Reports a controller's view that is shown without its controller being a child.
///
///     view.addSubview(child.view)   // without addChild(child)
///
/// Instead, add the controller too.
public struct ChildInsetsNotPropagated: LintRule {
  public static let info = RuleInfo(
    id: "child-insets-not-propagated", severity: .warning,
    summary: "A controller's view is added without its controller.",
    documentation: """
      Reports `addSubview` of another controller's view in a controller that nowhere adds a child.

      ## Why

      A controller that is no child gets no appearance callbacks and no additional insets, and bars are not taken off its
      safe area.

      ## Example

      ```swift
      view.addSubview(child.view)
      ```

      ## Instead

      `addChild(child)`, then `addSubview`, then `child.didMove(toParent: self)`.

      ## When it is right

      Views of objects that are no controllers, views that are put into a window, and those that a transition puts into
      its container.
      """)

  static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let adds = [
      "addChild", "addChildViewController", "didMove", "didMoveToParentViewController", "embed", "add",
    ].contains {
      reader.mentions($0)
    }
    if adds { return [] }
    return reader.places(of: "addSubview").compactMap { place in
      guard let type = file.type(around: place), project.isKind(type.name, of: Self.controllers),
        let value = value(place, reader), let last = value.last, reader.at(last, "view"),
        reader.at(last - 1, "."),
        reader.isWord(last - 2) || reader.at(last - 2, any: ["!", "?"])
      else { return nil }
      let owner = reader.isWord(last - 2) ? reader.text(last - 2) : reader.text(last - 3)
      let name = owner.lowercased()
      guard name.hasSuffix("viewcontroller") || name.hasSuffix("controller") || name.hasSuffix("vc"),
        !name.hasPrefix("parent"),
        !["tabBarController", "navigationController", "alertController", "searchController"].contains(owner),
        !file.path.hasSuffix(".h"), !isInWindow(place, reader)
      else { return nil }
      return finding(
        file, place, "the view of '\(owner)' is added without its controller",
        remedy: "add the controller with addChild and didMove(toParent:)")
    }
  }

  /// A window is no controller's view.
  private func isInWindow(_ place: Int, _ reader: TokenReader) -> Bool {
    if reader.language == .swift {
      let receiver = reader.joined(reader.chain(endingAt: place)).lowercased()
      return receiver.hasSuffix("window.addsubview") || receiver.hasSuffix(".containerview.addsubview")
    }
    guard let message = reader.parent(place).flatMap(reader.message) else { return false }
    let receiver = reader.joined(message.receiver).lowercased()
    return receiver.hasSuffix("window") || receiver.hasSuffix(".containerview")
  }

  private func value(_ place: Int, _ reader: TokenReader) -> Range<Int>? {
    if reader.language == .swift { return reader.at(place + 1, "(") ? reader.inside(place + 1) : nil }
    guard let open = reader.parent(place), let message = reader.message(open),
      message.selector == "addSubview:"
    else {
      return nil
    }
    return message.arguments.first?.value
  }
}

import InsetDiagnostics

/// Reports input accessory views that ignore the home indicator.
///
///     override var inputAccessoryView: UIView? { inputBar }   // and canBecomeFirstResponder
///
/// Instead, hang the bar's content on its own safe area.
public struct InputAccessoryWithoutSafeArea: LintRule {
  public static let info = RuleInfo(
    id: "input-accessory-without-safe-area", severity: .warning,
    summary: "A bar above the keyboard does not know the safe area.",
    documentation: """
      Reports a bar that a controller keeps at the bottom without a keyboard, of a class of the project that nowhere asks for
      the safe area or the layout margins.

      ## Why

      While the keyboard is down the bar lies at the bottom of the screen: its field and buttons are on the home indicator.

      ## Example

      ```swift
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { inputBar }
      ```

      ## Instead

      In the bar: content to `safeAreaLayoutGuide.bottomAnchor`, `autoresizingMask = .flexibleHeight` and an
      `intrinsicContentSize` of zero.

      ## When it is right

      Accessories that are seen with the keyboard alone, and bars of UIKit.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    return file.functions.compactMap { function in
      guard function.name == "inputAccessoryView", let type = file.type(around: function.body.lowerBound),
        project.isKind(type.name, of: ["UIViewController"]), isKept(type, file),
        let bar = barClass(function, type, file, project), !knowsSafeArea(bar, project)
      else { return nil }
      return finding(
        file, function.header.lowerBound,
        "the bar of class \(bar) lies on the home indicator while the keyboard is down",
        remedy: "hang the bar's content on its safeAreaLayoutGuide")
    }
  }

  /// Whether the controller is first responder without a field.
  private func isKept(_ type: TypeDeclaration, _ file: CodeFile) -> Bool {
    let reader = file.reader
    return file.functions.contains { function in
      function.name == "canBecomeFirstResponder" && type.body.contains(function.body.lowerBound)
        && function.body.contains { reader.at($0, any: ["true", "YES"]) }
    }
  }

  /// A view class of the project that is named in the accessor, or where the returned property is declared.
  private func barClass(
    _ function: FunctionDeclaration, _ type: TypeDeclaration, _ file: CodeFile, _ project: LintProject
  ) -> String? {
    let reader = file.reader
    func isBar(_ name: String) -> Bool {
      guard let first = name.first, first.isUppercase, !name.hasPrefix("UI") else { return false }
      return project.isKind(name, of: ["UIView"]) && !project.isKind(name, of: ["UIToolbar", "UIInputView"])
    }
    let words = function.body.filter { reader.isWord($0) }.map { reader.text($0) }
    if let direct = words.first(where: isBar) { return direct }
    for word in words {
      for place in reader.places(of: word) where type.body.contains(place) && !function.body.contains(place) {
        let near = (max(0, place - 3)..<min(place + 8, reader.count)).filter { reader.isWord($0) }
        let isDeclared = reader.at(place - 1, any: ["let", "var", "*"])
        if isDeclared, let name = near.map({ reader.text($0) }).first(where: isBar) { return name }
      }
    }
    return nil
  }

  private func knowsSafeArea(_ name: String, _ project: LintProject) -> Bool {
    project.files.contains { file in
      file.types.contains { type in
        type.name == name
          && file.reader.mentions(in: type.body) { $0.contains("safearea") || $0.contains("layoutmargins") }
      }
    }
  }
}

/// Uses of the screen's bounds that come out right in a smaller window, too.
extension ScreenBoundsForLayout {
  func isHarmless(_ place: Int, _ file: CodeFile) -> Bool {
    isOrigin(place, file.reader) || isUpperLimit(place, file.reader) || isAskedOfWindow(place, file.reader)
      || isFirstValue(place, file) || isSizedByOthers(place, file) || isWish(place, file)
      || isForVideo(place, file) || isHeldAgainstKeyboard(place, file.reader)
  }

  /// `bounds.origin` is zero, of a screen as of a window.
  private func isOrigin(_ place: Int, _ reader: TokenReader) -> Bool {
    let end = reader.at(place + 1, "]") ? place + 2 : place + 1
    return reader.at(end, ".") && reader.at(end + 1, "origin")
  }

  /// `.frame(maxWidth: UIScreen.main.bounds.width)`: SwiftUI takes the space there is, up to the limit.
  private func isUpperLimit(_ place: Int, _ reader: TokenReader) -> Bool {
    guard reader.language == .swift, let open = reader.parent(place), reader.at(open - 1, "frame") else {
      return false
    }
    return reader.arguments(open).contains {
      $0.value.contains(place) && ["maxWidth", "maxHeight"].contains($0.label ?? "")
    }
  }

  /// `isSplitOrSlideOver ? view.bounds.width : UIScreen.main.bounds.width`
  private func isAskedOfWindow(_ place: Int, _ reader: TokenReader) -> Bool {
    var outer = place
    for _ in 0..<4 {
      let statement = reader.statement(around: outer)
      if let question = (statement.lowerBound..<outer).last(where: reader.asks),
        reader.mentions(
          in: statement.lowerBound..<question,
          where: {
            $0.contains("slideover") || $0.contains("multitask")
              || $0.contains("split") && !$0.contains("splitview")
          })
      {
        return true
      }
      guard let open = reader.parent(outer), !reader.at(open, "{") else { return false }
      outer = open
    }
    return false
  }

  /// `var width = UIScreen.main.bounds.width; if let window { width = window.bounds.width }`
  private func isFirstValue(_ place: Int, _ file: CodeFile) -> Bool {
    later(place, file) { use, reader in
      guard reader.at(use + 1, "="), !reader.at(use - 1, ".") else { return false }
      return reader.mentions(in: reader.statement(around: use)) { $0.hasSuffix("window") }
    }
  }

  /// A first frame: `tableView.tableHeaderView = header`, whose width the table gives; views above the keyboard; views
  /// that constraints place; a whole screen that follows its superview.
  private func isSizedByOthers(_ place: Int, _ file: CodeFile) -> Bool {
    let owners: [StaticString] = ["tableHeaderView", "tableFooterView", "inputAccessoryView", "inputView"]
    if let assignment = file.reader.assignment(around: place),
      file.reader.mentions(
        in: assignment.left, where: { $0.contains("inputview") || $0.contains("inputaccessory") })
    {
      return true
    }
    if let open = file.reader.parent(place), isToolbarOfKeyboard(open, file) { return true }
    let isWhole = isWhole(place, file.reader)
    return later(place, file) { use, reader in
      if reader.at(use - 1, "="), reader.at(use - 2, any: owners) { return true }
      guard isWhole, reader.at(use + 1, ".") else { return false }
      if reader.at(use + 2, "translatesAutoresizingMaskIntoConstraints") {
        return reader.at(use + 4, any: ["false", "NO"])
      }
      return reader.at(use + 2, any: ["autoresizingMask", "snp"])
    }
  }

  /// All of the bounds and no length of them.
  private func isWhole(_ place: Int, _ reader: TokenReader) -> Bool {
    let end = reader.at(place + 1, "]") && !reader.at(place - 1, ".") ? place + 2 : place + 1
    return !reader.at(end, ".")
  }

  /// `UIToolbar(frame: CGRect(…, width: UIScreen.main.bounds.width, …))` in a file that sets an accessory of the keyboard.
  private func isToolbarOfKeyboard(_ open: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    guard reader.mentions("inputAccessoryView"), let outer = reader.parent(open) else { return false }
    return reader.at(outer - 1, "UIToolbar")
  }

  /// `preferredContentSize`: the system gives no more than the window has.
  private func isWish(_ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    guard let assignment = reader.assignment(around: place) else { return false }
    func isWish(_ left: Range<Int>) -> Bool {
      reader.mentions(in: left) { $0.contains("preferredcontentsize") || $0.hasSuffix("preferredsize") }
    }
    if isWish(assignment.left) { return true }
    // `size.width = min(size.width, …)` and then `preferredContentSize = size`
    let name = assignment.left.first { reader.isWord($0) && !reader.at($0, any: ["let", "var"]) }
    return uses(of: name, after: assignment, file).contains { use in
      reader.assignment(around: use).map { $0.right.contains(use) && isWish($0.left) } ?? false
    }
  }

  /// `CMVideoDimensions(width: Int32(UIScreen.main.bounds.width), …)`; `size.width *= UIScreen.main.nativeScale`
  private func isForVideo(_ place: Int, _ file: CodeFile) -> Bool {
    let brackets = file.reader.brackets(around: place, most: 3)
    if brackets.contains(where: { file.reader.at($0 - 1, "CMVideoDimensions") }) { return true }
    return later(place, file) { use, reader in
      reader.mentions("nativeScale", in: reader.statement(around: use))
    }
  }

  /// `UIScreen.main.bounds.height - endFrame.height`: the keyboard's frame is in the screen's coordinates.
  private func isHeldAgainstKeyboard(_ place: Int, _ reader: TokenReader) -> Bool {
    reader.mentions(in: reader.statement(around: place)) {
      $0 == "endframe" || $0.contains("keyboard") && $0.contains("frame")
    }
  }

  /// Whether a later use of the local value that is made of the bounds passes a test.
  private func later(_ place: Int, _ file: CodeFile, _ test: (Int, TokenReader) -> Bool) -> Bool {
    let reader = file.reader
    guard let assignment = reader.assignment(around: place), assignment.right.contains(place),
      let name = assignment.left.last(where: { reader.isWord($0) }), !reader.at(name - 1, ".")
    else { return false }
    return uses(of: name, after: assignment, file).contains { test($0, reader) }
  }

  /// Where the function goes on to say a word that an assignment begins with or gives a value to.
  private func uses(of name: Int?, after assignment: Assignment, _ file: CodeFile) -> [Int] {
    guard let name, let function = file.function(around: assignment.place) else { return [] }
    return file.reader.places(of: file.reader.text(name)).filter {
      $0 >= assignment.right.upperBound && function.body.contains($0)
    }
  }
}

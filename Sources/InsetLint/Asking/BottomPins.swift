/// A view that code pins to the bottom of its controller's view, nearer than a home indicator is high.
struct BottomPin {
  var name: String
  /// The class that the same file makes it of.
  var type: String
  /// The word of the view's bottom.
  var place: Int
}

enum BottomPins {
  /// A home indicator takes 34 points in portrait; what keeps them is clear of it.
  private static let indicator = 34.0

  static func all(in file: CodeFile, _ project: LintProject) -> [BottomPin] {
    let reader = file.reader
    guard reader.mentions("bottomAnchor") else { return [] }
    return reader.places(of: "bottomAnchor").compactMap { place in
      guard let type = file.type(around: place), project.isKind(type.name, of: ["UIViewController"]),
        let other = other(place, file, project),
        ["view.bottomAnchor", "self.view.bottomAnchor"].contains(other),
        !file.isFallback(place, below: 11)
      else { return nil }
      let chain = reader.chain(endingAt: place)
      let owner = reader.joined(chain).split(separator: ".").dropLast()
      guard owner.count == 1, let name = owner.first.map(String.init), name != "view",
        let made = madeType(of: name, reader)
      else { return nil }
      return BottomPin(name: name, type: made, place: place)
    }
  }

  /// What the bottom hangs on, where it does so closely.
  private static func other(_ place: Int, _ file: CodeFile, _ project: LintProject) -> String? {
    let reader = file.reader
    if reader.language == .swift {
      guard reader.at(place + 1, "."), reader.at(place + 2, "constraint"), reader.at(place + 3, "(") else {
        return nil
      }
      let arguments = reader.arguments(place + 3)
      guard let first = arguments.first, first.label == "equalTo" else { return nil }
      return isNear(arguments.first { $0.label == "constant" }?.value, file, project)
        ? reader.joined(first.value) : nil
    }
    // [self.pay.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor constant:-8]
    guard let open = reader.parent(place), let message = reader.message(open),
      message.receiver.contains(place), message.selector.hasPrefix("constraintEqualToAnchor:"),
      let first = message.arguments.first
    else { return nil }
    return isNear(message.arguments.first { $0.label == "constant" }?.value, file, project)
      ? reader.joined(first.value) : nil
  }

  private static func isNear(_ constant: Range<Int>?, _ file: CodeFile, _ project: LintProject) -> Bool {
    guard let constant else { return true }
    guard let number = project.number(constant, in: file) else { return false }
    return number <= 0 && number > -indicator
  }

  /// `let pay = UIButton(…)`, `let pay: UIButton`, `UIButton *pay`, `_pay = [[UIButton alloc] …`.
  private static func madeType(of name: String, _ reader: TokenReader) -> String? {
    for place in reader.places(of: name) {
      if reader.language == .objectiveC, reader.at(place - 1, "*"), reader.isWord(place - 2) {
        return reader.text(place - 2)
      }
      if reader.language == .swift, reader.at(place - 1, any: ["let", "var"]) {
        if reader.at(place + 1, ":"), reader.isWord(place + 2) { return reader.text(place + 2) }
        if reader.at(place + 1, "="), reader.isWord(place + 2), reader.at(place + 3, any: ["(", "."]) {
          return reader.text(place + 2)
        }
      }
    }
    return nil
  }
}

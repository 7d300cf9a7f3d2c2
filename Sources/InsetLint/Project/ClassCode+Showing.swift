/// How code shows the screens of a class.
extension ClassCode {
  /// How code shows the screens of a class.
  public enum Showing: Sendable {
    /// As a part of another screen, or in a container of the app's own.
    case part
    /// As a sheet over another screen.
    case sheet
    /// Nothing in the project makes one.
    case nowhere
  }

  /// How all places of the code that make an object of a class, or the class itself, show it; nil where one of them
  /// shows it over the whole window, or where none tells.
  public func showing(of name: String) -> Showing? {
    if isPartByItself(name) { return .part }
    var found: [Showing] = []
    var isNamed = false
    for name in [name] + project.descendants(of: name) {
      for file in project.files where file.reader.mentions(name) {
        for place in file.reader.places(of: name) {
          let reader = file.reader
          if reader.at(place + 1, ".") || reader.at(place - 1, "[") || reader.at(place + 1, "(") {
            isNamed = true
          }
          guard isMade(place, reader), let function = file.function(around: place) else { continue }
          guard let one = showing(at: place, in: function, file) else { return nil }
          found.append(one)
        }
      }
    }
    if found.isEmpty { return isNamed || bodies[name] == nil || hasOtherName(name) ? nil : .nowhere }
    return found.contains(.sheet) ? .sheet : found.first
  }

  /// Whether a class says by itself that its screens cover a part of the window.
  public func isPartByItself(_ name: String) -> Bool {
    chain(name).contains(where: setsOwnFrame) || conformsToPart(name)
  }

  /// `@objc(Other) class Name`: other languages call it by another name.
  private func hasOtherName(_ name: String) -> Bool {
    project.files.contains { file in
      let reader = file.reader
      return reader.places(of: name).contains { place in
        reader.at(place - 1, "class")
          && (max(0, place - 9)..<place).contains { reader.at($0, "objc") && reader.at($0 + 1, "(") }
      }
    }
  }

  /// `extension Choice: PanModalPresentable`: a protocol of screens that cover a part of the window.
  private func conformsToPart(_ name: String) -> Bool {
    project.parents(of: name).contains { parent in
      let word = parent.lowercased()
      return word.hasSuffix("presentable")
        && ["modal", "sheet", "popup", "panel", "drawer"].contains { word.contains($0) }
    }
  }

  private func showing(at place: Int, in function: FunctionDeclaration, _ file: CodeFile) -> Showing? {
    let reader = file.reader
    if let assignment = reader.assignment(around: place), assignment.right.contains(place),
      let last = assignment.left.last(where: { reader.isWord($0) && !isTypeName($0, reader) })
    {
      return showing(of: reader.text(last), after: place, in: function, file)
    }
    // `addSummary(Made(…))`
    guard let open = reader.parent(place), open > function.body.lowerBound else { return nil }
    return isPart(callName(open, place, reader)) ? .part : nil
  }

  private func isPart(_ call: String) -> Bool {
    let call = call.lowercased()
    if call.hasPrefix("addchild") || call.contains("popup") || call.contains("dialog") { return true }
    // A way of showing of the app's own.
    return call.contains("present") && !["present", "presentviewcontroller"].contains(call)
  }

  /// `Name(…)`, `[[Name alloc] init…]`
  private func isMade(_ place: Int, _ reader: TokenReader) -> Bool {
    if reader.language == .objectiveC {
      return reader.at(place - 1, "[") && reader.at(place + 1, any: ["alloc", "new"])
    }
    return reader.at(place + 1, "(") && !reader.at(place - 1, any: [".", "class", "func", "extension"])
  }

  /// In `let x: Name = …` the name before the sign is the type's.
  private func isTypeName(_ place: Int, _ reader: TokenReader) -> Bool {
    reader.language == .swift && reader.at(place - 1, any: [":", "."]) && !reader.at(place - 2, "self")
  }

  private func showing(
    of variable: String, after place: Int, in function: FunctionDeclaration, _ file: CodeFile
  ) -> Showing? {
    let reader = file.reader
    var isSheet = false
    for use in reader.places(of: variable) where use > place && function.body.contains(use) {
      if reader.at(use + 1, ".") || reader.at(use + 1, any: ["?", "!"]) && reader.at(use + 2, ".") {
        let member = reader.at(use + 1, ".") ? use + 2 : use + 3
        if reader.at(member, "sheetPresentationController") { isSheet = true }
        if reader.at(member, "modalPresentationStyle") {
          let end = min(member + 5, reader.count)
          if reader.mentions(in: member..<end, where: { $0.contains("sheet") }) { isSheet = true }
          if reader.mentions(in: member..<end, where: { $0.contains("popover") || $0 == "custom" }) {
            return .part
          }
        }
        // The view alone is handed on: `alert.contentView = made.view`
        if reader.at(member, "view"), !reader.at(member + 1, "."), !reader.at(member + 1, "=") {
          return .part
        }
      }
      guard let open = reader.parent(use), open > function.body.lowerBound else { continue }
      if isPart(callName(open, use, reader)) { return .part }
    }
    return isSheet ? .sheet : nil
  }

  private func callName(_ open: Int, _ use: Int, _ reader: TokenReader) -> String {
    if reader.at(open, "(") { return reader.isWord(open - 1) ? reader.text(open - 1) : "" }
    return reader.message(open).map { reader.text($0.place) } ?? ""
  }

  /// `self.view.frame = CGRect(…)`: whoever is given a frame is no whole screen.
  private func setsOwnFrame(_ type: String) -> Bool {
    (bodies[type] ?? []).contains { body in
      let reader = body.file.reader
      return reader.places(of: "frame").contains { place in
        guard body.function.body.contains(place), reader.at(place + 1, "="),
          let assignment = reader.assignment(around: place), assignment.left.upperBound == place + 1
        else { return false }
        let isOwn =
          reader.at(place - 2, "_view") || reader.at(place - 2, "view") && reader.at(place - 4, "self")
        return isOwn && assignment.right.contains { reader.at($0, any: ["CGRect", "CGRectMake"]) }
      }
    }
  }
}

import InsetDiagnostics

/// Reports code that tells phones apart by the size of their screen or their identifier.
///
///     UIScreen.main.nativeBounds.height == 2436
///
/// Instead, ask for the inset. The list of sizes is out of date every September.
public struct DeviceSizeCheck: LintRule {
  public static let info = RuleInfo(
    id: "device-size-check", severity: .error,
    summary: "The phone's model is guessed from the size of its screen.",
    documentation: """
      Reports comparisons of the screen's size with that of a device, and identifiers of devices that choose a length.

      ## Why

      The code works on the phones in its list and breaks with every new one: XR and XS Max in 2018, 12 in 2020, 14 Pro
      in 2022, 16 Pro in 2024, Air in 2025. It is also wrong in landscape, under Display Zoom, in Split View.

      ## Example

      ```swift
      static var isX: Bool { UIScreen.main.nativeBounds.height == 2436 }
      ```

      ## Instead

      Ask for what the model stood for: `view.safeAreaInsets`, or pin to `safeAreaLayoutGuide`.

      ## Severity

      Error for sizes of phones with a sensor housing. Info for older sizes and for `<`, where the code often only chooses
      a font.

      ## When it is right

      Widths are not reported: they tell narrow from wide. Tests and identifiers kept for statistics are not either.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    comparisons(file, project) + switches(file) + identifiers(file)
  }

  private func comparisons(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    var found: [Finding] = []
    var last = -10
    for index in reader.tokens.indices where reader.kind(index) == .number {
      guard let value = reader.number(index),
        BarFigures.housingScreens.contains(value) || BarFigures.olderScreens.contains(value),
        let other = otherSide(of: index, reader), asksForScreen(other, file),
        !file.isFallback(index, below: 11)
      else { continue }
      // One finding for a list of devices.
      let line = file.line(of: index)
      defer { last = line }
      if line - last <= 2, !found.isEmpty { continue }
      // Smaller than a phone with a housing: a class of sizes, as a rule for fonts.
      let isClass = reader.at(index - 1, any: ["<", "<="])
      let isOld = isClass || BarFigures.olderScreens.contains(value)
      found.append(
        finding(
          file, index, "the screen's size is compared with \(reader.text(index)), the size of some devices",
          remedy: "ask for the inset (view.safeAreaInsets), not for the model",
          severity: isOld ? .info : .error))
    }
    return found
  }

  /// What a number is compared with: over `==`, `<`, or in `CGSizeEqualToSize`.
  private func otherSide(of index: Int, _ reader: TokenReader) -> Range<Int>? {
    let signs: [StaticString] = ["==", ">=", "<=", ">", "<", "!=", "==="]
    if reader.at(index - 1, any: signs) {
      var start = index - 2
      for _ in 0..<30 where start > 0 && !ends(start - 1, reader) { start = reader.before(start) }
      if reader.tokens[index - 2].isClose, let open = reader.partner(index - 2) { start = min(start, open) }
      return start..<(index - 1)
    }
    if reader.at(index + 1, any: signs) {
      var end = index + 2
      for _ in 0..<30 where end < reader.count && !ends(end, reader) { end = reader.after(end) }
      return (index + 2)..<end
    }
    // CGSizeEqualToSize(CGSizeMake(1125, 2436), …)
    guard let inner = reader.parent(index), reader.at(inner - 1, any: ["CGSizeMake", "CGSize"]),
      let outer = reader.parent(inner), reader.at(outer - 1, "CGSizeEqualToSize")
    else { return nil }
    return reader.inside(outer)
  }

  private func ends(_ index: Int, _ reader: TokenReader) -> Bool {
    reader.tokens[index].isOpen && !reader.at(index, "[")
      || reader.tokens[index].isClose && reader.partner(index) == nil
      || reader.at(
        index, any: ["&&", "||", ";", ",", "=", "return", "?", ":", "if", "{", "}", "guard", ")", "("])
        && reader.partner(index) == nil
      || reader.at(index, any: ["&&", "||", ";", ",", "=", "return", "if", "guard", "{", "}"])
  }

  private func asksForScreen(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    let reader = file.reader
    if reader.mentions(in: range, where: { $0.contains("width") && !$0.contains("max") }),
      !reader.mentions(in: range, where: { $0.contains("height") || $0.contains("max") })
    {
      return false
    }
    if reader.mentions(in: range, where: { isScreenWord($0) }) { return true }
    // A local value that came from the screen.
    guard range.count <= 5, let first = range.first, let function = file.function(around: first),
      reader.isWord(first),
      let value = reader.initialValue(of: reader.text(first), before: first, in: function.body)
    else { return false }
    return reader.mentions(in: value, where: { isScreenWord($0) })
  }

  private func isScreenWord(_ word: String) -> Bool {
    if word == "uiscreen" || word == "nativebounds" || word == "mainscreen" || word == "currentmode" {
      return true
    }
    let hasSize =
      word.contains("height") || word.contains("length") || word.contains("size") || word.hasSuffix("h")
    return word.contains("screen") && hasSize
  }

  /// `switch UIScreen.main.nativeBounds.height { case 2436: … }`
  private func switches(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    var found: [Finding] = []
    for place in reader.places(of: "switch") {
      guard let open = (place..<min(place + 20, reader.count)).first(where: { reader.at($0, "{") }),
        reader.mentions(in: place..<open, where: { isScreenWord($0) }),
        !reader.mentions("width", in: place..<open)
      else { continue }
      for index in reader.level(reader.inside(open)) where reader.kind(index) == .number {
        guard let value = reader.number(index), BarFigures.housingScreens.contains(value),
          reader.at(index - 1, any: ["case", ","])
        else { continue }
        found.append(
          finding(
            file, index, "the screen's size is compared with \(reader.text(index)), the size of some devices",
            remedy: "ask for the inset (view.safeAreaInsets), not for the model"))
        break
      }
    }
    return found
  }

  /// `"iPhone10,3"` where a name says that it is about the housing, or the case gives a length.
  private func identifiers(_ file: CodeFile) -> [Finding] {
    let reader = file.reader
    for index in reader.tokens.indices where reader.kind(index) == .string {
      guard let text = reader.string(index), isIdentifier(text), let function = file.function(around: index)
      else {
        continue
      }
      let isAboutModel = Names.asksForModel(function.name.lowercased())
      guard isAboutModel || givesLength(index, reader) else { continue }
      return [
        finding(
          file, index, "the identifier '\(text)' stands for a shape of the screen",
          remedy: "ask for the inset (view.safeAreaInsets), not for the model")
      ]
    }
    return []
  }

  private func isIdentifier(_ text: String) -> Bool {
    guard text.hasPrefix("iPhone"), let comma = text.firstIndex(of: ",") else { return false }
    let major = text[text.index(text.startIndex, offsetBy: 6)..<comma]
    // iPhone10,3 was the first with a housing.
    return (Int(major) ?? 0) >= 10 && Int(text[text.index(after: comma)...]) != nil
  }

  /// `case "iPhone15,2": return 103`
  private func givesLength(_ index: Int, _ reader: TokenReader) -> Bool {
    guard reader.at(index - 1, any: ["case", ","]), reader.at(index + 1, ":") else { return false }
    let value = reader.at(index + 2, "return") ? index + 3 : index + 2
    return reader.kind(value) == .number
  }
}

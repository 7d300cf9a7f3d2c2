import InsetDiagnostics

/// Reports buttons in bars that have a frame alone.
///
///     button.frame = CGRect(x: 0, y: 0, width: 26, height: 26)
///     UIBarButtonItem(customView: button)
///
/// Instead, give the button constraints.
public struct BarItemCustomViewUnsized: LintRule {
  public static let info = RuleInfo(
    id: "bar-item-customview-unsized", severity: .info,
    summary: "A button in a bar has a frame and no size of its own.",
    documentation: """
      Reports a custom view of a bar item that is a button with a picture, a frame, and no constraint for its size.

      ## Why

      From iOS 11 bars lay custom views out by their constraints and natural sizes: the button grows to the size of its
      picture.

      ## Example

      ```swift
      button.frame = CGRect(x: 0, y: 0, width: 26, height: 26)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      ```

      ## Instead

      `button.widthAnchor.constraint(equalToConstant: 26)`, and the same for the height.

      ## When it is right

      Pictures that are as large as the frame. So it is advice.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let places = reader.places(of: "UIBarButtonItem") + reader.places(of: "initWithCustomView")
    return places.sorted().compactMap { place in
      guard let function = file.function(around: place), let name = customView(place, reader),
        hasFrame(name, in: function.body, reader), hasImage(name, in: function.body, reader),
        !isSized(name, in: function.body, reader), !file.isFallback(place, below: 11)
      else { return nil }
      return finding(
        file, place, "'\(name)' has a frame alone, and takes the size of its picture in a bar",
        remedy: "give it constraints for width and height")
    }
  }

  private func customView(_ place: Int, _ reader: TokenReader) -> String? {
    let value: Range<Int>
    if reader.language == .swift {
      guard reader.at(place + 1, "("), let first = reader.arguments(place + 1).first,
        first.label == "customView"
      else {
        return nil
      }
      value = first.value
    } else {
      guard reader.at(place, "initWithCustomView"), let open = reader.parent(place),
        let first = reader.message(open)?.arguments.first
      else { return nil }
      value = first.value
    }
    let text = reader.joined(value)
    return text.contains("(") || text.contains("[") || text.isEmpty ? nil : text
  }

  private func members(of name: String, in body: Range<Int>, _ reader: TokenReader) -> [Int] {
    let last = String(name.split(separator: ".").last ?? "")
    return reader.places(of: last).filter { body.contains($0) }
  }

  private func hasFrame(_ name: String, in body: Range<Int>, _ reader: TokenReader) -> Bool {
    members(of: name, in: body, reader).contains { place in
      reader.at(place + 1, ".") && reader.at(place + 2, "frame") && reader.at(place + 3, "=")
    }
  }

  private func hasImage(_ name: String, in body: Range<Int>, _ reader: TokenReader) -> Bool {
    members(of: name, in: body, reader).contains { place in
      reader.at(place + 1, ".") && reader.at(place + 2, any: ["setImage", "setBackgroundImage"])
        || reader.at(place + 1, any: ["setImage", "setBackgroundImage"])
    }
  }

  private func isSized(_ name: String, in body: Range<Int>, _ reader: TokenReader) -> Bool {
    members(of: name, in: body, reader).contains { place in
      reader.at(
        place + 2,
        any: [
          "widthAnchor", "heightAnchor", "snp", "imageEdgeInsets",
          "translatesAutoresizingMaskIntoConstraints",
        ])
        || reader.at(place + 1, any: ["mas_makeConstraints", "sizeToFit"])
        || reader.at(place + 2, "sizeToFit")
    }
  }
}

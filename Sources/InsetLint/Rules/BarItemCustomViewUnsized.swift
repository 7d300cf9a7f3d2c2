import InsetDiagnostics

/// Reports pictures in bar items whose size is given by a frame alone.
///
///     button.frame = CGRect(x: 0, y: 0, width: 26, height: 26)
///     navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
///
/// Instead, give the view constraints for its width and height.
public struct BarItemCustomViewUnsized: LintRule {
  public static let info = RuleInfo(
    id: "bar-item-customview-unsized", severity: .info,
    summary: "A picture in a bar item has its size from a frame alone.",
    documentation: """
      Reports a bar item's custom view with an image whose size is set as a frame, and which has no constraints.

      ## Why

      Since iOS 11 bars lay their items out with Auto Layout: a frame is forgotten, and the view takes the size of its image.
      A large image is stretched over the bar.

      ## Example

      ```swift
      button.setImage(UIImage(named: "avatar"), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 26, height: 26)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      ```

      ## Instead

      ```swift
      button.widthAnchor.constraint(equalToConstant: 26).isActive = true
      button.heightAnchor.constraint(equalToConstant: 26).isActive = true
      ```

      ## Fix safety

      Safe: the size that the frame names becomes two constraints.

      ## When it is right

      Images that are as large as the frame, so it is advice. Views without an image, and views with anchors or
      constraints of any kind, are not reported.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return (reader.places(of: "customView") + reader.places(of: "initWithCustomView")).sorted().compactMap {
      place in
      guard let view = view(at: place, reader), let body = file.function(around: place)?.body,
        !file.isFallback(place, below: 11)
      else { return nil }
      let uses = reader.places(of: view.name).filter { body.contains($0) }
      guard uses.contains(where: { takesImage($0, reader) }),
        !uses.contains(where: { isConstrained($0, reader) }),
        let frame = frame(of: view, uses, before: place, reader)
      else { return nil }
      return finding(
        file, view.token, "'\(view.name)' has its size from a frame, which the bar forgets",
        why: ["it takes the size of its image, however large"],
        remedy: "give it a width and a height by constraints", fix(file, frame, view.name))
    }
  }

  /// The local view that a bar item is made of.
  private func view(at place: Int, _ reader: TokenReader) -> (name: String, token: Int)? {
    guard reader.at(place + 1, ":"), reader.isWord(place + 2) else { return nil }
    if reader.at(place, "customView") {
      guard reader.at(place - 1, "("), reader.at(place - 2, "UIBarButtonItem"),
        reader.at(place + 3, ")") || reader.at(place + 3, ",")
      else { return nil }
    } else {
      guard reader.at(place + 3, "]") else { return nil }
    }
    return (reader.text(place + 2), place + 2)
  }

  private func takesImage(_ use: Int, _ reader: TokenReader) -> Bool {
    if reader.at(use + 1, ".") {
      return reader.at(use + 2, any: ["setImage", "setBackgroundImage", "image", "imageView"])
    }
    return reader.at(use - 1, "[") && reader.at(use + 1, any: ["setImage", "setBackgroundImage"])
  }

  private func isConstrained(_ use: Int, _ reader: TokenReader) -> Bool {
    guard reader.at(use + 1, ".") || reader.at(use - 1, "[") else { return false }
    return reader.at(
      use + (reader.at(use + 1, ".") ? 2 : 1),
      any: [
        "widthAnchor", "heightAnchor", "snp", "translatesAutoresizingMaskIntoConstraints", "addConstraint",
        "addConstraints", "mas_makeConstraints", "autoSetDimensions", "autoSetDimension", "anchor",
        "sizeToFit",
      ])
  }

  /// The statement that sets a frame in numbers: its last token, with width and height as they are written.
  private func frame(
    of view: (name: String, token: Int), _ uses: [Int], before place: Int, _ reader: TokenReader
  ) -> Frame? {
    for use in uses
    where use < place && reader.at(use + 1, ".") && reader.at(use + 2, "frame") && reader.at(use + 3, "=") {
      guard let rectangle = reader.rectangle(use + 4), let end = reader.partner(use + 5),
        reader.literal(rectangle.width) ?? 0 > 0, reader.literal(rectangle.height) ?? 0 > 0
      else { continue }
      return Frame(start: use, end: end, width: rectangle.width, height: rectangle.height)
    }
    return nil
  }

  private struct Frame {
    var start: Int
    var end: Int
    var width: Range<Int>
    var height: Range<Int>
  }

  private func fix(_ file: CodeFile, _ frame: Frame, _ view: String) -> CodeFix? {
    guard let line = file.lineStart(of: frame.start) else { return nil }
    let isSwift = file.reader.language == .swift
    let end = file.reader.at(frame.end + 1, ";") ? frame.end + 1 : frame.end
    // A remark behind the statement stays on its line only where nothing follows.
    guard end + 1 >= file.reader.count || file.reader.tokens[end + 1].startsLine else { return nil }
    let lines = [("width", frame.width), ("height", frame.height)].map { name, range in
      let number = file.source(range)
      return isSwift
        ? "\(line)\(view).\(name)Anchor.constraint(equalToConstant: \(number)).isActive = true"
        : "\(line)[\(view).\(name)Anchor constraintEqualToConstant:\(number)].active = YES;"
    }
    let place = Int(file.reader.tokens[end].end)
    return .safe([Edit(file: file.path, start: place, end: place, replacement: lines.joined())])
  }
}

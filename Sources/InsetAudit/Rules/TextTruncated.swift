import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports texts of the document that do not fit on screens smaller than it was drawn for.
///
///     <button title="Restore previous purchases"/>        // "Restore…chases" on 320 points
///
/// Instead, let it wrap, shrink or take more room. No fix.
///
/// Right, and not reported: text that code sets; text that is cut where the document was drawn, too.
public struct TextTruncated: AuditRule {
  public static let info = RuleInfo(
    id: "text-truncated", severity: .warning,
    summary: "A text of the document does not fit on smaller screens and is cut.",
    documentation: """
      Reports a label or a button whose own text is cut with an ellipsis, or loses lines, on some canvases, while all of
      it is shown wherever the window is as large as the document was drawn.

      ## Why

      A label of one line, or with a fixed width, drops what does not fit. What reads "Restore previous purchases" on a
      large phone reads "Restore…chases" on a small one, and worse in a longer language.

      ## Example

      ```xml
      <label text="Backup is recommended before the update" numberOfLines="1"/>
      ```

      between margins of 16 points: it fits 414 points and not 320.

      ## Instead

      Let the label have as many lines as it needs (`numberOfLines="0"`), let it shrink
      (`adjustsFontSizeToFit="YES"`), or give it more room.

      ## Severity

      Warning. Info where only landscape shows it and nobody told which poses the app has.

      ## Fix safety

      No fix: whether it wraps or shrinks is the author's choice.

      ## When it is right

      Not reported: a label with an outlet, since code sets its text; a label that shrinks; the words Interface Builder
      begins with (Label, Title, Button); keys of translations (`pay_later_button`), which code replaces; fonts that are not at hand, since their width is a guess; cells; hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts).filter { $0.screen.kind == .controller }
    let kept = Fits(checked).forWantOfRoom(checked) { screen in
      screen.items[screen.documentView.index..<screen.documentView.end].compactMap {
        sighting(of: $0, in: screen, facts)
      }
    }
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: kept)
  }

  private static let samples: Set<String> = ["Label", "Title", "Subtitle", "Detail", "Button", "Text"]

  /// `pay_later_button`, `Pay.Later.Title`: code looks the words up.
  private static func isKey(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_.-".contains($0) })
    else { return false }
    func pieces(_ separator: Character) -> Int {
      let pieces = text.split(separator: separator, omittingEmptySubsequences: false)
      return pieces.allSatisfy { $0.contains(where: \.isLetter) } ? pieces.count : 0
    }
    return pieces("_") >= 2 || pieces(".") >= 3 && !text.hasPrefix("www.")
  }

  private func sighting(of item: Item, in screen: FlatScreen, _ facts: ProjectFacts) -> Sighting? {
    guard let text = item.node.text, item.isShown, item.opacity > 0.05, item.cell == nil, item.bar == nil,
      !text.isApproximate, !Self.samples.contains(text.string), !Self.isKey(text.string),
      item.frame.width >= 1,
      let lost = loss(of: text, item)
    else { return nil }
    let place = item.node.place ?? screen.screen.document.place
    return Sighting(
      key: screen.key(of: item), group: "texts", canvas: screen.canvas,
      severity: screen.isCertainPose(facts) ? .warning : .info, amount: lost.points,
      name: Words.name(of: item.node), things: "texts", place: place,
      message: message(item.node, lost, screen.canvas),
      why: why(item, text, lost), remedy: "let it wrap or shrink, or give it more room")
  }

  private struct Loss {
    var points: Double
    /// Lines are missing, else the end of a line.
    var isLines: Bool
    /// What is left of the line; nil where it is known how much wider it ought to be.
    var remainder: String?
  }

  private func loss(of text: Node.Text, _ item: Item) -> Loss? {
    switch item.node.baseClass {
    case "UILabel":
      if item.node.hasOutlet || item.node.attributes["shrinks"] != nil { return nil }
      if text.isTruncated {
        let missing = (text.lineWidths.max() ?? 0) - item.frame.width
        return Loss(
          points: max(1, missing), isLines: false,
          remainder: missing > 0.5 ? nil : text.lines.last { $0.contains("…") })
      }
      // Of no height at all, another rule tells.
      guard item.frame.height >= 1 else { return nil }
      let missing = Double(text.lines.count) * text.lineHeight - item.frame.height
      return missing > text.lineHeight * 0.6 ? Loss(points: missing, isLines: true) : nil
    case "UIButton":
      // What its insets take is left out: the loss is at least this large.
      let image = item.node.image?.size?.width ?? 0
      let missing = (text.lineWidths.max() ?? 0) + image - item.frame.width
      if missing > 2 { return Loss(points: missing, isLines: false) }
      // Only titles of configured buttons wrap.
      let missingHeight = Double(text.lines.count) * text.lineHeight - item.frame.height
      return text.lines.count > 1 && missingHeight > text.lineHeight * 0.6
        ? Loss(points: missingHeight, isLines: true) : nil
    default: return nil
    }
  }
}

// MARK: - Messages

extension TextTruncated {
  private func message(_ node: Node, _ loss: Loss, _ canvas: Canvas) -> String {
    let what = loss.isLines ? "loses lines" : "is cut"
    return "the text of \(Words.name(of: node)) \(what) (\(canvas.name))"
  }

  private func why(_ item: Item, _ text: Node.Text, _ loss: Loss) -> [String] {
    let frame = item.frame
    let size = "\(Words.points(frame.width)) × \(Words.points(frame.height)) pt"
    if let remainder = loss.remainder {
      return [
        "of “\(Words.shortened(text.string, to: 60))” its last line reads “\(remainder)”", "it has \(size)",
      ]
    }
    let need =
      loss.isLines
      ? "\(text.lines.count) \(text.lines.count == 1 ? "line" : "lines") of \(Words.points(text.lineHeight)) pt"
      : "\(Words.points(loss.points)) pt more in width at least"
    return ["“\(Words.shortened(text.string, to: 60))” needs \(need)", "it has \(size)"]
  }
}

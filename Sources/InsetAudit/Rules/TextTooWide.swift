import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of lines of text too long to read, and of text fields wider than what is typed into them.
///
///     label.leading = root.leading + 16; root.trailing = label.trailing + 16        // 150 letters a line on an iPad
///
/// Instead, hang it on the readable content guide. Advice only.
public struct TextTooWide: AuditRule {
  public static let info = RuleInfo(
    id: "text-too-wide", severity: .info,
    summary: "A line of text is too long to read, or a text field far wider than what is typed.",
    documentation: """
      Tells of text of several lines with more than 120 letters in one, and of text fields wider than 700 points, once
      a screen.

      ## Why

      The eye loses the beginning of the next line after about 80 letters. On iPads and in landscape a label between
      two margins has twice as many.

      ## Example

      ```xml
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="16"/>
      ```

      ## Instead

      Hang it on the readable content guide (check *Follow Readable Width* on the view around it).

      ## Severity

      Info.

      ## Fix safety

      A suggestion: on phones in portrait nothing changes.

      ## When it is right

      Not reported: text of one line; tables of figures; cells and parts; hidden views.
      """)

  private static let letters = 120
  private static let fieldWidth = 700.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      for item in screen.items where item.isSeen && item.cell == nil && item.bar == nil {
        guard let excess = excess(of: item) else { continue }
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: "wide", canvas: screen.canvas, severity: .info,
            amount: excess.points, name: Words.name(of: item.node),
            place: item.node.place ?? screen.screen.document.place,
            message: "\(Words.name(of: item.node)) \(excess.words) (\(screen.canvas.name))", why: [],
            remedy: "hang it on the readable content guide"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func excess(of item: Item) -> (points: Double, words: String)? {
    if item.node.baseClass == "UITextField" {
      let width = item.frame.width
      return width > Self.fieldWidth ? (width, "is \(Words.points(width)) pt wide") : nil
    }
    guard item.node.role == .text, let text = item.node.text, text.lines.count > 1,
      let longest = text.lines.map(\.count).max(), longest > Self.letters
    else { return nil }
    return (Double(longest), "has \(longest) letters in a line")
  }
}

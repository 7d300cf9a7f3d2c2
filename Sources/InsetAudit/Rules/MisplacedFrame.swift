import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of views whose frame in the document is not what their constraints give, once a screen.
///
/// Interface Builder itself marks them. Advice only: the frame is thrown away when the app runs.
public struct MisplacedFrame: AuditRule {
  public static let info = RuleInfo(
    id: "misplaced-frame", severity: .info,
    summary: "A view's frame in the document is not what its constraints give.",
    documentation: """
      Tells of views that Interface Builder marked as misplaced when it saved the document, once a screen.

      ## Why

      The frame in the document is what people see in Interface Builder and in a review; the app lays the view out by
      its constraints. Where the two differ, either the constraints or the picture is not what was meant.

      ## Example

      ```xml
      <label misplaced="YES"> <rect key="frame" x="20" y="100" width="40" height="21"/> </label>
      ```

      ## Instead

      In Interface Builder, choose *Update Frames*, or *Update Constraint Constants* where the frame is what was meant.

      ## Severity

      Info.

      ## Fix safety

      A suggestion: to update the frames changes nothing in the app.

      ## When it is right

      Not reported: views without the mark, whatever their frame; hidden views, whose frames nobody sees.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts)
    guard let first = checked.first else { return [] }
    // The mark is the document's, so that one canvas tells all.
    let marked = first.items.filter { $0.node.attributes["misplaced"] != nil && $0.isShown }
    let sightings = marked.map { item in
      Sighting(
        key: first.key(of: item), group: "misplaced", canvas: first.canvas, severity: .info, amount: 0,
        name: Words.name(of: item.node), place: item.node.place ?? first.screen.document.place,
        message: "the frame of \(Words.name(of: item.node)) in the document is not what its constraints give",
        why: [], remedy: "update the frame, or the constraints where the frame is what was meant")
    }
    var findings = Merge(rule: Self.info.id, checked: [first.canvas]).findings(from: sightings)
    for index in findings.indices {
      findings[index].canvases = []
      findings[index].where_ = nil
      findings[index].canvasesChecked = checked.count
    }
    return findings
  }
}

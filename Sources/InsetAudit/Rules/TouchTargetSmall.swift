import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of controls that are smaller than 44 × 44 points in both directions.
///
///     button.width = 20; button.height = 20        // hard to hit
///
/// Instead, make the button larger than its image. Advice only.
public struct TouchTargetSmall: AuditRule {
  public static let info = RuleInfo(
    id: "touch-target-small", severity: .info,
    summary: "A control is smaller than 44 × 44 points in both directions.",
    documentation: """
      Tells of controls that are narrower and lower than 44 points, once a screen, the smallest first.

      ## Why

      Apple's Human Interface Guidelines ask for 44 × 44 points: a finger covers about that much. Smaller targets are
      missed, most of all in landscape and by people who move.

      ## Example

      ```xml
      <constraint firstAttribute="width" constant="20"/>
      <constraint firstAttribute="height" constant="20"/>
      ```

      ## Instead

      Make the button 44 points large and leave its image as it is.

      ## Severity

      Info.

      ## Fix safety

      No fix: what stands around it has to make room.

      ## When it is right

      Not reported: text buttons, which are wide; switches, steppers and the like, whose size is the system's; page
      controls; disabled and hidden controls; cells and parts.
      """)

  private static let side = 44.0

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      for item in screen.items where item.isControl && item.isSeen && item.node.isEnabled {
        guard item.node.baseClass == "UIButton" || item.node.baseClass == "UIControl" else { continue }
        let frame = item.frame
        guard frame.width >= 1, frame.height >= 1, max(frame.width, frame.height) < Self.side - 0.5 else {
          continue
        }
        let size = "\(Words.points(frame.width)) × \(Words.points(frame.height)) pt"
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: "small", canvas: screen.canvas, severity: .info,
            amount: Self.side - max(frame.width, frame.height), name: Words.name(of: item.node),
            things: "controls",
            place: item.node.place ?? screen.screen.document.place,
            message:
              "\(Words.name(of: item.node)) is \(size) large, less than 44 × 44 pt (\(screen.canvas.name))",
            why: [], remedy: "make it 44 × 44 pt large and leave its image as it is"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }
}

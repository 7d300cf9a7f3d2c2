import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of tab bars put by hand at the bottom of wide windows on iPads.
///
///     <tabBar> at the root's bottom        // fine on a phone; on an iPad tabs stand at the top, or in a sidebar
///
/// Instead, let a tab bar controller place it. Advice only.
public struct BarOutOfPlace: AuditRule {
  public static let info = RuleInfo(
    id: "bar-out-of-place", severity: .info,
    summary: "A tab bar put by hand stays at the bottom of an iPad, where tabs stand at the top.",
    documentation: """
      Tells of a tab bar that stands at the bottom of a window of regular width on an iPad, and that no tab bar
      controller placed.

      ## Why

      From iPadOS 18 a tab bar controller draws its tabs at the top, and turns them into a sidebar. A bar put by hand
      stays at the bottom, far from the hands that hold a large device, and unlike every other app.

      ## Example

      ```xml
      <tabBar contentMode="scaleToFill" id="bar"/>
      ```

      ## Instead

      Let a `UITabBarController` place the bar.

      ## Severity

      Info.

      ## Fix safety

      No fix.

      ## When it is right

      Not reported: bars of a controller; narrow windows; systems before iPadOS 18; hidden bars.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where isWidePad(screen.canvas) {
      for item in screen.items where item.node.baseClass == "UITabBar" && item.isSeen {
        guard !item.node.isControllerBar, item.scroller == nil, item.cell == nil,
          item.frame.midY > screen.canvas.size.height / 2
        else { continue }
        let name = Words.name(of: item.node)
        sightings.append(
          Sighting(
            key: screen.key(of: item), group: nil, canvas: screen.canvas, severity: .info,
            amount: screen.canvas.size.width, name: name,
            place: item.node.place ?? screen.screen.document.place,
            message:
              "\(name) stands at the bottom of an iPad, where tabs stand at the top from iPadOS 18 (\(screen.canvas.name))",
            why: [], remedy: "let a tab bar controller place it"))
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func isWidePad(_ canvas: Canvas) -> Bool {
    canvas.idiom == .pad && canvas.horizontalSizeClass == .regular && canvas.systemVersion >= 18
  }
}

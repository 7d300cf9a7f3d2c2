import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of launch screens with text under the sensor housing or under the home indicator.
///
///     root.bottom = copyright.bottom + 8        // under the indicator on iPhone X
///
/// Instead, hang it on the safe area, as the first screen does. Advice only.
public struct LaunchStoryboardUnsafe: AuditRule {
  public static let info = RuleInfo(
    id: "launch-storyboard-unsafe", severity: .info,
    summary: "A launch screen shows text under the sensor housing or the home indicator.",
    documentation: """
      Tells of text on a launch screen that lies under the sensor housing, or in the home indicator's area.

      ## Why

      The launch screen is to look like the first screen. Text that lies lower or higher there jumps when the app has
      started, and what is under the housing is not seen.

      ## Example

      ```xml
      <constraint firstItem="root" firstAttribute="bottom" secondItem="copyright" secondAttribute="bottom" constant="8"/>
      ```

      ## Instead

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="copyright" secondAttribute="bottom" constant="8"/>
      ```

      ## Severity

      Info: it is seen for a moment, and nothing can be touched.

      ## Fix safety

      A suggestion.

      ## When it is right

      Not reported: pictures and backgrounds to the edges; text inside the safe area.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let checked = screens.possible(facts).filter { $0.screen.kind == .launchScreen }
    var sightings: [Sighting] = []
    for screen in checked {
      let bounds = screen.canvas.bounds
      let zone = screen.canvas.indicatorZoneTop.map {
        Rect(x: 0, y: $0, width: bounds.width, height: bounds.height - $0)
      }
      for item in screen.items where screen.matter(of: item)?.kind == .text {
        guard let text = screen.matter(of: item)?.content else { continue }
        let areas =
          screen.canvas.sensorHousing.map { ($0, "under the sensor housing", EdgeSource.Edge.top) }
          + (zone.map { [($0, "inside the home indicator area", .bottom)] } ?? [])
        for (area, words, edge) in areas {
          guard let part = text.intersection(area), part.height >= min(text.height / 4, Exposure.smallest)
          else {
            continue
          }
          let cause = screen.cause(of: item, edge: edge)
          sightings.append(
            Sighting(
              key: screen.key(of: item), group: nil, canvas: screen.canvas, severity: .info,
              amount: part.height,
              name: Words.name(of: item.node), place: cause.place,
              message:
                "\(Words.name(of: item.node)) of the launch screen lies \(words) (\(screen.canvas.name))",
              why: cause.chain, remedy: "hang it on the safe area, as the first screen does"))
        }
      }
    }
    return Merge(rule: Self.info.id, checked: checked.map(\.canvas)).findings(from: sightings)
  }
}

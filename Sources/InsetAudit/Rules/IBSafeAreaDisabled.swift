import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports documents that do not use safe area layout guides.
///
/// Without the guide there is nothing to pin to but the screen's edges and the two old guides, which know no sides.
///
///     <document … useAutolayout="YES">        // no useSafeAreas="YES"
///
/// Instead, turn it on and rename the old guides. The edit is mechanical; its difference has to be looked at.
///
/// Nearly a third of real documents are like this and most of their screens are right: so it is advice, and a
/// warning only where a screen of the document really breaks for want of the guide.
public struct IBSafeAreaDisabled: AuditRule {
  public static let info = RuleInfo(
    id: "ib-safe-area-disabled", severity: .warning,
    summary: "The document does not use safe area layout guides.",
    documentation: """
      Reports a storyboard or xib with screens in it that does not use safe area layout guides.

      ## Why

      Without the guide there is nothing to pin to but the screen's edges and the top and bottom layout guides, which
      are deprecated since iOS 11 and know no sides. People pin to the edges, and the screen breaks on phones with a
      sensor housing.

      ## Example

      ```xml
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" … useAutolayout="YES">
      ```

      ## Instead

      In Interface Builder, check *Use Safe Area Layout Guides* in the file inspector. It back-deploys to iOS 9.

      ## Severity

      Warning where a screen of the document breaks at the home indicator, the sensor housing or the sides: the guide
      is what it lacks. Otherwise info: about a third of real documents are like this, and most of their screens are
      right.

      ## Fix safety

      The edit is mechanical (an attribute, a capability, a guide in each root view, the old guides renamed), but it
      moves views that hang on the old guides, so its difference has to be looked at.

      ## When it is right

      Not reported: documents that hold only cells or parts of screens, launch screens, and apps that run on systems
      before iOS 9.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    guard let first = judged.first, !first.screen.document.usesSafeAreas,
      !first.screen.document.isLaunchScreen, (facts.deploymentTarget ?? 11) >= 9
    else { return [] }
    let rules: [any AuditRule] = [
      ControlInHomeIndicatorZone(), ContentUnderSensorHousing(), ContentOutsideSafeSides(),
    ]
    let faults = rules.flatMap { $0.check(screens, facts) }.filter { $0.severity >= .warning }
    var place = first.screen.document.place
    place.object = nil
    guard let worst = faults.max(by: { $0.severity < $1.severity }) else {
      return [
        Finding(
          rule: Self.info.id, severity: .info, place: place, message: message(faults: 0),
          canvasesChecked: judged.count, remedy: Remedy(text: Self.remedy))
      ]
    }
    let names = Set(faults.flatMap(\.canvases))
    let faulty = judged.map(\.canvas).filter { names.contains($0.name) }
    return [
      Finding(
        rule: Self.info.id, severity: .warning, place: place, message: message(faults: faults.count),
        why: ["line \(worst.place.line): \(worst.message)"], canvases: faulty.map(\.name),
        canvasesChecked: judged.count,
        where_: DeviceWords.phrase(showing: faulty, of: judged.map(\.canvas)),
        remedy: Remedy(text: Self.remedy))
    ]
  }
}

// MARK: - Messages

extension IBSafeAreaDisabled {
  private static let remedy = "turn on Use Safe Area Layout Guides in the document's file inspector"

  private func message(faults: Int) -> String {
    let base = "the document does not use safe area layout guides"
    if faults == 0 { return base }
    return base
      + (faults == 1 ? ", and a view breaks for want of one" : ", and \(faults) views break for want of one")
  }
}

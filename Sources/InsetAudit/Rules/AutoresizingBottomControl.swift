import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls with a fixed frame that lie below the bottom of a lower screen.
///
///     <stepper fixedFrame="YES"> <rect y="620" height="32"/>        // off the screen at 568 and 375 points
///
/// Instead, give it constraints: `safeArea.bottom = stepper.bottom + 16`. No fix.
///
/// Right, and not reported: a frame that keeps its distance from the bottom; scrolling content; what is off the
/// screen where the document was drawn.
public struct AutoresizingBottomControl: AuditRule {
  public static let info = RuleInfo(
    id: "autoresizing-bottom-control", severity: .error,
    summary: "A control with a fixed frame lies off the bottom of lower screens.",
    documentation: """
      Reports a control that no constraint holds, whose frame keeps its distance from the top and lies below the bottom
      of some screens.

      ## Why

      A document drawn for a screen of 667 points, with a button at 620, shows no button on a screen of 568, nor in
      landscape. On a taller one the button stands far above the bottom.

      ## Example

      ```xml
      <stepper fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="140" y="620" width="94" height="32"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
      </stepper>
      ```

      ## Instead

      ```xml
      <constraint firstItem="safeArea" firstAttribute="bottom" secondItem="stepper" secondAttribute="bottom" constant="16"/>
      ```

      ## Severity

      Error where it is off the screen in portrait, or in a landscape that the project says it supports. Warning where
      that is seen in landscape only and nobody told which poses the app has. Info in the nib of a controller, whose
      views code often places, and for a control that the document disables.

      ## Fix safety

      No fix: which edge the control belongs to is the author's choice.

      ## When it is right

      Not reported: a mask that keeps the distance from the bottom; scrolling content; cells and parts; a control that
      is off the screen where the document was drawn, too, since code moves it in; hidden controls.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.reachesWindow(at: .bottom, deploymentTarget: facts.deploymentTarget) {
      for item in screen.items where item.scroller == nil && item.node.usesAutoresizing {
        if let sighting = sighting(of: item, in: screen, facts) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen, _ facts: ProjectFacts) -> Sighting? {
    guard item.isControl, let saved = screen.screen.savedSize, screen.isHeldByFrames(item),
      item.frame.midY > screen.canvas.size.height
    else { return nil }
    // Held from the top, so its place in the document is the same. What was off the screen there is moved by code.
    let top = item.frame.minY - screen.documentView.frame.minY
    guard top + item.frame.height <= saved.height + 1, item.frame.minX < screen.canvas.size.width else {
      return nil
    }
    let isSure = !screen.canvas.isLandscape || !facts.orientations.isEmpty
    let isCertain = item.node.isEnabled && screen.screen.kind == .controller
    let below = item.frame.maxY - screen.canvas.size.height
    return Sighting(
      key: screen.key(of: item), group: "frames", canvas: screen.canvas,
      severity: !isCertain ? .info : isSure ? .error : .warning, amount: below,
      name: Words.name(of: item.node),
      place: item.node.place ?? screen.screen.document.place,
      message: message(item, below, screen.canvas), why: why(item, saved, screen.canvas),
      remedy: "give it constraints, its bottom to the safe area, or let the content scroll")
  }
}

extension FlatScreen {
  /// Whether frames and masks alone decide where the view is, up to the document's view.
  fileprivate func isHeldByFrames(_ item: Item) -> Bool {
    guard documentView.contains(item) else { return false }
    for ancestor in ancestors(of: item) {
      if ancestor.index == documentView.index { return true }
      if !ancestor.node.usesAutoresizing { return false }
    }
    return false
  }
}

// MARK: - Messages

extension AutoresizingBottomControl {
  private func message(_ item: Item, _ below: Double, _ canvas: Canvas) -> String {
    let height = item.frame.height
    let part =
      below >= height
      ? "off the screen" : "with \(Words.points(below)) of \(Words.points(height)) pt off the screen"
    return "\(Words.name(of: item.node)) with a fixed frame lies \(part) (\(canvas.name))"
  }

  private func why(_ item: Item, _ saved: Size, _ canvas: Canvas) -> [String] {
    let top = Words.points(item.frame.minY)
    let bottom = Words.points(item.frame.maxY)
    let line = item.node.place.map { " (line \($0.line))" } ?? ""
    return [
      "it spans y \(top) to \(bottom) of \(Words.points(canvas.size.height))",
      "the document was drawn \(Words.points(saved.height)) pt high",
      "no constraint decides: the frame and the autoresizing mask in the document do" + line,
    ]
  }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls and text that a navigation bar covers on some devices.
///
/// A bar is 64 points high with the status bar of the old phones, 88 and more with a notch or an island.
///
///     title.top = root.top + 70        // clear of the bar on iPhone 8, under it on iPhone X
///
/// Instead, hang it on the safe area: `title.top = safeArea.top + 6`. A suggestion.
///
/// Right, and not reported above info: what the bar covers on every device, since code is likely to hide the bar.
public struct ContentUnderBar: AuditRule {
  public static let info = RuleInfo(
    id: "content-under-bar", severity: .error,
    summary: "A navigation bar covers a control or text on devices where the bar ends lower.",
    documentation: """
      Reports a control, or text, that lies under the navigation bar of a navigation controller on some devices and
      clear of it on others.

      ## Why

      The bar ends at 64 points on phones with a home button, at 88 with a notch, at 103 and more with an island, at 32
      in landscape. A distance from the root view's top that is right on one of them is wrong on the others.

      ## Example

      ```xml
      <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="70"/>
      ```

      ## Instead

      ```xml
      <constraint firstItem="title" firstAttribute="top" secondItem="safeArea" secondAttribute="top" constant="6"/>
      ```

      ## Severity

      Error for a control, warning for text. Info where the bar covers it on every device: then the bar is likely to be
      hidden by code.

      ## Fix safety

      A suggestion: the constant has to be chosen anew.

      ## When it is right

      Not reported: pictures, lists and backgrounds, which are meant to lie under a bar; scrolling content; what only
      touches the bar with its rim; hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged {
      let bars = screen.items.filter {
        $0.node.baseClass == "UINavigationBar" && $0.node.isControllerBar && $0.isSeen
      }
      guard let bar = bars.last, let background = bar.paintedFrame else { continue }
      for item in screen.items[..<bar.index] where item.scroller == nil {
        if let sighting = sighting(of: item, under: background, in: screen) { sightings.append(sighting) }
      }
    }
    // Covered everywhere: the author saw it, so it is no question of the device.
    let canvases = Dictionary(grouping: sightings, by: \.key).mapValues { Set($0.map(\.canvas.name)).count }
    for index in sightings.indices where (canvases[sightings[index].key] ?? 0) >= judged.count {
      sightings[index].severity = .info
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, under bar: Rect, in screen: FlatScreen) -> Sighting? {
    guard let matter = screen.matter(of: item), matter.kind != .icon else { return nil }
    let shown = matter.content ?? matter.frame
    guard let part = shown.intersection(bar), part.width >= shown.width / 2,
      part.height >= max(Exposure.tolerance, min(shown.height / 4, Exposure.smallest)),
      !screen.isParked(item, beyond: .top)
    else { return nil }
    let cause = screen.cause(of: item, edge: .top)
    return Sighting(
      key: screen.key(of: item), group: cause.group ?? cause.constraintGroup, canvas: screen.canvas,
      severity: matter.kind == .control && item.node.isEnabled ? .error : .warning, amount: part.height,
      name: Words.name(of: item.node), place: cause.place,
      message: message(item.node, part.height, shown.height, screen.canvas), why: why(item, bar, cause),
      remedy: cause.remedy("top", ", with a constant that leaves out the bar", in: screen.screen.document))
  }
}

// MARK: - Messages

extension ContentUnderBar {
  private func message(_ node: Node, _ part: Double, _ height: Double, _ canvas: Canvas) -> String {
    "\(Words.name(of: node)) lies \(Words.points(part)) of \(Words.points(height)) pt under the navigation bar "
      + "(\(canvas.name))"
  }

  private func why(_ item: Item, _ bar: Rect, _ cause: Cause) -> [String] {
    let top = Words.points(item.frame.minY)
    let bottom = Words.points(item.frame.maxY)
    return ["it spans y \(top) to \(bottom); the bar ends at \(Words.points(bar.maxY))"] + cause.chain
  }
}

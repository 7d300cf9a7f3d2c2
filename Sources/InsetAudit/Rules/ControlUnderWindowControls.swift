import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports controls where iPadOS draws a window's close, minimise and zoom buttons.
///
/// From iPadOS 26 every app runs in windows, and those buttons stand in no safe area.
///
///     menu.leading = safeArea.leading + 12; menu.top = safeArea.top + 8        // under the buttons in a window
///
/// Instead, use a navigation bar, which makes room by itself, or the corner-adapted layout guide of iOS 26. No fix.
///
/// Right, and not reported: a control beside or below the corner; what stands in a navigation bar; apps that do not
/// run on iPads.
public struct ControlUnderWindowControls: AuditRule {
  public static let info = RuleInfo(
    id: "control-under-window-controls", severity: .warning,
    summary: "A control lies where iPadOS 26 draws the buttons of a window.",
    documentation: """
      Reports a control at the upper left of a screen that the close, minimise and zoom buttons of a window on iPadOS
      26 and later cover.

      ## Why

      From iPadOS 26 every app can be put into a window. The window's buttons lie over the upper left corner of the
      content, 66 points wide, down to 43 points below the safe area's top, and no safe area tells of them.

      ## Example

      ```xml
      <constraint firstItem="menu" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading" constant="12"/>
      <constraint firstItem="menu" firstAttribute="top" secondItem="safeArea" secondAttribute="top" constant="8"/>
      ```

      ## Instead

      Put the screen into a navigation controller, whose bar makes room by itself; or, from iOS 26, hang the control
      on the guide that knows the corner:

      ```swift
      view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      ```

      ## Severity

      Warning. Info in the nib of a controller, and for a controller to which nothing in the storyboard leads: code may
      put either into a navigation controller. Info also for a control of which less than a quarter is covered.

      ## Fix safety

      No fix: where else the control belongs is the author's choice.

      ## When it is right

      Not reported: controls beside or below the corner; items of bars; scrolling content; embedded screens, sheets
      and popovers; apps for phones only, and apps that insist on the full screen.
      """)

  /// What the buttons take, points: from the window's leading edge, and below the safe area's top. // N-050
  private static let width = 66.0
  private static let height = 43.0
  /// Less than this is a rim, points.
  private static let rim = 8.0
  /// Of a control that is covered less, enough is left to touch.
  private static let share = 0.25

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    if facts.requiresFullScreen { return [] }
    let judged = screens.judged(facts)
    var sightings: [Sighting] = []
    for screen in judged where screen.canBeInWindow {
      for item in screen.items where item.scroller == nil {
        if let sighting = sighting(of: item, in: screen) { sightings.append(sighting) }
      }
    }
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: sightings)
  }

  private func sighting(of item: Item, in screen: FlatScreen) -> Sighting? {
    guard let matter = screen.matter(of: item), matter.kind == .control, item.node.isEnabled,
      item.node.role == .control
    else { return nil }
    let top = screen.canvas.safeAreaInsets.top
    let corner = Rect(x: 0, y: 0, width: Self.width, height: top + Self.height)
    let shown = matter.content ?? matter.frame
    guard let part = shown.intersection(corner), part.width >= Self.rim, part.height >= Self.rim,
      item.keepsToCorner, !screen.isCovered(part, of: item), screen.bar(over: part, of: item) == nil
    else { return nil }
    let cause = screen.cause(of: item, edge: .left)
    return Sighting(
      key: screen.key(of: item), group: cause.group ?? cause.constraintGroup, canvas: screen.canvas,
      severity: screen.screen.kind == .controller && screen.screen.isReached
        && part.area >= shown.area * Self.share ? .warning : .info,
      amount: part.width,
      name: Words.name(of: item.node), place: cause.place, message: message(item.node),
      why: why(item, screen.canvas, cause), remedy: Self.remedy)
  }
}

extension FlatScreen {
  /// Whether iPadOS shows the screen in a window with buttons at its corner.
  fileprivate var canBeInWindow: Bool {
    guard canvas.idiom == .pad, canvas.systemVersion >= 26 else { return false }
    return screen.presentation == nil || screen.presentation == .fullScreen
  }
}

extension Item {
  /// Whether it hangs on the left and on the top, so that it is in the corner of any window.
  fileprivate var keepsToCorner: Bool {
    [EdgeSource.Edge.left, .top].allSatisfy { edge in
      switch node.edges.first(where: { $0.edge == edge })?.anchor {
      case .rootView, .safeArea, .layoutMargins, .legacyGuide: true
      default: false
      }
    }
  }
}

// MARK: - Messages

extension ControlUnderWindowControls {
  private func message(_ node: Node) -> String {
    "\(Words.name(of: node)) lies under the close, minimise and zoom buttons of a window (iPadOS 26)"
  }

  private func why(_ item: Item, _ canvas: Canvas, _ cause: Cause) -> [String] {
    let frame = item.frame
    let x = "x \(Words.points(frame.minX)) to \(Words.points(frame.maxX))"
    let y = "y \(Words.points(frame.minY)) to \(Words.points(frame.maxY))"
    let bottom = Words.points(canvas.safeAreaInsets.top + Self.height)
    return [
      "it spans \(x), \(y); in a window the buttons take x 0 to \(Words.points(Self.width)) down to y \(bottom)"
    ] + cause.chain
  }

  private static let remedy =
    "put the screen into a navigation controller, whose bar makes room by itself, or hang the control on the "
    + "corner-adapted guide of iOS 26"
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// A fault shown in a picture: an outlined rectangle, a label, and the zone that the rectangle runs into.
public struct Highlight: Hashable, Sendable {
  /// Window coordinates, points.
  public var rect: Rect
  /// The Interface Builder id of the view.
  public var objectID: String?
  public var severity: Severity
  /// A few words for the callout, as in `26 pt inside`; empty for an outline alone.
  public var label: String
  /// Hatched, window coordinates. Nil means: every part outside the safe area that `rect` reaches into.
  public var zones: [Rect]?

  public init(
    rect: Rect, objectID: String? = nil, severity: Severity = .error, label: String = "",
    zones: [Rect]? = nil
  ) {
    self.rect = rect
    self.objectID = objectID
    self.severity = severity
    self.label = label
    self.zones = zones
  }

  /// The highlights that `findings` ask for on `screen`.
  ///
  /// A finding counts when it names no canvas or this screen's, and when its object is a visible view of the
  /// screen. `label` gives the callout's words.
  public static func highlights(
    for findings: [Finding], on screen: Screen, label: (Finding) -> String = Highlight.label
  ) -> [Highlight] {
    var frames: [String: [Rect]] = [:]
    screen.root.forEachVisible { node in
      if !node.id.isEmpty { frames[node.id, default: []].append(node.windowFrame) }
    }
    return findings.flatMap { finding -> [Highlight] in
      guard finding.canvases.isEmpty || finding.canvases.contains(screen.canvas.name),
        let object = finding.place.object
      else { return [] }
      return (frames[object] ?? []).map {
        Highlight(rect: $0, objectID: object, severity: finding.severity, label: label(finding))
      }
    }
  }

  /// A finding's message for a callout: without the canvas, which stands below the picture, and without what else
  /// is concerned.
  public static func label(for finding: Finding) -> String {
    var words = finding.message
    if let also = words.firstRange(of: "; also ") { words = String(words[..<also.lowerBound]) }
    // Names of canvases have brackets of their own: iPhone SE (1st generation), portrait.
    if let canvas = finding.canvases.first(where: { words.hasSuffix(" (\($0))") }) {
      words.removeLast(canvas.count + 3)
    }
    return words
  }

  /// The bands outside the window's safe area that `rect` reaches into: top, bottom, left, right.
  public static func zones(enteredBy rect: Rect, on canvas: Canvas) -> [Rect] {
    let safe = canvas.safeAreaInsets
    let size = canvas.size
    let bands = [
      Rect(x: 0, y: 0, width: size.width, height: safe.top),
      Rect(x: 0, y: size.height - safe.bottom, width: size.width, height: safe.bottom),
      Rect(x: 0, y: 0, width: safe.left, height: size.height),
      Rect(x: size.width - safe.right, y: 0, width: safe.right, height: size.height),
    ]
    return bands.filter { $0.intersection(rect) != nil }
  }
}

extension Node {
  /// Visits this node and those below it that are drawn: neither hidden nor fully transparent, nor below such.
  ///
  /// Parents first, in drawing order. Views nested more than `drawingDepth` deep are left out, as they are in
  /// pictures.
  public func forEachVisible(_ visit: (Node) -> Void) { forEachVisible(depth: 0, visit) }

  private func forEachVisible(depth: Int, _ visit: (Node) -> Void) {
    guard !isHidden, alpha > 0, depth < Node.drawingDepth else { return }
    visit(self)
    for child in subviews { child.forEachVisible(depth: depth + 1, visit) }
  }

  /// How deep pictures follow a tree: far beyond any screen, and short of what a thread's stack can bear.
  static var drawingDepth: Int { 300 }
}

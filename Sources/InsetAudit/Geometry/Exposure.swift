import InsetDevices
import InsetDiagnostics
import InsetScreens

/// How far a view reaches over a line beyond which it is covered or cannot be touched.
struct Exposure {
  /// Points of the view's extent that lie beyond the line, inside the window.
  var overlap: Double
  /// The view's height, or its width for a line at the side.
  var extent: Double
  /// The same for what the view draws inside; nil for a control that draws nothing.
  var contentOverlap: Double?
  var contentExtent: Double
  /// The view fills up the space to the window's edge.
  var reachesEdge: Bool
  /// The part beyond the line, window coordinates.
  var rect: Rect

  init?(_ matter: Matter, beyond line: Double, at edge: EdgeSource.Edge, of size: Size) {
    guard let rect = Exposure.part(of: matter.frame, beyond: line, at: edge, of: size) else { return nil }
    let frame = matter.frame
    self.rect = rect
    overlap = edge.isVertical ? rect.height : rect.width
    extent = edge.isVertical ? frame.height : frame.width
    contentOverlap = matter.content.map { content in
      Exposure.part(of: content, beyond: line, at: edge, of: size)
        .map { edge.isVertical ? $0.height : $0.width } ?? 0
    }
    contentExtent = matter.content.map { edge.isVertical ? $0.height : $0.width } ?? 0
    switch edge {
    case .top: reachesEdge = frame.minY <= 1
    case .left: reachesEdge = frame.minX <= 1
    case .bottom: reachesEdge = frame.maxY >= size.height - 1
    case .right: reachesEdge = frame.maxX >= size.width - 1
    }
  }

  private static func part(
    of rect: Rect, beyond line: Double, at edge: EdgeSource.Edge, of size: Size
  ) -> Rect? {
    switch edge {
    case .top: rect.intersection(Rect(x: rect.x, y: 0, width: rect.width, height: line))
    case .left: rect.intersection(Rect(x: 0, y: rect.y, width: line, height: rect.height))
    case .bottom: rect.intersection(Rect(x: rect.x, y: line, width: rect.width, height: size.height - line))
    case .right: rect.intersection(Rect(x: line, y: rect.y, width: size.width - line, height: rect.height))
    }
  }

  /// Less than this is rounding or an alignment inset, points. // AL-31…AL-33
  static let tolerance = 2.0

  /// Less than this of a large area nobody misses, points.
  static let smallest = 8.0

  /// The severity for a control: an error where what it draws is beyond the line, or a good part of one that draws
  /// nothing; a warning where a good part of its touch area is; nil where it is no more than its rim, or where it
  /// only fills up to the edge.
  var severityForControl: Severity? {
    guard overlap >= Exposure.tolerance else { return nil }
    if coversContent { return .error }
    let isGoodPart = overlap >= extent / 4
    if contentOverlap != nil { return isGoodPart && !reachesEdge ? .warning : nil }
    // A clear button over the whole screen, to catch every tap.
    if reachesEdge && extent > 3 * overlap { return nil }
    if isGoodPart { return .error }
    return overlap >= Exposure.smallest ? .warning : nil
  }

  /// Whether more than the rim of what is drawn lies beyond the line: a quarter of it, or eight points.
  var coversContent: Bool {
    guard let contentOverlap else { return false }
    return contentOverlap >= max(Exposure.tolerance, min(contentExtent / 4, Exposure.smallest))
  }
}

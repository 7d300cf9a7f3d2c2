import InsetDevices

/// A picture as shapes, back to front, before any file format.
public struct DisplayList: Hashable, Sendable {
  /// What the picture shows, in window coordinates: larger than the window where a device is drawn around it.
  public var viewBox: Rect
  public var shapes: [Shape]

  public init(viewBox: Rect, shapes: [Shape]) {
    self.viewBox = viewBox
    self.shapes = shapes
  }
}

/// One thing to draw. Coordinates are the window's, in points.
public indirect enum Shape: Hashable, Sendable {
  case rect(Rect, fill: Paint? = nil, stroke: Stroke? = nil)
  /// The radius is limited to half of the shorter side: a large one gives a capsule or a circle.
  case roundedRect(Rect, radius: Double, fill: Paint? = nil, stroke: Stroke? = nil)
  case line(x1: Double, y1: Double, x2: Double, y2: Double, stroke: Stroke)
  case path(Path, fill: Paint? = nil, stroke: Stroke? = nil)
  case text(TextRun)
  /// A stand-in for a picture that is not at hand: a soft scene whose colours follow from the name.
  case imagePlaceholder(Rect, name: String, radius: Double)
  /// A picture that is at hand, stretched over the rectangle; in one colour where there is a tint.
  case artwork(Rect, Artwork, tint: Color?)
  case group(Group)
}

/// Shapes that share a clip, an opacity or a place.
public struct Group: Hashable, Sendable {
  public var shapes: [Shape]
  /// In the coordinates outside of the group's own transform.
  public var clip: Clip?
  public var opacity: Double
  public var transform: Transform?

  public init(_ shapes: [Shape], clip: Clip? = nil, opacity: Double = 1, transform: Transform? = nil) {
    self.shapes = shapes
    self.clip = clip
    self.opacity = opacity
    self.transform = transform
  }
}

/// A rectangle, or one with round corners, that cuts what is drawn.
public struct Clip: Hashable, Sendable {
  public var rect: Rect
  public var radius: Double
  public init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = radius
  }
}

/// Moves, then turns about the new origin, then scales.
public struct Transform: Hashable, Sendable {
  public var x: Double
  public var y: Double
  /// Degrees, clockwise.
  public var rotation: Double
  public var scale: Double
  public init(x: Double = 0, y: Double = 0, rotation: Double = 0, scale: Double = 1) {
    self.x = x
    self.y = y
    self.rotation = rotation
    self.scale = scale
  }
}

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// From the first colour to the last: downwards, or to the lower right.
  case gradient([Color], isDiagonal: Bool)
  /// Diagonal lines, so many points apart.
  case hatch(Color, spacing: Double)
}

/// An outline, centred on the shape's edge.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// Points.
  public var width: Double
  /// Lengths of dashes and gaps; empty for a solid line.
  public var dash: [Double]
  public var hasRoundEnds: Bool
  public init(_ color: Color, width: Double = 1, dash: [Double] = [], hasRoundEnds: Bool = false) {
    self.color = color
    self.width = width
    self.dash = dash
    self.hasRoundEnds = hasRoundEnds
  }
}

/// One line of text.
public struct TextRun: Hashable, Sendable {
  public enum Anchor: String, Hashable, Sendable { case start, middle, end }
  public enum Family: Hashable, Sendable { case system, monospaced, serif }

  public var string: String
  /// Where the anchor lies.
  public var x: Double
  public var baseline: Double
  public var anchor: Anchor
  /// Points.
  public var size: Double
  /// 100…900, as CSS has it.
  public var weight: Int
  public var color: Color
  /// The advance that layout measured, points: the picture's letters are spaced to fit it. Nil where unknown.
  public var width: Double?
  public var family: Family
  public var isItalic: Bool

  public init(
    _ string: String, x: Double, baseline: Double, anchor: Anchor = .start, size: Double, weight: Int = 400,
    color: Color, width: Double? = nil, family: Family = .system, isItalic: Bool = false
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.anchor = anchor
    self.size = size
    self.weight = weight
    self.color = color
    self.width = width
    self.family = family
    self.isItalic = isItalic
  }
}

/// An outline of lines and curves, kept as SVG path data (M L H V C Q A Z and their relative forms).
public struct Path: Hashable, Sendable {
  public private(set) var data: String
  public var usesEvenOddRule: Bool

  public init(_ data: String = "", usesEvenOddRule: Bool = false) {
    self.data = data
    self.usesEvenOddRule = usesEvenOddRule
  }

  public mutating func move(_ x: Double, _ y: Double) { data += "M" + pair(x, y) }
  public mutating func line(_ x: Double, _ y: Double) { data += "L" + pair(x, y) }
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    data += "C" + pair(x1, y1) + " " + pair(x2, y2) + " " + pair(x, y)
  }
  /// The short arc of a circle, clockwise on the screen where `isClockwise`.
  public mutating func arc(radius: Double, to x: Double, _ y: Double, isClockwise: Bool = true) {
    data += "A" + pair(radius, radius) + " 0 0 " + (isClockwise ? "1 " : "0 ") + pair(x, y)
  }
  public mutating func close() { data += "Z" }

  private func pair(_ x: Double, _ y: Double) -> String { decimal(x) + " " + decimal(y) }
}

import InsetDevices
import InsetDiagnostics

/// What to draw besides the screen itself.
public struct DrawingOptions: Hashable, Sendable {
  /// The device around the screen: bezel, rounded corners, sensor housing, home indicator, status bar.
  ///
  /// Ignored for parts of a screen (cells, nib views), which are drawn on a plain card.
  public var showsDevice: Bool
  /// What is outlined as a fault, in drawing order.
  public var highlights: [Highlight]
  /// Tints the bands outside the window's safe area and draws a dashed line at its edge.
  public var showsSafeArea: Bool
  /// Outlines every view's frame.
  public var showsFrames: Bool
  /// Pixels of the picture a point of the screen: sets `width` and `height` of the SVG, never its coordinates.
  public var scale: Double
  /// `#RRGGBB` or `#RRGGBBAA` behind the device; nil leaves the picture transparent.
  public var background: String?
  /// Images of the app by name. Others are drawn as stand-ins.
  public var artwork: [String: Artwork]

  public init(
    showsDevice: Bool = true, highlights: [Highlight] = [], showsSafeArea: Bool = false,
    showsFrames: Bool = false, scale: Double = 1, background: String? = nil, artwork: [String: Artwork] = [:]
  ) {
    self.showsDevice = showsDevice
    self.highlights = highlights
    self.showsSafeArea = showsSafeArea
    self.showsFrames = showsFrames
    self.scale = scale
    self.background = background
    self.artwork = artwork
  }
}

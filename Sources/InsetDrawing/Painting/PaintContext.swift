import InsetDevices
import InsetScreens

/// What a view inherits from those above it.
struct PaintContext {
  var canvas: Canvas
  var palette: Palette
  var tint: Color
  /// The colour that lies behind the view: decides which marks can be seen on it.
  var backdrop: Color
  /// The table's style while inside a table.
  var tableStyle: TableStyle?
  /// The table's separators; nil where it shows none.
  var separatorColor: Color?
  /// Images of the app by name.
  var artwork: [String: Artwork]
  var isInsideBar = false
  /// How many views lie above.
  var depth = 0

  enum TableStyle: String { case plain, grouped, insetGrouped }

  init(canvas: Canvas, palette: Palette, artwork: [String: Artwork] = [:]) {
    self.artwork = artwork
    self.canvas = canvas
    self.palette = palette
    self.tint = palette.tint
    self.backdrop = palette.background
  }

  /// Bars and controls in the look of iOS 26. Told by the switch's height: the metrics follow the linked SDK.
  /// // IC-01, N-031
  var usesGlass: Bool { canvas.metrics.switchSize.height < 30 }

  /// One pixel.
  var hairline: Double { canvas.scale > 0 ? 1 / canvas.scale : 0.5 }

  var isRightToLeft: Bool { canvas.layoutDirection == .rightToLeft }
}

import InsetDevices
import InsetDiagnostics
import InsetScreens

/// A device with an empty screen: its insets as tinted bands with their measures, corners, housing and home
/// indicator, and what is known of them in words.
public struct DeviceDrawing {
  private let canvas: Canvas
  private let title: String
  private let lines: [String]

  /// - Parameters:
  ///   - canvas: the device in one way of holding, under one system.
  ///   - lines: what stands in the middle of the screen, a line each; what has no room is left out.
  public init(canvas: Canvas, title: String, lines: [String]) {
    self.canvas = canvas
    self.title = title
    self.lines = lines
  }

  /// As one `svg` element; the same canvas and lines give the same bytes.
  public var svg: String { SVGWriter.write(displayList, scale: 1, title: canvas.name) }

  /// Shapes in window coordinates, back to front.
  public var displayList: DisplayList {
    let bounds = canvas.bounds
    let root = Node(
      id: "", className: "UIView", baseClass: "UIView", role: .container, name: "", frame: bounds,
      windowFrame: bounds)
    let screen = Screen(
      id: "", title: title, kind: .controller, file: "", canvas: canvas, root: root,
      document: DocumentFacts(
        toolsVersion: 0, usesAutoLayout: true, usesSafeAreas: true, isLaunchScreen: false,
        place: Place(file: "", line: 1)))
    var list = ScreenPainter(screen: screen, options: DrawingOptions(showsSafeArea: true)).paint()
    list.shapes += regions + measures + words
    return list
  }

  private let ink = Color(0x1F3B73)

  /// Where the system draws beside the content, where the screen folds, and cameras below it. // N-041
  private var regions: [Shape] {
    var shapes: [Shape] = canvas.statusClusters.map {
      .roundedRect($0, radius: 8, stroke: Stroke(ink.withAlpha(0.6), width: 1, dash: [2, 3]))
    }
    shapes += canvas.hiddenCameras.map {
      .roundedRect($0, radius: $0.width / 2, stroke: Stroke(ink.withAlpha(0.6), width: 1, dash: [2, 3]))
    }
    if let fold = canvas.fold { shapes.append(.rect(fold, fill: .hatch(ink.withAlpha(0.25), spacing: 6))) }
    return shapes
  }

  /// The number of each inset, in its band.
  private var measures: [Shape] {
    let insets = canvas.safeAreaInsets
    let size = canvas.size
    // Beside the housing and the indicator, which stand in the middle of their edges.
    let aside = size.width * 0.86
    let below = size.height * 0.86
    var shapes: [Shape] = []
    func label(_ inset: Double, _ x: Double, _ y: Double) {
      guard inset > 0 else { return }
      shapes.append(
        .text(
          TextRun(
            decimal(inset), x: x, baseline: y + 4, anchor: .middle, size: min(12, max(7, inset * 0.6)),
            weight: 600, color: ink)))
    }
    label(insets.top, aside, insets.top - min(insets.top / 2, 10))
    label(insets.bottom, aside, size.height - insets.bottom / 2)
    label(insets.left, insets.left / 2, below)
    label(insets.right, size.width - insets.right / 2, below)
    return shapes
  }

  private var words: [Shape] {
    let safe = canvas.bounds.inset(by: canvas.safeAreaInsets)
    let lineHeight = 18.0
    let room = Int((safe.height - 40) / lineHeight)
    guard room > 0, safe.width > 100 else { return [] }
    let shown = Array(([title] + lines).prefix(room))
    var y = safe.midY - Double(shown.count) * lineHeight / 2 + 13
    return shown.enumerated().map { index, line in
      defer { y += index == 0 ? lineHeight + 4 : lineHeight }
      let size = index == 0 ? 16.0 : 12
      let weight = index == 0 ? 600 : 400
      let width = TextEstimate.naturalWidth(of: line, size: size, weight: weight)
      let fitting = width > safe.width - 24 ? size * (safe.width - 24) / width : size
      return .text(
        TextRun(
          line, x: safe.midX, baseline: y, anchor: .middle, size: fitting, weight: weight,
          color: index == 0 ? .black : Color(0x3C3C43)))
    }
  }
}

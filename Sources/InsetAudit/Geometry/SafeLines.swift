import InsetDevices
import InsetScreens

/// Where the safe area ends for one view, in window coordinates.
///
/// The window's own insets hold everywhere; a container that adds a bar gives its children more, which shows in
/// the insets of the view's ancestors. // SA-03, SA-34
struct SafeLines {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  init(of item: Item, in screen: FlatScreen) {
    let size = screen.canvas.size
    let window = screen.canvas.safeAreaInsets
    top = window.top
    left = window.left
    bottom = size.height - window.bottom
    right = size.width - window.right
    var above = item.parent
    while let index = above {
      above = screen.items[index].parent
      guard screen.items[index].scroller == nil else { continue }
      let frame = screen.items[index].node.windowFrame
      let insets = screen.items[index].node.safeAreaInsets
      if insets.top > 0 { top = max(top, frame.minY + insets.top) }
      if insets.left > 0 { left = max(left, frame.minX + insets.left) }
      if insets.bottom > 0 { bottom = min(bottom, frame.maxY - insets.bottom) }
      if insets.right > 0 { right = min(right, frame.maxX - insets.right) }
    }
  }
}

extension Canvas {
  /// The y from which the home indicator's area reaches to the bottom; nil where there is none.
  var indicatorZoneTop: Double? { safeAreaInsets.bottom > 0 ? size.height - safeAreaInsets.bottom : nil }

  /// The band at the top that holds a notch or an island, window coordinates; nil where the top is free.
  var housingBand: Rect? {
    let band = Rect(x: 0, y: 0, width: size.width, height: safeAreaInsets.top)
    guard sensorHousing.contains(where: { $0.midY < band.maxY && $0.width > $0.height }) else { return nil }
    return band.isEmpty ? nil : band
  }

  /// Whether a rectangle reaches from one side of the window to the other.
  func isSpanned(by rect: Rect) -> Bool { rect.minX <= 0.5 && rect.maxX >= size.width - 0.5 }
}

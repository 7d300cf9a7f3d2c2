import InsetDevices
import InsetScreens

extension NodePainter {
  /// A progress view: the thin line. // IC-05
  func paintProgressView() -> [Shape] {
    let share = min(max(number(NodeAttributes.value) ?? 0.5, 0), 1)
    let radius = frame.height / 2
    let rest = color(NodeAttributes.maximumTrackTintColor) ?? palette.fill
    let width = frame.width * share
    let x = context.isRightToLeft ? frame.maxX - width : frame.x
    let done = Rect(x: x, y: frame.y, width: width, height: frame.height)
    return [
      .roundedRect(frame, radius: radius, fill: .color(rest)),
      .roundedRect(done, radius: radius, fill: .color(color(NodeAttributes.minimumTrackTintColor) ?? tint)),
    ]
  }

  /// An activity indicator: eight spokes that fade. // IC-06
  func paintActivityIndicator() -> [Shape] {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return [] }
    let ink = color(NodeAttributes.color) ?? palette.gray
    let spoke = Rect(x: -side * 0.055, y: -side * 0.48, width: side * 0.11, height: side * 0.27)
    return (0..<8).map { index in
      let strength = 0.25 + 0.75 * Double(7 - index) / 7
      let shape = Shape.roundedRect(spoke, radius: spoke.width / 2, fill: .color(ink.faded(strength)))
      let turned = Transform(x: frame.midX, y: frame.midY, rotation: Double(-45 * index))
      return .group(Group([shape], transform: turned))
    }
  }

  /// A page control: a dot a page. Where the app gives no colours, such as can be seen on what lies behind.
  /// // IC-07, N-033
  func paintPageControl() -> [Shape] {
    let count = integer(NodeAttributes.numberOfPages, default: 3, in: 0...40)
    guard count > 0 else { return [] }
    let current = integer(NodeAttributes.currentPage, default: 0, in: -1...1000)
    let ink = context.backdrop.luminance > 0.6 ? Color.black : .white
    let other = color(NodeAttributes.pageIndicatorTintColor) ?? ink.withAlpha(0.22)
    let active = color(NodeAttributes.currentPageIndicatorTintColor) ?? ink.withAlpha(0.75)
    let dot = 7.5
    let pitch = min(18, frame.width / Double(count))
    let start = frame.midX - pitch * Double(count - 1) / 2
    return (0..<count).map { index in
      let shown = context.isRightToLeft ? count - 1 - index : index
      let place = Rect(
        x: start + pitch * Double(shown) - dot / 2, y: frame.midY - dot / 2, width: dot, height: dot)
      return .roundedRect(place, radius: dot / 2, fill: .color(index == current ? active : other))
    }
  }
}

import InsetDevices
import InsetScreens

extension NodePainter {
  private var enabledOpacity: Double { node.isEnabled ? 1 : 0.5 }

  private func dimmed(_ shapes: [Shape]) -> [Shape] {
    node.isEnabled ? shapes : [.group(Group(shapes, opacity: enabledOpacity))]
  }

  /// A knob: white, with a soft shadow.
  private func knob(_ rect: Rect, color: Color = .white) -> [Shape] {
    let radius = min(rect.width, rect.height) / 2
    return softShadow(of: rect, radius: radius, opacity: 0.13, blur: 2.5) + [
      .roundedRect(rect, radius: radius, fill: .color(color)),
      .roundedRect(rect, radius: radius, stroke: Stroke(Color.black.withAlpha(0.05), width: 0.5)),
    ]
  }

  /// A switch: 51×31 with a round knob, from iOS 26 63×28 with a long one. // IC-01
  func paintSwitch() -> [Shape] {
    let isOn = flag(NodeAttributes.isOn)
    let isLong = frame.height < 30
    let track = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let color = isOn ? color(NodeAttributes.onTintColor) ?? palette.green : palette.secondaryFill
    let margin = 2.0
    let height = max(track.height - 2 * margin, 0)
    let width = min(isLong ? height * 1.62 : height, max(track.width - 2 * margin, 0))
    let atRight = isOn != context.isRightToLeft
    let x = atRight ? track.maxX - margin - width : track.x + margin
    let place = Rect(x: x, y: track.y + margin, width: width, height: height)
    let thumb = self.color(NodeAttributes.thumbTintColor) ?? .white
    return dimmed(
      [.roundedRect(track, radius: track.height / 2, fill: .color(color))] + knob(place, color: thumb))
  }

  /// A slider: track, filled part, thumb, and the images at its ends.
  func paintSlider() -> [Shape] {
    let isLong = context.usesGlass
    var left = frame.x + 2
    var right = frame.maxX - 2
    var shapes: [Shape] = []
    let icon = Size(width: 18, height: 18)
    for (key, atLeft) in [(NodeAttributes.minimumImage, true), (NodeAttributes.maximumImage, false)] {
      guard let name = attribute(key), !name.isEmpty else { continue }
      let x = atLeft ? frame.x + 2 : frame.maxX - 2 - icon.width
      let place = Rect(x: x, y: frame.midY - icon.height / 2, width: icon.width, height: icon.height)
      shapes += picture(name, in: place, color: palette.gray)
      if atLeft { left = place.maxX + 10 } else { right = place.x - 10 }
    }
    let low = number(NodeAttributes.minimumValue) ?? 0
    let high = number(NodeAttributes.maximumValue) ?? 1
    let value = number(NodeAttributes.value) ?? 0.5
    let share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
    let thumb = isLong ? Size(width: 38, height: 24) : Size(width: 27, height: 27)
    let thickness = isLong ? 6.0 : 4.0
    let length = max(right - left, 0)
    let x = left + max(length - thumb.width, 0) * (context.isRightToLeft ? 1 - share : share)
    let track = Rect(x: left, y: frame.midY - thickness / 2, width: length, height: thickness)
    let done =
      context.isRightToLeft
      ? Rect(x: x + thumb.width / 2, y: track.y, width: track.maxX - x - thumb.width / 2, height: thickness)
      : Rect(x: left, y: track.y, width: x + thumb.width / 2 - left, height: thickness)
    let rest = color(NodeAttributes.maximumTrackTintColor) ?? palette.fill
    shapes.append(.roundedRect(track, radius: thickness / 2, fill: .color(rest)))
    let filled = color(NodeAttributes.minimumTrackTintColor) ?? tint
    shapes.append(.roundedRect(done, radius: thickness / 2, fill: .color(filled)))
    let place = Rect(x: x, y: frame.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    shapes += knob(place, color: color(NodeAttributes.thumbTintColor) ?? .white)
    return dimmed(shapes)
  }

  /// A stepper: minus and plus with a line between them. // IC-02
  func paintStepper() -> [Shape] {
    let isGlass = context.usesGlass
    let half = frame.width / 2
    let ink = node.isEnabled ? palette.label : palette.tertiaryLabel
    let left = Rect(x: frame.x, y: frame.y, width: half, height: frame.height)
    let right = left.offset(x: half, y: 0)
    let side = Size(width: 15, height: 15)
    let divider = Stroke(palette.separator, width: 1)
    var shapes: [Shape] = [
      .roundedRect(frame, radius: isGlass ? frame.height / 2 : 8, fill: .color(palette.tertiaryFill)),
      .line(x1: frame.midX, y1: frame.y + 7, x2: frame.midX, y2: frame.maxY - 7, stroke: divider),
    ]
    shapes += Symbols.shapes("minus", in: centered(side, in: left), color: ink, weight: 2.4)
    shapes += Symbols.shapes("plus", in: centered(side, in: right), color: ink, weight: 2.4)
    return shapes
  }

  func paintColorWell() -> [Shape] {
    let side = min(frame.width, frame.height)
    let place = centered(Size(width: side, height: side), in: frame)
    let inner = centered(Size(width: side * 0.62, height: side * 0.62), in: frame)
    let colors = [Color(0xFF5E57), Color(0xFFC247), Color(0x4CD07D), Color(0x4C8DFF), Color(0xB25CFF)]
    return [
      .roundedRect(place, radius: side / 2, fill: .gradient(colors, isDiagonal: true)),
      .roundedRect(inner, radius: side / 2, fill: .color(color(NodeAttributes.color) ?? .white)),
    ]
  }
}

import InsetDevices

/// A stand-in for a photograph or an illustration: a quiet landscape in colours that follow from the name.
///
/// The same name looks the same everywhere. Small pictures are a plain gradient with a little sun.
func placeholderShapes(in rect: Rect, name: String, radius: Double) -> [Shape] {
  guard !rect.isEmpty else { return [] }
  let scheme = PlaceholderScheme.named(name)
  let side = min(rect.width, rect.height)
  var inside: [Shape] = [.rect(rect, fill: .gradient([scheme.sky, scheme.horizon], isDiagonal: false))]
  let sun = side * 0.16
  let place = Rect(
    x: rect.x + rect.width * scheme.sunX - sun / 2, y: rect.y + rect.height * 0.26 - sun / 2, width: sun,
    height: sun)
  inside.append(.roundedRect(place, radius: sun, fill: .color(Color.white.withAlpha(0.85))))
  if side >= 28 {
    inside.append(
      .path(hill(in: rect, left: 0.62, peak: 0.48, at: 0.30, right: 0.78), fill: .color(scheme.far)))
    inside.append(
      .path(hill(in: rect, left: 0.80, peak: 0.56, at: 0.72, right: 0.66), fill: .color(scheme.middle)))
    inside.append(
      .path(hill(in: rect, left: 0.78, peak: 0.80, at: 0.45, right: 0.90), fill: .color(scheme.near)))
  } else {
    inside.append(
      .path(hill(in: rect, left: 0.75, peak: 0.52, at: 0.55, right: 0.72), fill: .color(scheme.near)))
  }
  return [.group(Group(inside, clip: Clip(rect, radius: radius)))]
}

/// A hill across the whole picture; heights and the place of the peak are shares of the rectangle.
private func hill(in rect: Rect, left: Double, peak: Double, at: Double, right: Double) -> Path {
  func x(_ share: Double) -> Double { rect.x + rect.width * share }
  func y(_ share: Double) -> Double { rect.y + rect.height * share }
  var path = Path()
  path.move(x(0), rect.maxY)
  path.line(x(0), y(left))
  path.curve(x(at * 0.45), y(left), x(at * 0.65), y(peak), x(at), y(peak))
  path.curve(x(at + (1 - at) * 0.35), y(peak), x(at + (1 - at) * 0.55), y(right), x(1), y(right))
  path.line(x(1), rect.maxY)
  path.close()
  return path
}

private struct PlaceholderScheme {
  var sky: Color
  var horizon: Color
  var far: Color
  var middle: Color
  var near: Color
  var sunX: Double

  init(_ sky: UInt32, _ horizon: UInt32, _ far: UInt32, _ middle: UInt32, _ near: UInt32, sunX: Double) {
    self.sky = Color(sky)
    self.horizon = Color(horizon)
    self.far = Color(far)
    self.middle = Color(middle)
    self.near = Color(near)
    self.sunX = sunX
  }

  static func named(_ name: String) -> PlaceholderScheme {
    var digest: UInt32 = 2_166_136_261
    for byte in name.utf8 { digest = (digest ^ UInt32(byte)) &* 16_777_619 }
    return all[Int((digest >> 8) % UInt32(all.count))]
  }

  private static let all: [PlaceholderScheme] = [
    PlaceholderScheme(0x8EC5E8, 0xE6F1F4, 0xA9C7C9, 0x6FA3A0, 0x3F7773, sunX: 0.74),
    PlaceholderScheme(0xF6B48F, 0xFCE6CF, 0xD9A58F, 0xA8718A, 0x6B4A72, sunX: 0.68),
    PlaceholderScheme(0x9DB4E8, 0xEDE7F6, 0xB4B4DC, 0x7F86BF, 0x4D5591, sunX: 0.26),
    PlaceholderScheme(0xF3CF7A, 0xFBF0D3, 0xD8C083, 0xA69B5C, 0x6C7045, sunX: 0.30),
    PlaceholderScheme(0x7FC9C4, 0xE3F4EE, 0x9BCDB8, 0x5FA58B, 0x317560, sunX: 0.70),
    PlaceholderScheme(0xE9A6B9, 0xFBE9EA, 0xD6A9BE, 0x9F7BA6, 0x64547F, sunX: 0.34),
    PlaceholderScheme(0x7EB0DD, 0xDCEBF7, 0x9DB9D2, 0x62879F, 0x3A5A73, sunX: 0.28),
    PlaceholderScheme(0xEFB07C, 0xFAE7D5, 0xCDA98C, 0x94806F, 0x5A5A5C, sunX: 0.72),
  ]
}

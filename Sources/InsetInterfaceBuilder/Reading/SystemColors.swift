/// UIKit's named colours in light appearance, by the names that documents use.
enum SystemColors {
  static let light: [String: ColorValue] = {
    var colors: [String: ColorValue] = [:]
    for (name, color) in opaque { colors[name] = bytes(color.0, color.1, color.2, alpha: 1) }
    for (name, color) in translucent { colors[name] = bytes(color.0, color.1, color.2, alpha: color.3) }
    for (name, white) in greys { colors[name] = ColorValue(white: white) }
    colors["clearColor"] = .clear
    colors["lightTextColor"] = ColorValue(white: 1, alpha: 0.6)
    return colors
  }()

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int, alpha: Double) -> ColorValue {
    ColorValue(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  private static let opaque: [(String, (Int, Int, Int))] = [
    ("systemBlueColor", (0, 122, 255)), ("systemGreenColor", (52, 199, 89)),
    ("systemRedColor", (255, 59, 48)), ("systemOrangeColor", (255, 149, 0)),
    ("systemYellowColor", (255, 204, 0)), ("systemPinkColor", (255, 45, 85)),
    ("systemPurpleColor", (175, 82, 222)), ("systemTealColor", (48, 176, 199)),
    ("systemIndigoColor", (88, 86, 214)), ("systemBrownColor", (162, 132, 94)),
    ("systemMintColor", (0, 199, 190)), ("systemCyanColor", (50, 173, 230)),
    ("systemGrayColor", (142, 142, 147)), ("systemGray2Color", (174, 174, 178)),
    ("systemGray3Color", (199, 199, 204)), ("systemGray4Color", (209, 209, 214)),
    ("systemGray5Color", (229, 229, 234)), ("systemGray6Color", (242, 242, 247)),
    ("tintColor", (0, 122, 255)), ("linkColor", (0, 122, 255)),
    ("opaqueSeparatorColor", (198, 198, 200)), ("secondarySystemBackgroundColor", (242, 242, 247)),
    ("systemGroupedBackgroundColor", (242, 242, 247)),
    ("tertiarySystemGroupedBackgroundColor", (242, 242, 247)),
    ("groupTableViewBackgroundColor", (242, 242, 247)),
    ("scrollViewTexturedBackgroundColor", (111, 113, 121)), ("redColor", (255, 0, 0)),
    ("greenColor", (0, 255, 0)), ("blueColor", (0, 0, 255)), ("cyanColor", (0, 255, 255)),
    ("yellowColor", (255, 255, 0)), ("magentaColor", (255, 0, 255)), ("orangeColor", (255, 128, 0)),
    ("purpleColor", (128, 0, 128)), ("brownColor", (153, 102, 51)),
  ]

  private static let translucent: [(String, (Int, Int, Int, Double))] = [
    ("secondaryLabelColor", (60, 60, 67, 0.6)), ("tertiaryLabelColor", (60, 60, 67, 0.3)),
    ("quaternaryLabelColor", (60, 60, 67, 0.18)), ("placeholderTextColor", (60, 60, 67, 0.3)),
    ("separatorColor", (60, 60, 67, 0.29)), ("systemFillColor", (120, 120, 128, 0.2)),
    ("secondarySystemFillColor", (120, 120, 128, 0.16)), ("tertiarySystemFillColor", (118, 118, 128, 0.12)),
    ("quaternarySystemFillColor", (116, 116, 128, 0.08)),
  ]

  private static let greys: [(String, Double)] = [
    ("labelColor", 0), ("darkTextColor", 0), ("blackColor", 0), ("darkGrayColor", 1.0 / 3),
    ("grayColor", 0.5), ("lightGrayColor", 2.0 / 3), ("whiteColor", 1), ("systemBackgroundColor", 1),
    ("tertiarySystemBackgroundColor", 1), ("secondarySystemGroupedBackgroundColor", 1),
    ("tableCellGroupedBackgroundColor", 1),
  ]
}

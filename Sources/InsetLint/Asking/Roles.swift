/// Figures of bars that people write into code, in points. They are the habit that rules look for, not measures to lay
/// out with; those are in the device data.
enum BarFigures {
  /// Status and navigation bar together, by phone: 64 without a housing, 88 to 116 with one.
  static let tops: Set<Double> = [64, 88, 91, 92, 94, 96, 97, 98, 103, 106, 116]
  /// Tops alone, as far as they say nothing else: 44 and 20 are too common to count without a role.
  static let statusBars: Set<Double> = [20, 40, 44, 47, 48, 50, 54, 59, 62]
  /// A tab bar without and with the home indicator, and the indicator's inset alone.
  static let bottoms: Set<Double> = [34, 49, 83]
  static let tabBars: Set<Double> = [49, 83]
  /// Heights of screens that have a sensor housing, in points and in pixels.
  static let housingScreens: Set<Double> = [
    812, 844, 852, 874, 896, 912, 926, 932, 956, 2436, 1792, 2688, 2340, 2532, 2778, 2556, 2796, 2622, 2868,
    2736,
  ]
  /// Heights of screens that have none.
  static let olderScreens: Set<Double> = [480, 568, 667, 736, 960, 1136, 1334, 1920, 2208]
}

/// Words that tell what a name stands for; all tests take small letters.
enum Names {
  /// `isIPhoneX`, `hasNotch`, `IS_IPHONE_X_SERIES`: a question for the model.
  static func asksForModel(_ name: String) -> Bool {
    let name = name.filter { $0 != "_" }
    return name.contains("iphonex") || name.contains("notch") || name.contains("xseries")
      || name.contains("isx") && name.hasSuffix("isx") || name == "isxr" || name.contains("bangscreen")
      || name.contains("isipx") || name.contains("fullscreeniphone") || name.contains("isiphone1")
  }

  static func isTop(_ name: String) -> Bool {
    name.contains("nav") || name.contains("status") || name.contains("top") || name.contains("header")
  }

  static func isBottom(_ name: String) -> Bool {
    name.contains("tab") && !name.contains("table") || name.contains("bottom") || name.contains("dock")
      || name.contains("homebar") || name.contains("homeindicator") || name.contains("toolbar")
      || name.contains("footer")
  }

  static func isControl(_ name: String) -> Bool {
    ["done", "close", "cancel", "back", "button", "btn", "dismiss", "skip"].contains { name.contains($0) }
      && !name.contains("background")
  }

  static func isKeyboard(_ name: String) -> Bool {
    name.contains("keyboard") || name.contains("kbheight") || name.contains("kbsize") || name == "kb"
  }
}

extension CodeFile {
  /// Whether only systems before one run a token.
  func isFallback(_ token: Int, below version: Double) -> Bool {
    fallbacks.contains { $0.below <= version && $0.tokens.contains(token) }
  }

  /// The places where the code asks for the status bar's height: `statusBarFrame…height`.
  func statusBarHeights() -> [Int] {
    reader.places(of: "statusBarFrame").filter { place in
      // `…statusBarFrame.size.height` and `[… statusBarFrame].size.height`.
      let end = reader.at(place + 1, "]") ? place + 2 : place + 1
      return (end..<min(end + 6, reader.count)).contains { index in
        reader.at(index, "height")
          && (end..<index).allSatisfy { reader.at($0, any: [".", "size", "?", "!"]) }
      }
    }
  }

  /// The names of functions around a token, as `viewDidLoad`; nil at the top.
  func functionName(around token: Int) -> String? { function(around: token)?.name }
}

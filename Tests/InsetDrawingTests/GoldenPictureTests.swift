import Foundation
import InsetDevices
import InsetDiagnostics
import InsetDrawing
import InsetScreens
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures compared byte for byte with `Expected/*.svg`; oracle: self. `INSET_UPDATE=1` rewrites them.
@Suite struct GoldenPictureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var screen: Screen
    var options = DrawingOptions()
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "trips-iphone-x", screen: SampleScreen.trips(on: SampleCanvas.iPhoneX)),
    Case(
      name: "checkout-iphone-x-fault", screen: SampleScreen.checkout(on: SampleCanvas.iPhoneX),
      options: DrawingOptions(highlights: [
        Highlight(
          rect: Rect(x: 20, y: 754, width: 335, height: 50), objectID: "pay-button",
          label: "26 pt inside the home indicator area")
      ])),
    Case(name: "checkout-iphone-8", screen: SampleScreen.checkout(on: SampleCanvas.iPhone8)),
    Case(
      name: "checkout-iphone-14-pro-fault", screen: SampleScreen.checkout(on: SampleCanvas.iPhone14Pro),
      options: DrawingOptions(highlights: [
        Highlight(rect: Rect(x: 20, y: 794, width: 353, height: 50), label: "26 pt inside")
      ])),
    Case(
      name: "player-iphone-x-landscape-fault", screen: SampleScreen.player(on: SampleCanvas.iPhoneXLandscape),
      options: DrawingOptions(highlights: [
        Highlight(
          rect: Rect(x: 8, y: 16, width: 44, height: 44), severity: .warning,
          label: "36 pt beside the safe area")
      ])),
    Case(
      name: "player-iphone-x-landscape-safe-area",
      screen: SampleScreen.player(on: SampleCanvas.iPhoneXLandscape),
      options: DrawingOptions(showsSafeArea: true)),
    Case(name: "chat-iphone-14-pro", screen: SampleScreen.chat(on: SampleCanvas.iPhone14Pro)),
    Case(name: "form-ipad-landscape", screen: SampleScreen.form(on: SampleCanvas.iPad)),
    Case(name: "form-ipad-pro", screen: SampleScreen.form(on: SampleCanvas.iPadPro)),
    Case(name: "controls-iphone-8", screen: SampleScreen.controls(on: SampleCanvas.iPhone8)),
    Case(
      name: "controls-without-device", screen: SampleScreen.controls(on: SampleCanvas.iPhone8),
      options: DrawingOptions(showsDevice: false, showsSafeArea: true, showsFrames: true, scale: 2)),
    Case(name: "map-iphone-14-pro", screen: SampleScreen.map(on: SampleCanvas.iPhone14Pro)),
    Case(name: "settings-ios-26", screen: SampleScreen.glass()),
    Case(name: "colours-of-display-p3", screen: SampleScreen.wideColours()),
    Case(name: "cell", screen: SampleScreen.cell()),
    Case(name: "hostile-text", screen: SampleScreen.hostile()),
  ]

  @Test(arguments: cases) func picture(_ sample: Case) throws {
    let drawn = svg(of: sample.screen, options: sample.options)
    let file = Expected.folder.appendingPathComponent(sample.name + ".svg")
    if Expected.isUpdating {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(drawn == expected, "run with INSET_UPDATE=1 and look at the difference")
  }

  @Test(arguments: cases) func isWellFormed(_ sample: Case) {
    let drawn = svg(of: sample.screen, options: sample.options)
    let parser = XMLParser(data: Data(drawn.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
  }
}

enum Expected {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Expected")
  static let isUpdating = ProcessInfo.processInfo.environment["INSET_UPDATE"] == "1"
}

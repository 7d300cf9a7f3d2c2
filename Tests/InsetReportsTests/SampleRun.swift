import Foundation
import InsetDiagnostics
import InsetReports

/// A run as the check fills it, by hand.
enum SampleRun {
  static let canvases = [
    "iPhone 8, portrait", "iPhone X, portrait", "iPhone X, landscape", "iPhone 14 Pro, portrait",
    "iPad 9.7, landscape", "iPad Pro 11, portrait",
  ]

  static let payButton = Finding(
    rule: "control-in-home-indicator-zone", severity: .error,
    place: Place(file: "Voyage/Checkout.storyboard", line: 64, column: 25, object: "pay-button"),
    message: "'Pay € 810.00' button lies 26 pt inside the home indicator area",
    why: [
      "on iPhone X, portrait, the safe area ends at 778 of 812; the button ends at 804",
      "root.bottom = Footer.bottom  (line 71)",
      "Footer.bottom = Pay.bottom + 8  (line 64)",
    ],
    canvases: ["iPhone X, portrait", "iPhone 14 Pro, portrait"], canvasesChecked: 6,
    where_: "every iPhone with a home indicator, portrait",
    remedy: Remedy(
      text: "Hang the bottom constraint on the safe area instead of the root view.", safety: .safe))

  static let closeButton = Finding(
    rule: "content-outside-safe-sides", severity: .warning,
    place: Place(file: "Voyage/Player.storyboard", line: 31, column: 9, object: "close-button"),
    message: "'close' button reaches 36 pt into the side beside the sensor housing",
    why: ["close.leading = root.leading + 8  (line 31)"],
    canvases: ["iPhone X, landscape"], canvasesChecked: 6, where_: "every Face ID iPhone, landscape",
    remedy: Remedy(
      text: "Hang the leading constraint on the safe area or the layout margins.", safety: .unsafe))

  static let document = Finding(
    rule: "ib-safe-area-disabled", severity: .warning,
    place: Place(file: "Voyage/Legacy/About.xib", line: 2, column: 1),
    message: "the document does not use the safe area", why: ["useSafeAreas is missing  (line 2)"],
    remedy: Remedy(text: "Tick Use Safe Area Layout Guide in the file inspector."))

  static let note = Finding(
    rule: "ambiguous-layout", severity: .info,
    place: Place(file: "Voyage/Checkout.storyboard", line: 40, column: 21, object: "total-label"),
    message: "the width of 'Total' follows from no constraint")

  static var run: CheckRun {
    CheckRun(
      title: "Voyage", findings: [closeButton, payButton, document, note], documents: 4, screensChecked: 7,
      canvases: canvases,
      pictures: [
        picture(
          "Checkout", "Checkout", "checkout", "iPhone X, portrait", "checkout-iphone-x-fault", [1], true),
        picture(
          "Checkout", "Checkout", "checkout", "iPhone 14 Pro, portrait", "checkout-iphone-14-pro-fault", [1],
          true),
        picture("Checkout", "Checkout", "checkout", "iPhone 8, portrait", "checkout-iphone-8", [], false),
        picture(
          "Player", "Player", "player", "iPhone X, landscape", "player-iphone-x-landscape-fault", [0], true),
        picture("Trips", "Main", "trips", "iPhone X, portrait", "trips-iphone-x", [], false),
        picture("Chat", "Main", "chat", "iPhone 14 Pro, portrait", "chat-iphone-14-pro", [], false),
        picture("Map", "Main", "map", "iPhone 14 Pro, portrait", "map-iphone-14-pro", [], false),
        picture("Profile", "Main", "profile", "iPad 9.7, landscape", "form-ipad-landscape", [], false),
        picture("TripCell", "Main", "cell", "320×568 window", "cell", [], false),
      ],
      version: "0.1.0", notes: ["Voyage/Broken.xib could not be read: it ends inside an element."])
  }

  /// The same with two of its rules described.
  static var described: CheckRun {
    var run = run
    run.notLaidOut = 2
    run.rules = [
      RuleInfo(
        id: "control-in-home-indicator-zone", severity: .error,
        summary: "A control under the home indicator.",
        documentation: "The system takes the touch.\n\n# Instead\n\nUse the safe area."),
      RuleInfo(id: "text-truncated", severity: .warning, summary: "Not here.", documentation: "Not here."),
    ]
    return run
  }

  private static func picture(
    _ title: String, _ file: String, _ screen: String, _ canvas: String, _ svg: String, _ findings: [Int],
    _ isFaulty: Bool
  ) -> Picture {
    Picture(
      title: title, file: "Voyage/\(file).storyboard", screenID: screen, canvasName: canvas, svg: drawn(svg),
      findings: findings, isFaulty: isFaulty)
  }

  /// The pictures of the drawing tests.
  private static func drawn(_ name: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("InsetDrawingTests/Expected/\(name).svg")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Every text tries to leave its place.
  static var hostile: CheckRun {
    let words =
      "<script>alert('x')</script> & \"quoted\" ]]> \u{1B}[31m \u{202E}reversed \u{0}\u{7} مرحبا\nline"
    let finding = Finding(
      rule: "rule\"><b>", severity: .error,
      place: Place(
        file: "a/<b>\"&.storyboard", line: 1, column: 2, object: "\"><img src=x onerror=alert(1)>"),
      message: words, why: [words, "</li></ol><script>"], canvases: [words], canvasesChecked: 1,
      where_: words,
      remedy: Remedy(text: words, safety: .safe))
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"40\" viewBox=\"0 0 30 40\"></svg>"
    return CheckRun(
      title: words, findings: [finding], documents: 1, screensChecked: 1, canvases: [words],
      pictures: [
        Picture(
          title: words, file: "a/<b>\"&.storyboard", screenID: "\"'<>", canvasName: words, svg: svg,
          findings: [0, 7, -1], isFaulty: true),
        Picture(title: "no picture", file: "b", screenID: "c", canvasName: "d", svg: "not an svg"),
        Picture(
          title: "no size", file: "b", screenID: "e", canvasName: "d", svg: "<svg width=\"x\" height=\"0\">"),
      ], version: words, notes: [words])
  }
}

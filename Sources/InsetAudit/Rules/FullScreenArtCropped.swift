import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Tells of pictures that fill the screen and lose a good part of themselves on some devices.
///
///     <imageView contentMode="scaleAspectFill" image="Welcome"/>        // 375 × 667: 46 % cut off on an iPad
///
/// Instead, keep what matters in the middle, or bring a picture for the other shape. Advice only.
public struct FullScreenArtCropped: AuditRule {
  public static let info = RuleInfo(
    id: "full-screen-art-cropped", severity: .info,
    summary: "A picture that fills the screen loses a third or more of itself on some devices.",
    documentation: """
      Tells of an image view over the whole window whose picture is scaled to fill and of which a third or more is cut
      off on some devices, while most of it is seen on others.

      ## Why

      A picture made for one screen has that screen's shape. Phones are from 3:2 to 19.5:9 high, iPads 4:3, windows of
      any shape: heads and words at the picture's rim are lost.

      ## Example

      ```xml
      <imageView contentMode="scaleAspectFill" image="Welcome" id="art"/>
      ```

      With a picture of 375 × 667 points, 25 of 100 parts are lost on iPhone X turned, and more on an iPad.

      ## Instead

      Keep what matters in the middle two thirds, or bring pictures for compact and regular size classes.

      ## Severity

      Info: only people see what the picture shows.

      ## Fix safety

      No fix.

      ## When it is right

      Not reported: pictures that are cut alike everywhere; small pictures; those that fit, stretch or repeat; pictures
      whose size the document does not tell.
      """)

  private static let lost = 1.0 / 3
  /// Where at most so much is lost the picture was made for the screen.
  private static let fits = 0.15

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    let judged = screens.possible(facts).filter { screen in
      screen.screen.kind == .controller || screen.screen.kind == .launchScreen
    }
    var found: [(sighting: Sighting, share: Double)] = []
    for screen in judged {
      for item in screen.items[screen.documentView.index..<screen.documentView.end] {
        guard let share = lostShare(of: item, in: screen) else { continue }
        let name = Words.name(of: item.node)
        let percent = Words.points((share * 100).rounded())
        let sighting = Sighting(
          key: screen.key(of: item), group: nil, canvas: screen.canvas, severity: .info, amount: share * 100,
          name: name, place: item.node.place ?? screen.screen.document.place,
          message: "\(percent) % of \(name) is cut off (\(screen.canvas.name))",
          why: [
            "the picture is \(size(item.node.image?.size)), the view \(size(item.frame.size))"
          ], remedy: "keep what matters in the middle, or bring a picture for the other shape")
        found.append((sighting, share))
      }
    }
    let fitting = Set(found.filter { $0.share <= Self.fits }.map(\.sighting.key))
    let kept = found.filter { $0.share >= Self.lost && fitting.contains($0.sighting.key) }.map(\.sighting)
    return Merge(rule: Self.info.id, checked: judged.map(\.canvas)).findings(from: kept)
  }

  /// The part of the picture that is cut off; nil where it does not fill the window.
  private func lostShare(of item: Item, in screen: FlatScreen) -> Double? {
    guard let image = item.node.image, image.contentMode == "scaleAspectFill", !image.isSystemSymbol,
      let size = image.size, size.width > 1, size.height > 1, item.isSeen, item.frame.width > 1,
      item.frame.height > 1, item.frame.contains(screen.canvas.bounds, tolerance: 1)
    else { return nil }
    let scale = max(item.frame.width / size.width, item.frame.height / size.height)
    return 1 - item.frame.area / (size.width * scale * size.height * scale)
  }

  private func size(_ size: Size?) -> String {
    guard let size else { return "of unknown size" }
    return "\(Words.points(size.width)) × \(Words.points(size.height)) pt"
  }
}

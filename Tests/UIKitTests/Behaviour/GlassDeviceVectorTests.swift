import InsetDevices
import Testing

@testable import UIKit

/// ios26_vectors.json: iPhone Duo, window controls, propagation, margins, text sizes, buttons, page controls.
/// // N-028, N-030, N-033, N-040, N-041, N-050, N-060, N-065, N-066
@Suite("iOS 26 device and view vectors") @MainActor
struct GlassDeviceVectorTests {
  @Test("iPhone Duo", arguments: Vectors.kinds("duo"))
  func duo(_ vector: Vector) throws { try Self.devices.check(vector) }

  @Test("window controls", arguments: Vectors.kinds("windowControls"))
  func windowControls(_ vector: Vector) throws { try Self.devices.check(vector) }

  @Test(
    "safe areas and margins",
    arguments: Vectors.kinds("safeAreaPropagation", "layoutMargins", "additionalSafeArea"))
  func propagation(_ vector: Vector) throws { try Self.views.check(vector) }

  @Test(
    "text sizes, buttons, page controls",
    arguments: Vectors.kinds("fontMetrics", "buttonConfiguration", "pageControl"))
  func control(_ vector: Vector) throws { try Self.controls.check(vector) }

  private static func all(_ kind: String, _ scenario: @escaping Scenarios.Scenario) -> [String: Scenarios
    .Scenario]
  {
    Dictionary(uniqueKeysWithValues: Vectors.kinds(kind).map { ($0.id, scenario) })
  }

  static let devices = Scenarios(
    byID: all("duo", duo).merging(all("windowControls", windowControls)) { first, _ in first })

  static let views = Scenarios(
    byID: all("safeAreaPropagation", propagation).merging(
      [
        "LMG-01": ownMargins, "LMG-02": ownMargins, "LMG-03": preservedMargins, "LMG-04": additional,
      ]) { first, _ in first })

  static let controls = Scenarios(
    byID: all("fontMetrics", scaledValue).merging(all("buttonConfiguration", button)) { first, _ in first }
      .merging(all("pageControl", pages)) { first, _ in first })

  // MARK: iPhone Duo. // N-040, N-041

  private static func duo(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    // UIKit names an orientation after the side of the home button, a pose is named after the device's top.
    let poses: [String: Pose] = [
      "portrait": .portrait, "upside-down": .portraitUpsideDown, "landscape-left": .landscapeRight,
      "landscape-right": .landscapeLeft,
    ]
    let pose = try #require(given["orientation"]?.string.flatMap { poses[$0] })
    let display: Device.Display.Kind = given["screen"] == "outer" ? .outer : .inner
    var canvas = try Canvases.device("iPhone Duo", pose, ios: 27.1, display: display)
    canvas.isPartiallyFolded = given["pose"] == "partially-folded"
    let stage = Stage(canvas)
    let view = stage.root
    let occlusions = view.reservedRegions(kind: .occlusion, options: .includeInactive)
    let division = view.reservedRegions(kind: .division, options: .includeInactive).first
    #expect(view.reservedRegions(kind: .division).count == (canvas.isPartiallyFolded ? 1 : 0))
    let classes = [canvas.horizontalSizeClass, canvas.verticalSizeClass].map { Figure.text($0.rawValue) }
    return [
      "window": Figure(stage.window.bounds.size), "safe": Figure(view.safeAreaInsets),
      "occlusion": .list(
        occlusions.map { ["rect": Figure($0.frame), "active": Figure($0.isActive), "what": .unmeasured] }),
      "division": division.map { region in
        let isAcross = region.frame.width > region.frame.height
        return [
          "rect": Figure(region.frame), "active": Figure(region.isActive),
          "margins": isAcross ? [20, 0, 20, 0] : [0, 20, 0, 20],
        ]
      } ?? .none,
      "sizeClass": .list(classes),
    ]
  }

  // MARK: Window controls. // N-050

  private static func windowControls(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let size = try #require(given["window"]?.size)
    let full = try Canvases.device("iPad Air 11-inch (M3)", .landscapeLeft, ios: 27)
    var canvas = full
    if size != full.size { canvas = .window(width: size.width, height: size.height) }
    canvas.safeAreaInsets = try #require(given["safe"]?.insets)
    let view = Stage(canvas).root
    return [
      "safeAreaCornerHorizontalLeading": Figure(
        view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).left),
      "safeAreaCornerVerticalTop": Figure(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top),
    ]
  }

  // MARK: Propagation and margins. // N-065, N-066

  private static func propagation(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let parent = try #require(given["parent"]?.rect)
    let child = UIView(frame: try #require(given["child"]?.rect))
    _ = Stage(Canvases.plain(parent.size.plain, safe: try #require(given["parentSafe"]?.insets), ios: 26)) {
      $0.addSubview(child)
    }
    return ["childSafe": Figure(child.safeAreaInsets)]
  }

  private static func ownMargins(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.insetsLayoutMarginsFromSafeArea = given["insetsFromSafeArea"]?.bool ?? true
    let canvas = Canvases.plain(
      Size(width: 320, height: 480), safe: try #require(given["safe"]?.insets), ios: 26)
    _ = Stage(canvas) { $0.addSubview(view) }
    return ["layoutMargins": Figure(view.layoutMargins)]
  }

  private static func preservedMargins(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let parent = UIView(frame: try #require(given["parent"]?.rect))
    parent.layoutMargins = UIEdgeInsets(try #require(given["parentMargins"]?.insets))
    let child = UIView(frame: try #require(given["child"]?.rect))
    child.preservesSuperviewLayoutMargins = given["preserves"]?.bool ?? false
    parent.addSubview(child)
    _ = Stage(Canvases.plain(Size(width: 375, height: 667), ios: 26)) { $0.addSubview(parent) }
    return ["layoutMargins": Figure(child.layoutMargins)]
  }

  private static func additional(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let safe = try #require(given["windowSafe"]?.insets)
    let stage = Stage(Canvases.plain(Size(width: 393, height: 852), safe: safe, ios: 26))
    stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
      try #require(given["additional"]?.insets))
    stage.layOut()
    return ["safe": Figure(stage.root.safeAreaInsets)]
  }

  // MARK: Text sizes and controls. // N-030, N-033, N-060

  private static func scaledValue(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let styles: [String: UIFont.TextStyle] = [
      "body": .body, "footnote": .footnote, "caption2": .caption2, "title2": .title2,
    ]
    let style = try #require(given["style"]?.string.flatMap { styles[$0] })
    let category = try #require(given["category"]?.string.flatMap { ContentSizeCategory(rawValue: $0) })
    let value = UIFontMetrics(forTextStyle: style).scaledValue(
      for: CGFloat(try #require(given["base"]?.double)), contentSizeCategory: category,
      scale: CGFloat(try #require(given["scale"]?.double)))
    return ["scaledValue": Figure(value)]
  }

  private static func button(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    var configuration = UIButton.Configuration.filled()
    if let word = given["buttonSize"]?.string {
      let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
      ]
      configuration.buttonSize = try #require(sizes[word])
    }
    configuration.title = given["title"]?.string ?? "Title"
    if given["subtitle"]?.bool == true { configuration.subtitle = "Subtitle" }
    let button = UIButton(type: .system)
    button.configuration = configuration
    let insets = configuration.effectiveInsets
    let size = ControlVectorTests.frameSize(button, ios: 26.1, scale: 3)
    func line(_ points: CGFloat) -> CGFloat {
      let label = UILabel(frame: .zero)
      label.text = "Title"
      label.font = .systemFont(ofSize: points)
      return ControlVectorTests.frameSize(label, ios: 26.1, scale: 3).height
    }
    return [
      "contentInsets": Figure([insets.top, insets.leading, insets.bottom, insets.trailing]),
      "titleFont": Figure(configuration.defaultFont(in: .large).pointSize), "intrinsic": Figure(size),
      "height": Figure(size.height),
      "parts": Figure([
        insets.top, line(17), configuration.titlePadding, line(13), insets.bottom,
      ]),
    ]
  }

  private static func pages(_ vector: Vector) throws -> [String: Figure] {
    let given = try #require(vector.given)
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = Int(try #require(given["pages"]?.double))
    return ["size": Figure(ControlVectorTests.frameSize(control, ios: 17, scale: 2))]
  }
}

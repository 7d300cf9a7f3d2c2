import InsetDevices
import Testing

@testable import UIKit

/// ios26_vectors.json: sheets. // N-015…N-020
@Suite("iOS 26 sheet vectors") @MainActor
struct GlassSheetVectorTests {
  @Test("sheets", arguments: Vectors.kinds("sheet", "grabber"))
  func sheet(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  static let scenarios = Scenarios(
    byID: Dictionary(
      uniqueKeysWithValues: Vectors.kinds("sheet").map { vector in
        (vector.id, vector.given?["width"] == nil ? sheet : scale)
      }
        + Vectors.kinds("grabber").map { ($0.id, grabber) }))

  private static func detents(_ given: Figure) -> [UISheetPresentationController.Detent] {
    switch given["detent"] {
    case .number(let height)?: return [.custom { _ in CGFloat(height) }]
    case .text(let word)? where word.hasPrefix("medium"): return [.medium(), .large()]
    case .text("large")?: return [.large()]
    default: return [.large()]
    }
  }

  private static func present(_ given: Figure) throws -> (UIViewController, UISheetPresentationController) {
    let stage = Stage(try GivenCanvas(given).canvas)
    let controller = UIViewController()
    switch given["style"]?.string {
    case "formSheet": controller.modalPresentationStyle = .formSheet
    default: controller.modalPresentationStyle = .pageSheet
    }
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = detents(given)
    stage.window.rootViewController?.present(controller, animated: false)
    stage.layOut()
    #expect(controller.presentingViewController === stage.window.rootViewController)
    return (controller, sheet)
  }

  private static func sheet(_ vector: Vector) throws -> [String: Figure] {
    let (controller, sheet) = try present(try #require(vector.given))
    let view: UIView = controller.view
    let safe = view.safeAreaInsets
    let card = sheet.frameOfPresentedViewInContainerView
    return [
      // Where the content really is, the card's scale included.
      "frame": Figure(view.superview?.frame ?? .zero), "height": Figure(card.height),
      "contentSafe": Figure(safe), "contentSafeBottom": Figure(safe.bottom),
      "unscaledHeight": Figure(view.bounds.height),
      "maximumDetentValue": Figure(sheet.maximumDetentValue),
    ]
  }

  /// A phone of which only the width is known.
  private static func scale(_ vector: Vector) throws -> [String: Figure] {
    let width = try #require(vector.given?["width"]?.double)
    let canvas = Canvases.plain(
      Size(width: width, height: 896), safe: Insets(top: 48, bottom: 34), scale: 2, ios: 26.2)
    let geometry = SheetGeometry(
      canvas: canvas, safe: canvas.safeAreaInsets, isForm: false, detent: .medium)
    return [
      "scale": .number((geometry.scale * 10_000).rounded() / 10_000), "sideInset": .number(geometry.frame.x),
    ]
  }

  private static func grabber(_ vector: Vector) throws -> [String: Figure] {
    let width = try #require(vector.given?["sheetWidth"]?.double)
    return ["frameInSheet": Figure(SheetGeometry.grabber(width: width))]
  }
}
